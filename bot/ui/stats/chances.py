from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """A review in words, with its picture and a description of that."""

    seats: str
    caption: str
    decisive: str
    picture: bytes
    about: str


def percent(chance: float) -> float:
    """One decimal, never -0."""
    return round(100 * chance, 1) + 0.0


def signed(luck: float) -> dict[str, object]:
    """Size in percent and sign, for sentences."""
    found = percent(luck)
    return {"sign": "-" if found < 0 else "+", "luck": abs(found)}
