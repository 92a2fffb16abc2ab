"""One turn of a character, as compiled code plays it: thousands of them in a millisecond.

A test holds its decisions against those of `bot.coach.farkle.policies`.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

from bot.coach.farkle.advice import plan, turn_for_points
from bot.coach.farkle.levels import deck
from bot.coach.farkle.policies import ENOUGH, Aim
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.sweep import FAR, compiled, thrown
from bot.coach.farkle.throws import Floats, Whole, grid
from bot.games.farkle import Game, RuleSet, bank_needs, needs_to_win

AIMS = {Aim.SAFETY: 0, Aim.POINTS: 1, Aim.WIN: 2}
BANKED, FARKLED, OVERSHOT, WON = 0, 1, 2, 3
"""How a turn ended."""


@compiled
def throwing(throws, values, state, points):  # type: ignore[no-untyped-def]  # compiled
    """The worth of throwing these dice with `points` at stake, computed once."""
    worth, known, _bank, ends = values
    at = points * throws.farkle.size + state
    if np.isnan(known[at]):
        known[at] = thrown(throws, worth, state, points, ends[0], ends[1])
    return known[at]


@compiled
def rank(throws, group, aim, values, until, room, needs, points, best):  # type: ignore[no-untyped-def]  # compiled
    """The best two choices after a throw: `best` gets option and whether it banks, for each. Their number is returned.

    `values`: the arrays of `Values`. `needs`: the points (grid steps) that may be banked, that do not lose the game,
    and that are enough for safety.
    """
    bank = values[2]
    first = second = -1e18
    found = 0
    for option in range(throws.first_option[group], throws.first_option[group + 1]):
        held = points + throws.points[option]
        if held > room:
            continue
        if throws.ranked and throws.new_rank[option] and found:
            break
        state = throws.next_state[option]
        hot = throws.must and state == throws.hot
        for banks in range(2):
            if banks and (held < needs[0] or hot):
                continue
            if aim == 0:
                if banks:
                    value = 1e12 + held if held >= needs[2] and held >= needs[1] else -1e12 + held
                else:
                    value = 10.0 * held
            elif banks:
                left = state if bank.shape[1] > 1 else 0
                value = bank[min(held, bank.shape[0] - 1), left] if aim == 2 else float(held)
                if aim == 1 and held < needs[1]:
                    value -= 1e12
            elif held >= until:
                value = -1e6 + held
            else:
                value = throwing(throws, values, state, held)
            found += 1
            if value > first:
                second = first
                best[2], best[3] = best[0], best[1]
                first = value
                best[0], best[1] = option, banks
            elif value > second:
                second = value
                best[2], best[3] = option, banks
    return found


@compiled
def play_turns(throws, chances, aim, values, until, room, needs, errs, offers, ended):  # type: ignore[no-untyped-def]  # compiled
    """Plays a turn for each row of `ended`: how it ended, with how many points, and with what state.

    By row: `errs`, how often the second best choice is taken; `offers`, the state and the points that may be taken
    over, negative if there are none.
    """
    best = np.zeros(4, dtype=np.int64)
    for row in range(ended.shape[0]):
        state, points = throws.hot, 0
        if offers[row, 0] >= 0 and aim > 0:
            left, held = offers[row, 0], offers[row, 1]
            follows = held >= until or throwing(throws, values, left, held) > throwing(throws, values, state, 0)
            if errs[row] > 0.0 and np.random.random() < errs[row]:
                follows = not follows
            if follows:
                state, points = left, held
        while True:
            drawn = np.random.random()
            if drawn < throws.farkle[state] + throws.win[state]:
                ended[row, 0] = 1 if drawn < throws.farkle[state] else 3
                ended[row, 1] = 0
                break
            drawn -= throws.farkle[state] + throws.win[state]
            begin, stop = throws.first_group[state], throws.first_group[state + 1]
            group = begin + np.searchsorted(chances[begin:stop], drawn)
            group = min(group, stop - 1)
            found = rank(throws, group, aim, values, until, room, needs, points, best)
            if not found:
                ended[row, 0] = 2
                ended[row, 1] = 0
                break
            at = 2 if found > 1 and errs[row] > 0.0 and np.random.random() < errs[row] else 0
            points += throws.points[best[at]]
            state = throws.next_state[best[at]]
            if best[at + 1]:
                ended[row, 0] = 0
                ended[row, 1] = points
                break
        ended[row, 2] = state


@compiled
def seed(number):  # type: ignore[no-untyped-def]  # compiled
    """Seeds the random numbers of the compiled code."""
    np.random.seed(number)


@dataclass(frozen=True, slots=True)
class Values:
    """What the states of a turn are worth to a character.

    `arrays`: the worth of each state by points (grid steps), that of throwing there (filled in when it is needed), that
    of banking by points and, where others may follow on, by state, and that of a farkle and of an overshot turn. From
    `until` points on, the character banks.
    """

    arrays: tuple[Floats, Floats, Floats, Floats]
    until: int


def values_for_safety() -> Values:
    """Play for safety depends on the dice alone."""
    return Values((np.zeros(1), np.zeros(1), np.zeros((1, 1)), np.zeros(2)), 0)


def values_for_points(game: Game) -> Values:
    """In points, regardless of the other totals."""
    turn = turn_for_points(game)
    worth = turn.worth / grid(game.rules)
    return Values((worth, np.full(worth.size, np.nan), np.zeros((1, 1)), np.zeros(2)), turn.until + 1)


def values_for_winning(game: Game, solved: Solved) -> Values:
    """In chances to win."""
    planned = plan(game, solved)
    assert planned is not None
    ends = np.array([planned.farkled, planned.overshot])
    return Values((planned.worth, np.full(planned.worth.size, np.nan), planned.bank, ends), planned.until)


def limits(game: Game) -> tuple[int, Whole]:
    """How many points (grid steps) may be held, and what banking needs: see `rank`."""
    step, missing = grid(game.rules), game.rules.target - game.seat(game.current).total
    needs = np.array([bank_needs(game), needs_to_win(game), min(ENOUGH, missing)])
    room = missing // step if game.rules.target_reach == "exact" else FAR
    return room, np.maximum(-(-needs // step), [1, 0, 0])


@lru_cache(maxsize=4)
def chances_of(rules: RuleSet, *, forced: bool) -> Floats:
    """For each state, the chances of its groups up to and including each."""
    throws = deck(rules, forced=forced)
    sums = throws.chance.copy()
    for begin, stop in pairwise(throws.first_group):
        sums[begin:stop] = np.cumsum(throws.chance[begin:stop])
    return sums
