"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.yahtzee.game import Game, Phase


class Termination(StrEnum):
    """What ended a game."""

    CARDS_FULL = "cards_full"
    """All who were there have filled their cards."""
    LAST_ONE_LEFT = "last_one_left"
    """All the others left."""
    ALL_LEFT = "all_left"
    """Somebody who played alone left, so nobody won."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and by what. Seats are ascending."""

    winners: tuple[int, ...]
    termination: Termination


def outcome(game: Game) -> Outcome | None:
    """How the game ended; None while it runs."""
    if game.phase is not Phase.OVER:
        return None
    if not game.active:
        return Outcome(game.winners, Termination.ALL_LEFT)
    is_last = len(game.active) == 1 < len(game.seats)
    return Outcome(game.winners, Termination.LAST_ONE_LEFT if is_last else Termination.CARDS_FULL)
