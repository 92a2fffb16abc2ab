"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.farkle.game import Game, Phase
from bot.games.farkle.scoring import scoring
from bot.games.summary import Summary


class Termination(StrEnum):
    """What ended a game."""

    TARGET_REACHED = "target_reached"
    """A seat reached the target, and the turns that the others still had are over."""
    INSTANT_WIN = "instant_win"
    """A throw won the game at once."""
    LAST_ONE_LEFT = "last_one_left"
    """All the others left."""
    TURNS_OVER = "turns_over"
    """Somebody who played alone has had all turns."""
    TOO_LONG = "too_long"
    """It had `MOST_FACTS` before a seat reached the target: those who led then won."""
    ALL_LEFT = "all_left"
    """Somebody who played alone left, so nobody won."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and by what, and which losers were skunked or, with even less, doubly skunked. Seats are ascending."""

    winners: tuple[int, ...]
    termination: Termination
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()


def outcome(game: Game) -> Outcome | None:
    """How the game ended; None while it runs."""
    if game.phase is not Phase.OVER:
        return None
    termination, skunk = _termination(game), game.rules.skunk
    if skunk is None:
        return Outcome(game.winners, termination)
    losers = {number: game.seat(number).total for number in game.numbers if number not in game.winners}
    double = tuple(number for number, total in losers.items() if total <= skunk.double_at)
    single = tuple(number for number, total in losers.items() if total < skunk.below and number not in double)
    return Outcome(game.winners, termination, single, double)


def _termination(game: Game) -> Termination:
    if not game.active:
        return Termination.ALL_LEFT
    if len(game.active) == 1 < len(game.seats):
        return Termination.LAST_ONE_LEFT
    thrown = tuple(sorted(game.turn.thrown))
    if thrown and scoring(game.rules).wins(thrown):
        return Termination.INSTANT_WIN
    if game.rules.turns:
        return Termination.TURNS_OVER
    return Termination.TOO_LONG if game.final is None else Termination.TARGET_REACHED


def summary(game: Game) -> Summary:
    """How a game stands, also one that is not over."""
    totals, ended = {number: game.seat(number).total for number in game.numbers}, outcome(game)
    if ended is None:
        return Summary(False, totals, ())
    return Summary(True, totals, ended.winners, ended.skunked, ended.double_skunked)
