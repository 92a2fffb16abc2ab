"""Facts: what happened in a game. A game is what its facts add up to, so each fact carries all its amounts."""

from dataclasses import dataclass

from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.yahtzee.scoring import Box


@dataclass(frozen=True, slots=True)
class Held:
    """These dice, in ascending order, stay; the others are thrown again."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Scored:
    """A box was taken, and the turn ended.

    `points` are multiplied by the number of the column already, and a bonus for a further yahtzee is among them.
    """

    seat: int
    box: Box
    column: int
    points: int


Fact = Rolled | Held | Scored | Left | TimedOut | CameBack | PutAside | Won
