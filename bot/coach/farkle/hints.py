from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, Then, keeps, leaders, needs_to_win, turn_after

if TYPE_CHECKING:
    from bot.coach.farkle.advice import Advice

MOST_CHOICES = 3
_SMALL = 0.3
_MOST_TIMES = 9


@dataclass(frozen=True, slots=True)
class Ranked:
    """`points`: of the turn, on average. `at_risk`: turn points after the choice. `thrown`: 0 if it banks."""

    keep: Dice
    then: Then
    win: float | None
    points: float
    at_risk: int
    thrown: int


@dataclass(frozen=True, slots=True)
class Reason:
    """A message key and its numbers."""

    code: str
    fields: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """At most three choices, best first; `reasons` explain the first. `is_exact`: chances aren't estimates."""

    best: tuple[Ranked, ...]
    reasons: tuple[Reason, ...]
    is_exact: bool


def hint_of(game: Game, found: "Sequence[Advice]", farkle: float) -> Hint:
    """`found`: all choices, best first. `farkle`: the chance after the best choice, or instead of banking."""
    ranked = tuple(_ranked(game, advice) for advice in found[:MOST_CHOICES])
    return Hint(ranked, _reasons(game, ranked, farkle), all(advice.exact for advice in found))


def thrown_after(game: Game, choice: Choice) -> tuple[int, frozenset[int], int]:
    """Also returns the faces that extend a triple, and the points at risk."""
    turn = game.turn
    if choice.then is Then.FOLLOW:
        assert game.offer is not None
        return game.offer.dice, game.offer.extended, game.offer.points
    if choice.keep:
        turn = turn_after(game, next(keep for keep in keeps(game) if keep.dice == choice.keep))
    return turn.dice, turn.extended, turn.points


def _ranked(game: Game, advice: "Advice") -> Ranked:
    dice, _, points = thrown_after(game, Choice(advice.keep, advice.then))
    return Ranked(advice.keep, advice.then, advice.win, advice.points, points, 0 if advice.then is Then.BANK else dice)


def _reasons(game: Game, ranked: Sequence[Ranked], farkle: float) -> tuple[Reason, ...]:
    if not ranked:
        return ()
    if len(ranked) == 1:
        return (Reason("hint-only-choice"),)
    best, banks = ranked[0], ranked[0].then is Then.BANK
    dice, _, _ = thrown_after(game, Choice(best.keep, best.then))
    odds = Reason("hint-no-risk", {"dice": dice})
    if farkle > 0:
        times, throws = _in_words(farkle)
        odds = Reason("hint-risk-to-bank" if banks else "hint-risk", {"dice": dice, "times": times, "throws": throws})
    return tuple(reason for reason in (odds, _standing(game, best)) if reason is not None)


def _in_words(chance: float) -> tuple[int, int]:
    """(2, 5) for 2 in 5; (1, n) if the chance is small."""
    if chance < _SMALL:
        return 1, round(1 / chance)
    near = Fraction(chance).limit_denominator(_MOST_TIMES)
    return near.numerator, near.denominator


def _standing(game: Game, best: Ranked) -> Reason | None:
    seat, target = game.seat(game.current), game.rules.target
    total = seat.total + best.at_risk
    others = [game.seat(number).total for number in game.active if number != game.current]
    if not others:
        return None
    lead, banks = max(others), best.then is Then.BANK
    needs = needs_to_win(game)
    if needs > best.at_risk and not banks:
        return Reason("hint-final-behind", {"missing": needs - best.at_risk})
    if game.final is not None and game.rules.target_reach != "exact":
        return Reason("hint-final-ahead", {"ahead": total - lead}) if total > lead else None
    if game.rules.target_reach == "exact":
        return Reason("hint-exact", {"missing": target - total}) if total < target else Reason("hint-target")
    if total >= target:
        return Reason("hint-target")
    if game.current in leaders(game):
        return None
    if total > lead:
        return Reason("hint-leads", {"ahead": total - lead}) if banks else None
    return Reason("hint-behind", {"missing": game.rules.scorable(lead + 1 - total)})
