"""Reviews as values, readable without the coach's tables."""

import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from bot.games.seating import AnyStep, Seat, State, replayed

BEGINNER = 0.00737
"""The average weighted loss with an accuracy of 60."""
MILLION = 1_000_000
"""The units of a sum that make a win: sums of integers don't depend on their order."""
DECISIVE = 3


class Quality(StrEnum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST = {Quality.BLUNDER: 0.05, Quality.MISTAKE: 0.02, Quality.INACCURACY: 0.005, Quality.GOOD: 1e-6}
"""The least loss of each quality, in games. The last exceeds the rounding of tables."""


@dataclass(frozen=True, slots=True)
class SeatSums:
    """A seat's sums in millionths of a win; `lost` is weighted. `decisions`: those with a choice."""

    decisions: int
    lost: int
    luck: int

    @property
    def accuracy(self) -> float | None:
        """How well the seat chose, from 0 to 100, as `accuracy_of` says; None if it had no choice."""
        return accuracy_of(self.lost / MILLION / self.decisions) if self.decisions else None


@dataclass(frozen=True, slots=True)
class Sums:
    exact: bool
    seats: tuple[SeatSums, ...]


def accuracy_of(average_loss: float) -> float:
    """The accuracy, from 0 to 100, of an average weighted loss in games; `docs/coach.md` has the formula."""
    return float(100 * 0.6 ** (average_loss / BEGINNER))


StepT = TypeVar("StepT", bound=AnyStep)
GameT = TypeVar("GameT", bound=State[Seat])
ChoiceT = TypeVar("ChoiceT")


@dataclass(frozen=True, slots=True)
class Moment(Generic[StepT, ChoiceT]):
    """What a fact changed for `seat` (0: none). `win`, `absence`: by seat. `best`: None without a decision;
    `is_free`: there were others.
    """

    step: StepT
    seat: int
    win: tuple[float, ...]
    luck: float = 0.0
    loss: float = 0.0
    absence: tuple[float, ...] = ()
    best: ChoiceT | None = None
    is_free: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Generic[GameT, ChoiceT]):
    """A decision and its throw. `win`: the chances before and after; none alone. `choice`: None if time ran out."""

    before: GameT
    seat: int
    choice: ChoiceT | None
    thrown: tuple[int, ...]
    win: tuple[float, ...]
    loss: float
    best: ChoiceT
    is_free: bool
    revision: int
    rate: float = 1.0

    @property
    def swing(self) -> float:
        return abs(self.win[1] - self.win[0])

    @property
    def cost(self) -> float:
        """The loss in games: 1.0 is a whole win."""
        return self.loss * self.rate

    @property
    def quality(self) -> Quality:
        return next((each for each, least in LEAST.items() if self.cost >= least), Quality.BEST)

    @property
    def is_mistake(self) -> bool:
        return self.quality in (Quality.MISTAKE, Quality.BLUNDER)

    @property
    def is_blunder(self) -> bool:
        return self.quality is Quality.BLUNDER


MomentT = TypeVar("MomentT", bound=Moment[Any, Any])
AnyDecision: TypeAlias = Decision[Any, Any]
DecisionT = TypeVar("DecisionT", bound=AnyDecision)


@dataclass(frozen=True, slots=True)
class Review(ABC, Generic[GameT, MomentT, DecisionT]):
    """A game as the coach judged it. `begin`: before the first fact. `start`: by seat, in the unit of luck and loss,
    which is worth `rate` games.

    `exact`: no number is an estimate. `weight`: of losses, so that beginners are as accurate under any rules.
    """

    begin: GameT
    start: tuple[float, ...]
    moments: tuple[MomentT, ...]
    exact: bool
    weight: float
    rate: float = 1.0

    UNIT: ClassVar[str] = "win"
    """The name of the field of moments that is in the unit of luck and loss."""

    @classmethod
    @abstractmethod
    def moment(cls, step: AnyStep, *values: object) -> MomentT:
        """A moment of a game by a step and the values of its other fields from JSON, with tuples for lists."""

    @abstractmethod
    def decisions(self) -> Iterator[DecisionT]:
        """The decisions of all seats in the order of the game, with forced ones."""

    @classmethod
    def read(cls, begin: GameT, facts: Iterable[object], numbers: bytes) -> Self:
        """A review read from `numbers`, which the function of that name wrote."""
        data = json.loads(zlib.decompress(numbers))
        steps = replayed(begin, facts, begin.rules.engine.evolve)
        moments = (cls.moment(step, *map(_frozen, each)) for step, each in zip(steps, data.pop("moments"), strict=True))
        return cls(begin=begin, moments=tuple(moments), **{name: _frozen(value) for name, value in data.items()})

    def numbers(self) -> bytes:
        """What doesn't follow from the game, as compressed JSON."""
        data = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "begin"}
        data["moments"] = [_values(moment)[1:] for moment in self.moments]
        return zlib.compress(json.dumps(data, separators=(",", ":"), default=_values).encode())

    @property
    def seats(self) -> tuple[int, ...]:
        return self.begin.numbers

    @property
    def end(self) -> GameT:
        return self.moments[-1].step.after if self.moments else self.begin

    def luck(self, seat: int) -> float:
        return sum(moment.luck for moment in self.moments if moment.seat == seat)

    def loss(self, seat: int) -> float:
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def absence(self, seat: int) -> float:
        return sum(moment.absence[seat - 1] for moment in self.moments if moment.absence)

    def free(self, seat: int) -> tuple[DecisionT, ...]:
        return tuple(each for each in self.decisions() if each.seat == seat and each.is_free)

    def accuracy(self, seat: int) -> float | None:
        """How well a seat chose, from 0 to 100; None if it had no choice, and for estimates."""
        free = self.free(seat)
        return accuracy_of(self._lost(seat) / len(free)) if free and self.exact else None

    def _lost(self, seat: int) -> float:
        return sum(each.cost for each in self.free(seat)) * self.weight

    def decisive(self) -> tuple[DecisionT, ...]:
        by_swing = sorted(self.decisions(), key=lambda each: -each.swing)
        return tuple(sorted(by_swing[:DECISIVE], key=lambda each: each.before.revision))

    def sums(self) -> Sums:
        seats = (
            SeatSums(
                len(self.free(seat)), round(self._lost(seat) * MILLION), round(self.luck(seat) * self.rate * MILLION)
            )
            for seat in self.seats
        )
        return Sums(self.exact, tuple(seats))

    def as_json(self) -> Iterator[dict[str, object]]:
        """One value for JSON per fact, then a summary. Losses include absence."""
        write = self.begin.rules.engine.notation.write
        for moment in self.moments:
            absence = moment.absence[moment.seat - 1] if moment.absence and moment.seat else 0.0
            yield {
                "seq": moment.step.after.revision,
                "seat": moment.seat,
                "fact": write(moment.step.fact).removeprefix(f"{moment.seat} "),
                self.UNIT: list(getattr(moment, self.UNIT)),
                "luck": moment.luck,
                "loss": moment.loss + absence,
                "best": moment.best and self.choice(moment.best),
            } | ({"win": list(moment.win)} if moment.win else {})
        yield {
            "start": list(self.start),
            "luck": [self.luck(seat) for seat in self.seats],
            "loss": [self.loss(seat) + self.absence(seat) for seat in self.seats],
            **self.results(),
            "accuracy": [self.accuracy(seat) for seat in self.seats],
            "exact": self.exact,
        }

    @staticmethod
    @abstractmethod
    def choice(choice: Any) -> object:
        """A choice of the game as a value for JSON."""

    def results(self) -> dict[str, object]:
        """The entries that this game adds to the summary in `as_json`."""
        return {}


AnyReview: TypeAlias = Review[Any, Any, Any]


def _values(of: Any) -> list[Any]:
    return [getattr(of, each.name) for each in fields(of)]


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
