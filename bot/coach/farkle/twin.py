"""Finds a smaller game in place of one too large to solve (`docs/coach.md` says how)."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, isqrt, sqrt

import numpy as np

from bot.coach.farkle.most_points import points_turn
from bot.coach.farkle.solved import MOST_ROUNDS, is_exact
from bot.coach.farkle.throws import Floats, Whole, grid
from bot.errors import RuleSetError
from bot.games.farkle import MOST_POINTS, Game, Offer, RuleSet, change

MOST_TWIN_STANDINGS = 40_000
"""The most standings of a twin, which is then solved in seconds."""

_MOST_TWIN_STEPS = 120
"""The most grid steps of a twin; if seats follow on, offers then take 20 MB."""

_FEWEST_TURNS = 8
"""The fewest turns that a twin takes to its target; points become coarser if need be."""

_MOST_FARKLES = 6
"""The most farkles in a row that a twin counts; longer streaks are too rare to matter."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A game moved into its twin; a choice there counts `share` times as much in the large game."""

    game: Game
    share: float


@lru_cache(maxsize=64)
def twin(rules: RuleSet) -> RuleSet:
    """The rules to solve in place of these: the same if they can be solved, else those of a smaller game."""
    if is_exact(rules):
        return rules
    if rules.rounds:
        return twin(_by_rounds(rules))
    if (near := _followed(rules)) is not None:
        return near
    options: dict[str, object] = {"follow_on": False}
    penalty = rules.penalty
    if penalty and penalty.farkles > _MOST_FARKLES:
        options["penalty"] = None
        penalty = None
    step = grid(rules)
    most = isqrt(MOST_TWIN_STANDINGS) // (penalty.farkles if penalty else 1)
    if rules.target > most * step:
        gain = points_turn(rules).best
        far = min(rules.target, _FEWEST_TURNS * gain)
        unit = step * max(1, ceil(far / (most * step)))
        options["target"] = min(rules.target, most * unit)
        options = _rounded(change(rules, {**options, "target_reach": "at_least"}), unit) | {
            "follow_on": False,
            "target_reach": rules.target_reach,
        }
    try:
        return change(rules, options)
    except RuleSetError:
        # Rounded points may miss an exact target.
        return change(rules, options | {"target_reach": "at_least"})


def _by_rounds(rules: RuleSet) -> RuleSet:
    """The rules without what hardly counts: the target, or the rounds."""
    assert rules.rounds is not None
    if rules.target and rules.rounds * points_turn(rules).best > rules.target:
        return change(rules, {"rounds": None})
    options: dict[str, object] = {"rounds": min(rules.rounds, MOST_ROUNDS), "target": None, "follow_on": False}
    if rules.penalty:
        options["penalty"] = rules.penalty.model_copy(update={"floor": None}).model_dump(mode="json")
    return change(rules, options | {"reopen": False, "follow_farkles": False})


def _followed(rules: RuleSet) -> RuleSet | None:
    target = min(rules.target, _MOST_TWIN_STEPS * grid(rules))
    if not rules.follow_on or target < _FEWEST_TURNS * points_turn(rules).best:
        return None
    try:
        near = change(rules, {"target": target})
    except RuleSetError:
        return None
    return near if is_exact(near) else None


def move(game: Game) -> Moved:
    """The game to look up in place of this one: the same if its rules can be solved, else as it is in the twin."""
    rules = twin(game.rules)
    if rules == game.rules:
        return Moved(game, 1.0)
    if not rules.target:
        return _with_rounds_of(rules, game)
    unit, near = grid(rules), rules.target
    ahead = [game.rules.target - seat.total for seat in game.seats]
    share = 1.0
    if game.final is None:
        present = [ahead[number - 1] for number in game.active]
        first = max(min(present), 1)
        gap = max(present) - first
        if first + gap > near:
            share = float(scale_of(np.array(first), np.array(gap), near))
        ahead = [round(share * share * first + share * (distance - first)) for distance in ahead]
    seats = []
    for seat, distance in zip(game.seats, ahead, strict=True):
        steps = round(distance / unit)
        if game.final is None:
            # No seat has reached the target.
            steps = max(steps, 1)
        streak = min(seat.streak, rules.penalty.farkles - 1) if rules.penalty else seat.streak
        seats.append(replace(seat, total=near // unit * unit - steps * unit, streak=streak))
    offer = game.offer
    turn = replace(game.turn, points=_nearest(game.turn.points, unit))
    if offer is not None:
        offer = Offer(offer.dice, _nearest(offer.points, unit), offer.extended)
    return Moved(replace(game, rules=rules, seats=tuple(seats), turn=turn, offer=offer), share)


def _with_rounds_of(rules: RuleSet, game: Game) -> Moved:
    """The game as if its rounds had just begun, with totals closer to each other, which counts the same far from the
    end.
    """
    assert rules.rounds is not None
    assert game.rules.rounds is not None
    left = game.rules.rounds - game.round + 1
    if left <= rules.rounds:
        return Moved(replace(game, rules=rules, round=rules.rounds - left + 1), 1.0)
    share, unit = sqrt(rules.rounds / left), grid(rules)
    seats = tuple(replace(seat, total=round(seat.total * share / unit) * unit) for seat in game.seats)
    return Moved(replace(game, rules=rules, round=1, seats=seats), share)


def scale_of(first: Whole, gap: Whole, near: int) -> Floats:
    """The factor that shrinks a gap between seats, and its square what the first one needs, to `near` in all."""
    return np.asarray((np.sqrt(gap * gap + 4 * first * near) - gap) / (2 * first))


def _nearest(points: int, unit: int) -> int:
    """The multiple of `unit` that is nearest to `points`: at least one unit, unless these are 0."""
    return min(max(unit, (2 * points + unit) // (2 * unit) * unit), MOST_POINTS // unit * unit) if points > 0 else 0


def _rounded(rules: RuleSet, unit: int) -> dict[str, object]:
    def nearest(value: object) -> object:
        if isinstance(value, dict):
            return {key: nearest(each) for key, each in value.items()}
        return _nearest(value, unit) if type(value) is int else value

    names = (
        "opening",
        "minimum_bank",
        "target",
        "singles",
        "triples",
        "more_of_a_kind",
        "straights",
        "three_pairs",
        "four_and_pair",
        "two_triplets",
        "full_house_bonus",
        "scoreless",
        "hot_dice_bonus",
    )
    options = rules.model_dump(mode="json")
    found = {name: nearest(options[name]) for name in names} | {"penalty": options["penalty"]}
    if rules.penalty:
        floor = rules.penalty.floor
        found["penalty"] = options["penalty"] | {
            "points": nearest(rules.penalty.points),
            "floor": None if floor is None else -_nearest(-floor, unit),
        }
    return found
