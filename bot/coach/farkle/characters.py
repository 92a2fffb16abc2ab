"""What each character plays for, and how often it errs. Pure and light."""

from dataclasses import dataclass
from enum import StrEnum

from bot.coach.characters import Character


class Aim(StrEnum):
    """What a character plays for.

    SAFETY: it banks as soon as its turn holds `ENOUGH` points. POINTS: the most points in each turn, whatever the
    others have. WIN: the greatest chance to win the game.
    """

    SAFETY = "safety"
    POINTS = "points"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Policy:
    """`errs` is the share of its decisions, from 0 to 1, in which a character takes the second best choice."""

    aim: Aim
    errs: float = 0.0


ENOUGH = 300

POLICIES = {
    Character.TIMID: Policy(Aim.SAFETY),
    Character.STEADY: Policy(Aim.POINTS, errs=0.2),
    Character.KEEN: Policy(Aim.WIN, errs=0.1),
    Character.PERFECT: Policy(Aim.WIN),
}
