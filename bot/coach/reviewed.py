"""What the review of a game adds up to."""

from dataclasses import dataclass

HALVING = 0.01
"""Who loses so much in each decision on average has an accuracy of 50."""
MILLION = 1_000_000
"""Records hold luck and losses in whole millionths of a win: however they are added up, the sum is the same."""


@dataclass(frozen=True, slots=True)
class SeatSums:
    """What luck and decisions did for a seat: what its decisions cost, and what chance brought, in millionths of a win.

    `decisions` are those in which it had a choice.
    """

    decisions: int
    lost: int
    luck: int

    @property
    def accuracy(self) -> float | None:
        """How well the seat decided, from 0 to 100; None if it never had a choice."""
        return accuracy_of(self.lost / MILLION / self.decisions) if self.decisions else None


@dataclass(frozen=True, slots=True)
class Sums:
    """What the review of a game adds up to, seat 1 first. `exact`: the coach calls every probability in it exact."""

    exact: bool
    seats: tuple[SeatSums, ...]


def accuracy_of(loss: float) -> float:
    """How well somebody decided who loses so much in each decision on average: from 100 for nothing, down to 0."""
    return float(100 * 0.5 ** (loss / HALVING))
