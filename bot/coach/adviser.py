"""What the coach of a game offers, and the characters of computer players."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.coach.reviewed import Sums
from bot.errors import Refused
from bot.games.dice import Seed
from bot.games.options import OptionSet
from bot.games.seating import Seat, State


class Character(StrEnum):
    """How a computer plays: the weakest first, then the one of games without a coach. The notation and the database use
    these words.
    """

    TIMID = "timid"
    STEADY = "steady"
    KEEN = "keen"
    PERFECT = "perfect"
    PLAIN = "plain"

    @property
    def plays_to_win(self) -> bool:
        """Whether it plays to win, rather than for points or for safety."""
        return self in (Character.KEEN, Character.PERFECT)

    @property
    def errs(self) -> float:
        """How often, from 0 to 1, it takes the second-best choice."""
        return {Character.STEADY: 0.2, Character.KEEN: 0.1}.get(self, 0.0)


BY_STRENGTH = tuple(each for each in Character if each is not Character.PLAIN)


class BeyondCoach(Refused):
    """These rules are more than the coach can do: an option is unknown, or something becomes too large."""

    def __init__(self) -> None:
        super().__init__("beyond-coach")


class Perfect(NamedTuple):
    """Totals of perfect play, on `average` and with given dice (`made`), and the most `possible` with these."""

    average: float
    made: int
    possible: int


class LookedAt(NamedTuple):
    """A decision of a person who played alone. `costs`: what each choice is worth less than the best one, in points."""

    before: Any
    choice: Any
    costs: Mapping[Any, float]

    @property
    def cost(self) -> float:
        return self.costs[self.choice]

    @property
    def best(self) -> Any:
        return min(self.costs, key=self.costs.__getitem__)


_Rules = TypeVar("_Rules", bound=OptionSet)
_Game = TypeVar("_Game", bound=State[Seat])
_Hint = TypeVar("_Hint")
_Choice = TypeVar("_Choice")


@dataclass(frozen=True, kw_only=True, eq=False)
class Adviser(Generic[_Rules, _Game, _Hint, _Choice]):
    """Functions run in another process.

    - `knows`: whether it can ever advise by these rules. Otherwise their games have no coach.
    - `decide`: a character errs if the number, from 0 to 1, is small.
    - `hint`, `decide`: also whether a better table is still to be solved.
    - `weigh`: sensible choices with their worth, in the game's order and the unit of the losses in reviews. None as for
      `review`.
    - `review`: None until the rules are solved; a new `version` outdates stored reviews.
    - `is_cheap`: any question takes milliseconds; raises BeyondCoach.
    - `solve`: whether the table was stored; only if `can_solve`. `prepare` loads what the first question needs.
    """

    name: str
    version: int
    is_cheap: Callable[[_Rules], bool]
    hint: Callable[[_Game], tuple[_Hint, bool]]
    weigh: Callable[[_Game], tuple[tuple[_Choice, float], ...] | None]
    decide: Callable[[_Game, Character, float], tuple[_Choice, bool]]
    review: Callable[[_Rules, int, tuple[str, ...]], tuple[bytes, Sums] | None]
    solve: Callable[[_Rules], bool]
    prepare: Callable[[], None]
    knows: Callable[[Any], bool] = lambda _rules: True
    can_solve: bool = True
    alone: Callable[[_Rules, Seed], Perfect] | None = None
    look_back: Callable[[_Rules, tuple[str, ...]], tuple[LookedAt, ...]] | None = None


AnyAdviser: TypeAlias = Adviser[Any, Any, Any, Any]
