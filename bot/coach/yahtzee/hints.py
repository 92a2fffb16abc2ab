from dataclasses import dataclass

from bot.games.yahtzee import Choice, Take

MOST_CHOICES = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """`points`: the average final total. `win`: None for a seat alone."""

    choice: Choice
    points: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """At most three choices, best first. `is_exact`: points aren't estimates. Chances always are."""

    best: tuple[Advice, ...]
    is_exact: bool


def written(choice: Choice) -> str:
    """The line of its move, without the seat."""
    if isinstance(choice, Take):
        return f"score {choice.box} {choice.column}"
    return " ".join(["hold", *map(str, choice.held)])
