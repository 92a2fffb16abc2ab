"""What the coach knows of one game. A game that has an adviser has hints, opponents and reviews."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.coach.characters import Character
from bot.coach.reviewed import Sums
from bot.errors import Refused
from bot.games.dice import Seed


class BeyondCoach(Refused):
    """The coach can't work these rules out: it doesn't know an option, or something becomes too large."""

    def __init__(self) -> None:
        super().__init__("beyond-coach")


@dataclass(frozen=True, kw_only=True, eq=False)
class Adviser:
    """Each function is called in another process, so it is named in a module, which should load quickly.

    `name` is the game's. `hint` gives what the presentation of the game puts into words, and `decide` the choice of a
    character, which errs where a number from 0 to 1 is small; both also say whether a table that would make the answer
    better is still to be solved. `review` takes the rules, the number of seats and the lines of a game, and gives its
    numbers and their sums; None until the rules are solved. A stored review of another `version` is made anew.

    `is_cheap` says whether any question about some rules is answered in milliseconds; rules that cannot be worked out
    raise BeyondCoach. `solve` solves a rule set, and says whether the table could be kept. `alone` says what perfect
    play of one player alone is worth on average, and what it makes of the dice of a seed. `prepare` loads what
    the first question needs.
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
