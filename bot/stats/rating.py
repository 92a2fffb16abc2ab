"""How well people play, estimated by Weng and Lin's Bayesian model for ranked games. Pure.

The model is openskill's Bradley-Terry with full pairing. It treats a game as one game between each two of its players,
won by the one with the better place, or drawn. (The Plackett-Luce model would let the third gain as much as two who
share the first place.) Everybody starts with mu 25 and sigma 25/3. Beta, which says how much chance there is in a game,
equals that sigma, twice its usual value, because dice decide a lot. Ratings depend on the order of the games, not on
their times.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

SETTLED_GAMES = 10
"""A rating is provisional until somebody has played this many games."""
_FIRST_VALUE = 1000
_PROVISIONAL_BELOW = 10_000
_SCALE = 40
_SURE = 3
FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
_MODEL = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=FIRST_SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate after `games` games: the strength is normally distributed around `mu` with deviation `sigma`."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def value(self) -> int:
        """The rating as people see it, which is never negative: 1000 for a new player.

        It follows from the least strength that somebody almost surely has. So whoever plays more, and is known better,
        gains a little by that alone.
        """
        return max(0, _FIRST_VALUE + round(self._points))

    @property
    def rank(self) -> float:
        """What leaderboards are ordered by: all provisional ratings come after all others."""
        return self._points - _PROVISIONAL_BELOW if self.is_provisional else self._points

    @property
    def _points(self) -> float:
        return _SCALE * (self.mu - _SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES


def rate(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Everybody's (mu, sigma) after a game, from those before it and the places (1 is best, equal means level)."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(player.mu, player.sigma) for (player,) in rated]
