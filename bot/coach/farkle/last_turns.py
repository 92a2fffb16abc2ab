"""The last turns of a game of two seats, each valued by what the other seat can still answer.

The target no longer matters then, or has been reached, so a turn only depends on how far the other seat is ahead: its
`lead` in grid steps, which is below 0 if it is behind. Values are chances to win, from 0 to 1, of the seat that has the
turn.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from bot.coach.farkle.levels import Levels
from bot.coach.farkle.sweep import FAR, LANES, Turn, sweep
from bot.coach.farkle.throws import Floats, Throws, Whole, all_throws
from bot.games.farkle import RuleSet

MOST_LEAD = 4096
"""The greatest lead in a table."""
_TINY = 1e-9
"""The chance of a gain that is left out."""
_PLAY_OFF_PRECISION = 1e-9


ValueTurns = Callable[[Throws, int, Floats, Floats], Floats]
"""A function that values turns, one in each lane, like `sweep`: from the throws, the points from which a seat banks,
the values of banks by points and lane, and those of a farkle by lane.
"""


def _values(throws: Throws, until: int, bank: Floats, farkled: Floats) -> Floats:
    return sweep(throws, until, bank[:, None], farkled).value


@dataclass(frozen=True, slots=True)
class LastTurns:
    """The values of the last turns, this one included, to the seat that has the turn.

    With `n` turns left, `leads[n - 1]` is an array `[side, unopened, other unopened, streak, other streak, lead +
    most]`, for leads from -`most` to `most`. If totals are level, it is for the seat that came to its total last;
    `first[n - 1]`, without the axis of leads, is for the one that came first.
    """

    most: int
    leads: list[Floats]
    first: list[Floats]

    def value(self, left: int, where: tuple[int, ...], lead: int, *, stood_first: bool) -> float:
        """The value with `left` turns left. `where`: the index in `leads[left - 1]`, without the lead."""
        if lead == 0 and stood_first:
            return float(self.first[left - 1][where])
        return float(self.leads[left - 1][(*where, min(max(lead, -self.most), self.most) + self.most)])


def reach_chances(throws: Throws, until: int) -> Floats:
    """How likely a turn gains 0, 1, … `until` - 1 grid steps at best, without immediate wins."""
    calm = throws._replace(win=np.zeros_like(throws.win), must=False)
    return last_turn_values(calm, np.arange(until), 1, 1.0, 0.0)


def last_turn_values(
    throws: Throws, leads: np.ndarray, needs: int, tie: float, farkled: float, *, one_roll: bool = False
) -> Floats:
    """The value of the last turn for each of `leads`, the points to exceed. `tie`: the value of level totals. The turn
    must hold `needs`.
    """
    values = np.empty(leads.size)
    order = np.argsort(leads, kind="stable")
    for start in range(0, leads.size, LANES):
        chosen = order[start : start + LANES]
        if one_roll:
            values[chosen] = _last_roll_values(throws, leads[chosen], tie, farkled)
        else:
            values[chosen] = last_turn(throws, leads[chosen], needs, tie, farkled).value
    return values


def _last_roll_values(throws: Throws, leads: np.ndarray, tie: float, farkled: float) -> Floats:
    points = np.arange(throws.most + 1)[:, None]
    bank = np.where(points > leads, 1.0, np.where(points == leads, tie, 0.0))
    return np.asarray(one_roll(throws, bank[:, None], farkled).thrown[0, throws.hot])


def one_roll(
    throws: Throws, bank: Floats, farkled: Floats | float, overshot: Floats | float = 0.0, headroom: Whole | int = FAR
) -> Turn:
    """The values of a turn that is a single roll of all dice and banks any points."""
    return sweep(throws._replace(must=False), 0, bank, farkled, overshot, headroom)


def last_turn(throws: Throws, leads: np.ndarray, needs: int, tie: float, farkled: float) -> Turn:
    until = max(int(leads.max()) + 1, needs)
    points = np.arange(until + throws.most + 1)[:, None]
    bank = np.where(points > leads, 1.0, np.where(points == leads, tie, 0.0))
    bank[:needs] = -1.0
    return sweep(throws, until, bank[:, None], farkled)


class LastTurnsSolver:
    """Finds the values of last turns from those of the turns after them; `where` is as for `LastTurns.value`.

    `enough`: the grid steps that hardly a turn gains. `most`: the greatest lead of the values. `play_off[streak, other
    streak]`: the value of a play-off to the seat that begins it.
    """

    def __init__(self, levels: Levels, left: int, values: ValueTurns = _values) -> None:
        self.levels = levels
        self.rules = levels.rules
        self.values = values
        self.enough = _most_gain(levels)
        self.most = self.enough if left == 1 else self.enough * 3 // 2
        unopened = 1 + int(levels.unopened.any())
        self.shape = (levels.sides, unopened, unopened, levels.streaks, levels.streaks)
        self.play_off = np.full((levels.streaks, levels.streaks), 0.5)

    def throws(self, unopened: int) -> tuple[Throws, int]:
        """The throws of a seat that has opened or not, and the grid steps that its turn must hold for a bank."""
        number = int(np.flatnonzero(self.levels.unopened == unopened)[0])
        return all_throws(self.rules, all_kept=bool(self.levels.forced[number])), int(self.levels.needs[number])

    def outcome(self, side: int, lead: int, streak: int, other: int, *, stood_first: bool) -> float:
        """What `value_of_end` returns, with the play-off as far as it is known."""
        return value_of_end(self.rules, self.play_off, side, lead, (streak, other), stood_first=stood_first)

    def after_farkle(self, streak: int) -> tuple[int, int]:
        """The streak after a farkle, and the points lost."""
        if not self.levels.loss:
            return 0, 0
        if streak + 1 < self.levels.streaks:
            return streak + 1, 0
        return self.levels.streak_after_penalty, self.levels.loss

    def last(self, where: tuple[int, ...], leads: np.ndarray, *, stood_first: bool, one_roll: bool = False) -> Floats:
        """The value of the last turn for each of `leads`. `stood_first`: if totals are level, this seat came first."""
        side, unopened, _, streak, other = where
        throws, needs = self.throws(unopened)
        tie = self.outcome(side, 0, 0, other, stood_first=False)
        after, loss = self.after_farkle(streak)
        values = np.empty(leads.size)
        farkled = np.array(
            [self.outcome(side, int(lead) + loss, after, other, stood_first=stood_first and not loss) for lead in leads]
        )
        for value in np.unique(farkled):
            chosen = farkled == value
            least = np.maximum(leads[chosen], -1)
            values[chosen] = last_turn_values(throws, least, needs, tie, float(value), one_roll=one_roll)
        return values

    def earlier(
        self, left: int, where: tuple[int, ...], turns: LastTurns, leads: Whole, *, stood_first: bool, spared: int = 0
    ) -> Floats:
        """The value of the turn with `left` turns left for each of `leads`, from `turns`, which has those with fewer. A
        floor spares `spared` grid steps of a penalty.
        """
        side, unopened, other_unopened, streak, other = where
        throws, needs = self.throws(unopened)
        flipped = self.levels.flipped(side)
        after, loss = self.after_farkle(streak)
        loss = max(0, loss - spared)
        # The places of the other seat's turn, after a farkle and after a bank; to it, all is the other way round.
        then = (flipped, other_unopened, unopened, other, after)
        banked = (flipped, other_unopened, 0, other, 0)
        values = np.empty(leads.size)
        for start in range(0, leads.size, LANES):
            some = leads[start : start + LANES]
            # The other seat came first if this one fell back to its total or came second.
            first = bool(loss) or not stood_first
            behind = [-(int(lead) + loss) for lead in some]
            lost = np.array([1 - turns.value(left - 1, then, lead, stood_first=first) for lead in behind])
            until = max(needs, min(int(some.max()) + self.most + 1, self.enough))
            ahead = np.arange(until + throws.most + 1)[:, None] - some
            bank = 1 - turns.leads[left - 2][banked][np.clip(ahead, -self.most, self.most) + self.most]
            bank[ahead == 0] = 1 - turns.first[left - 2][banked]
            bank[:needs] = -1.0
            values[start : start + LANES] = self.values(throws, until, bank, lost)
        return values


def final_turns(levels: Levels, left: int, values: ValueTurns = _values) -> tuple[LastTurns, Floats]:
    """The values of the last `left` turns, and those of a play-off."""
    solver = LastTurnsSolver(levels, left, values)
    most, one_roll = solver.most, levels.rules.final_round == "one_roll_each" and levels.rules.target > 0
    if levels.rules.tie == "play_off":
        _settle_play_off(solver)
    leads = np.arange(-most, most + 1)
    turns = LastTurns(most, [], [])
    for count in range(1, left + 1 + one_roll):
        worth, first = np.zeros((*solver.shape, leads.size)), np.zeros(solver.shape)
        no_lead = np.zeros(1, dtype=np.int64)
        for where in np.ndindex(*solver.shape):
            if count == 1 or one_roll:
                # Then the second is a whole turn, for play-offs.
                is_roll = one_roll and count == 1
                worth[where] = solver.last(where, leads, stood_first=False, one_roll=is_roll)
                first[where] = solver.last(where, no_lead, stood_first=True, one_roll=is_roll)[0]
                continue
            worth[where] = solver.earlier(count, where, turns, leads, stood_first=False)
            first[where] = solver.earlier(count, where, turns, no_lead, stood_first=True)[0]
        turns.leads.append(worth)
        turns.first.append(first)
    return turns, solver.play_off


def _most_gain(levels: Levels) -> int:
    """How many steps hardly a turn gains."""
    throws = all_throws(levels.rules, all_kept=levels.rules.keep == "all")
    most = 64
    while most < MOST_LEAD:
        if reach_chances(throws, most + 1)[-1] < _TINY:
            break
        most *= 2
    chances = reach_chances(throws, most + 1)
    return int(np.argmax(chances < _TINY)) if (chances < _TINY).any() else most


def _settle_play_off(solver: LastTurnsSolver) -> None:
    """Computes the value of a play-off, again and again until it is stable, because a tied one is repeated."""
    streaks = solver.levels.streaks
    leads = np.arange(0, solver.most + 1)
    while True:
        found = np.empty((streaks, streaks))
        banked = {other: 1 - solver.last((1, 0, 0, other, 0), leads, stood_first=False) for other in range(streaks)}
        for streak, other in np.ndindex(streaks, streaks):
            throws, needs = solver.throws(0)
            after, loss = solver.after_farkle(streak)
            lost = 1 - solver.last((1, 0, 0, other, after), np.array([-loss]), stood_first=False)[0]
            until = max(needs, solver.most)
            bank = banked[other][np.minimum(np.arange(until + throws.most + 1), solver.most)]
            bank[:needs] = -1.0
            found[streak, other] = sweep(throws, until, bank[:, None], lost).value
        change = np.abs(found - solver.play_off).max()
        solver.play_off = found
        if change < _PLAY_OFF_PRECISION:
            return


def value_of_end(
    rules: RuleSet, play_off: Floats, side: int, lead: int, streaks: tuple[int, int], *, stood_first: bool
) -> float:
    """The value of a game that has ended, with this lead of the other seat, to a seat that may have `stood_first`."""
    if lead:
        return 1.0 if lead < 0 else 0.0
    if rules.tie == "first":
        return 1.0 if stood_first else 0.0
    if rules.tie == "shared":
        return 0.5
    streak, other = streaks
    return float(play_off[streak, other] if side == 0 else 1 - play_off[other, streak])


def value_of_tie(rules: RuleSet) -> float:
    """The value of level totals at the target to the second seat there."""
    return 0.5 if rules.tie == "shared" else 0.0
