"""The lobby: who plays, by which rules, and the buttons to join and start."""

import discord
from discord import SelectOption
from discord.ui import ActionRow, Button, LayoutView, Select, TextDisplay

from bot.engine.state import MOST_SEATS
from bot.store.games import Record
from bot.ui.address import Address, Verb
from bot.ui.look import GREY, TEAL, Look, mention, picture, plain
from bot.ui.wording import in_short

_TARGETS = (1000, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000)


def lobby(record: Record, look: Look, intro: str | None = None) -> discord.ui.LayoutView:
    """An open lobby. `intro` says, above all else, why it was opened."""
    seats = [
        look.say("lobby-seat", number=number, player=mention(player), host="yes" if player == record.host_id else "no")
        for number, player in enumerate(record.players, start=1)
    ]
    ready = len(record.players) >= 2
    wait = look.say(
        "lobby-wait", ready="yes" if ready else "no", host=mention(record.host_id), closes=str(record.closes_at)
    )
    free = look.say("lobby-seats-free", free=record.most_seats - len(record.players))
    head = look.say(
        "lobby-head",
        dice=look.picture("die_5"),
        title=plain(record.title),
        reach=record.rules.target_reach,
        target=record.rules.target,
    )

    def button(
        verb: Verb, key: str, style: discord.ButtonStyle, *, disabled: bool = False
    ) -> Button[discord.ui.LayoutView]:
        address = str(Address(record.id, 0, verb))
        return Button(label=look.say(key), style=style, custom_id=address, disabled=disabled)

    full = len(record.players) >= record.most_seats
    row: ActionRow[discord.ui.LayoutView] = ActionRow(
        button(Verb.JOIN, "lobby-join", discord.ButtonStyle.primary, disabled=full),
        button(Verb.START, "lobby-start", discord.ButtonStyle.success, disabled=not ready),
        button(Verb.LEAVE_LOBBY, "lobby-leave", discord.ButtonStyle.secondary),
        button(Verb.CANCEL, "lobby-cancel", discord.ButtonStyle.danger),
    )
    return picture(
        *(TextDisplay(text) for text in (intro, head) if text),
        TextDisplay("\n".join([*seats, free])),
        TextDisplay(f"-# {in_short(record.rules, look)}".replace("\n", "\n-# ")),
        ActionRow(_targets(record, look)),
        ActionRow(_seats(record, look)),
        TextDisplay(wait),
        row,
        accent=TEAL,
    )


def _targets(record: Record, look: Look) -> Select[LayoutView]:
    now = record.rules.target
    options = [
        SelectOption(label=look.say("lobby-target-option", target=target), value=str(target), default=target == now)
        for target in sorted({*_TARGETS, now})
    ]
    return Select(
        custom_id=str(Address(record.id, 0, Verb.TARGET)), placeholder=look.say("lobby-target"), options=options
    )


def _seats(record: Record, look: Look) -> Select[LayoutView]:
    options = [
        SelectOption(
            label=look.say("lobby-seats-option", seats=seats), value=str(seats), default=seats == record.most_seats
        )
        for seats in range(max(2, len(record.players)), MOST_SEATS + 1)
    ]
    return Select(
        custom_id=str(Address(record.id, 0, Verb.SEATS)), placeholder=look.say("lobby-seats"), options=options
    )


def closed_lobby(sentence: str) -> discord.ui.LayoutView:
    """A lobby that will not become a game, and why."""
    return picture(TextDisplay(sentence), accent=GREY)
