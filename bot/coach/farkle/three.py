"""Games of three seats as tables, up to `MOST_STEPS` from the target (see `docs/coach.md`), and their files."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
from cachetools import LRUCache

from bot.coach.farkle.last_turns import value_of_tie
from bot.coach.farkle.levels import Levels, levels_of
from bot.coach.farkle.most_points import points_turn
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.table import digest
from bot.coach.farkle.throws import Floats, Whole, grid
from bot.coach.farkle.twin import scale_of
from bot.coach.files import CACHE, SHIPPED, UnusableTable, find, keep, read, write
from bot.games.farkle import RuleSet

MOST_STEPS = 40
_FEWEST_TURNS = 3
_MAGIC = b"FK3SEAT\1"
_UNITS = 13


@dataclass(frozen=True, slots=True)
class Three:
    """The table of three seats, to be added to what the chances of each pair suggest (`many.shares`).

    - `more[0 or 1, side, level, next level, third level]`: by how much the chances of the seat in turn (0) and of the
      next (1) exceed that. `side` is 0, 1 or 2 if the seat in turn is the first, second or third of the round and that
      matters; otherwise 0.
    - `fails[unopened, other unopened, lead, other lead]`: how likely the last turn but one makes up for no more than
      `lead`; the last one must make up for `other lead`, or for what the seat has then.
    """

    levels: Levels
    more: Floats
    fails: Floats

    def correction(self, side: int, seats: Sequence[tuple[Whole, int | None]]) -> Floats:
        """What to add to the chances of three seats, the one in turn first. `seats`: how far each is from the target,
        in steps, and the level if no point was banked.

        If a seat is farther away than in the table, all are moved as in a twin.
        """
        near = self.levels.goal
        # With fewer than one step to go, the turn has ended the game.
        steps = np.maximum(np.stack(np.broadcast_arrays(*[distance for distance, _ in seats])), 1)
        first, last = steps.min(axis=0), steps.max(axis=0)
        scale = np.where(last > near, scale_of(first, last - first, near), 1.0)
        ahead = scale * scale * first + scale * (steps - first)
        found = np.zeros((2, *first.shape))
        corners = list[list[tuple[Whole, Floats]]]()
        for distance, (_, unopened) in zip(ahead, seats, strict=True):
            place = np.clip(near - distance, 0, near - 1)
            low = np.minimum(place.astype(np.int64), max(0, near - 2))
            if unopened is None:
                corners.append([(low, 1 - place + low), (np.minimum(low + 1, near - 1), place - low)])
            else:
                corners.append([(np.full_like(low, unopened), np.ones(low.shape))])
        for (mine, some), (following, more), (third, most) in product(*corners):
            found += some * more * most * self.more[:, side, mine, following, third]
        return np.stack([*found, -found.sum(axis=0)])

    def holds(self, total: Whole, later: Sequence[tuple[int, int]]) -> Floats:
        """How likely none of the seats with a turn to come exceeds these totals, in steps. `later`: the total of each,
        and 1 if it must open.
        """
        likely, far = np.ones(total.shape), self.fails.shape[3] - 1
        for number, (mine, unopened) in enumerate(later):
            other, others = max(later[number + 1 :], default=(None, 0))
            lead = np.clip(total - mine, 0, far)
            gap = np.full_like(lead, far) if other is None else np.clip(total - other, 0, far)
            unopened, others = (min(each, len(self.fails) - 1) for each in (unopened, others))
            likely = likely * self.fails[unopened, others, lead, gap]
        return likely


def share_of_met(others: Sequence[Floats | float], arrived: int) -> Floats:
    """The part of a win for each of `arrived` seats at an exact target, if others get there by these chances."""
    likely, nothing = [np.asarray(1.0)], np.asarray(0.0)
    for chance in others:
        fewer, more = [each * (1 - chance) for each in likely], [each * chance for each in likely]
        likely = [np.asarray(some + other) for some, other in zip([*fewer, nothing], [nothing, *more], strict=True)]
    return np.asarray(np.sum([each / (arrived + count) for count, each in enumerate(likely)], axis=0))


remembered: LRUCache[RuleSet, Three] = LRUCache(8)


def three_of(rules: RuleSet) -> Three | None:
    """The table of three seats for these rules, read once and then remembered; None if there is none."""
    if rules not in remembered:
        found = find_three(rules)
        if found is None:
            return None
        remembered[rules] = found
    return remembered[rules]


def find_three(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Three | None:
    """The table of three seats for these rules from a file, which may be that of a higher target; None if there is
    none.
    """
    small = plain(rules)
    if small is None:
        return None
    wholes = [small]
    if not levels_of(small).unopened.any():
        wholes.append(small.model_copy(update={"target": MOST_STEPS * grid(small)}))
    found = (find(path_of_three(each).name, folders, partial(_read, rules=each)) for each in wholes)
    return next((each for each in found if each), None)


def path_of_three(small: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(small).hex()[:32]}.three"


def keep_three(three: Three, folder: Path = CACHE) -> bool:
    """Stores the table of three seats as a file. Returns False if that is not possible."""
    rules = three.levels.rules
    arrays = {"more": (three.more, _UNITS), "fails": (three.fails, _UNITS)}
    return keep(path_of_three(rules, folder), write(_MAGIC, digest(rules), arrays, {}))


def _read(data: bytes, rules: RuleSet) -> Three:
    arrays, _ = read(_MAGIC, digest(rules), data)
    levels, more = levels_of(rules), arrays["more"]
    if more.shape != (2, sides_of(rules), *(levels.total.size,) * 3):
        raise UnusableTable
    return Three(levels, more, arrays["fails"])


def plain(rules: RuleSet) -> RuleSet | None:
    """The rules that are solved: options that are left out change little of what a third seat adds. None if the steps
    of a table are too few.
    """
    if not rules.target:
        return None
    target = min(rules.target, MOST_STEPS * grid(rules))
    if target < rules.target and target < _FEWEST_TURNS * points_turn(rules).best:
        return None
    options: dict[str, object] = {"target": target, "penalty": None, "follow_on": False, "reopen": False}
    if rules.target_reach != "exact":
        options["tie"] = "first"
        if rules.final_round == "one_more_round":
            options["final_round"] = "one_turn_each"
    return rules.model_copy(update=options)


def sides_of(rules: RuleSet) -> int:
    """How many of the seats that may have begun matter."""
    return 3 if rules.final_round in ("complete_round", "one_more_round") else 1


def turns_after(rules: RuleSet, *, is_later: bool) -> int:
    """How many turns a seat has once another one has reached the target. `is_later`: in the round."""
    match rules.final_round:
        case "none":
            return 0
        case "complete_round":
            return int(is_later)
        case "one_more_round":
            return 1 + is_later
    return 1


def chance_to_meet(two: Solved, level: Whole, turns: int) -> Floats:
    """How likely a seat at this level meets an exact target in one or two turns, or wins at once if that is in vain."""
    if not turns:
        return np.zeros(level.shape)
    worth = value_of_tie(two.levels.rules) or 1.0
    return np.asarray(np.minimum(two.ending.alone[turns - 1][level, 0] / worth, 1.0))
