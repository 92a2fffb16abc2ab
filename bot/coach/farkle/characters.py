from dataclasses import dataclass
from enum import StrEnum

from bot.coach.characters import Character


class Aim(StrEnum):
    """SAFETY banks at `ENOUGH` points; POINTS and WIN maximize."""

    SAFETY = "safety"
    POINTS = "points"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Policy:
    """`errs`: how often, from 0 to 1, it takes the second-best choice."""

    aim: Aim
    errs: float = 0.0


ENOUGH = 300

POLICIES = {
    Character.TIMID: Policy(Aim.SAFETY),
    Character.STEADY: Policy(Aim.POINTS, errs=0.2),
    Character.KEEN: Policy(Aim.WIN, errs=0.1),
    Character.PERFECT: Policy(Aim.WIN),
}
