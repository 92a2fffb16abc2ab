from dataclasses import dataclass

HALVING = 0.01
"""The average loss with an accuracy of 50."""
MILLION = 1_000_000
"""Sums of integers don't depend on their order."""


@dataclass(frozen=True, slots=True)
class SeatSums:
    """In millionths of a win. `decisions`: those with a choice."""

    decisions: int
    lost: int
    luck: int

    @property
    def accuracy(self) -> float | None:
        """From 0 to 100; None without a choice."""
        return accuracy_of(self.lost / MILLION / self.decisions) if self.decisions else None


@dataclass(frozen=True, slots=True)
class Sums:
    """`exact`: all probabilities are exact."""

    exact: bool
    seats: tuple[SeatSums, ...]


def accuracy_of(loss: float) -> float:
    """100 for no average loss, down to 0."""
    return float(100 * 0.5 ** (loss / HALVING))
