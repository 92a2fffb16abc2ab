"""Conditions on one game or all games, from `achievements.yaml` of each game, or on what a feature counts."""

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, Self

import yaml
from pydantic import BaseModel, ConfigDict, model_validator

from bot.games.engine import AnyEngine
from bot.games.measures import How, Measure, SeatStatistics
from bot.games.registry import ENGINES
from bot.hooks import features
from bot.model.tally import OF_EVERY_GAME, Tally


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class AtMost(_Strict):
    most: int


class Progress(NamedTuple):
    have: int
    needed: int


Conditions = dict[str, int | AtMost]


class Achievement(_Strict):
    """A badge and what games must add up to for it. `own`: conditions on numbers that only its feature knows."""

    emoji: str
    kind: str
    game: Conditions = {}
    lifetime: Conditions = {}
    own: Conditions = {}

    @model_validator(mode="after")
    def _knows_its_numbers(self) -> Self:
        unknown = {*self.game} - self._amounts(*How) | {*self.lifetime} - self._amounts(How.SUM, How.BEST, How.RATIO)
        if unknown:
            raise ValueError(f"no such number: {', '.join(sorted(unknown))}")
        return self

    def _amounts(self, *how: How) -> set[str]:
        measures: Collection[Measure] = (*OF_EVERY_GAME, *ENGINES[self.kind].measures)
        return {name for each in measures if each.how in how for name in each.amounts}

    def is_earned(self, kind: str, seat: SeatStatistics, lifetime: Tally) -> bool:
        """Whether a seat earned it with a game, which `lifetime` includes already."""
        if kind != self.kind or self.own:
            return False
        return all(_holds(seat.numbers[name], condition) for name, condition in self.game.items()) and all(
            _holds(lifetime[name], condition) for name, condition in self.lifetime.items()
        )

    def is_earned_by(self, numbers: Mapping[str, int]) -> bool:
        """Whether these numbers meet the conditions of its feature. `numbers`: at least those of `own`."""
        return all(_holds(numbers[name], condition) for name, condition in self.own.items())

    def progress(self, lifetime: Tally) -> Progress | None:
        """How far a person has come; None if it takes several numbers, or one that isn't kept."""
        conditions = [*self.lifetime.items(), *self.game.items()]
        if len(conditions) != 1:
            return None
        ((name, needed),) = conditions
        if isinstance(needed, AtMost) or not (self.lifetime or name in self._amounts(How.BEST)):
            return None
        return Progress(min(lifetime[name], needed - 1), needed)


@cache
def achievements() -> dict[str, Achievement]:
    """All achievements: each game's own, then those of features for it. Raises ValueError for a faulty file."""
    found = [
        *(read(engine.package, engine) for engine in ENGINES.values()),
        *(each.achievements() for each in features()),
    ]
    everything = [item for some in found for item in some.items()]
    return dict(sorted(everything, key=lambda item: [*ENGINES].index(item[1].kind)))


def read(package: str, engine: AnyEngine) -> dict[str, Achievement]:
    """The achievements in a package's file. Raises ValueError if it is faulty."""
    file = files(package) / "achievements.yaml"
    stated = yaml.safe_load(file.read_bytes()) if file.is_file() else {}
    return {name: Achievement.model_validate({**each, "kind": engine.name}) for name, each in stated.items()}


def _holds(value: int, condition: int | AtMost) -> bool:
    return value <= condition.most if isinstance(condition, AtMost) else value >= condition
