"""What the coach knows of one game: with an adviser, a game has hints, opponents and reviews."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.coach.characters import Character
from bot.coach.reviewed import Sums
from bot.errors import Refused
from bot.games.dice import Seed


class BeyondCoach(Refused):
    """Unknown options, or too large to compute."""

    def __init__(self) -> None:
        super().__init__("beyond-coach")


@dataclass(frozen=True, kw_only=True, eq=False)
class Adviser:
    """Functions run in another process, so they are module-level, in modules that load quickly.

    - `hint` is put into words by the game's presentation.
    - `decide` lets a character choose; it errs if a number from 0 to 1 is small. Like `hint`, it also returns whether a
      better table is still to be solved.
    - `review` takes rules, number of seats and lines; None until the rules are solved. A new `version` outdates stored
      reviews.
    - `is_cheap`: any question takes milliseconds. Raises BeyondCoach.
    - `solve` returns whether the table was stored.
    - `alone`: what perfect play of one player is worth on average, and with a seed's dice.
    - `prepare` loads what the first question needs.
    """

    name: str
    version: int
    is_cheap: Callable[[Any], bool]
    hint: Callable[[Any], tuple[Any, bool]]
    decide: Callable[[Any, Character, float], tuple[Any, bool]]
    review: Callable[[Any, int, tuple[str, ...]], tuple[bytes, Sums] | None]
    solve: Callable[[Any], bool]
    prepare: Callable[[], None]
    alone: Callable[[Any, Seed], tuple[float, int]] | None = None
