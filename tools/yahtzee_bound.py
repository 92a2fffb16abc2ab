"""What no play of Yahtzee with several columns exceeds on average: a relaxation by column, with prices.

Each column is played alone, with dice of its own, in as many turns as the game has. In a turn it takes a box and pays
the price of its dice, or it passes; in any case it receives its share of that price. Prices and shares depend on what
all players see: the turn, the number of yahtzees before (up to one for each column), and the last dice.

In the game, all columns have the same dice, one of them takes a box, and the shares of all columns add up to the price.
So the payments cancel. Any play of the game plays each column in a way in which it could be played alone, and its best
play alone brings no less. So the sum of these is a bound, whatever the shares are. It is convex in them. Its slope in
the share of a column is how often that column has such dice, less how often any column takes a box with them.

A little else is relaxed: jokers need no other column; a further yahtzee brings its bonus to a column with a yahtzee
once as many yahtzees were thrown as there are columns; and upper sums far from what the upper bonus needs count as
nearer or as enough.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
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
_UNLIKELY = 1e-6
"""The slope ignores cards that are less likely."""
_FAR = 14
"""Upper sums are not told apart if they differ by more points from three dice in each filled upper box."""
_SHARE_OF_BONUS = 0.8
"""How often a column has its upper bonus, roughly."""

compiled = njit(nogil=True, fastmath={"contract", "nsz", "nnan", "ninf"}, error_model="numpy")


class Column(NamedTuple):
    """What boxes bring: by box and throw, `plain` and as a joker, and for each point of an upper box, `each`.

    `least` and `enough` are upper sums by mask: lower ones count as the least, and as `at` if they are enough.
    """

    plain: Floats
    joking: Floats
    each: float
    at: int
    least: Whole
    enough: Whole
    upper_bonus: float
    yahtzee_bonus: float
    needs_points: bool


def column_of(rules: RuleSet, number: int, *, is_rough: bool) -> Column:
    """`is_rough` pays the upper bonus with each point of an upper box, so cards don't need their upper sums."""
    plain, joking = (
        [[points_in(rules, box, dice, is_joker=joker and is_yahtzee(dice)) for dice in THROWS] for box in BOXES]
        for joker in (False, True)
    )
    at, bonus, each = 0, 0, 1.0
    if rules.upper_bonus:
        at, bonus = rules.upper_bonus.at, rules.upper_bonus.points
    if is_rough and at:
        at, bonus, each = 0, 0, 1 + _SHARE_OF_BONUS * bonus / at
    still = np.array([sum(face for face in FACES if not mask >> face - 1 & 1) for mask in range(ALL + 1)])
    par = at - at * still // sum(FACES)
    return Column(
        number * np.array(plain, np.float64),
        number * np.array(joking, np.float64),
        number * each,
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
    return count * (box + 1) * column.each + bonus + then[now]


@compiled
def _yahtzee(column, then, price, seen, has, mask, upper, may_pass, throw):  # type: ignore[no-untyped-def]  # compiled
    """The worth of a yahtzee, and the box it takes, or -1."""
    most = then.shape[0] - 1
    after = then[min(most, seen + 1)]
    best, chosen = (after[has, mask, upper] if may_pass else _NEVER), -1
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
        if worth - price[throw] > best:
            best, chosen = worth - price[throw], box
    return best, chosen


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
            best[throw] = _yahtzee(column, then, price, seen, has, mask, upper, may_pass, throw)[0]


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


@compiled
def _follow(column, then, share, price, left, spare, likely, after, thrown, taken):  # type: ignore[no-untyped-def]  # compiled
    """How likely cards are after the turn, from how likely they are before; adds up the throws that it ends with, and
    those that boxes are taken with.
    """
    best, held = np.empty(_THROWS), np.empty((2, _HOLDS), np.int64)
    worth = np.zeros((_HOLDS, _LANES))
    for mask in range(ALL):
        missing = _missing(mask)
        if not missing <= left <= missing + spare:
            continue
        for seen in range(then.shape[0]):
            for has in range(2):
                chance = likely[seen, has, mask]
                if chance < _UNLIKELY:
                    continue
                _take(column, then, price[seen], seen, has, mask, 0, left > missing, best)
                for throw in range(_THROWS):
                    worth[FIRST + throw, 0] = best[throw] + share[seen, throw]
                for throws in range(2):
                    for hold in range(FIRST - 1, -1, -1):
                        total = 0.0
                        for face in range(6):
                            total += worth[_ADDED[hold, face], 0]
                        worth[hold, 0] = total / 6
                    for hold in range(_HOLDS):
                        held[throws, hold] = hold
                        for less in _LESS[hold]:
                            if less >= 0 and worth[less, 0] > worth[hold, 0]:
                                worth[hold, 0] = worth[less, 0]
                                held[throws, hold] = held[throws, less]
                flow = np.zeros(_HOLDS)
                flow[0] = chance
                for throws in range(2, -1, -1):
                    for hold in range(FIRST):
                        for face in range(6):
                            flow[_ADDED[hold, face]] += flow[hold] / 6
                        flow[hold] = 0
                    if throws:
                        moved = np.zeros(_HOLDS)
                        for hold in range(FIRST, _HOLDS):
                            moved[held[throws - 1, hold]] += flow[hold]
                        flow = moved
                for throw in range(_THROWS):
                    often = flow[FIRST + throw]
                    if often == 0:
                        continue
                    thrown[seen, throw] += often
                    now_seen, now_has = seen, has
                    if _FACE[throw] >= 0:
                        now_seen = min(then.shape[0] - 1, seen + 1)
                        chosen = _yahtzee(column, then, price[seen], seen, has, mask, 0, left > missing, throw)[1]
                        now_has = 1 if chosen == YAHTZEE else has
                    else:
                        chosen, found = -1, _NEVER
                        if left > missing:
                            found = then[seen, has, mask, 0] + price[seen, throw]
                        for box in range(_BOXES):
                            if mask >> box & 1 == 0:
                                now = then[seen, has, mask | 1 << box]
                                if box < _UPPER:
                                    value = _upper(column, box, _COUNT[box, throw], 0, mask | 1 << box, now)
                                else:
                                    value = column.plain[box, throw] + now[0]
                                if value > found:
                                    chosen, found = box, value
                    if chosen >= 0:
                        taken[seen, throw] += often
                        after[now_seen, now_has, mask | 1 << chosen] += often
                    else:
                        after[now_seen, now_has, mask] += often


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


def slope(column: Column, share: Floats, price: Floats, spare: int) -> tuple[float, Floats, Floats]:
    """The worth of a whole column that `is_rough`, and how often throws end a turn, and are taken, like `share`."""
    found = worths(column, share, price, spare)
    thrown, taken = np.zeros((2, *share.shape))
    likely = np.zeros(found[0].shape[:3])
    likely[0, 0, 0] = 1
    for turn in range(len(share)):
        left, after = len(share) - turn, np.zeros_like(likely)
        given = column, found[left - 1], share[turn], price[turn], left, spare, likely
        _follow(*given, after, thrown[turn], taken[turn])
        likely = after
    return float(found[-1][0, 0, 0, 0]), thrown, taken


def bound(rules: RuleSet, shares: Floats, masks: Sequence[int] = ()) -> float:
    """`shares`: by (column, turn, yahtzees seen, throw). The game begins with the boxes in `masks`, by column, filled
    with 0.
    """
    price, turns = shares.sum(axis=0), shares.shape[1]
    masks = masks or [0] * rules.columns

    def of(number: int) -> float:
        column, mask = column_of(rules, number + 1, is_rough=False), masks[number]
        spare = turns - (len(BOXES) - mask.bit_count())
        return float(worths(column, shares[number], price, spare)[-1][0, 0, mask, column.least[mask]])

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(of, range(rules.columns)))


def best_shares(rules: RuleSet, rounds: Sequence[tuple[int, int, float]]) -> Floats:
    """Shares for a low bound. Each of `rounds`: how many numbers of yahtzees to tell apart, how many rounds, and the
    first step in points.
    """
    columns, turns = range(rules.columns), len(BOXES) * rules.columns
    spare = turns - len(BOXES)
    rough = [column_of(rules, number + 1, is_rough=True) for number in columns]
    shares = np.zeros((rules.columns, turns, 1, _THROWS))
    for seen, many, first in rounds:
        shares = np.repeat(shares, seen // shares.shape[2], axis=2)
        mean, square = np.zeros((2, *shares.shape))
        least, best = np.inf, shares
        for number in range(1, many + 1):
            price = shares.sum(axis=0)
            with ThreadPoolExecutor() as pool:
                found = list(pool.map(partial(slope, price=price, spare=spare), rough, shares))
            now = sum(worth for worth, _, _ in found)
            if now < least:
                least, best = now, shares
            print(f"{number}/{many}: {now:.2f}, lowest {least:.2f}", flush=True)
            down = np.array([thrown for _, thrown, _ in found]) - sum(taken for _, _, taken in found)
            # Adam, with steps that get smaller: rare throws move as far as frequent ones.
            mean = 0.9 * mean + 0.1 * down
            square = 0.99 * square + 0.01 * down**2
            size = first * (1 + np.cos(np.pi * number / many)) / 2
            shares = shares - size * mean / (1 - 0.9**number) / (np.sqrt(square / (1 - 0.99**number)) + 1e-7)
        shares = best
    return shares
