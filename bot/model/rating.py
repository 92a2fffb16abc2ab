"""Ratings after a game: Weng and Lin's Bradley-Terry model with full pairing, by openskill.

With Plackett-Luce, the third would gain as much as two who share first place. Beta is twice as usual, because dice
decide a lot.

Full pairing makes a game of n players n - 1 duels for each. A game counts as one of them, the average, or the numbers
that people see would grow with the size of their tables.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

SETTLED_GAMES = 10
_FIRST_VALUE = 1000
_PROVISIONAL_BELOW = 10_000
_SCALE = 40
_SURE = 3
FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
_MODEL = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=FIRST_SIGMA, limit_sigma=True)


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def value(self) -> int:
        """For display: the least likely strength. 1000 for a new player, never below 0."""
        return max(0, _FIRST_VALUE + round(self._points))

    @property
    def rank(self) -> float:
        """Provisional ratings come last."""
        return self._points - _PROVISIONAL_BELOW if self.is_provisional else self._points

    @property
    def _points(self) -> float:
        return _SCALE * (self.mu - _SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES


def rate(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Returns (mu, sigma) of each of two or more players after a game. Equal `places` are ties.

    Whoever comes last gains no certainty (`bot.model.counting`): one of two players, but one of eight. So that all
    tables make people equally certain, sigma moves by n / (2 (n - 1)) of the average duel.
    """
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    duels = len(before) - 1
    certainty = len(before) / (2 * duels**2)
    return [
        (mu + (player.mu - mu) / duels, sigma + (player.sigma - sigma) * certainty)
        for (mu, sigma), (player,) in zip(before, rated, strict=True)
    ]
