"""Chances as percent, and what is told of a review in every game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a review: who did how well, what decided the game, and its picture, with what that shows."""

    seats: str
    caption: str
    decisive: str
    picture: bytes
    about: str


def percent(chance: float) -> float:
    """A probability as percent, with one decimal; never a negative nothing."""
    return round(100 * chance, 1) + 0.0


def signed(luck: float) -> dict[str, object]:
    """What sentences take that tell of luck: its size in percent, and its sign, which languages write differently."""
    found = percent(luck)
    return {"sign": "-" if found < 0 else "+", "luck": abs(found)}
