from dataclasses import dataclass

HALVING = 0.01
"""The average loss for an accuracy of 50."""
MILLION = 1_000_000
"""Integers make sums independent of order."""


@dataclass(frozen=True, slots=True)
class SeatSums:
    """A seat's losses and luck in millionths of a win.

    `decisions`: only those with a choice.
    """

    decisions: int
    lost: int
    luck: int

    @property
    def accuracy(self) -> float | None:
        """0 to 100; None without a choice."""
        return accuracy_of(self.lost / MILLION / self.decisions) if self.decisions else None


@dataclass(frozen=True, slots=True)
class Sums:
    """By seat. `exact`: every probability is."""

    exact: bool
    seats: tuple[SeatSums, ...]


def accuracy_of(loss: float) -> float:
    """From an average loss: 100 for 0, falling to 0."""
    return float(100 * 0.5 ** (loss / HALVING))
