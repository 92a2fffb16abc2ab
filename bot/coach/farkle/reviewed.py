"""Readable without numba."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from bot.coach import reviewed
from bot.coach.farkle.hints import Reason
from bot.games.farkle import Banked, Choice, Fact, Followed, Game, Kept, Phase, Rolled, Step, Then

VERSION = 3


@dataclass(frozen=True, slots=True)
class Moment(reviewed.Moment[Step, Choice]):
    reason: Reason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(reviewed.Decision[Game, Choice]):
    """`then`: None if time ran out."""

    keep: tuple[int, ...]
    then: Then | None
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Review(reviewed.Review[Game, Moment, Decision]):
    """`start`: after the roll-off."""

    @classmethod
    def moment(cls, step: Step, *values: Any) -> Moment:
        *same, best, is_free, reason = values
        choice = best and Choice(best[0], Then(best[1]))
        return Moment(step, *(*same, choice, is_free, reason and Reason(*reason)))

    @property
    def settled(self) -> int:
        """The number of facts in the roll-off."""
        states = (self.begin, *(moment.step.after for moment in self.moments))
        return next((game.revision for game in states if game.phase is not Phase.ROLL_OFF), len(self.moments))

    def decisions(self) -> Iterator[Decision]:
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

    @staticmethod
    def choice(choice: Choice) -> object:
        return asdict(choice)


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
