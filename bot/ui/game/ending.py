"""How a game ended: the winner, the final table, and the rematch."""

from collections.abc import Sequence

from bot.games.farkle import Game, Phase, Termination, outcome
from bot.model.games import StoredGame
from bot.ui.components import Screen, Style, action_row, button, text_displays
from bot.ui.display import GOLD, GREY, Display
from bot.ui.game.address import Address, Verb
from bot.ui.game.checking import fixed_by


def ending(stored: StoredGame, display: Display, told: Sequence[str] = ()) -> Screen:
    """The last board of a game that was won or stopped. `told` are the lines about its last turn."""
    game = stored.game
    assert game is not None
    buttons = [
        button(display.say(key), str(Address(stored.id, game.revision, verb)), style=style)
        for key, style, verb in (
            ("button-rematch", Style.primary, Verb.REMATCH),
            ("button-check", Style.secondary, Verb.CHECK),
        )
    ]
    texts = ["\n".join(told)] * bool(told) + [_head(stored, game, display), "\n".join(_table(stored, game, display))]
    texts.append(fixed_by(stored, display))
    accent = GOLD if game.phase is Phase.OVER else GREY
    return Screen(*text_displays(*texts), action_row(*buttons), accent=accent)


def farewell(stored: StoredGame, display: Display, told: Sequence[str]) -> Screen:
    """The last board in the thread of a game that has ended. The rest is in the channel where the game was opened."""
    game = stored.game
    assert game is not None
    texts = ["\n".join(told)] * bool(told) + [_head(stored, game, display), "\n".join(_table(stored, game, display))]
    texts.append(display.say("over-in-thread", link=stored.link))
    return Screen(*text_displays(*texts), accent=GOLD if game.phase is Phase.OVER else GREY)


def _head(stored: StoredGame, game: Game, display: Display) -> str:
    ended = outcome(game)
    if ended is None:
        return display.say("over-stopped", title=stored.title)
    names = display.listed([display.name(stored.players[seat - 1]) for seat in ended.winners])
    match ended.termination:
        case Termination.LAST_ONE_LEFT:
            return display.say("over-head-left", players=names)
        case Termination.INSTANT_WIN:
            return display.say("over-head-instant", players=names)
        case Termination.TARGET_REACHED:
            total = game.seat(ended.winners[0]).total
            return display.say("over-head", players=names, many=len(ended.winners), total=total)


def _table(stored: StoredGame, game: Game, display: Display) -> list[str]:
    ended = outcome(game)
    skunked, double_skunked = (ended.skunked, ended.double_skunked) if ended else ((), ())
    order = sorted(game.numbers, key=lambda seat: (seat not in game.winners, -game.seat(seat).total))
    rows = []
    for seat in order:
        # Winners share the first place, and level scores share one.
        ahead = [other for other in order if game.seat(other).total > game.seat(seat).total or other in game.winners]
        place = 1 if seat in game.winners else len(ahead) + 1
        player = display.name(stored.players[seat - 1])
        parts = [display.say("over-seat", place=place, player=player, total=game.seat(seat).total)]
        parts += [display.say("over-skunked")] * (seat in skunked)
        parts += [display.say("over-double-skunked")] * (seat in double_skunked)
        parts += [display.say("over-left")] * game.seat(seat).left
        rows.append(" · ".join(parts))
    return rows
