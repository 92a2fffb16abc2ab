"""How a game of Farkle ended."""

from collections.abc import Iterator

from bot.games.farkle import Game, Termination, outcome
from bot.model.games import StoredGame
from bot.ui.components import Button, button
from bot.ui.display import Display
from bot.ui.stats.page import BESIDE, address


def how_it_ended(stored: StoredGame, display: Display) -> str:
    """Who won a game that is over, and by what."""
    game = stored.game
    assert isinstance(game, Game)
    ended = outcome(game)
    assert ended is not None
    if ended.termination is Termination.ALL_LEFT:
        return display.say("over-alone-left", title=stored.title)
    names = display.listed([display.name(stored.players[seat - 1]) for seat in ended.winners])
    match ended.termination:
        case Termination.TURNS_OVER:
            return display.say("over-alone", player=names, total=game.seat(1).total)
        case Termination.LAST_ONE_LEFT:
            return display.say("over-head-left", players=names)
        case Termination.INSTANT_WIN:
            return display.say("over-head-instant", players=names)
        case Termination.TARGET_REACHED | Termination.TOO_LONG:
            total = game.seat(ended.winners[0]).total
            head = display.say("over-head", players=names, many=len(ended.winners), total=total)
            return "\n".join([head, *_how_level(stored, game, ended.termination, display)])


def _how_level(stored: StoredGame, game: Game, ended: Termination, display: Display) -> Iterator[str]:
    """Why those who won did, if somebody else stands or stood just as high."""
    if ended is Termination.TOO_LONG:
        yield display.say("over-too-long")
    total = game.seat(game.winners[0]).total
    level = [seat for seat in game.active if seat not in game.winners and game.seat(seat).total == total]
    if len(game.winners) > 1:
        yield display.say("over-shared")
    elif game.contenders:
        yield display.say("over-play-off")
    elif level:
        names = display.listed([display.name(stored.players[seat - 1]) for seat in level])
        yield display.say("over-first", players=names, many=len(level))


def beside_total(stored: StoredGame, seat: int, display: Display) -> list[str]:
    """What else is said of a seat that lost: was it skunked?"""
    assert isinstance(stored.game, Game)
    ended = outcome(stored.game)
    if ended is None:
        return []
    skunked = [display.say("over-skunked")] * (seat in ended.skunked)
    return skunked + [display.say("over-double-skunked")] * (seat in ended.double_skunked)


def ending_buttons(stored: StoredGame, display: Display) -> list[Button]:
    """A game that was won can be reviewed."""
    if stored.game is None or not stored.game.is_over:
        return []
    return [button(display.say("button-review"), address("review", stored.id, BESIDE))]
