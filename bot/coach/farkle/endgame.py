"""The last turns of a game of two seats, valued by what is still needed.

Values are chances to win, from 0 to 1; a shared win is one half. Unless the target is exact, only the `lead` counts:
the other total less the seat's own, in grid steps.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.levels import Levels
from bot.coach.farkle.sweep import FAR, LANES, Turn, sweep
from bot.coach.farkle.throws import Floats, Throws, Whole, throws
from bot.games.farkle import RuleSet

_TINY = 1e-9
_IGNORED = 1e-9
_MOST_LEAD = 4096
_MOST_LEAD_OFFERED = 600
_PLAY_OFF_PRECISION = 1e-9


Values = Callable[[Throws, int, Floats, Floats], Floats]
"""A function that values turns, one in each lane, from the throws, the points of a sure bank, banks by points, and
farkles, as `sweep` takes them.
"""


def _values(played: Throws, until: int, bank: Floats, farkled: Floats) -> Floats:
    return sweep(played, until, bank[:, None], farkled).value


@dataclass(frozen=True, slots=True)
class Turns:
    """The values of the last turns to the seat that has the turn.

    With `n` turns left, `leads[n - 1]` is by `[side, closed, other closed, streak, other streak, lead + most]`, and
    at level totals for the seat that came second; `first[n - 1]` for the one that came first, without the lead.
    """

    most: int
    leads: list[Floats]
    first: list[Floats]

    def value(self, left: int, where: tuple[int, ...], lead: int, *, stood_first: bool) -> float:
        if lead == 0 and stood_first:
            return float(self.first[left - 1][where])
        return float(self.leads[left - 1][(*where, min(max(lead, -self.most), self.most) + self.most)])


def reach_chances(played: Throws, until: int) -> Floats:
    """How likely a turn gains 0, 1, … `until` - 1 grid steps at best, without immediate wins."""
    calm = played._replace(win=np.zeros_like(played.win), must=False)
    return last_turns(calm, np.arange(until), 1, 1.0, 0.0)


def last_turns(
    played: Throws, leads: np.ndarray, needs: int, level: float, farkled: float, *, one_roll: bool = False
) -> Floats:
    """The value of the last turn for each of `leads`, the points to exceed. `level`: the value of a tie. The turn must
    hold `needs`.
    """
    values = np.empty(leads.size)
    order = np.argsort(leads, kind="stable")
    for start in range(0, leads.size, LANES):
        chosen = order[start : start + LANES]
        if one_roll:
            values[chosen] = last_roll(played, leads[chosen], level, farkled)
        else:
            values[chosen] = last_turn(played, leads[chosen], needs, level, farkled).value
    return values


def last_roll(played: Throws, leads: np.ndarray, level: float, farkled: float) -> Floats:
    points = np.arange(played.most + 1)[:, None]
    bank = np.where(points > leads, 1.0, np.where(points == leads, level, 0.0))
    return np.asarray(one_roll(played, bank[:, None], farkled).thrown[0, played.hot])


def one_roll(
    played: Throws, bank: Floats, farkled: Floats | float, overshot: Floats | float = 0.0, headroom: Whole | int = FAR
) -> Turn:
    """The values of a turn that is a single roll of all dice and banks any points."""
    return sweep(played._replace(must=False), 0, bank, farkled, overshot, headroom)


def last_turn(played: Throws, leads: np.ndarray, needs: int, level: float, farkled: float) -> Turn:
    until = max(int(leads.max()) + 1, needs)
    points = np.arange(until + played.most + 1)[:, None]
    bank = np.where(points > leads, 1.0, np.where(points == leads, level, 0.0))
    bank[:needs] = -1.0
    return sweep(played, until, bank[:, None], farkled)


class _Maker:
    def __init__(self, levels: Levels, left: int, values: Values) -> None:
        self.levels = levels
        self.rules = levels.rules
        self.values = values
        self.enough = _most_gain(levels)
        self.most = self.enough if left == 1 else self.enough * 3 // 2
        closed = 1 + int(levels.closed.any())
        self.shape = (levels.sides, closed, closed, levels.streaks, levels.streaks)
        self.play_off = np.full((levels.streaks, levels.streaks), 0.5)

    def played(self, closed: int) -> tuple[Throws, int]:
        """The throws of a seat that has opened or not, and the grid steps that its turn must hold for a bank."""
        number = int(np.flatnonzero(self.levels.closed == closed)[0])
        return throws(self.rules, all_kept=bool(self.levels.forced[number])), int(self.levels.needs[number])

    def outcome(self, side: int, lead: int, streak: int, other: int, *, stood_first: bool) -> float:
        return value_of_end(self.rules, self.play_off, side, lead, (streak, other), stood_first=stood_first)

    def after_farkle(self, streak: int) -> tuple[int, int]:
        """The streak after a farkle, and the points lost."""
        if not self.levels.loss:
            return 0, 0
        if streak + 1 < self.levels.streaks:
            return streak + 1, 0
        return self.levels.streak_after_penalty, self.levels.loss

    def last(self, where: tuple[int, ...], leads: np.ndarray, *, stood_first: bool, one_roll: bool = False) -> Floats:
        """The value of the last turn for each of `leads`."""
        side, closed, _, streak, other = where
        played, needs = self.played(closed)
        level = self.outcome(side, 0, 0, other, stood_first=False)
        after, loss = self.after_farkle(streak)
        values = np.empty(leads.size)
        farkled = np.array(
            [self.outcome(side, int(lead) + loss, after, other, stood_first=stood_first and not loss) for lead in leads]
        )
        for value in np.unique(farkled):
            chosen = farkled == value
            least = np.maximum(leads[chosen], -1)
            values[chosen] = last_turns(played, least, needs, level, float(value), one_roll=one_roll)
        return values

    def earlier(
        self, left: int, where: tuple[int, ...], turns: Turns, leads: Whole, *, stood_first: bool, spared: int = 0
    ) -> Floats:
        """The value of an earlier turn for each of `leads`. A floor spares `spared` points of a penalty."""
        side, closed, other_closed, streak, other = where
        played, needs = self.played(closed)
        flipped = self.levels.flipped(side)
        after, loss = self.after_farkle(streak)
        loss = max(0, loss - spared)
        then = (flipped, other_closed, closed, other, after)
        banked = (flipped, other_closed, 0, other, 0)
        values = np.empty(leads.size)
        for start in range(0, leads.size, LANES):
            some = leads[start : start + LANES]
            # The other seat came first if this one fell back to its total or came second.
            first = bool(loss) or not stood_first
            behind = [-(int(lead) + loss) for lead in some]
            lost = np.array([1 - turns.value(left - 1, then, lead, stood_first=first) for lead in behind])
            until = max(needs, min(int(some.max()) + self.most + 1, self.enough))
            ahead = np.arange(until + played.most + 1)[:, None] - some
            bank = 1 - turns.leads[left - 2][banked][np.clip(ahead, -self.most, self.most) + self.most]
            bank[ahead == 0] = 1 - turns.first[left - 2][banked]
            bank[:needs] = -1.0
            values[start : start + LANES] = self.values(played, until, bank, lost)
        return values


def final_turns(levels: Levels, left: int, values: Values = _values) -> tuple[Turns, Floats]:
    """The values of the last `left` turns, and those of a play-off."""
    maker = _Maker(levels, left, values)
    most, one_roll = maker.most, levels.rules.final_round == "one_roll_each" and levels.rules.target > 0
    if levels.rules.tie == "play_off":
        _settle_play_off(maker)
    leads = np.arange(-most, most + 1)
    turns = Turns(most, [], [])
    for count in range(1, left + 1 + one_roll):
        worth, first = np.zeros((*maker.shape, leads.size)), np.zeros(maker.shape)
        level = np.zeros(1, dtype=np.int64)
        for where in np.ndindex(*maker.shape):
            if count == 1 or one_roll:
                # Then the second is a whole turn, for play-offs.
                is_roll = one_roll and count == 1
                worth[where] = maker.last(where, leads, stood_first=False, one_roll=is_roll)
                first[where] = maker.last(where, level, stood_first=True, one_roll=is_roll)[0]
                continue
            worth[where] = maker.earlier(count, where, turns, leads, stood_first=False)
            first[where] = maker.earlier(count, where, turns, level, stood_first=True)[0]
        turns.leads.append(worth)
        turns.first.append(first)
    return turns, maker.play_off


def _most_gain(levels: Levels) -> int:
    """How many steps hardly a turn gains."""
    played = throws(levels.rules, all_kept=levels.rules.keep == "all")
    most = 64
    while most < _MOST_LEAD:
        if reach_chances(played, most + 1)[-1] < _TINY:
            break
        most *= 2
    chances = reach_chances(played, most + 1)
    return int(np.argmax(chances < _TINY)) if (chances < _TINY).any() else most


def _settle_play_off(maker: _Maker) -> None:
    """Computes the value of a play-off, again and again until it is stable, because a tied one is repeated."""
    streaks = maker.levels.streaks
    leads = np.arange(0, maker.most + 1)
    while True:
        found = np.empty((streaks, streaks))
        banked = {other: 1 - maker.last((1, 0, 0, other, 0), leads, stood_first=False) for other in range(streaks)}
        for streak, other in np.ndindex(streaks, streaks):
            played, needs = maker.played(0)
            after, loss = maker.after_farkle(streak)
            lost = 1 - maker.last((1, 0, 0, other, after), np.array([-loss]), stood_first=False)[0]
            until = max(needs, maker.most)
            bank = banked[other][np.minimum(np.arange(until + played.most + 1), maker.most)]
            bank[:needs] = -1.0
            found[streak, other] = sweep(played, until, bank[:, None], lost).value
        change = np.abs(found - maker.play_off).max()
        maker.play_off = found
        if change < _PLAY_OFF_PRECISION:
            return


@dataclass(frozen=True, slots=True)
class Ending:
    """Values of the end of a game.

    - `turns`: None if the game ends at once or the target is exact; then `alone[n - 1]` is by `[level, streak]`.
    - `play_off`: of the seat that began, by both streaks.
    - `reached[side, closed, spared, streak, lead]`: at or above the target; `met[side, level, streak]`: exactly at it.
    - A seat at the target banks from `enough[side, gap + goal - lowest]` points on (`gap`: the other total less its
      own), or from `most`.
    - `gains[lead, points, state]`, `met_gains[side, level, streak, points, state]`: what an offer adds.
    """

    turns: Turns | None
    alone: tuple[Floats, ...]
    play_off: Floats
    reached: Floats
    met: Floats
    enough: Whole
    most: int
    gains: Floats
    met_gains: Floats

    @property
    def is_bounded(self) -> bool:
        return self.turns is None or self.turns.most < (_MOST_LEAD if self.gains.size == 1 else _MOST_LEAD_OFFERED)


def _gains(here: Levels, turns: Turns | None) -> Floats:
    """What offers gain (`Ending.gains`). The other seat leads, so a farkle loses."""
    if turns is None or not here.rules.follow_on:
        return np.zeros((1, 1, 1))
    played = throws(here.rules, all_kept=here.rules.keep == "all")
    needs, count = int(here.needs[0]), min(turns.most, _MOST_LEAD_OFFERED) + 1
    gains = np.zeros((count, max(count, needs), played.farkle.size))
    level = 0.5 if here.rules.tie == "shared" else 0.0
    for start in range(0, count, LANES):
        leads = np.arange(start, min(start + LANES, count))
        turn = last_turn(played, leads, needs, level, 0.0)
        more = np.moveaxis(turn.thrown - turn.value, 2, 0)[:, :-1]
        gains[leads, : more.shape[1]] = more
        # With more points, any keep wins.
        gains[leads, more.shape[1] :] = more[:, -1:]
    return np.maximum(gains, 0.0)


def ends_at_once(here: Levels) -> NDArray[np.bool_]:
    """Whether reaching the target ends the game at once, for each side."""
    rule = here.rules.final_round
    return np.array([rule == "none" or (rule == "complete_round" and side == 1) for side in range(here.sides)])


def turns_left(here: Levels) -> tuple[int, int]:
    """How many turns, of both seats together, follow after the seat of each side reached the target."""
    return (3, 2) if here.rules.final_round == "one_more_round" else (1, 1)


def ending_of_rounds(here: Levels, left: int, values: Values) -> Ending:
    """The whole game if it has no target: `left` turns in all."""
    turns, play_off = final_turns(here, left, values)
    nothing, span = np.zeros((here.sides, 2, 1, here.streaks, 1)), 2 * (here.goal - here.lowest) + 1
    met, enough = np.ones((here.sides, here.total.size, here.streaks)), np.zeros((here.sides, span), dtype=np.int64)
    gains, met_gains = np.zeros((1, 1, 1)), np.zeros((here.sides, 1, 1, 1, 1))
    return Ending(turns, (), play_off, nothing, met, enough, turns.most, gains, met_gains)


def ending(here: Levels) -> Ending:
    ends = ends_at_once(here)
    reached = np.zeros((here.sides, 2, 1, here.streaks, 1))
    met = np.ones((here.sides, here.total.size, here.streaks))
    enough = np.zeros((here.sides, 2 * (here.goal - here.lowest) + 1), dtype=np.int64)
    play_off = np.full((here.streaks, here.streaks), 0.5)
    met_gains = np.zeros((here.sides, 1, 1, 1, 1))
    if here.rules.target_reach == "exact":
        alone: list[tuple[Floats, Floats]] = []
        if not ends.all():
            level = value_of_level(here.rules)
            alone.append(_alone(here, level, None))
            if here.rules.final_round == "one_more_round":
                alone.append(_alone(here, level, alone[0][0]))
            met_gains = np.zeros((here.sides, *alone[0][1].shape))
            for side in np.flatnonzero(~ends):
                values, met_gains[side] = alone[-1 if side == 0 else 0]
                met[side] = 1 - values
        values_alone = tuple(values for values, _ in alone)
        return Ending(None, values_alone, play_off, reached, met, enough, FAR, _gains(here, None), met_gains)
    turns = None
    if not ends.all():
        turns, play_off = final_turns(here, max(turns_left(here)[: here.sides]))
    until = 2 * turns.most if turns else 2 * (here.goal - here.lowest)
    reach = reach_chances(throws(here.rules, all_kept=here.rules.keep == "all"), until + 1)
    rare = np.flatnonzero(reach < _IGNORED)
    most = int(rare[0]) if rare.size else until
    if turns is not None:
        reached = _reached(here, turns, turns_left(here))
        enough = _enough(here, reached, reach, most)
    return Ending(turns, (), play_off, reached, met, enough, most, _gains(here, turns), met_gains)


def value_of_end(
    rules: RuleSet, play_off: Floats, side: int, lead: int, streaks: tuple[int, int], *, stood_first: bool
) -> float:
    if lead:
        return 1.0 if lead < 0 else 0.0
    if rules.tie == "first":
        return 1.0 if stood_first else 0.0
    if rules.tie == "shared":
        return 0.5
    streak, other = streaks
    return float(play_off[streak, other] if side == 0 else 1 - play_off[other, streak])


def value_of_level(rules: RuleSet) -> float:
    """The value of level totals at the target to the second seat there."""
    return 0.5 if rules.tie == "shared" else 0.0


def _reached(here: Levels, turns: Turns, left: tuple[int, int]) -> Floats:
    spared = int(here.spared.max()) + 1 if left[0] > 1 else 1
    found = np.ones((here.sides, 2, spared, here.streaks, turns.most + 1))
    maker = _Maker(here, max(left[: here.sides]), _values)
    leads = np.arange(turns.most + 1)
    for side in range(here.sides):
        flipped = here.flipped(side)
        for closed in range(1 + int(here.closed.any())):
            for streak in range(here.streaks):
                where = (flipped, closed, 0, streak, 0)
                values = turns.leads[left[side] - 1][where]
                found[side, closed, :, streak] = 1 - values[turns.most :]
            # Only the last streak is followed by a penalty.
            for points in range(1, spared):
                values = maker.earlier(left[side], where, turns, leads, stood_first=False, spared=points)
                found[side, closed, points, -1] = 1 - values
    return found


def _enough(here: Levels, reached: Floats, reach: Floats, most: int) -> Whole:
    """How many points make a seat at the target bank, because more are hardly possible, or hardly help."""
    span = here.goal - here.lowest
    found = np.zeros((here.sides, 2 * span + 1), dtype=np.int64)
    points = np.arange(most + 1)
    wins_at_once = here.rules.instant_win is not None
    for side in range(here.sides):
        risk = (1 - reached[side]).reshape(-1, reached.shape[-1]).max(axis=0)
        for gap in range(-span, span + 1):
            leads = points - gap
            threat = np.where(leads <= 0, 1.0, risk[np.clip(leads, 0, risk.size - 1)])
            gain = reach[: most + 1] if wins_at_once else reach[: most + 1] * threat
            small = np.flatnonzero(gain < _IGNORED)
            found[side, gap + span] = int(small[0]) if small.size else most
    return found


def _alone(here: Levels, level: float, after: Floats | None) -> tuple[Floats, Floats]:
    """The values by level and streak of one turn (two, with `after`) against a seat at the target, and the gains of
    offers.
    """
    found = np.zeros((here.total.size, here.streaks))
    span, count = here.goal - here.lowest, throws(here.rules, all_kept=False).farkle.size
    gains = np.zeros((here.total.size, here.streaks, span + 1, count) if here.rules.follow_on else (1, 1, 1, 1))
    for streak in range(here.streaks):
        for number in range(here.total.size):
            played = throws(here.rules, all_kept=bool(here.forced[number]))
            headroom = here.goal - int(here.total[number])
            until = span + 1 if here.rules.follow_on else headroom + 1
            bank = np.zeros(until + played.most + 1)
            farkled = overshot = 0.0
            if after is not None:
                kept = np.arange(headroom)
                bank[:headroom] = after[here.total[number] + kept - here.lowest, 0]
                overshot = after[number, streak]
                farkled = overshot
                if here.loss:
                    due = streak + 1 >= here.streaks
                    level_after = (here.after_penalty[number], here.streak_after_penalty)
                    farkled = after[level_after if due else (number, streak + 1)]
            bank[headroom] = level
            bank[: min(int(here.needs[number]), bank.size)] = -1.0
            if here.rules.final_round == "one_roll_each":
                bank[1:headroom] = 0.0
                found[number, streak] = one_roll(played, bank[:, None], 0.0, 0.0, headroom).thrown[0, played.hot]
                continue
            turn = sweep(played, until, bank[:, None], farkled, overshot, headroom)
            found[number, streak] = turn.value
            if here.rules.follow_on and (not here.closed[number] or here.rules.follow_on == "anyone"):
                gains[number, streak] = turn.thrown[:-1] - turn.value
    return found, np.maximum(gains, 0.0)
