from collections.abc import Iterable, Iterator

from bot.games.farkle import Game, Termination, outcome
from bot.model.games import StoredGame
from bot.ui.display import Display


def own_headline(stored: StoredGame, display: Display) -> str | None:
    """The headline for a throw that wins at once."""
    assert isinstance(stored.game, Game)
    ended = outcome(stored.game)
    if ended is None or ended.termination is not Termination.INSTANT_WIN:
        return None
    return display.say("over-head-instant", players=display.listed(_names(stored, ended.winners, display)))


def why_they_won(stored: StoredGame, display: Display) -> Iterator[str]:
    """Explains a long game or a tie."""
    game = stored.game
    assert isinstance(game, Game)
    ended = outcome(game)
    if ended is not None and ended.termination is Termination.TOO_LONG:
        yield display.say("over-too-long")
    if len(game.winners) > 1:
        return
    total = game.seat(game.winners[0]).total
    level = [seat for seat in game.active if seat not in game.winners and game.seat(seat).total == total]
    if game.contenders:
        yield display.say("over-play-off")
    elif level:
        names = display.listed(_names(stored, level, display))
        yield display.say("over-first", players=names, many=len(level))


def _names(stored: StoredGame, seats: Iterable[int], display: Display) -> list[str]:
    return [display.name(stored.players[seat - 1]) for seat in seats]


def beside_total(stored: StoredGame, seat: int, display: Display) -> list[str]:
    """Was the seat skunked?"""
    assert isinstance(stored.game, Game)
    ended = outcome(stored.game)
    if ended is None:
        return []
    skunked = [display.say("over-skunked")] * (seat in ended.skunked)
    return skunked + [display.say("over-double-skunked")] * (seat in ended.double_skunked)
