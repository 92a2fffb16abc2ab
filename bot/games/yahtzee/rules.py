from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from bot.games.dice import FACES
from bot.games.options import Option, Options, OptionSet, OrNone, Points, PointsOrNone, Whole, YesNo

NAME = "yahtzee"
STANDARD = "yahtzee"
DICE = 5
THROWS = 3
MOST_COLUMNS = 3
_MOST_UPPER = DICE * sum(FACES)

Joker = Literal["none", "free", "forced", "filled"]

BoxPoints = Literal["sum"] | Points


class UpperBonus(Options):
    """With `at` or more in the upper boxes of a column, the column has `points` more."""

    at: Annotated[Whole, Field(ge=1, le=_MOST_UPPER)]
    """In the first column; in others, times the column's number."""
    points: Points
    """Likewise."""


class RuleSet(OptionSet):
    """Checked when it is made; `change` finds every fault at once."""

    sections: ClassVar = ("boxes", "card")

    columns: Annotated[Whole, Field(ge=1, le=MOST_COLUMNS), Option("card")] = 1
    """How many columns a card has. All are open at once, and points are multiplied by the column's number."""
    three_of_a_kind: Annotated[BoxPoints, Option("boxes")] = "sum"
    """Points of three of a kind; 'sum': those of all dice."""
    four_of_a_kind: Annotated[BoxPoints, Option("boxes")] = "sum"
    """Points of four of a kind; 'sum': those of all dice."""
    full_house: Annotated[BoxPoints, Option("boxes")] = 25
    """Points of three dice of one face and two of another; 'sum': those of all dice."""
    low_straight: Annotated[BoxPoints, Option("boxes")] = 30
    """Points of four faces in a row; 'sum': those of all dice."""
    high_straight: Annotated[BoxPoints, Option("boxes")] = 40
    """Points of five faces in a row; 'sum': those of all dice."""
    yahtzee: Annotated[BoxPoints, Option("boxes")] = 50
    """Points of five of a kind; 'sum': those of all dice."""
    upper_bonus: Annotated[UpperBonus | None, OrNone, Option("card")] = UpperBonus(at=63, points=35)
    """How many points the upper boxes of a column need for a bonus, and what it is worth."""
    yahtzee_bonus: Annotated[PointsOrNone, Option("card")] = 100
    """Extra points for a yahtzee when every yahtzee box already holds one; 0: none."""
    bonus_needs_points: Annotated[YesNo, Option("card")] = False
    """Is the yahtzee bonus lost when the box that is taken scores nothing?"""
    joker: Annotated[Joker, Option("card")] = "forced"
    """When a yahtzee counts as a full house or straight, and whether it must take its face's box: see Joker above."""

    @model_validator(mode="before")
    @classmethod
    def _read_old_joker(cls, values: Any) -> Any:
        """Reads rules from when `joker` was true or false, and the bonus always needed points."""
        if isinstance(values, dict) and isinstance(values.get("joker"), bool):
            return {**values, "joker": "filled" if values["joker"] else "none", "bonus_needs_points": True}
        return values
