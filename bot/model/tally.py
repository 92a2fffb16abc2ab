"""The sums of a person's games, and how they rank."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from operator import add

from bot.games.measures import Amounts, How, Measure, SeatStatistics, Unit
from bot.model.rating import FIRST_MU, FIRST_SIGMA, Rating

LEAST_GAMES = 5

_FOLDS: Mapping[How, Callable[[float, float], float]] = {How.SUM: add, How.RATIO: add, How.LEAST: min, How.BEST: max}


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
"""`since`, `last`: when the first and last game ended, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's games on one leaderboard. `decisions`, `lost` and `luck` are sums of `reviewed` ones."""

    amounts: Amounts = field(default_factory=dict)

    def __getitem__(self, name: str) -> int:
        return int(self.amounts.get(name, 0))

    def plus(self, measures: Collection[Measure], seat: SeatStatistics, ended_at: int) -> "Tally":
        """Without its rating."""
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
        """Negative numbers take a replaced review away."""
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
