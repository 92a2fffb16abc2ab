"""The lobby: who plays, by which rules, and the buttons to join and start."""

import discord
from discord import SelectOption
from discord.ui import ActionRow, Button, LayoutView, Select, TextDisplay

from bot.engine.state import MOST_SEATS
from bot.store.games import Record
from bot.ui.address import Address, Verb
from bot.ui.checking import fixed_by
from bot.ui.look import GREY, TEAL, Look, mention, picture, plain
from bot.ui.wording import in_short

_TARGETS = (1000, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000)


def lobby(record: Record, look: Look, intro: str | None = None) -> LayoutView:
    """An open lobby. `intro` says, above all else, why it was opened."""
    short = in_short(record.rules, look).replace("\n", "\n-# ")
    texts = (
        intro,
        _head(record, look),
        _players(record, look),
        f"-# {short}",
        _wait(record, look),
        fixed_by(record, look),
    )
    return picture(
        *(TextDisplay(text) for text in texts if text),
        ActionRow(*_buttons(record, look)),
        ActionRow(_targets(record, look)),
        ActionRow(_seats(record, look)),
        accent=TEAL,
    )


def closed_lobby(sentence: str) -> LayoutView:
    """A lobby that will not become a game, and why."""
    return picture(TextDisplay(sentence), accent=GREY)


def _head(record: Record, look: Look) -> str:
    rules, dice = record.rules, look.picture("die_5")
    title = plain(record.title)
    reach, target = rules.target_reach, rules.target
    return look.say("lobby-head", dice=dice, title=title, reach=reach, target=target, id=str(record.id))


def _players(record: Record, look: Look) -> str:
    lines = [
        look.say("lobby-seat", number=number, player=mention(player), host="yes" if player == record.host_id else "no")
        for number, player in enumerate(record.players, start=1)
    ]
    free = record.most_seats - len(record.players)
    return "\n".join([*lines, look.say("lobby-seats-free", free=free)])


def _wait(record: Record, look: Look) -> str:
    ready = "yes" if _is_ready(record) else "no"
    return look.say("lobby-wait", ready=ready, host=mention(record.host_id), closes=str(record.due_at))


def _is_ready(record: Record) -> bool:
    return len(record.players) >= 2


def _address(record: Record, verb: Verb) -> str:
    return str(Address(record.id, record.revision, verb))


def _buttons(record: Record, look: Look) -> list[Button[LayoutView]]:
    is_full = len(record.players) >= record.most_seats
    buttons = (
        (Verb.JOIN, "lobby-join", discord.ButtonStyle.primary, is_full),
        (Verb.START, "lobby-start", discord.ButtonStyle.success, not _is_ready(record)),
        (Verb.LEAVE_LOBBY, "lobby-leave", discord.ButtonStyle.secondary, False),
        (Verb.CANCEL, "lobby-cancel", discord.ButtonStyle.danger, False),
    )
    return [
        Button(label=look.say(key), style=style, custom_id=_address(record, verb), disabled=disabled)
        for verb, key, style, disabled in buttons
    ]


def _targets(record: Record, look: Look) -> Select[LayoutView]:
    now = record.rules.target
    options = [
        SelectOption(label=look.say("lobby-target-option", target=target), value=str(target), default=target == now)
        for target in sorted({*_TARGETS, now})
    ]
    return Select(custom_id=_address(record, Verb.TARGET), placeholder=look.say("lobby-target"), options=options)


def _seats(record: Record, look: Look) -> Select[LayoutView]:
    options = [
        SelectOption(
            label=look.say("lobby-seats-option", seats=seats), value=str(seats), default=seats == record.most_seats
        )
        for seats in range(max(2, len(record.players)), MOST_SEATS + 1)
    ]
    return Select(custom_id=_address(record, Verb.SEATS), placeholder=look.say("lobby-seats"), options=options)
