"""The sums of a person's games, how they rank, and ratings.

Ratings are Weng and Lin's Bradley-Terry model with full pairing, by openskill. With Plackett-Luce, the third would gain
as much as two who share first place. Beta is twice as usual, because dice decide a lot.

Full pairing makes a game of n players n - 1 duels for each. A game counts as one of them, the average, or the numbers
that people see would grow with the size of their tables.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import add
from typing import TYPE_CHECKING, NamedTuple

from bot.games.measures import Amounts, How, Measure, SeatStatistics, Unit

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

SETTLED_GAMES = 10
_FIRST_VALUE = 1000
_PROVISIONAL_BELOW = 10_000
_SCALE = 40
_SURE = 3
FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
LEAST_GAMES = 5

_FOLDS: Mapping[How, Callable[[float, float], float]] = {How.SUM: add, How.RATIO: add, How.LEAST: min, How.BEST: max}


class Rating(NamedTuple):
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def value(self) -> int:
        """The number that people see, from the least likely strength: 1000 for a new player, never below 0."""
        return max(0, _FIRST_VALUE + round(self._points))

    @property
    def rank(self) -> float:
        """The number that leaderboards sort by; provisional ratings come last."""
        return self._points - _PROVISIONAL_BELOW if self.is_provisional else self._points

    @property
    def _points(self) -> float:
        return _SCALE * (self.mu - _SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES


@cache
def _model() -> "BradleyTerryFull":
    # Loaded with the first game that is rated, because it takes more than a megabyte.
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=FIRST_SIGMA, limit_sigma=True)


def rate(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """The mu and sigma of each of two or more players after a game. Equal `places` are ties.

    Whoever comes last gains no certainty (`bot.model.counting`): one of two players, but one of eight. So that all
    tables make people equally certain, sigma moves by n / (2 (n - 1)) of the average duel.
    """
    model = _model()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    duels = len(before) - 1
    certainty = len(before) / (2 * duels**2)
    return [
        (mu + (player.mu - mu) / duels, sigma + (player.sigma - sigma) * certainty)
        for (mu, sigma), (player,) in zip(before, rated, strict=True)
    ]


def _rating(amounts: Amounts) -> Rating:
    return Rating(amounts.get("mu", FIRST_MU), amounts.get("sigma", FIRST_SIGMA), int(amounts.get("games", 0)))


RATING = Measure("rating", How.RATING, ("mu", "sigma"), is_ranked=True, rank=lambda amounts: _rating(amounts).rank)
WIN_RATE = Measure("win_rate", How.RATIO, ("wins", "games"), Unit.RATE, is_ranked=True, needs=("games", LEAST_GAMES))
OF_EVERY_GAME = (
    RATING,
    Measure("wins", is_ranked=True, needs=("wins", 1)),
    WIN_RATE,
    Measure("average", How.RATIO, ("points", "games"), is_ranked=True, needs=("games", LEAST_GAMES)),
    Measure("best_turn", How.BEST, is_ranked=True),
    Measure("best_game", How.BEST, is_ranked=True),
    Measure("lefts"),
    Measure("since", How.LEAST),
    Measure("last", How.BEST),
    Measure("seats", How.EACH),
)
"""The measures of every game. `since`, `last`: when the first and last game ended, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's games on one leaderboard. `decisions`, `lost` and `luck` are sums of `reviewed` ones."""

    amounts: Amounts = field(default_factory=dict)

    def __getitem__(self, name: str) -> int:
        return int(self.amounts.get(name, 0))

    def plus(self, measures: Collection[Measure], seat: SeatStatistics, ended_at: int) -> "Tally":
        """The tally with one more game, except its rating."""
        numbers = {**seat.numbers, "since": ended_at, "last": ended_at}
        folded = {name: _FOLDS[each.how] for each in measures if each.how in _FOLDS for name in each.amounts}
        added = {
            name: fold(self.amounts[name], numbers[name]) if name in self.amounts else numbers[name]
            for name, fold in folded.items()
            if name in numbers
        }
        for run, longest in (each.of for each in measures if each.how is How.RUN and each.of[0] in numbers):
            added[run] = self[run] + 1 if numbers[run] else 0
            added[longest] = max(self[longest], added[run])
        return Tally({**self.amounts, **added})

    def rated(self, rating: tuple[float, float]) -> "Tally":
        return Tally({**self.amounts, **dict(zip(RATING.amounts, rating, strict=True))})

    def plus_review(self, games: int, decisions: int, lost: int, luck: int) -> "Tally":
        """The tally with a review's sums added; negative numbers take a replaced review away."""
        found = {"reviewed": games, "decisions": decisions, "lost": lost, "luck": luck}
        return Tally({**self.amounts, **{name: self[name] + number for name, number in found.items()}})

    def ratio(self, part: str, whole: str) -> float | None:
        return self[part] / self[whole] if self[whole] else None

    @property
    def games(self) -> int:
        return self["games"]

    @property
    def wins(self) -> int:
        return self["wins"]

    @property
    def rating(self) -> Rating:
        return _rating(self.amounts)
