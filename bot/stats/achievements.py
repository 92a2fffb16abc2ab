"""Achievements: conditions on the numbers of one game, or of all of somebody's games.

They are listed in `data/achievements.yaml`, where they can be changed without changing code. The file ships with the
bot and is read once; apart from that, this module is pure.
"""

from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Annotated, Self

import yaml
from pydantic import AfterValidator, BaseModel, ConfigDict, model_validator

from bot.games import farkle
from bot.stats.own import numbers_of
from bot.stats.statistics import SeatStatistics
from bot.stats.tally import BESTS, TALLY_FIELDS, Tally

FILE = Path(__file__).parent.parent.parent / "data" / "achievements.yaml"


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class AtMost(_Strict):
    """A number has to be `most` or less."""

    most: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is: they have so many of what it takes, and less than needed."""

    have: int
    needed: int


Conditions = dict[str, bool | int | AtMost]


def _of(known: tuple[str, ...], conditions: Conditions) -> Conditions:
    unknown = conditions.keys() - set(known)
    if unknown:
        raise ValueError(f"no such number: {', '.join(sorted(unknown))}")
    return conditions


class Achievement(_Strict):
    """What one game, and all games of its kind up to it, must fulfil to earn this."""

    emoji: str
    kind: str = farkle.NAME
    game: Conditions = {}
    lifetime: Annotated[Conditions, AfterValidator(lambda found: _of(TALLY_FIELDS, found))] = {}

    @model_validator(mode="after")
    def _knows_its_numbers(self) -> Self:
        _of(tuple(each.name for each in fields(numbers_of(self.kind))), self.game)
        return self

    def is_earned(self, seat: SeatStatistics, lifetime: Tally) -> bool:
        """Is this earned by a game? `lifetime` holds all games up to it, including that game."""
        if type(seat) is not numbers_of(self.kind):
            return False
        return all(_holds(getattr(seat, name), condition) for name, condition in self.game.items()) and all(
            _holds(getattr(lifetime, name), condition) for name, condition in self.lifetime.items()
        )

    def progress(self, lifetime: Tally) -> Progress | None:
        """How far somebody is who has not earned this; None where it takes more than one number, or none that is kept.

        Where it takes a number in one game, that is the best of all games.
        """
        conditions = [*self.lifetime.items(), *self.game.items()]
        if len(conditions) != 1:
            return None
        ((name, needed),) = conditions
        kept = TALLY_FIELDS if self.lifetime else BESTS
        if name not in kept or isinstance(needed, bool | AtMost):
            return None
        return Progress(min(getattr(lifetime, name), needed - 1), needed)


@cache
def achievements() -> dict[str, Achievement]:
    """All achievements by id, in the order of the file. Raises ValueError if the file has faults."""
    stated = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return {name: Achievement.model_validate(each) for name, each in stated.items()}


def _holds(value: int, condition: bool | int | AtMost) -> bool:
    if isinstance(condition, AtMost):
        return value <= condition.most
    return value is condition if isinstance(condition, bool) else value >= condition
