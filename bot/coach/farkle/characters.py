from dataclasses import dataclass
from enum import StrEnum

from bot.coach.characters import Character


class Aim(StrEnum):
    """SAFETY: bank at `ENOUGH` points. POINTS: maximize the turn's points. WIN: maximize the chance to win."""

    SAFETY = "safety"
    POINTS = "points"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Policy:
    """`errs`: how often it takes the second-best choice, 0 to 1."""

    aim: Aim
    errs: float = 0.0


ENOUGH = 300

POLICIES = {
    Character.TIMID: Policy(Aim.SAFETY),
    Character.STEADY: Policy(Aim.POINTS, errs=0.2),
    Character.KEEN: Policy(Aim.WIN, errs=0.1),
    Character.PERFECT: Policy(Aim.WIN),
}
