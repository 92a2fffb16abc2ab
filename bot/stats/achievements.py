"""Achievements: conditions on the numbers of one game, or of all of somebody's games.

They are listed in `data/achievements.yaml`, where they can be changed without changing code. The file ships with the
bot and is read once; apart from that, this module is pure.
"""

from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Annotated

import yaml
from pydantic import AfterValidator, BaseModel, ConfigDict

from bot.stats.statistics import SeatStatistics
from bot.stats.tally import TALLY_FIELDS, Tally

FILE = Path(__file__).parent.parent.parent / "data" / "achievements.yaml"
_SEAT_FIELDS = tuple(each.name for each in fields(SeatStatistics))


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class AtMost(_Strict):
    """A number has to be `most` or less."""

    most: int


Conditions = dict[str, bool | int | AtMost]


def _of(known: tuple[str, ...], conditions: Conditions) -> Conditions:
    unknown = conditions.keys() - set(known)
    if unknown:
        raise ValueError(f"no such number: {', '.join(sorted(unknown))}")
    return conditions


class Achievement(_Strict):
    """What one game, and all games up to it, must fulfil to earn this."""

    emoji: str
    game: Annotated[Conditions, AfterValidator(lambda found: _of(_SEAT_FIELDS, found))] = {}
    lifetime: Annotated[Conditions, AfterValidator(lambda found: _of(TALLY_FIELDS, found))] = {}

    def is_earned(self, seat: SeatStatistics, lifetime: Tally) -> bool:
        """Is this earned by a game? `lifetime` holds all games up to it, including that game."""
        return all(_holds(getattr(seat, name), condition) for name, condition in self.game.items()) and all(
            _holds(getattr(lifetime, name), condition) for name, condition in self.lifetime.items()
        )


@cache
def achievements() -> dict[str, Achievement]:
    """All achievements by id, in the order of the file. Raises ValueError if the file has faults."""
    stated = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return {name: Achievement.model_validate(each) for name, each in stated.items()}


def _holds(value: int, condition: bool | int | AtMost) -> bool:
    if isinstance(condition, AtMost):
        return value <= condition.most
    return value is condition if isinstance(condition, bool) else value >= condition
