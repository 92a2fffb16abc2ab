"""Solves games of three seats."""

from collections.abc import Iterator

import numpy as np

from bot.coach.farkle.last_turns import last_turn_values, one_roll, reach_chances, value_of_tie
from bot.coach.farkle.levels import levels_of
from bot.coach.farkle.many import shares
from bot.coach.farkle.solver import solve
from bot.coach.farkle.sweep import FAR
from bot.coach.farkle.three import Three, chance_to_meet, share_of_met, sides_of, turns_after
from bot.coach.farkle.throws import Floats, Throws, Whole, all_throws
from bot.games.farkle import RuleSet

_RARE = 1e-5
_SETTLED, _REGRET = 1e-4, 1e-5
"""The change that ends the search for an equilibrium, and the regret allowed: policies of the last attempt but one
leave an error of the second order.
"""
_SOON, _ATTEMPTS = 6, 400
_MOST_LEAD = 240
_MORE = 40
"""Steps after which more points hardly matter, or that hot dice must be thrown."""


def solve_three(rules: RuleSet) -> Three:
    """The table of three seats by `plain` rules. Raises BeyondCoach, and ImportError without numba."""
    return _Solver(rules).solve()


class _Solver:
    """Solves the standings of three seats: arrays are by side, then by the levels of the seat in turn, the next and the
    third; chances, in a first axis, by the same seats.

    - `two`: the solved game of two. `guess`: the chances that its pairs suggest. `wins`: those that are found.
    - `far`: the grid steps that hardly a turn gains. `fails`, `exceeds`: what `_last_but_one` finds.
    """

    def __init__(self, rules: RuleSet) -> None:
        from bot.coach.farkle import compiled

        self.walk, self.lanes = compiled.shared_walk, compiled.LANES
        self.rules, self.levels, self.two = rules, levels_of(rules), solve(rules)
        self.throws = [all_throws(rules, all_kept=bool(forced)) for forced in (0, 1)]
        reach = reach_chances(self.throws[int(rules.keep == "all")], _MOST_LEAD + 1)
        self.far = int(np.argmax(reach < _RARE)) if (reach < _RARE).any() else _MOST_LEAD
        shape = (sides_of(rules), *(self.levels.total.size,) * 3)
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
        return Three(self.levels, (self.wins - self.guess)[:2], self.fails)

    def _blocks(self) -> Iterator[Whole]:
        """The levels of three seats, by seat and lane, in blocks of lanes: highest sums first. Farkles turn the seats
        round, so of three standings there is one if it does not matter who began.
        """
        size = self.levels.total.size
        found = np.stack(np.unravel_index(np.arange(size**3), (size,) * 3), axis=1)
        if len(self.wins[0]) == 1:
            turned = [np.roll(found, -number, axis=1) for number in range(3)]
            least = np.min([np.ravel_multi_index(tuple(each.T), (size,) * 3) for each in turned], axis=0)
            found = found[least == np.arange(size**3)]
        sums, forced = self.levels.total[found].sum(axis=1), self.levels.forced[found] @ np.array([1, 2, 4])
        order = np.lexsort((*found.T[::-1], forced, -sums))
        kinds = np.stack([sums, forced], axis=1)[order]
        starts = np.flatnonzero(np.diff(kinds, axis=0).any(axis=1)) + 1
        for same in np.split(found[order], starts):
            for start in range(0, len(same), self.lanes):
                yield same[np.minimum(np.arange(start, start + self.lanes), len(same) - 1)].T

    def _settle(self, level: Whole) -> None:
        """Finds an equilibrium of three standings, in each of which another seat has the turn: each seat's turn is the
        best answer to what a farkle is worth, and that depends on all three. Best answers may run in circles: their
        mean then mixes them.
        """
        sides = [number % len(self.wins[0]) for number in range(3)]
        turned = [np.roll(level, -number, axis=0) for number in range(3)]
        turns = [self._turn(side, each) for side, each in zip(sides, turned, strict=True)]
        # What a farkle is worth is the chance of the third seat in the next standing; at first, about as much more than
        # two seats say as with a step more for each.
        again = list[Floats]()
        for then in (1, 2, 0):
            where = 2, sides[then], *turned[then]
            near = 2, sides[then], *np.minimum(self.levels.total[turned[then]] + 1, self.levels.goal - 1)
            again.append(self.guess[where] + self.wins[near] - self.guess[near])
        # By standing, then the chances of the seat in turn, the next and the third if there is no farkle, and that of a
        # farkle; by lane.
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
        """A turn as `compiled.shared_walk` takes it, without the value of a farkle. `level`: of the three seats, by
        lane.
        """
        levels = self.levels
        mine, following, third = level
        missing, exact = levels.goal - levels.total[mine], self.rules.target_reach == "exact"
        until = max(int(missing.max()), int(levels.needs[mine].max())) + exact
        if any(self._turns_after(side)) and not exact:
            ahead = np.maximum(levels.total[following], levels.total[third]) - levels.total[mine]
            until = max(until, min(int(ahead.max()) + self.far, self.far))
        if self.rules.hot_dice == "must":
            until += _MORE
        throws = self.throws[int(levels.forced[mine[0]])]
        points = np.arange(until + throws.most + 1)[:, None]
        reached = levels.total[mine] + points
        then = np.minimum(reached, levels.goal - 1) - levels.lowest
        going_on = self.wins[:, (side + 1) % len(self.wins[0]), following, third, then]
        own, shared = self._ends(side, following, third, reached)
        bank = np.where(reached < levels.goal, going_on[2], own)
        bank = np.where(points < levels.needs[mine], -1.0, bank)
        headroom = missing if exact else np.full(self.lanes, FAR)
        return throws, until, bank, np.where(reached < levels.goal, going_on[0], shared)[None], headroom

    def _turns_after(self, side: int) -> tuple[int, int]:
        """The turns that the next two seats have after this one reached the target."""
        return turns_after(self.rules, is_later=side < 2), turns_after(self.rules, is_later=side < 1)

    def _ends(self, side: int, following: Whole, third: Whole, reached: Whole) -> tuple[Floats, Floats]:
        """The chances of the seat that reached the target, and of the next one."""
        levels, turns = self.levels, self._turns_after(side)
        nobody = np.zeros(reached.shape)
        if not any(turns):
            return 1 - nobody, nobody
        if self.rules.target_reach == "exact":
            can_share = value_of_tie(self.rules) > 0
            meets = [chance_to_meet(self.two, *each) for each in zip((following, third), turns, strict=True)]
            own = share_of_met(meets, 1) if can_share else (1 - meets[0]) * (1 - meets[1])
            shared = meets[0] * (share_of_met(meets[1:], 2) if can_share else 1.0)
            return own + nobody, shared + nobody
        leads = [np.clip(reached - levels.total[each], 0, self.far) for each in (following, third)]
        leads[1] = leads[1] if turns[1] else np.full_like(leads[0], self.far)
        where = (levels.unopened[following], levels.unopened[third], *leads)
        holds = self.fails[where] * self.fails[levels.unopened[third], 0, leads[1], self.far]
        return holds, self.exceeds[where]

    def _last_but_one(self) -> tuple[Floats, Floats]:
        """`Three.fails`, and how likely that seat wins."""
        levels, far = self.levels, self.far
        kinds = [
            int(np.flatnonzero(levels.unopened == unopened)[0]) for unopened in range(1 + int(levels.unopened.any()))
        ]
        found = np.ones((2, len(kinds), len(kinds), far + 1, far + 1))
        if self.rules.target_reach == "exact" or not any(self._turns_after(0)):
            return found[0], 1 - found[1]
        last, is_one_roll = [], self.rules.final_round == "one_roll_each"
        for kind in kinds:
            throws = self.throws[int(levels.forced[kind])]
            all_leads = np.arange(far + 1)
            last.append(last_turn_values(throws, all_leads, int(levels.needs[kind]), 0.0, 0.0, one_roll=is_one_roll))
        leads = np.indices((far + 1, far + 1)).reshape(2, -1)
        nobody = np.zeros(self.lanes)
        for unopened, other in np.ndindex(len(kinds), len(kinds)):
            throws, needs = self.throws[int(levels.forced[kinds[unopened]])], int(levels.needs[kinds[unopened]])
            for start in range(0, leads.shape[1], self.lanes):
                lead, others = leads[:, np.minimum(np.arange(start, start + self.lanes), leads.shape[1] - 1)]
                until = max(min(int(lead.max()) + _MORE, far), int(lead.max()) + 1, needs)
                points = np.arange(until + throws.most + 1)[:, None]
                ahead = points - lead
                wins = 1 - last[other][np.clip(ahead + others, 0, far)]
                bank = np.where((ahead > 0) & (points >= needs), wins, -1.0)
                free = np.full(self.lanes, FAR)
                if is_one_roll:
                    rolled = one_roll(throws, np.maximum(bank, 0.0)[:, None], 0.0).thrown[0, throws.hot]
                    own, farkle = rolled, 1 - last[unopened][lead]
                else:
                    own, farkle = self.walk(throws, until, bank, np.empty((0, *bank.shape)), free, nobody)
                found[0, unopened, other, lead, others], found[1, unopened, other, lead, others] = farkle, own
        return found[0], found[1]


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
