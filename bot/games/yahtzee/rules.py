"""The options of Yahtzee and Yatzy, with their values and contradictions."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, BeforeValidator, Field, PlainSerializer, WithJsonSchema, model_validator

from bot.errors import Fault
from bot.games.dice import FACES
from bot.games.options import Option, Options, OptionSet, OrNone, Points, PointsOrNone, Whole, YesNo

NAME = "yahtzee"
STANDARD = "yahtzee"
DICE = 5
"""The number of dice in most games."""
MOST_DICE = 6
MOST_COLUMNS = 6
MOST_ROLLS = 10
MOST_BONUSES = 10
"""The number of bonus chips in a box of the game."""
_MOST_UPPER = MOST_DICE * sum(FACES)
_OF_SIX_DICE = ("three_pairs", "full_straight", "villa", "tower")

Joker = Literal["none", "free", "forced", "original", "filled"]

BoxPoints = Annotated[Literal["sum"] | Points | None, OrNone]
AlikePoints = Annotated[Literal["sum", "matching"] | Points | None, OrNone]
"""The points of a box of equal dice: None if the card has no such box."""


class Box(StrEnum):
    """The boxes of a card, from top to bottom. A card has some of them: see `boxes_of`."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    ONE_PAIR = "one-pair"
    TWO_PAIRS = "two-pairs"
    THREE_PAIRS = "three-pairs"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FIVE_OF_A_KIND = "five-of-a-kind"
    SMALL_STRAIGHT = "small-straight"
    LARGE_STRAIGHT = "large-straight"
    FULL_STRAIGHT = "full-straight"
    FULL_HOUSE = "full-house"
    VILLA = "villa"
    TOWER = "tower"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    YAHTZEE = "yahtzee"
    CHANCE = "chance"
    YATZY = "yatzy"
    GENERALA = "generala"
    DOUBLE_GENERALA = "double-generala"

    @property
    def option(self) -> str:
        """The option that says what it is worth; upper boxes have none."""
        return self.replace("-", "_")

    @property
    def named(self) -> str:
        """The sentence that names it."""
        return f"box-{self}" if self in UPPER else f"option-{self}"


BOXES = tuple(Box)
UPPER = dict(zip(BOXES, FACES, strict=False))
"""The boxes that count one face, and the face."""


def _as_in_games(name: object) -> object:
    """The name of a box by that in games as text, where `full_house` is written `full-house`."""
    return name.strip().replace("_", "-") if isinstance(name, str) else name


def _listed(names: object) -> object:
    """A list of names, which people may write without brackets."""
    if names in (None, "none"):
        return []
    return names.split(",") if isinstance(names, str) else names


def _lower(box: Box) -> Box:
    if box in UPPER:
        raise ValueError(box)
    return box


AnyBox = Annotated[Box, BeforeValidator(_as_in_games)]
PointsByBox = Annotated[
    dict[Annotated[AnyBox, AfterValidator(_lower)], Points],
    BeforeValidator(lambda value: {} if value in (None, "none") else value),
]
SomeBoxes = Annotated[
    tuple[AnyBox, ...],
    BeforeValidator(_listed),
    PlainSerializer(lambda boxes: [box.value for box in boxes] or None),
    WithJsonSchema({"anyOf": [{"type": "array", "items": {"enum": [box.value for box in BOXES]}}, {"type": "null"}]}),
]


class UpperBonus(Options):
    """A bonus of `points` for a column whose upper boxes hold `at` points or more."""

    at: Annotated[Whole, Field(ge=1, le=_MOST_UPPER)]
    """The points that the upper boxes of the first column need; in others, times the column's number."""
    points: Points
    """The bonus of the first column; in others, times the column's number."""


class YahtzeeBonus(Options):
    """A bonus that a player gets at most `most` times, in all columns together."""

    points: Points
    most: Annotated[Whole, Field(ge=1, le=MOST_BONUSES)]


class RuleSet(OptionSet):
    """All options of Yahtzee, which are checked when an object is made; `change` finds every fault at once."""

    sections: ClassVar = ("boxes", "card")

    dice: Annotated[Literal[5, 6], Option("card")] = 5
    """How many dice are rolled."""
    rolls: Annotated[Whole, Field(ge=1, le=MOST_ROLLS), Option("card")] = 3
    """How many rolls a turn has, besides saved ones."""
    saved_rolls: Annotated[YesNo, Option("card")] = False
    """Are rolls that a turn did not use saved for the player's later turns?"""
    columns: Annotated[Whole, Field(ge=1, le=MOST_COLUMNS), Option("card")] = 1
    """How many columns a card has. All are open at once."""
    column_factors: Annotated[YesNo, Option("card")] = True
    """Are points and bonuses multiplied by the column's number?"""
    order: Annotated[Literal["any", "card", "sections"], Option("card")] = "any"
    """In which order the boxes of a column are filled: 'any', as on the 'card', from top to bottom, or by 'sections',
    the upper boxes first."""
    one_pair: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = None
    """Points of two of a kind; 'sum': those of all dice, 'matching': those of the highest pair."""
    two_pairs: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = None
    """Points of two pairs of different faces; 'sum': those of all dice, 'matching': those of the four dice."""
    three_pairs: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of three pairs of different faces; 'sum': those of all dice."""
    three_of_a_kind: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = "sum"
    """Points of three of a kind; 'sum': those of all dice, 'matching': those of the three equal dice."""
    four_of_a_kind: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = "sum"
    """Points of four of a kind; 'sum': those of all dice, 'matching': those of the four equal dice."""
    five_of_a_kind: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = None
    """Points of five of a kind; 'sum': those of all dice, 'matching': those of the five equal dice."""
    small_straight: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of 1 to 5; 'sum': those of all dice."""
    large_straight: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of 2 to 6; 'sum': those of all dice."""
    full_straight: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of 1 to 6; 'sum': those of all dice."""
    full_house: Annotated[AlikePoints, Option("boxes", allowed="box-of-equal-dice")] = 25
    """Points of three dice of one face and two of another; 'sum': those of all dice, 'matching': those of the five."""
    villa: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of three dice of one face and three of another; 'sum': those of all dice."""
    tower: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of four dice of one face and two of another; 'sum': those of all dice."""
    low_straight: Annotated[BoxPoints, Option("boxes", allowed="box")] = 30
    """Points of four faces in a row; 'sum': those of all dice."""
    high_straight: Annotated[BoxPoints, Option("boxes", allowed="box")] = 40
    """Points of five faces in a row; 'sum': those of all dice."""
    yahtzee: Annotated[BoxPoints, Option("boxes", allowed="box")] = 50
    """Points of all dice with one face; 'sum': those of all dice."""
    chance: Annotated[Literal["sum"] | None, OrNone, Option("boxes")] = "sum"
    """Points of any dice; 'sum': those of all dice."""
    yatzy: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of all dice with one face, without yahtzee bonus and joker; 'sum': those of all dice."""
    generala: Annotated[BoxPoints, Option("boxes", allowed="box")] = None
    """Points of all dice with one face, as Latin America calls it; 'sum': those of all dice."""
    double_generala: Annotated[BoxPoints, Option("boxes", needs="generala", allowed="box")] = None
    """Points of all dice with one face once the generala box of the column holds points; 'sum': those of all dice."""
    four_as_two_pairs: Annotated[YesNo, Option("boxes")] = False
    """May the pairs of one box show the same face, so that four equal dice are two pairs?"""
    five_as_full_house: Annotated[YesNo, Option("boxes")] = False
    """Are five equal dice a full house without a joker, and six a villa and a tower?"""
    one_after_six: Annotated[YesNo, Option("boxes")] = False
    """May a 1 follow a 6 at the end of a small or large straight, as in 3 4 5 6 1?"""
    first_roll: Annotated[PointsByBox, Option("boxes")] = Field(default={})
    """Other points of boxes that the first roll of a turn fills."""
    first_roll_wins: Annotated[YesNo, Option("card")] = False
    """Do equal dice in the first roll of a turn win the game at once?"""
    upper_bonus: Annotated[UpperBonus | None, OrNone, Option("card")] = UpperBonus(at=63, points=35)
    """How many points the upper boxes of a column need for a bonus, and what it is worth."""
    yahtzee_bonus: Annotated[YahtzeeBonus | PointsOrNone, Option("card", needs="yahtzee")] = 100
    """Extra points for a yahtzee when every yahtzee box already holds one, and the most times on a card; 0: none."""
    bonus_needs_points: Annotated[YesNo, Option("card")] = False
    """Is the yahtzee bonus lost when the box that is taken scores nothing?"""
    joker: Annotated[Joker, Option("card")] = "forced"
    """Whether a yahtzee counts as a full house or straight, and which boxes it must take: see Joker above."""
    ties: Annotated[SomeBoxes, Option("card")] = ()
    """The boxes that decide between equal totals, in this order; none: such totals share the win."""

    def contradictions(self) -> Iterator[Fault]:
        yield from super().contradictions()
        if self.joker != "none" and not self.yahtzee:
            yield Fault("joker", "clash-needs-other", {"option": "joker", "other": "yahtzee"})
        too_many = [name for name in _OF_SIX_DICE if getattr(self, name) is not None and self.dice < MOST_DICE]
        if self.upper_bonus and self.upper_bonus.at > self.dice * sum(FACES):
            too_many.append("upper_bonus")
        yield from (Fault(name, "clash-too-few-dice", {"option": name, "other": "dice"}) for name in too_many)
        for option, boxes in (("first_roll", self.first_roll), ("ties", self.ties)):
            missing = [box.option for box in boxes if getattr(self, box.option, box in UPPER) in (None, False)]
            yield from (Fault(option, "clash-needs-other", {"option": option, "other": name}) for name in missing)

    def factor(self, column: int) -> int:
        """What everything in the column is multiplied by."""
        return column if self.column_factors else 1

    @property
    def bonus_points(self) -> int:
        """The points of one yahtzee bonus; 0 if there is none."""
        return self.yahtzee_bonus.points if isinstance(self.yahtzee_bonus, YahtzeeBonus) else self.yahtzee_bonus

    @property
    def most_bonuses(self) -> int | None:
        """How many yahtzee bonuses a player may get; None if there is no limit."""
        return self.yahtzee_bonus.most if isinstance(self.yahtzee_bonus, YahtzeeBonus) else None

    @model_validator(mode="before")
    @classmethod
    def _read_old_joker(cls, values: object) -> object:
        """Reads rules from when `joker` was true or false, and the bonus always needed points."""
        if isinstance(values, dict) and isinstance(values.get("joker"), bool):
            return {**values, "joker": "filled" if values["joker"] else "none", "bonus_needs_points": True}
        return values
