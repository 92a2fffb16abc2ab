"""Reviews as values, readable without numba. `review` makes them."""

import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.coach.farkle.hints import Reason
from bot.coach.reviewed import MILLION, SeatSums, Sums, accuracy_of
from bot.games.farkle import Banked, Choice, Fact, Followed, Game, Kept, Phase, Rolled, Step, Then, replay, write

VERSION = 2
"""Reviews of other versions are made anew."""
BEST = 1e-6
"""It exceeds the table's rounding."""
MISTAKE, BLUNDER = 0.02, 0.05
"""A decision that loses at least this much."""
DECISIVE = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """A fact, the game after it, and what it changed for `seat`, in win probability.

    `win`: by seat, under best play. `luck`: above the average throw. `absence`: by seat, lost by not being there.
    `best`: None if there was no decision; `is_free`: if there were others.
    """

    step: Step
    seat: int
    win: tuple[float, ...]
    luck: float = 0.0
    loss: float = 0.0
    absence: tuple[float, ...] = ()
    best: Choice | None = None
    is_free: bool = False
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision and its throw.

    `before`: the game then. `then`: None if time ran out. `win`: before and after. The rest is as in `Moment`.
    """

    before: Game
    seat: int
    keep: tuple[int, ...]
    then: Then | None
    thrown: tuple[int, ...]
    win: tuple[float, float]
    luck: float
    loss: float
    best: Choice
    is_free: bool
    reason: Reason | None
    revision: int

    @property
    def is_best(self) -> bool:
        return self.loss <= BEST

    @property
    def is_mistake(self) -> bool:
        return MISTAKE <= self.loss < BLUNDER

    @property
    def is_blunder(self) -> bool:
        return self.loss >= BLUNDER


@dataclass(frozen=True, slots=True)
class Review:
    """`begin`: before the first fact. `start`: by seat, after the roll-off.

    `exact`: all probabilities are.
    """

    begin: Game
    start: tuple[float, ...]
    moments: tuple[Moment, ...]
    exact: bool

    @classmethod
    def read(cls, begin: Game, facts: Iterable[Fact], numbers: bytes) -> "Review":
        """The inverse of `numbers`."""
        data = json.loads(zlib.decompress(numbers))
        moments = (_moment(step, *values) for step, values in zip(replay(begin, facts), data["moments"], strict=True))
        return cls(begin, tuple(data["start"]), tuple(moments), data["exact"])

    def numbers(self) -> bytes:
        """Compressed JSON of what doesn't follow from the game."""
        moments = [_values(moment) for moment in self.moments]
        data = {"start": self.start, "exact": self.exact, "moments": moments}
        return zlib.compress(json.dumps(data, separators=(",", ":")).encode())

    def sums(self) -> "Sums":
        free = {seat: self.free(seat) for seat in self.seats}
        lost = {seat: sum(each.loss for each in decisions) for seat, decisions in free.items()}
        seats = (SeatSums(len(free[seat]), _millionths(lost[seat]), _millionths(self.luck(seat))) for seat in free)
        return Sums(self.exact, tuple(seats))

    @property
    def seats(self) -> tuple[int, ...]:
        return self.begin.numbers

    @property
    def settled(self) -> int:
        """The number of facts in the roll-off."""
        states = (self.begin, *(moment.step.after for moment in self.moments))
        return next((game.revision for game in states if game.phase is not Phase.ROLL_OFF), len(self.moments))

    def luck(self, seat: int) -> float:
        """In win probability."""
        return sum(moment.luck for moment in self.moments if moment.seat == seat)

    def loss(self, seat: int) -> float:
        """In win probability."""
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def absence(self, seat: int) -> float:
        """In win probability."""
        return sum(moment.absence[seat - 1] for moment in self.moments if moment.absence)

    def decisions(self) -> Iterator[Decision]:
        """In order; includes forced ones."""
        before, win = self.begin, self.start
        begun: tuple[Game, tuple[float, ...], Moment] | None = None
        for index, moment in enumerate(self.moments):
            fact = moment.step.fact
            chosen = moment.best is not None
            follows = self.moments[index + 1] if index + 1 < len(self.moments) else None
            if chosen and isinstance(fact, Kept | Followed) and follows is not None and follows.best is not None:
                # A keep, or taking dice over, and the next step are one decision.
                begun = (before, win, moment)
            elif chosen:
                game, likely, first = begun or (before, win, None)
                yield _decision(game, likely, first, moment)
                begun = None
            before = moment.step.after
            win = moment.win if before.phase is not Phase.ROLL_OFF else self.start

    def free(self, seat: int) -> tuple[Decision, ...]:
        """Omits forced ones."""
        return tuple(each for each in self.decisions() if each.seat == seat and each.is_free)

    def accuracy(self, seat: int) -> float | None:
        """From 0 to 100; None without a choice."""
        free = self.free(seat)
        return accuracy_of(sum(each.loss for each in free) / len(free)) if free else None

    def decisive(self) -> tuple[Decision, ...]:
        by_swing = sorted(self.decisions(), key=lambda each: -abs(each.win[1] - each.win[0]))
        return tuple(sorted(by_swing[:DECISIVE], key=lambda each: each.before.revision))

    def as_json(self) -> Iterator[dict[str, object]]:
        """One value per fact, then a summary. Losses include absence."""
        for moment in self.moments:
            absence = moment.absence[moment.seat - 1] if moment.absence else 0.0
            best = moment.best and {"keep": list(moment.best.keep), "then": moment.best.then.value}
            yield {
                "seq": moment.step.after.revision,
                "seat": moment.seat,
                "fact": _without_seat(write(moment.step.fact), moment.seat),
                "win": list(moment.win),
                "luck": moment.luck,
                "loss": moment.loss + absence,
                "best": best,
            }
        yield {
            "start": list(self.start),
            "luck": [self.luck(seat) for seat in self.seats],
            "loss": [self.loss(seat) + self.absence(seat) for seat in self.seats],
            "accuracy": [self.accuracy(seat) for seat in self.seats],
            "exact": self.exact,
        }


def _decision(before: Game, win: tuple[float, ...], first: Moment | None, last: Moment) -> Decision:
    lost = last.loss + (first.loss if first else 0.0)
    first = first or last
    begun, ended = first.step.fact, last.step.fact
    assert first.best is not None
    return Decision(
        before=before,
        seat=last.seat,
        keep=begun.dice if isinstance(begun, Kept) else (),
        then=_then(begun) or _then(ended),
        thrown=ended.dice if isinstance(ended, Rolled) else (),
        win=(win[last.seat - 1], last.win[last.seat - 1]),
        luck=last.luck,
        loss=lost,
        best=first.best,
        is_free=first.is_free or last.is_free,
        reason=first.reason,
        revision=last.step.after.revision,
    )


def _then(fact: Fact) -> Then | None:
    match fact:
        case Rolled():
            return Then.ROLL
        case Banked():
            return Then.BANK
        case Followed():
            return Then.FOLLOW
    return None


def _values(moment: Moment) -> list[object]:
    """Arguments of `_moment`."""
    best = moment.best and [list(moment.best.keep), moment.best.then.value]
    reason = moment.reason and [moment.reason.code, moment.reason.fields]
    return [moment.seat, moment.win, moment.luck, moment.loss, moment.absence, best, moment.is_free, reason]


def _moment(
    step: Step,
    seat: int,
    win: list[float],
    luck: float,
    loss: float,
    absence: list[float],
    best: tuple[list[int], str] | None,
    is_free: bool,
    reason: tuple[str, dict[str, int]] | None,
) -> Moment:
    return Moment(
        step,
        seat,
        tuple(win),
        luck,
        loss,
        tuple(absence),
        Choice(tuple(best[0]), Then(best[1])) if best else None,
        is_free,
        Reason(*reason) if reason else None,
    )


def _millionths(share: float) -> int:
    return round(share * MILLION)


def _without_seat(line: str, seat: int) -> str:
    return line.removeprefix(f"{seat} ")
