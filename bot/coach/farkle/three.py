"""Games of three seats: their chances under best play, up to `MOST_STEPS` from the target (see `docs/coach.md`)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
from cachetools import LRUCache

from bot.coach.farkle import endgame
from bot.coach.farkle.endgame import last_turns, reach_chances, value_of_level
from bot.coach.farkle.levels import Levels, levels
from bot.coach.farkle.many import shares
from bot.coach.farkle.points import points_turn
from bot.coach.farkle.solver import Solved, solve
from bot.coach.farkle.sweep import FAR
from bot.coach.farkle.table import digest
from bot.coach.farkle.throws import Floats, Throws, Whole, grid, throws
from bot.coach.farkle.twin import scale_of
from bot.coach.files import CACHE, SHIPPED, UnusableTable, find, keep, read, write
from bot.games.farkle import RuleSet

MOST_STEPS = 40
_FEWEST_TURNS = 3
_RARE = 1e-5
_SETTLED, _REGRET = 1e-4, 1e-5
"""The change that ends the search for an equilibrium, and the regret allowed: policies of the last attempt but one
leave an error of the second order.
"""
_SOON, _ATTEMPTS = 6, 400
_MOST_LEAD = 240
_MORE = 40
"""Steps after which more points hardly matter, or that hot dice must be thrown."""

_MAGIC = b"FK3SEAT\1"
_UNITS = 13


@dataclass(frozen=True, slots=True)
class Three:
    """What the table of three seats holds. `more[0 or 1, side, level, level, level]`: by how much the chances of the
    seat in turn and of the next exceed `shares`. `side`: whether the seat in turn is the first, second or third of the
    round, if that matters.

    `fails[closed, other closed, lead, other lead]`: how likely the last turn but one makes up for no more than `lead`;
    the last one must make up for `other lead`, or for what the seat has then.
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
        for distance, (_, closed) in zip(ahead, seats, strict=True):
            place = np.clip(near - distance, 0, near - 1)
            low = np.minimum(place.astype(np.int64), max(0, near - 2))
            if closed is None:
                corners.append([(low, 1 - place + low), (np.minimum(low + 1, near - 1), place - low)])
            else:
                corners.append([(np.full_like(low, closed), np.ones(low.shape))])
        for (mine, some), (following, more), (third, most) in product(*corners):
            found += some * more * most * self.more[:, side, mine, following, third]
        return np.stack([*found, -found.sum(axis=0)])

    def holds(self, total: Whole, later: Sequence[tuple[int, int]]) -> Floats:
        """How likely none of the seats with a turn to come exceeds these totals, in steps. `later`: the total of each,
        and 1 if it must open.
        """
        likely, far = np.ones(total.shape), self.fails.shape[3] - 1
        for number, (mine, closed) in enumerate(later):
            other, others = max(later[number + 1 :], default=(None, 0))
            lead = np.clip(total - mine, 0, far)
            gap = np.full_like(lead, far) if other is None else np.clip(total - other, 0, far)
            closed, others = (min(each, len(self.fails) - 1) for each in (closed, others))
            likely = likely * self.fails[closed, others, lead, gap]
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
    if not levels(small).closed.any():
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
    here, more = levels(rules), arrays["more"]
    if more.shape != (2, sides_of(rules), *(here.total.size,) * 3):
        raise UnusableTable
    return Three(here, more, arrays["fails"])


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


def solve_three(rules: RuleSet) -> Three:
    """The table of three seats by `plain` rules. Raises BeyondCoach, and ImportError without numba."""
    return _Solver(rules).solve()


class _Solver:
    def __init__(self, rules: RuleSet) -> None:
        from bot.coach.farkle import compiled

        self.walk, self.lanes = compiled.shared_walk, compiled.LANES
        self.rules, self.here, self.two = rules, levels(rules), solve(rules)
        self.played = [throws(rules, all_kept=bool(forced)) for forced in (0, 1)]
        reach = reach_chances(self.played[int(rules.keep == "all")], _MOST_LEAD + 1)
        self.far = int(np.argmax(reach < _RARE)) if (reach < _RARE).any() else _MOST_LEAD
        # Of the seat in turn, the next and the third.
        shape = (sides_of(rules), *(self.here.total.size,) * 3)
        self.guess = shares(self._pairs(shape))
        self.wins = self.guess.copy()
        self.fails, self.exceeds = self._last_but_one()

    def _pairs(self, shape: tuple[int, ...]) -> list[list[Floats]]:
        side, *level = np.indices(shape, sparse=True)
        return [[self._beats(side, level, seat, rival) for rival in range(seat + 1, 3)] for seat in range(2)]

    def _beats(self, side: Whole, level: list[Whole], seat: int, rival: int) -> Floats:
        began = ((side + seat) % 3 > (side + rival) % 3) * (self.two.levels.sides - 1)
        beats: Floats = self.two.wins[began, 0, 0, level[seat], level[rival]]
        return beats

    def solve(self) -> Three:
        for some in self._blocks():
            self._settle(some)
        return Three(self.here, (self.wins - self.guess)[:2], self.fails)

    def _blocks(self) -> Iterator[Whole]:
        """Levels of three seats, which farkles turn round, highest sums first."""
        size = self.here.total.size
        found = np.stack(np.unravel_index(np.arange(size**3), (size,) * 3), axis=1)
        if len(self.wins[0]) == 1:
            turned = [np.roll(found, -number, axis=1) for number in range(3)]
            least = np.min([np.ravel_multi_index(tuple(each.T), (size,) * 3) for each in turned], axis=0)
            found = found[least == np.arange(size**3)]
        sums, forced = self.here.total[found].sum(axis=1), self.here.forced[found] @ np.array([1, 2, 4])
        order = np.lexsort((*found.T[::-1], forced, -sums))
        kinds = np.stack([sums, forced], axis=1)[order]
        starts = np.flatnonzero(np.diff(kinds, axis=0).any(axis=1)) + 1
        for same in np.split(found[order], starts):
            for start in range(0, len(same), self.lanes):
                yield same[np.minimum(np.arange(start, start + self.lanes), len(same) - 1)].T

    def _settle(self, level: Whole) -> None:
        """Finds an equilibrium of three standings: each seat's turn is the best answer to what a farkle is worth, and
        that depends on all three. Best answers may run in circles: their mean then mixes them.
        """
        sides = [number % len(self.wins[0]) for number in range(3)]
        turned = [np.roll(level, -number, axis=0) for number in range(3)]
        turns = [self._turn(side, each) for side, each in zip(sides, turned, strict=True)]
        # What a farkle is worth is the chance of the third seat in the next standing; at first, about as much more than
        # two seats say as with a step more for each.
        again = list[Floats]()
        for then in (1, 2, 0):
            where = 2, sides[then], *turned[then]
            near = 2, sides[then], *np.minimum(self.here.total[turned[then]] + 1, self.here.goal - 1)
            again.append(self.guess[where] + self.wins[near] - self.guess[near])
        mean, attempt, is_settled = np.zeros((3, 4, self.lanes)), 0, False
        while not is_settled and attempt < _ATTEMPTS:
            attempt += 1
            answers = np.empty_like(mean)
            for number, turn in enumerate(turns):
                own, farkle, shared = self.walk(*turn, again[number])
                gained = own - farkle * again[number]
                answers[number] = gained, shared, 1 - farkle - gained - shared, farkle
            best = answers[:, 0] + answers[:, 3] * again
            mean += (answers - mean) / max(1, attempt - _SOON)
            regret = np.max(best - mean[:, 0] - mean[:, 3] * again)
            wins = _in_circle(mean)
            before, again = again, [wins[then][2] for then in (1, 2, 0)]
            is_settled = bool(regret < _REGRET and np.abs(np.array(again) - before).max() < _SETTLED)
        for side, each, found in zip(sides, turned, wins, strict=True):
            self.wins[(slice(None), side, *each)] = found

    def _turn(self, side: int, level: Whole) -> tuple[Throws, int, Floats, Floats, Whole]:
        here = self.here
        mine, following, third = level
        missing, exact = here.goal - here.total[mine], self.rules.target_reach == "exact"
        until = max(int(missing.max()), int(here.needs[mine].max())) + exact
        if any(self._turns_after(side)) and not exact:
            ahead = np.maximum(here.total[following], here.total[third]) - here.total[mine]
            until = max(until, min(int(ahead.max()) + self.far, self.far))
        if self.rules.hot_dice == "must":
            until += _MORE
        played = self.played[int(here.forced[mine[0]])]
        points = np.arange(until + played.most + 1)[:, None]
        reached = here.total[mine] + points
        then = np.minimum(reached, here.goal - 1) - here.lowest
        going_on = self.wins[:, (side + 1) % len(self.wins[0]), following, third, then]
        own, shared = self._ends(side, following, third, reached)
        bank = np.where(reached < here.goal, going_on[2], own)
        bank = np.where(points < here.needs[mine], -1.0, bank)
        headroom = missing if exact else np.full(self.lanes, FAR)
        return played, until, bank, np.where(reached < here.goal, going_on[0], shared)[None], headroom

    def _turns_after(self, side: int) -> tuple[int, int]:
        """The turns that the next two seats have after this one reached the target."""
        return turns_after(self.rules, is_later=side < 2), turns_after(self.rules, is_later=side < 1)

    def _ends(self, side: int, following: Whole, third: Whole, reached: Whole) -> tuple[Floats, Floats]:
        """The chances of the seat that reached the target, and of the next one."""
        here, turns = self.here, self._turns_after(side)
        nobody = np.zeros(reached.shape)
        if not any(turns):
            return 1 - nobody, nobody
        if self.rules.target_reach == "exact":
            level = value_of_level(self.rules)
            meets = [chance_to_meet(self.two, *each) for each in zip((following, third), turns, strict=True)]
            own = share_of_met(meets, 1) if level else (1 - meets[0]) * (1 - meets[1])
            shared = meets[0] * (share_of_met(meets[1:], 2) if level else 1.0)
            return own + nobody, shared + nobody
        leads = [np.clip(reached - here.total[each], 0, self.far) for each in (following, third)]
        leads[1] = leads[1] if turns[1] else np.full_like(leads[0], self.far)
        where = (here.closed[following], here.closed[third], *leads)
        holds = self.fails[where] * self.fails[here.closed[third], 0, leads[1], self.far]
        return holds, self.exceeds[where]

    def _last_but_one(self) -> tuple[Floats, Floats]:
        """`Three.fails`, and how likely that seat wins."""
        here, far = self.here, self.far
        kinds = [int(np.flatnonzero(here.closed == closed)[0]) for closed in range(1 + int(here.closed.any()))]
        found = np.ones((2, len(kinds), len(kinds), far + 1, far + 1))
        if self.rules.target_reach == "exact" or not any(self._turns_after(0)):
            return found[0], 1 - found[1]
        last, one_roll = [], self.rules.final_round == "one_roll_each"
        for kind in kinds:
            played = self.played[int(here.forced[kind])]
            all_leads = np.arange(far + 1)
            last.append(last_turns(played, all_leads, int(here.needs[kind]), 0.0, 0.0, one_roll=one_roll))
        leads = np.indices((far + 1, far + 1)).reshape(2, -1)
        nobody = np.zeros(self.lanes)
        for closed, other in np.ndindex(len(kinds), len(kinds)):
            played, needs = self.played[int(here.forced[kinds[closed]])], int(here.needs[kinds[closed]])
            for start in range(0, leads.shape[1], self.lanes):
                lead, others = leads[:, np.minimum(np.arange(start, start + self.lanes), leads.shape[1] - 1)]
                until = max(min(int(lead.max()) + _MORE, far), int(lead.max()) + 1, needs)
                points = np.arange(until + played.most + 1)[:, None]
                ahead = points - lead
                wins = 1 - last[other][np.clip(ahead + others, 0, far)]
                bank = np.where((ahead > 0) & (points >= needs), wins, -1.0)
                free = np.full(self.lanes, FAR)
                if one_roll:
                    rolled = endgame.one_roll(played, np.maximum(bank, 0.0)[:, None], 0.0).thrown[0, played.hot]
                    own, farkle = rolled, 1 - last[closed][lead]
                else:
                    own, farkle = self.walk(played, until, bank, np.empty((0, *bank.shape)), free, nobody)
                found[0, closed, other, lead, others], found[1, closed, other, lead, others] = farkle, own
        return found[0], found[1]


def chance_to_meet(two: Solved, level: Whole, turns: int) -> Floats:
    """How likely a seat at this level meets an exact target in one or two turns, or wins at once if that is in vain."""
    if not turns:
        return np.zeros(level.shape)
    worth = value_of_level(two.levels.rules) or 1.0
    return np.asarray(np.minimum(two.ending.alone[turns - 1][level, 0] / worth, 1.0))


def _in_circle(turns: Floats) -> list[Floats]:
    """The chances of all seats, by standing, in the order of turns. `turns[standing]`: the chances without a farkle,
    and that of a farkle, which leads to the next standing.
    """
    found = []
    for first in range(3):
        total, likely = np.zeros(turns[0, :3].shape), np.ones(turns.shape[2])
        for later in range(3):
            turn = turns[(first + later) % 3]
            total += likely * np.roll(turn[:3], later, axis=0)
            likely = likely * turn[3]
        found.append(total / (1 - likely))
    return found
