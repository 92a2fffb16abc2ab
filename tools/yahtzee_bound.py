"""What no play of Yahtzee with several columns exceeds on average: a relaxation by column, with prices.

Each column is played alone, with dice of its own, in as many turns as the game has. In a turn it takes a box and pays
the price of its dice, or it passes; in any case it receives its share of that price. Prices and shares depend on what
all players see: the turn, the number of yahtzees before (up to one for each column), and the last dice.

In the game, all columns have the same dice, one of them takes a box, and the shares of all columns add up to the price.
So the payments cancel. Any play of the game plays each column in a way in which it could be played alone, and its best
play alone brings no less. So the sum of these is a bound, whatever the shares are.

A little else is relaxed: jokers need no other column; a further yahtzee brings its bonus to a column with a yahtzee
once as many yahtzees were thrown as there are columns; and upper sums far from what the upper bonus needs count as
nearer or as enough.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numba import njit

from bot.coach.yahtzee.solver import ALL, FIRST, HOLDS, NUMBER, THROWS, YAHTZEE, Floats, Whole
from bot.games.dice import FACES
from bot.games.yahtzee import BOXES, DICE, UPPER, RuleSet, is_yahtzee, points_in

_ADDED = np.array([[NUMBER[tuple(sorted((*held, face)))] for face in FACES] for held in HOLDS[:FIRST]])
_WITHOUT_ONE = [sorted({NUMBER[held[:at] + held[at + 1 :]] for at in range(len(held))}) for held in HOLDS]
_LESS = np.array([[*less, *[-1] * (DICE - len(less))] for less in _WITHOUT_ONE])
_FACE = np.array([dice[0] - 1 if is_yahtzee(dice) else -1 for dice in THROWS])
_COUNT = np.array([[dice.count(face) for dice in THROWS] for face in FACES])
_HOLDS, _THROWS, _BOXES, _UPPER = len(HOLDS), len(THROWS), len(BOXES), len(UPPER)
_LANES = 16
_NEVER = -1e9
_FAR = 14
"""Upper sums are not told apart if they differ by more points from three dice in each filled upper box."""

compiled = njit(nogil=True, fastmath={"contract", "nsz", "nnan", "ninf"}, error_model="numpy")


class Column(NamedTuple):
    """What boxes bring in a column, by box and throw: `plain`, and as a joker.

    `least` and `enough` are upper sums by mask: lower ones count as the least, and as `at` if they are enough.
    """

    plain: Floats
    joking: Floats
    number: int
    at: int
    least: Whole
    enough: Whole
    upper_bonus: float
    yahtzee_bonus: float
    needs_points: bool


def column_of(rules: RuleSet, number: int) -> Column:
    plain, joking = (
        [[points_in(rules, box, dice, is_joker=joker and is_yahtzee(dice)) for dice in THROWS] for box in BOXES]
        for joker in (False, True)
    )
    at, bonus = (rules.upper_bonus.at, rules.upper_bonus.points) if rules.upper_bonus else (0, 0)
    still = np.array([sum(face for face in FACES if not mask >> face - 1 & 1) for mask in range(ALL + 1)])
    par = at - at * still // sum(FACES)
    return Column(
        number * np.array(plain, np.float64),
        number * np.array(joking, np.float64),
        number,
        at,
        np.maximum(0, np.maximum(par - _FAR, at - 1 - DICE * still)),
        np.minimum(at, par + _FAR),
        float(number * bonus),
        float(number * rules.yahtzee_bonus),
        rules.bonus_needs_points,
    )


@compiled
def _upper(column, box, count, upper, mask, then):  # type: ignore[no-untyped-def]  # compiled
    """What an upper box with so many dice brings; `then`: of the `mask` with it, by upper sum."""
    now = max(column.least[mask], upper + count * (box + 1))
    if now >= column.enough[mask]:
        now = column.at
    bonus = column.upper_bonus if upper < column.at <= now else 0.0
    return column.number * count * (box + 1) + bonus + then[now]


@compiled
def _yahtzee(column, then, price, seen, has, mask, upper, may_pass, throw):  # type: ignore[no-untyped-def]  # compiled
    """The worth of a yahtzee."""
    most = then.shape[0] - 1
    after = then[min(most, seen + 1)]
    best = after[has, mask, upper] if may_pass else _NEVER
    is_joker = mask >> YAHTZEE & 1 and mask >> _FACE[throw] & 1
    for box in range(_BOXES):
        if mask >> box & 1:
            continue
        left = after[has, mask | 1 << box]
        points = column.joking[box, throw] if is_joker else column.plain[box, throw]
        if box < _UPPER:
            worth = _upper(column, box, 5 if box == _FACE[throw] else 0, upper, mask | 1 << box, left)
        elif box == YAHTZEE and points > 0:
            worth = points + after[1, mask | 1 << box, upper]
        else:
            worth = points + left[upper]
        if has and seen == most and (points > 0 or not column.needs_points):
            worth += column.yahtzee_bonus
        best = max(best, worth - price[throw])
    return best


@compiled
def _take(column, then, price, seen, has, mask, upper, may_pass, best):  # type: ignore[no-untyped-def]  # compiled
    """Fills in the worth of each throw at the end of a turn, without its share."""
    best[:] = _NEVER
    value = np.empty(6)
    for box in range(_BOXES):
        if mask >> box & 1:
            continue
        left = then[seen, has, mask | 1 << box]
        if box < _UPPER:
            for count in range(6):
                value[count] = _upper(column, box, count, upper, mask | 1 << box, left)
            for throw in range(_THROWS):
                best[throw] = max(best[throw], value[_COUNT[box, throw]])
        else:
            for throw in range(_THROWS):
                best[throw] = max(best[throw], column.plain[box, throw] + left[upper])
    passed = then[seen, has, mask, upper] if may_pass else _NEVER
    for throw in range(_THROWS):
        best[throw] = max(best[throw] - price[throw], passed)
        if _FACE[throw] >= 0:
            best[throw] = _yahtzee(column, then, price, seen, has, mask, upper, may_pass, throw)


@compiled
def _thrown(worth):  # type: ignore[no-untyped-def]  # compiled
    """Fills in the worth of each hold from that of the whole throws."""
    for hold in range(FIRST - 1, -1, -1):
        for lane in range(_LANES):
            total = worth[_ADDED[hold, 0], lane]
            for face in range(1, 6):
                total += worth[_ADDED[hold, face], lane]
            worth[hold, lane] = total * (1 / 6)


@compiled
def _turn(worth, place, lanes, now):  # type: ignore[no-untyped-def]  # compiled
    """Fills in the worth of cards before their turn from that of all throws at its end."""
    for throws in range(3):
        if throws:
            for hold in range(1, _HOLDS):
                for less in _LESS[hold]:
                    if less < 0:
                        break
                    for lane in range(_LANES):
                        worth[hold, lane] = max(worth[hold, lane], worth[less, lane])
        _thrown(worth)
    for lane in range(lanes):
        seen, has, mask, upper = place[lane]
        now[seen, has, mask, upper] = worth[0, lane]


@compiled
def _missing(mask):  # type: ignore[no-untyped-def]  # compiled
    count = 0
    for box in range(_BOXES):
        count += mask >> box & 1 == 0
    return count


@compiled
def _step(column, then, share, price, left, spare, now):  # type: ignore[no-untyped-def]  # compiled
    """Fills in the worth of all cards with `left` turns from those with a turn less."""
    worth, best = np.zeros((_HOLDS, _LANES)), np.empty(_THROWS)
    place, lanes = np.empty((_LANES, 4), np.int64), 0
    for mask in range(ALL + 1):
        missing = _missing(mask)
        if not missing <= left <= missing + spare:
            continue
        most = 0
        for box in range(_UPPER):
            most += 5 * (box + 1) * (mask >> box & 1)
        for seen in range(then.shape[0]):
            for has in range(2):
                if has and not (mask >> YAHTZEE & 1 and (seen or then.shape[0] == 1)):
                    continue
                for upper in range(column.least[mask], column.at + 1):
                    if min(column.enough[mask], max(most, column.least[mask]) + 1) <= upper < column.at:
                        continue
                    _take(column, then, price[seen], seen, has, mask, upper, left > missing, best)
                    for throw in range(_THROWS):
                        worth[FIRST + throw, lanes] = best[throw] + share[seen, throw]
                    place[lanes] = seen, has, mask, upper
                    lanes += 1
                    if lanes == _LANES:
                        _turn(worth, place, lanes, now)
                        lanes = 0
    _turn(worth, place, lanes, now)


def worths(column: Column, share: Floats, price: Floats, spare: int) -> list[Floats]:
    """What a column still brings by (yahtzees seen, has a yahtzee, mask, upper), for 0 turns, for 1, and so on.

    `share` and `price` are by (turn, yahtzees seen, throw). It may pass `spare` turns.
    """
    turns, seen, _ = share.shape
    then = np.full((seen, 2, ALL + 1, column.at + 1), _NEVER)
    then[:, :, ALL] = 0
    found = [then]
    for left in range(1, turns + 1):
        now = np.full_like(then, _NEVER)
        _step(column, found[-1], share[turns - left], price[turns - left], left, spare, now)
        if column.at:
            found.clear()
        found.append(now)
    return found


def bound(rules: RuleSet, shares: Floats, masks: Sequence[int] = ()) -> float:
    """`shares`: by (column, turn, yahtzees seen, throw). The game begins with the boxes in `masks`, by column, filled
    with 0.
    """
    price, turns = shares.sum(axis=0), shares.shape[1]
    masks = masks or [0] * rules.columns

    def of(number: int) -> float:
        column, mask = column_of(rules, number + 1), masks[number]
        spare = turns - (len(BOXES) - mask.bit_count())
        return float(worths(column, shares[number], price, spare)[-1][0, 0, mask, column.least[mask]])

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(of, range(rules.columns)))
