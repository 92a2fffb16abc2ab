"""Solves columns: the values of all cards of one column, each from those with one more box filled.

A column is a set of filled lower boxes (`low`, a bit for each) and an upper part (`UpperParts`). `column_values` goes
through the sets from the fullest to the empty one, and within a set from the fullest upper part. The values of a set
are an array `[extras, layer, part]`. Its layers are several games that are solved at once: with saved rolls, one for
each number of them; otherwise one for each attitude to risk, to measure deviations.

A step values all columns with the same `low`, `extras` and number of open boxes together:

1. `_Solver._offers`: for each open box and kind of throws, the points and the value of the column that they lead to.
2. `_walk`, or its compiled twin: the values of throws in their best box, and of the turn (`hands`).
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from math import comb, prod, sqrt

import numpy as np
from numpy.typing import NDArray

from bot.coach.yahtzee.boxes import Offers, Taken, boxes_as_arrays
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.hands import EQUAL_DICE, Floats, Hands, Whole
from bot.coach.yahtzee.solved import Factored, Solved
from bot.games.options import change
from bot.games.yahtzee import UPPER, RuleSet, most_in

_RISK = 1e-6
"""How much more a point is worth than the one before, as a part of the most points of a card, to measure deviations."""
LANES = 8
"""Cards side by side that the processor values at once."""
_SIDE_BY_SIDE = 128
"""Cards whose turn the processor keeps close."""
_MOST_AT_ONCE = 256
"""The most columns of a step: more take 3 MB more, and hardly less time."""
_MOST_WITH_SAVED = 1024
"""The most columns of a step, times saved rolls."""
_WORTH_COMPILING = 3_000_000
"""Cards that are worth the time and the memory of a compiler."""
_FACTORS = 48
"""The number of products in the sums of `Factored`."""
_PASSES = 6
"""The number of steps after which factors hardly change any more."""


def solve(rules: RuleSet, fewest: int = 0) -> Solved:
    """The solved column of these rules for cards with `fewest` boxes filled or more; with saved rolls, nearly."""
    boxes = boxes_as_arrays(rules)
    lows, extras, parts = 1 << len(boxes.names) - len(UPPER), 1 + boxes.most_extras, len(boxes.upper_parts.filled)
    risk = _RISK / sum(most_in(rules, box) for box in boxes.names)
    mean, deviation = np.zeros((2, extras, lows, parts))
    for low, found in column_values(change(rules, {"saved_rolls": False}), fewest, (0.0, risk)):
        mean[:, low], deviation[:, low] = found.swapaxes(0, 1)
    # What is worth as much for certain is risk / 2 times the variance above the average.
    np.log1p(np.multiply(deviation, risk, out=deviation), out=deviation)
    deviation /= risk
    deviation -= mean
    np.sqrt(np.maximum(deviation, 0, out=deviation), out=deviation)
    deviation *= sqrt(2 / risk)
    if not boxes.most_saved:
        return Solved(rules, mean, deviation, float(mean[0, 0, -1]))
    layers: NDArray[np.floating] = np.zeros((lows, 2 + boxes.most_saved, extras, parts), dtype=np.float32)
    layers[:, 0] = mean.swapaxes(0, 1)
    for low, found in column_values(rules, fewest):
        layers[low, 1:] = found.swapaxes(0, 1)
    return Solved(rules, _factored(layers), _factored(deviation.swapaxes(0, 1)), float(found[0, 0, -1]))


def _factored(values: NDArray[np.floating]) -> Factored:
    """Sums of products that are nearly `values`, whose first axis is `low` and last is the part. Overwrites them."""
    table = values.reshape(len(values), -1)
    boxes = len(table).bit_length() - 1
    # A game passes one set of each number of filled boxes.
    weight = np.array([[comb(boxes, low.bit_count()) ** -0.5] for low in range(len(table))], table.dtype)
    table *= weight
    upper = np.random.default_rng(0).standard_normal((table.shape[1], min(_FACTORS, len(table))), table.dtype)
    for _ in range(_PASSES):
        lower = np.linalg.qr(table @ upper)[0]
        upper = table.T @ lower
    lower /= weight
    # Numbers of similar size lose the least when they are rounded.
    scale = np.sqrt((lower**2).mean())
    return Factored(lower / scale, (upper * scale).reshape(-1, values.shape[-1], upper.shape[-1]))


def column_values(
    rules: RuleSet, fewest: int = 0, risks: tuple[float, ...] = (0.0,), most_saved: int | None = None
) -> Iterator[tuple[int, Floats]]:
    """Each set of filled lower boxes, the fullest first, with the values `[extras, layer, part]` of its columns with
    `fewest` boxes filled or more.

    If rules save rolls, the layers are 0, 1, … `most_saved` of them, and values are averages of the points X to come.
    Otherwise there is a layer for each of `risks`, with averages of `(exp(risk * X) - 1) / risk`; of X for 0.
    """
    return _Solver(rules, fewest, risks, most_saved).solve()


class _Solver:
    """Solves the columns of some rules; see the module, and `column_values` for what it is given.

    `saved`: the most saved rolls, which are the last layer; 0 if layers are risks. `shape`: of a set's values. `known`:
    these values by `low`, of the sets in work and of those with one box more.
    """

    def __init__(self, rules: RuleSet, fewest: int, risks: tuple[float, ...], most_saved: int | None) -> None:
        self.rules, self.boxes, self.fewest, self.risks = rules, boxes_as_arrays(rules), fewest, risks
        self.parts = self.boxes.upper_parts
        self.lower_boxes = len(self.boxes.names) - len(UPPER)
        self.saved = self.boxes.most_saved if most_saved is None else most_saved
        self.layers = self.saved + 1 if self.saved else len(risks)
        with_saved = _MOST_WITH_SAVED // (self.saved + 1) // LANES * LANES
        self.step = with_saved if self.saved else _MOST_AT_ONCE
        self.shape = (1 + self.boxes.most_extras, self.layers, len(self.parts.filled))
        self.known = dict[int, Floats]()
        cards = prod(self.shape) << self.lower_boxes
        is_compiled = cards > _WORTH_COMPILING and not self.boxes.has_first_roll and find_spec("numba") is not None
        self.walk = import_module("bot.coach.yahtzee.compiled").walk if is_compiled else _walk

    def solve(self) -> Iterator[tuple[int, Floats]]:
        for filled in range(self.lower_boxes, max(0, self.fewest - len(UPPER)) - 1, -1):
            for low in (low for low in range(1 << self.lower_boxes) if low.bit_count() == filled):
                self.known[low] = np.zeros(self.shape)
                self._solve_set(low, filled)
                yield low, self.known[low]
            for low in [low for low in self.known if low.bit_count() == filled + 1]:
                del self.known[low]

    def _solve_set(self, low: int, filled: int) -> None:
        """Values the columns with these lower boxes. `filled`: how many they are."""
        for open_upper, group in enumerate(self.parts.groups):
            parts, number = np.arange(group.start, group.stop), filled + len(UPPER) - open_upper
            if self.rules.order == "card":
                # Columns are filled from the top, so there is one with this number of boxes.
                column = low << len(UPPER) | self.parts.filled[parts]
                parts = parts[column & column + 1 == 0]
            if not self.fewest <= number < len(self.boxes.names) or not parts.size:
                continue
            is_unlocked = low << len(UPPER) >> self.boxes.unlocking & 1
            for extras in range(1 + self.boxes.most_extras * is_unlocked):
                for first in range(0, parts.size, self.step):
                    self._solve_columns(low, extras, _filled_up(parts[first : first + self.step]))

    def _solve_columns(self, low: int, extras: int, parts: Whole) -> None:
        """Values the columns with these lower boxes, extras and upper parts: the step that the module describes."""
        filled, upper = low << len(UPPER) | self.parts.filled[parts], self.parts.sum[parts]
        cards = Cards(filled[np.newaxis], upper[np.newaxis], np.full((1, parts.size), extras), 0 * parts)
        offers, rolls = self._offers(cards, low, parts), self.rules.rolls + self.saved
        if self.boxes.has_first_roll:
            first_roll = self._offers(cards, low, parts, is_first=True)
            found = _walk(self.boxes.hands, offers, rolls, first_roll, wins_at_once=self.rules.first_roll_wins)
        else:
            found = self.walk(self.boxes.hands, offers, rolls)
        found = found[self.rules.rolls - 1 :]
        self.known[low][extras, :, parts] = found.reshape(self.layers, -1).T

    def _offers(self, cards: Cards, low: int, parts: Whole, *, is_first: bool = False) -> Offers:
        """What boxes are worth on these cards. With saved rolls, the axis between rows and cards has the layers;
        otherwise it has one entry, and the cards of each layer follow those of the one before.
        """

        def value(taken: Taken) -> Floats:
            after = self.known[low | 1 << taken.box >> len(UPPER)]
            if taken.box < len(UPPER):
                part = self.parts.number[self.parts.filled[parts] | 1 << taken.box, taken.upper]
                after = after[taken.extras, :, part].swapaxes(1, 2)
            elif self.boxes.most_extras:
                after = after[taken.extras, :, parts].swapaxes(1, 2)
            else:
                after = after[:, :, parts]
            points = taken.points[:, np.newaxis]
            if self.saved:
                return points + after
            points = np.concatenate([np.expm1(risk * points) / risk if risk else points for risk in self.risks], axis=1)
            # With risk, the points of now and later are not just added: exp(a + b) is a product.
            return points + (1 + np.array(self.risks)[:, np.newaxis] * points) * after

        found = self.boxes.offers(cards, value, is_first=is_first)
        return found if self.saved else Offers(found.values.reshape(len(found.values), 1, -1), found.better)


def _filled_up(parts: Whole) -> Whole:
    """The parts, the last one again and again, until there are as many as vectors take."""
    return np.concatenate([parts, np.repeat(parts[-1], -len(parts) % LANES)])


def _walk(
    hands: Hands, offers: Offers, rolls: int, first_roll: Offers | None = None, *, wins_at_once: bool = False
) -> Floats:
    """The values of turns with 1, 2, … `rolls` rolls, by roll and card.

    `offers.values[row, left, card]`: of boxes with 0, 1, … rolls left; the last also for more. `first_roll`: the same
    of boxes in the first roll, of as many of the longest turns; equal dice in it may end the game.
    """
    most_left, cards = offers.values.shape[1] - 1, offers.values.shape[2]
    found = np.empty((rolls, cards))
    for begin in range(0, cards, _SIDE_BY_SIDE):
        some, held = slice(begin, begin + _SIDE_BY_SIDE), list[Floats]()
        best = _of_cards(offers, some).best(hands)
        best_first = _of_cards(first_roll, some).best(hands) if first_roll else None
        for left, values in enumerate(hands.walk(best[:, min(left, most_left)] for left in range(rolls))):
            throws = values[hands.first_throw :]
            if best_first is not None:
                if left >= rolls - 1 - most_left:
                    throws = hands.values_thrown(held, best_first[:, min(left, most_left)])
                    if wins_at_once:
                        throws[EQUAL_DICE] = 0.0
                held = [values.copy()]
                hands.roll(held[0])
            np.einsum("tc,t->c", throws, hands.chance, out=found[left, some])
    return found


def _of_cards(offers: Offers, cards: slice) -> Offers:
    return Offers(np.ascontiguousarray(offers.values[..., cards]), offers.better)
