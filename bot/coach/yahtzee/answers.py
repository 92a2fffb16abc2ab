"""What Yahtzee's coach answers: hints as values, readable without numpy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.coach import reviewed
from bot.games.yahtzee import Box, Choice, Fact, Game, Held, Rolled, Scored, Step, Take, Throw

MOST_CHOICES = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """`points`: the average final total. `win`: None for a seat alone."""

    choice: Choice
    points: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """The best choices, at most three. `is_exact`: points aren't estimates. Chances always are."""

    best: tuple[Advice, ...]
    is_exact: bool


def written(choice: Choice) -> str:
    """The line of its move, without the seat."""
    if isinstance(choice, Take):
        return f"score {choice.box} {choice.column}"
    return " ".join(["hold", *map(str, choice.held)])


VERSION = 3


@dataclass(frozen=True, slots=True)
class Moment(reviewed.Moment[Step, Choice]):
    """`points`: final totals by seat, on average under best play."""

    points: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(reviewed.Decision[Game, Choice]):
    """`points`: before and after."""

    choice: Choice
    points: tuple[float, ...]

    @property
    def swing(self) -> float:
        before, after = self.win or self.points
        return abs(after - before)


@dataclass(frozen=True, slots=True)
class Review(reviewed.Review[Game, Moment, Decision]):
    """`start`: final totals, `win`: chances; both at the start. A point is worth `rate` games between equals."""

    win: tuple[float, ...] = ()

    UNIT = "points"

    @classmethod
    def moment(cls, step: Step, *values: Any) -> Moment:
        *same, best, is_free, points = values
        choice = best and (Take(Box(best[0]), best[1]) if len(best) > 1 else Throw(*best))
        return Moment(step, *(*same, choice, is_free, points))

    def unplayed(self, seat: int) -> float:
        """What is added to the total by a roll that wins at once: less than nothing, since the game ends with it."""
        expected = self.start[seat - 1] + self.luck(seat) - self.loss(seat) - self.absence(seat)
        return self.end.seat(seat).total - expected

    def decisions(self) -> Iterator[Decision]:
        before, points, win = self.begin, self.start, self.win
        for moment, after in zip(self.moments, (*self.moments[1:], None), strict=True):
            choice, seat = _chosen(before, moment.step.fact), moment.seat
            if choice is not None and moment.best is not None:
                held = isinstance(moment.step.fact, Held)
                thrown = after if held and after is not None and isinstance(after.step.fact, Rolled) else None
                last = thrown or moment
                yield Decision(
                    before=before,
                    seat=seat,
                    choice=choice,
                    thrown=() if isinstance(last.step.fact, Scored | Held) else last.step.after.turn.dice,
                    points=(points[seat - 1], last.points[seat - 1]),
                    win=(win[seat - 1], last.win[seat - 1]) if win else (),
                    loss=moment.loss,
                    best=moment.best,
                    is_free=moment.is_free,
                    revision=last.step.after.revision,
                    rate=self.rate,
                )
            before, points, win = moment.step.after, moment.points, moment.win

    @staticmethod
    def choice(choice: Choice) -> object:
        return written(choice)

    def results(self) -> dict[str, object]:
        return {"result": [self.end.seat(seat).total for seat in self.seats]}


def _chosen(before: Game, fact: Fact) -> Choice | None:
    """The choice that a fact shows; None if nothing was decided."""
    match fact:
        case Rolled() if before.turn.is_fresh:
            return Throw()
        case Held(_, dice):
            return Throw(dice)
        case Scored(_, box, column):
            return Take(box, column)
    return None
