"""A hint: the best choices that a seat has now; and choices as text. Light and pure."""

from dataclasses import dataclass

from bot.games.yahtzee import Box, Choice, Take, Throw

MOST_CHOICES = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice, the final total to which it leads on average, and how likely it wins: None for a seat alone."""

    choice: Choice
    points: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach says to the seat whose turn it is: at most three choices, the best one first.

    `is_exact` says that the points are known and not estimated. Chances of winning always are estimated.
    """

    best: tuple[Advice, ...]
    is_exact: bool


def written(choice: Choice) -> str:
    """A choice as the line of its move, without the seat."""
    if isinstance(choice, Take):
        return f"score {choice.box} {choice.column}"
    return " ".join(["hold", *map(str, choice.held)])


def read_choice(text: str) -> Choice:
    """The choice of which `written` made this."""
    word, *rest = text.split()
    return Take(Box(rest[0]), int(rest[1])) if word == "score" else Throw(tuple(map(int, rest)))
