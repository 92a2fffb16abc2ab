"""What Farkle's coach answers: hints and advice as values, readable without numpy."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import Any

from bot.coach import reviewed
from bot.games.farkle import (
    Banked,
    Choice,
    Fact,
    Followed,
    Game,
    Kept,
    Phase,
    Rolled,
    Step,
    Then,
    choices,
    hand_after,
    keep_to_bank,
    keeps,
    leaders,
    needs_to_win,
    scoring,
)

MOST_CHOICES = 3
_SMALL = 0.3
_MOST_TIMES = 9


@dataclass(frozen=True, slots=True)
class Advice:
    """What a choice is worth. `win`: under best play; a shared win is one half. `points`: of the turn, on average.
    `exact`: `win` is off by at most `advice.PRECISION`.
    """

    choice: Choice
    win: float | None
    points: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a choice: the key of a sentence and its numbers."""

    code: str
    fields: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best choices, at most three, with reasons for the first. `is_exact`: chances aren't estimates."""

    best: tuple[Advice, ...]
    reasons: tuple[Reason, ...]
    is_exact: bool


def hint_of(game: Game, found: Sequence[Advice], farkle: float) -> Hint:
    """A hint from what all choices are worth. `found`: all choices, best first. `farkle`: the chance after the best
    choice, or instead of banking.
    """
    possible = sensible(game)
    best = tuple([advice for advice in found if advice.choice in possible][:MOST_CHOICES])
    return Hint(best, _reasons(game, best, farkle), all(advice.exact for advice in found))


def sensible(game: Game) -> list[Choice]:
    """The choices of a game, without banks that leave points on the table for nothing."""
    banked = {(), *(keep.dice for each in keeps(game) if (keep := keep_to_bank(game, each)))}
    return [choice for choice in choices(game) if choice.then is not Then.BANK or choice.keep in banked]


def thrown_after(game: Game, choice: Choice) -> tuple[int, frozenset[int], int]:
    """The dice, the faces that extend a triple, and the points before the next throw, as `hand_after` returns them."""
    turn = game.turn
    if choice.then is Then.FOLLOW:
        assert game.offer is not None
        return game.offer.dice, game.offer.extended, game.offer.points
    if choice.keep:
        # In a twin, the choice may not fit the target.
        worth = scoring(game.rules).keepable(tuple(sorted(turn.thrown)), turn.extended)
        return hand_after(game, next(keep for keep in worth if keep.dice == choice.keep))
    return turn.dice, turn.extended, turn.points


def _reasons(game: Game, ranked: Sequence[Advice], farkle: float) -> tuple[Reason, ...]:
    if not ranked:
        return ()
    if len(ranked) == 1:
        return (Reason("hint-only-choice"),)
    banks = ranked[0].choice.then is Then.BANK
    dice, _, at_risk = thrown_after(game, ranked[0].choice)
    odds = Reason("hint-no-risk", {"dice": dice})
    if farkle > 0:
        times, throws = _in_words(farkle)
        odds = Reason("hint-risk-to-bank" if banks else "hint-risk", {"dice": dice, "times": times, "throws": throws})
    return tuple(reason for reason in (odds, _standing(game, at_risk, banks=banks)) if reason is not None)


def _in_words(chance: float) -> tuple[int, int]:
    """A chance in words: (2, 5) for 2 in 5; (1, n) if it is small."""
    if chance < _SMALL:
        return 1, round(1 / chance)
    near = Fraction(chance).limit_denominator(_MOST_TIMES)
    return near.numerator, near.denominator


def _standing(game: Game, at_risk: int, *, banks: bool) -> Reason | None:
    """A reason that the totals of the others give; None if there is none. `at_risk`: turn points after the choice."""
    seat, target = game.seat(game.current), game.rules.target
    total = seat.total + at_risk
    others = [game.seat(number).total for number in game.active if number != game.current]
    if not others:
        return None
    lead, needs = max(others), needs_to_win(game)
    if needs > at_risk and not banks:
        return Reason("hint-final-behind", {"missing": needs - at_risk})
    if game.final is not None and game.rules.target_reach != "exact":
        return Reason("hint-final-ahead", {"ahead": total - lead}) if total > lead else None
    if game.rules.target_reach == "exact":
        return Reason("hint-exact", {"missing": target - total}) if total < target else Reason("hint-target")
    if target and total >= target:
        return Reason("hint-target")
    if game.current in leaders(game):
        return None
    if total > lead:
        return Reason("hint-leads", {"ahead": total - lead}) if banks else None
    return Reason("hint-behind", {"missing": game.rules.scorable(lead + 1 - total)})


VERSION = 4


@dataclass(frozen=True, slots=True)
class Moment(reviewed.Moment[Step, Choice]):
    reason: Reason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(reviewed.Decision[Game, Choice]):
    keep: tuple[int, ...]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Review(reviewed.Review[Game, Moment, Decision]):
    """A review of a game of Farkle; its `start` is after the roll-off."""

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
    keep, then = begun.dice if isinstance(begun, Kept) else (), _then(begun) or _then(ended)
    return Decision(
        before=before,
        seat=last.seat,
        choice=Choice(keep, then) if then else None,
        keep=keep,
        thrown=ended.dice if isinstance(ended, Rolled) else (),
        win=(win[last.seat - 1], last.win[last.seat - 1]),
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
