"""The end of a game of two seats, once one of them has reached the target, or from the start in a game by rounds.

Values are chances to win, from 0 to 1; a shared win is one half. Unless the target must be met exactly, only the `lead`
counts: the other total less the seat's own, in grid steps.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.last_turns import (
    MOST_LEAD,
    LastTurns,
    LastTurnsSolver,
    ValueTurns,
    final_turns,
    last_turn,
    one_roll,
    reach_chances,
    value_of_tie,
)
from bot.coach.farkle.levels import Levels
from bot.coach.farkle.sweep import FAR, LANES, sweep
from bot.coach.farkle.throws import Floats, Whole, all_throws

_IGNORED = 1e-9
_MOST_LEAD_OFFERED = 600


@dataclass(frozen=True, slots=True)
class Ending:
    """Values of the end of a game. Sides, levels and streaks are those of `Levels`.

    - `turns`: the last turns; None if the game ends at once or the target is exact. Then `alone[n - 1]` has the values
      of a seat's last n turns, by `[level, streak]`, if the other one is at the target.
    - `play_off[streak, other streak]`: of the seat that began.
    - `reached[side, other unopened, spared, other streak, lead]`: of a seat that banks at the target or above it, by
      how far it is ahead; `spared`: see `Levels.spared`. `met[side, other level, other streak]`: exactly at the target.
    - A seat that can reach the target banks from `enough[side, gap + goal - lowest]` points on (`gap`: the other total
      less its own), or from `most`.
    - `gains[lead, points, state]`, `met_gains[side, level, streak, points, state]`: what taking over the dice adds.
    """

    turns: LastTurns | None
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
        return self.turns is None or self.turns.most < (MOST_LEAD if self.gains.size == 1 else _MOST_LEAD_OFFERED)


def _gains(levels: Levels, turns: LastTurns | None) -> Floats:
    """What offers gain (`Ending.gains`). The other seat leads, so a farkle loses."""
    if turns is None or not levels.rules.follow_on:
        return np.zeros((1, 1, 1))
    throws = all_throws(levels.rules, all_kept=levels.rules.keep == "all")
    needs, count = int(levels.needs[0]), min(turns.most, _MOST_LEAD_OFFERED) + 1
    gains = np.zeros((count, max(count, needs), throws.farkle.size))
    for start in range(0, count, LANES):
        leads = np.arange(start, min(start + LANES, count))
        turn = last_turn(throws, leads, needs, value_of_tie(levels.rules), 0.0)
        more = np.moveaxis(turn.thrown - turn.value, 2, 0)[:, :-1]
        gains[leads, : more.shape[1]] = more
        # With more points, any keep wins.
        gains[leads, more.shape[1] :] = more[:, -1:]
    return np.maximum(gains, 0.0)


def ends_at_once(levels: Levels) -> NDArray[np.bool_]:
    """Whether reaching the target ends the game at once, for each side."""
    rule = levels.rules.final_round
    return np.array([rule == "none" or (rule == "complete_round" and side == 1) for side in range(levels.sides)])


def turns_left(levels: Levels) -> tuple[int, int]:
    """How many turns, of both seats together, follow after the seat of each side reached the target."""
    return (3, 2) if levels.rules.final_round == "one_more_round" else (1, 1)


def ending_of_rounds(levels: Levels, left: int, values: ValueTurns) -> Ending:
    """The whole game if it has no target: `left` turns in all."""
    turns, play_off = final_turns(levels, left, values)
    nothing, span = np.zeros((levels.sides, 2, 1, levels.streaks, 1)), 2 * (levels.goal - levels.lowest) + 1
    met, enough = (
        np.ones((levels.sides, levels.total.size, levels.streaks)),
        np.zeros((levels.sides, span), dtype=np.int64),
    )
    gains, met_gains = np.zeros((1, 1, 1)), np.zeros((levels.sides, 1, 1, 1, 1))
    return Ending(turns, (), play_off, nothing, met, enough, turns.most, gains, met_gains)


def ending(levels: Levels) -> Ending:
    ends = ends_at_once(levels)
    reached = np.zeros((levels.sides, 2, 1, levels.streaks, 1))
    met = np.ones((levels.sides, levels.total.size, levels.streaks))
    enough = np.zeros((levels.sides, 2 * (levels.goal - levels.lowest) + 1), dtype=np.int64)
    play_off = np.full((levels.streaks, levels.streaks), 0.5)
    met_gains = np.zeros((levels.sides, 1, 1, 1, 1))
    if levels.rules.target_reach == "exact":
        alone: list[tuple[Floats, Floats]] = []
        if not ends.all():
            alone.append(_alone(levels, None))
            if levels.rules.final_round == "one_more_round":
                alone.append(_alone(levels, alone[0][0]))
            met_gains = np.zeros((levels.sides, *alone[0][1].shape))
            for side in np.flatnonzero(~ends):
                values, met_gains[side] = alone[-1 if side == 0 else 0]
                met[side] = 1 - values
        values_alone = tuple(values for values, _ in alone)
        return Ending(None, values_alone, play_off, reached, met, enough, FAR, _gains(levels, None), met_gains)
    turns = None
    if not ends.all():
        turns, play_off = final_turns(levels, max(turns_left(levels)[: levels.sides]))
    until = 2 * turns.most if turns else 2 * (levels.goal - levels.lowest)
    reach = reach_chances(all_throws(levels.rules, all_kept=levels.rules.keep == "all"), until + 1)
    rare = np.flatnonzero(reach < _IGNORED)
    most = int(rare[0]) if rare.size else until
    if turns is not None:
        reached = _reached(levels, turns, turns_left(levels))
        enough = _enough(levels, reached, reach, most)
    return Ending(turns, (), play_off, reached, met, enough, most, _gains(levels, turns), met_gains)


def _reached(levels: Levels, turns: LastTurns, left: tuple[int, int]) -> Floats:
    spared = int(levels.spared.max()) + 1 if left[0] > 1 else 1
    found = np.ones((levels.sides, 2, spared, levels.streaks, turns.most + 1))
    solver, leads = LastTurnsSolver(levels, max(left[: levels.sides])), np.arange(turns.most + 1)
    for side in range(levels.sides):
        flipped = levels.flipped(side)
        for unopened in range(1 + int(levels.unopened.any())):
            for streak in range(levels.streaks):
                where = (flipped, unopened, 0, streak, 0)
                values = turns.leads[left[side] - 1][where]
                found[side, unopened, :, streak] = 1 - values[turns.most :]
            # Only the last streak is followed by a penalty.
            for points in range(1, spared):
                values = solver.earlier(left[side], where, turns, leads, stood_first=False, spared=points)
                found[side, unopened, points, -1] = 1 - values
    return found


def _enough(levels: Levels, reached: Floats, reach: Floats, most: int) -> Whole:
    """How many points make a seat at the target bank, because more are hardly possible, or hardly help."""
    span = levels.goal - levels.lowest
    found = np.zeros((levels.sides, 2 * span + 1), dtype=np.int64)
    points = np.arange(most + 1)
    wins_at_once = levels.rules.instant_win is not None
    for side in range(levels.sides):
        risk = (1 - reached[side]).reshape(-1, reached.shape[-1]).max(axis=0)
        for gap in range(-span, span + 1):
            leads = points - gap
            threat = np.where(leads <= 0, 1.0, risk[np.clip(leads, 0, risk.size - 1)])
            gain = reach[: most + 1] if wins_at_once else reach[: most + 1] * threat
            small = np.flatnonzero(gain < _IGNORED)
            found[side, gap + span] = int(small[0]) if small.size else most
    return found


def _alone(levels: Levels, after: Floats | None) -> tuple[Floats, Floats]:
    """The values by level and streak of one turn (two, with `after`) against a seat at the target, and the gains of
    offers.
    """
    found = np.zeros((levels.total.size, levels.streaks))
    span, count = levels.goal - levels.lowest, all_throws(levels.rules, all_kept=False).farkle.size
    gains = np.zeros((levels.total.size, levels.streaks, span + 1, count) if levels.rules.follow_on else (1, 1, 1, 1))
    for streak in range(levels.streaks):
        for number in range(levels.total.size):
            throws = all_throws(levels.rules, all_kept=bool(levels.forced[number]))
            headroom = levels.goal - int(levels.total[number])
            until = span + 1 if levels.rules.follow_on else headroom + 1
            bank = np.zeros(until + throws.most + 1)
            farkled = overshot = 0.0
            if after is not None:
                kept = np.arange(headroom)
                bank[:headroom] = after[levels.total[number] + kept - levels.lowest, 0]
                overshot = after[number, streak]
                farkled = overshot
                if levels.loss:
                    due = streak + 1 >= levels.streaks
                    level_after = (levels.after_penalty[number], levels.streak_after_penalty)
                    farkled = after[level_after if due else (number, streak + 1)]
            bank[headroom] = value_of_tie(levels.rules)
            bank[: min(int(levels.needs[number]), bank.size)] = -1.0
            if levels.rules.final_round == "one_roll_each":
                bank[1:headroom] = 0.0
                found[number, streak] = one_roll(throws, bank[:, None], 0.0, 0.0, headroom).thrown[0, throws.hot]
                continue
            turn = sweep(throws, until, bank[:, None], farkled, overshot, headroom)
            found[number, streak] = turn.value
            if levels.rules.follow_on and (not levels.unopened[number] or levels.rules.follow_on == "anyone"):
                gains[number, streak] = turn.thrown[:-1] - turn.value
    return found, np.maximum(gains, 0.0)
