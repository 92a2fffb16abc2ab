"""How strong people play, as Weng and Lin's Bayesian model for ranked games estimates it. Pure.

The model is openskill's full-pair Bradley-Terry: each game counts as one between every two who sat in it, won by the
better place, or drawn. (Its Plackett-Luce would let the third gain as much as two who share the first place.)
Everybody begins at mu 25 and sigma 25/3. Beta, by which the model allows for chance, is as large as that sigma, twice
its usual value: dice decide much. Only the order of the games matters.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

SETTLED_GAMES = 10
"""A rating is provisional before so many games."""
_SCALE = 40
_SURE = 3
FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
_MODEL = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=FIRST_SIGMA)


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate after so many games: the strength is normally distributed around `mu` with deviation `sigma`."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def value(self) -> int:
        """The estimate as people see it: 1000 for whoever is new."""
        return round(_SCALE * self.mu)

    @property
    def uncertainty(self) -> int:
        """How far off `value` may be: the true strength is almost surely within it. 1000 for whoever is new."""
        return round(_SCALE * _SURE * self.sigma)

    @property
    def points(self) -> float:
        """What leaderboards are ordered by: the strength that is almost surely there. 0 for whoever is new."""
        return _SCALE * (self.mu - _SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES


def rate(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Everybody's (mu, sigma) after a game, from those before it and the places in it (1 is best, equal is level)."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(player.mu, player.sigma) for (player,) in rated]
