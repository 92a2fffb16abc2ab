"""How a game ended: the winner, the final table, and the rematch."""

from collections.abc import Sequence

import discord
from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from bot.engine.play import result
from bot.engine.scoring import scoring
from bot.engine.state import Game, Phase
from bot.store.games import Record
from bot.ui.address import Address, Verb
from bot.ui.checking import fixed_by
from bot.ui.look import GOLD, GREY, Look, mention, picture, plain


def ending(record: Record, look: Look, told: Sequence[str] = ()) -> LayoutView:
    """The last board of a game that was won or stopped. `told` says how the last turn went."""
    game = record.game
    assert game is not None
    buttons: list[Button[LayoutView]] = [
        Button(label=look.say(key), style=style, custom_id=str(Address(record.id, game.revision, verb)))
        for key, style, verb in (
            ("button-rematch", discord.ButtonStyle.primary, Verb.REMATCH),
            ("button-check", discord.ButtonStyle.secondary, Verb.CHECK),
        )
    ]
    texts = ["\n".join(told)] * bool(told) + [_head(record, game, look), "\n".join(_table(record, game, look))]
    texts.append(fixed_by(record, look))
    accent = GOLD if game.phase is Phase.OVER else GREY
    return picture(*(TextDisplay(text) for text in texts if text), ActionRow(*buttons), accent=accent)


def farewell(record: Record, look: Look, told: Sequence[str]) -> LayoutView:
    """The last board in the thread of a game that has ended: all else is in the channel, where the game was opened."""
    game = record.game
    assert game is not None
    texts = ["\n".join(told)] * bool(told) + [_head(record, game, look), "\n".join(_table(record, game, look))]
    texts.append(look.say("over-in-thread", link=record.link))
    return picture(*map(TextDisplay, texts), accent=GOLD if game.phase is Phase.OVER else GREY)


def _head(record: Record, game: Game, look: Look) -> str:
    if game.phase is not Phase.OVER:
        return look.say("over-stopped", title=plain(record.title))
    names = look.listed([mention(record.players[seat - 1]) for seat in game.winners])
    if len(game.active) == 1:
        return look.say("over-head-left", players=names)
    if game.turn.thrown and scoring(game.rules).wins(tuple(sorted(game.turn.thrown))):
        return look.say("over-head-instant", players=names)
    total = game.seat(game.winners[0]).total
    return look.say("over-head", players=names, many=len(game.winners), total=total)


def _table(record: Record, game: Game, look: Look) -> list[str]:
    outcome = result(game)
    order = sorted(game.numbers, key=lambda seat: (seat not in game.winners, -game.seat(seat).total))
    rows = []
    for seat in order:
        # Winners share the first place, and level scores share one.
        ahead = [other for other in order if game.seat(other).total > game.seat(seat).total or other in game.winners]
        place = 1 if seat in game.winners else len(ahead) + 1
        player = mention(record.players[seat - 1])
        parts = [look.say("over-seat", place=place, player=player, total=game.seat(seat).total)]
        parts += [look.say("over-skunked")] * (seat in outcome.skunked)
        parts += [look.say("over-double-skunked")] * (seat in outcome.double_skunked)
        parts += [look.say("over-left")] * game.seat(seat).left
        rows.append(" · ".join(parts))
    return rows
