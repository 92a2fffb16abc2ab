"""A game looked back at, as values: what chance brought to each seat, what its decisions cost, how well it played.

Everything is in points. Light: nothing here solves anything, so that a review can be read without numpy.
"""

import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.coach.reviewed import MILLION, SeatSums, Sums, accuracy_of
from bot.coach.yahtzee.hints import read_choice, written
from bot.games.seating import replayed
from bot.games.yahtzee import Choice, Fact, Game, Held, Rolled, Scored, Step, Take, Throw, evolve

VERSION = 1
"""Of the solver and of what a review says: a stored one of another version is made anew."""
BEST = 1e-4
"""A decision that loses no more is a best move: the rounding of a table is less."""
MISTAKE, BLUNDER = 4.0, 10.0
"""A decision that loses so much is a mistake, and one that loses so much is a blunder instead."""
DECISIVE = 3
"""So many moments are shown as those that decided a game."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A fact, the game after it, and what it changed.

    `points` are the final totals to which best play leads on average after it, seat 1 first, and `win` is how likely
    each seat wins, if there are several. `luck` is what a throw brought beyond the average of all throws, `loss` what a
    decision cost, and `absence` what each seat lost because it was not there. `best` is the best choice, None if nobody
    decided, and `is_free` says that there were others.
    """

    step: Step
    points: tuple[float, ...]
    win: tuple[float, ...] = ()
    luck: float = 0.0
    loss: float = 0.0
    absence: tuple[float, ...] = ()
    best: Choice | None = None
    is_free: bool = False

    @property
    def seat(self) -> int:
        """The seat that the fact concerns; 0 for the end of a game."""
        return getattr(self.step.fact, "seat", 0)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided, and the dice on the table after the throw to which it led, if any.

    `points` are those to which best play led before and after all that, `win` how likely the seat won; the others are
    as in `Moment`.
    """

    before: Game
    seat: int
    choice: Choice
    thrown: tuple[int, ...]
    points: tuple[float, float]
    win: tuple[float, float] | None
    luck: float
    loss: float
    best: Choice
    is_free: bool
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

    @property
    def swing(self) -> float:
        """How much it changed: in games won, or in points if nobody else plays."""
        before, after = self.win or self.points
        return abs(after - before)


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at. `start` are the final totals to which best play leads on average, `win` the chances then.

    A point is worth `rate` games between equals. `exact`: every number of points is off by no more than its rounding.
    """

    begin: Game
    start: tuple[float, ...]
    win: tuple[float, ...]
    moments: tuple[Moment, ...]
    rate: float
    exact: bool

    @classmethod
    def read(cls, begin: Game, facts: Iterable[Fact], numbers: bytes) -> "Review":
        """The review whose numbers were written by `numbers`, of the same game."""
        told = json.loads(zlib.decompress(numbers))
        steps = replayed(begin, facts, evolve)
        moments = tuple(_moment(step, *values) for step, values in zip(steps, told["moments"], strict=True))
        return cls(begin, tuple(told["start"]), tuple(told["win"]), moments, told["rate"], told["exact"])

    def numbers(self) -> bytes:
        """All that does not follow from the game itself, as compressed JSON. `read` is the inverse."""
        moments = [
            [each.points, each.win, each.luck, each.loss, each.absence, each.best and written(each.best), each.is_free]
            for each in self.moments
        ]
        told = {"start": self.start, "win": self.win, "rate": self.rate, "exact": self.exact, "moments": moments}
        return zlib.compress(json.dumps(told, separators=(",", ":")).encode())

    def sums(self) -> Sums:
        """What the review adds up to, in games between equals."""

        def millionths(points: float) -> int:
            return round(points * self.rate * MILLION)

        seats = (
            SeatSums(len(self.free(seat)), millionths(self.lost_freely(seat)), millionths(self.luck(seat)))
            for seat in self.seats
        )
        return Sums(self.exact, tuple(seats))

    @property
    def seats(self) -> tuple[int, ...]:
        return self.begin.numbers

    @property
    def end(self) -> Game:
        return self.moments[-1].step.after if self.moments else self.begin

    def luck(self, seat: int) -> float:
        """What chance brought to a seat."""
        return sum(moment.luck for moment in self.moments if moment.seat == seat)

    def loss(self, seat: int) -> float:
        """What its decisions cost a seat."""
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def absence(self, seat: int) -> float:
        """What it cost a seat not to be there."""
        return sum(moment.absence[seat - 1] for moment in self.moments if moment.absence)

    def decisions(self) -> Iterator[Decision]:
        """Every decision, first throws included, in the order in which they were made."""
        before, points, win = self.begin, self.start, self.win
        for moment, after in zip(self.moments, (*self.moments[1:], None), strict=True):
            choice = _chosen(before, moment.step.fact)
            if choice is not None and moment.best is not None:
                held = isinstance(moment.step.fact, Held)
                thrown = after if held and after is not None and isinstance(after.step.fact, Rolled) else None
                last, seat = thrown or moment, moment.seat
                yield Decision(
                    before=before,
                    seat=seat,
                    choice=choice,
                    thrown=() if isinstance(last.step.fact, Scored | Held) else last.step.after.turn.dice,
                    points=(points[seat - 1], last.points[seat - 1]),
                    win=(win[seat - 1], last.win[seat - 1]) if win else None,
                    luck=last.luck,
                    loss=moment.loss,
                    best=moment.best,
                    is_free=moment.is_free,
                    revision=last.step.after.revision,
                )
            before, points, win = moment.step.after, moment.points, moment.win

    def free(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of a seat in which it had a choice: the others count for nothing."""
        return tuple(each for each in self.decisions() if each.seat == seat and each.is_free)

    def lost_freely(self, seat: int) -> float:
        """What the decisions cost a seat in which it had a choice."""
        return sum(each.loss for each in self.free(seat))

    def accuracy(self, seat: int) -> float | None:
        """How well a seat decided, from 0 to 100; None if it never had a choice. See `accuracy_of`."""
        free = self.free(seat)
        return accuracy_of(self.rate * self.lost_freely(seat) / len(free)) if free else None

    def decisive(self) -> tuple[Decision, ...]:
        """The decisions, with the throws that they led to, that changed most, in the order of the game."""
        most = sorted(self.decisions(), key=lambda each: -each.swing)[:DECISIVE]
        return tuple(sorted(most, key=lambda each: each.before.revision))


def _chosen(before: Game, fact: Fact) -> Choice | None:
    """The choice that a fact makes or begins to make; None for what nobody chose."""
    match fact:
        case Rolled() if before.turn.is_fresh:
            return Throw()
        case Held(_, dice):
            return Throw(dice)
        case Scored(_, box, column):
            return Take(box, column)
    return None


def _moment(
    step: Step,
    points: list[float],
    win: list[float],
    luck: float,
    loss: float,
    absence: list[float],
    best: str | None,
    is_free: bool,
) -> Moment:
    choice = read_choice(best) if best else None
    return Moment(step, tuple(points), tuple(win), luck, loss, tuple(absence), choice, is_free)
