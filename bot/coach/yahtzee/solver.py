"""Cards as arrays, and the card of one column solved: each from those with one more box filled.

The first axis is throws or kinds of throws; the last is cards side by side.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import comb, prod, sqrt

import numpy as np
from numpy.typing import NDArray

from bot.coach.yahtzee.hands import Floats, Hands, Whole, hands_of
from bot.games.dice import FACES
from bot.games.options import change
from bot.games.yahtzee import UPPER, Box, Card, Column, RuleSet, bonuses_left, boxes_of, is_yahtzee, most_in, points_in

_MOST_SAVED = 15
"""The number of saved throws that count; one turn in a hundred has more, which count as lost."""
_FACES = np.arange(len(FACES))[:, np.newaxis, np.newaxis]
_YAHTZEES = slice(-len(FACES), None)


@dataclass(frozen=True, slots=True)
class Cards:
    """Arrays of columns by cards. `saved`: throws that earlier turns did not use, by cards.

    `mask` has a bit for each filled box. `upper`: their sum, not multiplied, up to the bonus. `has`: how many more
    yahtzees bring points if the first box for them holds one: see `bonuses_left`, and the double generala.
    """

    mask: Whole
    upper: Whole
    has: Whole
    saved: Whole


@dataclass(frozen=True, slots=True)
class Taken:
    """A box taken: `points`, with all bonuses, and its column's `upper` and `has` afterwards.

    `kinds` are the kinds of the throws. Points mean nothing unless `allowed`. Axes along which all is the same have one
    entry.
    """

    kinds: Whole
    points: Whole
    upper: Whole
    has: Whole
    allowed: NDArray[np.bool_]


Worth = Callable[[Taken, int, int], Floats]
"""A function that values each kind of throw, from a box taken, its column and its row, both from 0."""


@dataclass(frozen=True, slots=True)
class Offers:
    """The worth of boxes taken, by rows; all throws but yahtzees have the first. `more`: for each box, throws and the
    rows that they have, too.
    """

    worth: Floats
    more: list[tuple[Whole, Whole]]

    def best(self, hands: Hands) -> Floats:
        """The worth of each throw in its best box."""
        best = np.full((len(hands.throws), *self.worth.shape[1:]), -np.inf)
        best[: -len(FACES)] = self.worth[0]
        for throws, rows in self.more:
            best[throws] = np.maximum(best[throws], self.worth.take(rows, axis=0, mode="clip"))
        return best


class Uppers:
    """What a column's upper boxes may be like: which are filled, and their sum, as far as that matters for the bonus.

    Those with most boxes filled come first. `at`: what the bonus needs; 0 without one. `place`: by mask and sum.
    """

    all = (1 << len(UPPER)) - 1
    """The mask of all of them."""

    def __init__(self, at: int, dice: int) -> None:
        self.at = at
        self.place = np.zeros((self.all + 1, self.at + 1), dtype=np.int64)
        known = list[tuple[int, int]]()
        self.groups = list[slice]()
        for filled in range(len(UPPER), -1, -1):
            begin = len(known)
            for mask in (mask for mask in range(self.all + 1) if mask.bit_count() == filled):
                self._add(mask, dice, known)
            self.groups.append(slice(begin, len(known)))
        self.mask, self.sum = np.array(known).T

    def _add(self, mask: int, dice: int, known: list[tuple[int, int]]) -> None:
        sums, missing = {0}, 0
        for face in FACES:
            if mask >> face - 1 & 1:
                sums = {total + number * face for total in sums for number in range(dice + 1)}
            else:
                missing += dice * face
        hopeless = self.at - missing
        for total in range(self.at + 1):
            # Sums that cannot be are like the next below.
            if total == 0 or (total >= hopeless and (total in sums or (total == self.at and max(sums) > total))):
                known.append((mask, total))
            self.place[mask, total] = len(known) - 1


class Scoring:
    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.hands = hands_of(rules.dice)
        self.at = rules.upper_bonus.at if rules.upper_bonus else 0
        self.uppers = Uppers(self.at, rules.dice)
        self.boxes = boxes_of(rules)
        self.all = (1 << len(self.boxes)) - 1
        """The mask of a column without open boxes."""
        self.yahtzee = self.boxes.index(Box.YAHTZEE) if rules.yahtzee else len(self.boxes)
        """The row of the box; below the card if there is none."""
        self.counted = self.boxes.index(Box.GENERALA) if rules.double_generala else self.yahtzee
        """The row of the box that `has` is about."""
        self.most_has = self._left(())
        self.most_saved = rules.saved_rolls * min(_MOST_SAVED, (rules.rolls - 1) * len(self.boxes))
        self._kinds = [[self._box(box, is_first) for box in self.boxes] for is_first in (False, True)]
        self._more = [[(np.flatnonzero(kinds), kinds[kinds > 0]) for kinds, _, _ in each] for each in self._kinds]

    def _left(self, card: Card) -> int:
        return 1 if self.rules.double_generala else bonuses_left(self.rules, card)

    @property
    def has_first(self) -> bool:
        """Is the first roll of a turn worth something else?"""
        return bool(self.rules.first_roll) or self.rules.first_roll_wins

    def ending(self, worth: float) -> float | None:
        """The worth of a first roll that wins; None if none does."""
        return worth if self.rules.first_roll_wins else None

    def _box(self, box: Box, is_first: bool) -> tuple[Whole, Whole, Whole]:
        """The kinds of throws, their points without a joker, and with one. The first kind has the fewest points; the
        last six are the yahtzees.
        """
        throws = self.hands.throws
        points = [points_in(self.rules, box, dice, is_first=is_first) for dice in throws]
        plain = sorted({each for each, dice in zip(points, throws, strict=True) if not is_yahtzee(dice)})
        kinds = [
            len(plain) + dice[0] - 1 if is_yahtzee(dice) else plain.index(each)
            for each, dice in zip(points, throws, strict=True)
        ]
        joking = [points_in(self.rules, box, dice, is_joker=True, is_first=is_first) for dice in throws[_YAHTZEES]]
        return np.array(kinds), np.array([*plain, *points[_YAHTZEES]]), np.array(joking)

    def cards(self, cards: Sequence[Card], saved: Sequence[int] = (0,)) -> Cards:
        def each(value: Callable[[Column], int]) -> Whole:
            return np.array([[value(column) for column in columns] for columns in zip(*cards, strict=True)])

        left, counted = np.array([self._left(card) for card in cards]), [*self.boxes, Box.YAHTZEE][self.counted]
        return Cards(
            each(lambda column: sum(1 << row for row, box in enumerate(self.boxes) if column.holds(box) is not None)),
            each(lambda column: min(self.at, column.upper // self.rules.factor(column.number))),
            each(lambda column: bool(column.holds(counted))) * left,
            np.array(saved),
        )

    def first(self, cards: Cards, worth: Worth) -> Floats | None:
        """The same of a turn's first throw; None if it is worth as much as any other."""
        return self.best(cards, worth, is_first=True) if self.has_first else None

    def best(self, cards: Cards, worth: Worth, *, is_first: bool = False) -> Floats:
        """The worth of each throw in its best box."""
        offers = self.offers(cards, lambda *taken: worth(*taken)[:, np.newaxis], is_first=is_first)
        return offers.best(self.hands)[:, 0]

    def offers(self, cards: Cards, worth: Worth, *, is_first: bool = False) -> Offers:
        """`worth` has an axis more between kinds and cards."""
        parts, more, row = list[Floats](), list[tuple[Whole, Whole]](), 1
        for column, box in np.ndindex(len(cards.mask), len(self.boxes)):
            is_open = cards.mask[column] >> box & 1 == 0
            if not is_open.any():
                continue
            taken = self.taken(cards, column, box, is_first=is_first)
            part = worth(taken, column, box)
            if not (can := taken.allowed & is_open).all():
                np.copyto(part, -np.inf, where=~can[:, np.newaxis])
            throws, kinds = self._more[is_first][box]
            parts.append(part)
            more.append((throws, row + kinds))
            row += len(part)
        least = np.max([part[0] for part in parts], axis=0)
        return Offers(np.concatenate([least[np.newaxis], *parts]), more)

    def taken(self, cards: Cards, column: int, box: int, *, is_first: bool = False) -> Taken:
        """`column` and `box` count from 0. The box is open on each card. `is_first`: by the first roll of a turn."""
        rules, mask, upper = self.rules, cards.mask[column], cards.upper[np.newaxis, column]
        kinds, plain, joking = self._kinds[is_first][box]
        points, allowed, has = plain[:, np.newaxis], np.ones((1, 1), dtype=np.bool_), cards.has[np.newaxis, column]
        used = cards.mask >> self.yahtzee & 1 == 1
        if rules.joker != "none" and used.any():
            filled = cards.mask >> _FACES & 1 == 1
            spent = used & (filled | (rules.joker == "original"))
            is_joker = spent.all(axis=1) if rules.joker == "filled" else spent[:, column]
            points = np.repeat(points, upper.size, axis=1)
            points[_YAHTZEES] = np.where(is_joker, joking[:, np.newaxis], points[_YAHTZEES])
            if rules.order == "any" and rules.joker in ("forced", "original"):
                fits = (box >= len(UPPER)) | (~mask & self.all & ~Uppers.all == 0)
                if rules.joker == "forced":
                    fits = np.where(filled[:, column], fits, box == _FACES[:, 0])
                allowed = np.ones(points.shape, dtype=np.bool_)
                allowed[_YAHTZEES] = fits | ~used[column]
        if self.boxes[box] is Box.DOUBLE_GENERALA:
            points = points * (has > 0)
        if rules.order != "any":
            above = (1 << box) - 1 if rules.order == "card" else Uppers.all if box >= len(UPPER) else 0
            allowed = (mask[np.newaxis] & above) == above
        brings, gains, after = points, points > 0, upper
        if box < len(UPPER):
            after = np.minimum(self.at, upper + points)
            if rules.upper_bonus:
                brings = brings + rules.upper_bonus.points * ((upper < self.at) & (after == self.at))
        if box == self.counted:
            has = gains * self.most_has
        if cards.has.any():
            further = cards.has.all(axis=0) & (gains[_YAHTZEES] | (not rules.bonus_needs_points))
            brings, has = (each + np.zeros((len(plain), upper.size), dtype=np.int64) for each in (brings, has))
            brings[_YAHTZEES] += rules.bonus_points * further
            if rules.most_bonuses is not None:
                has[_YAHTZEES] -= further
        return Taken(kinds, brings * rules.factor(column + 1), after, has, allowed)


scoring_of = lru_cache(maxsize=8)(Scoring)


@dataclass(frozen=True, slots=True)
class Factored:
    """Values as sums of products: one of a product is by mask of lower boxes, the other by state and place."""

    lower: Floats
    upper: Floats

    def __getitem__(self, index: tuple[Whole | int, Whole | int, Whole | int]) -> Floats:
        state, low, place = index
        found: Floats = np.einsum("...r,...r->...", self.lower[low], self.upper[state, place])
        return found


@dataclass(frozen=True, slots=True)
class Solved:
    """The points still to come, by (state, mask of lower boxes, place in `Uppers`). `average`: of a whole card.

    A state is `has`. Averages of rules with saved throws have more: all of `has` without such throws in the rules, then
    with 0 of them, with 1, and so on up to `Scoring.most_saved`.
    """

    rules: RuleSet
    mean: Floats | Factored
    deviation: Floats | Factored
    average: float


_RISK = 1e-6
"""How much more a point is worth than the one before, as a part of the most points of a card, to measure deviations."""
LANES = 8
"""Cards side by side that the processor values at once."""
_SIDE_BY_SIDE = 128
"""What the processor keeps close."""
_MOST_OFFERED = 1024
_MANY = 3_000_000
"""Cards that are worth a compiler."""
_FACTORS = 48
"""The number of products in a sum."""
_PASSES = 6
"""The number of steps after which an iteration hardly changes any more."""


def solve(rules: RuleSet, fewest: int = 0) -> Solved:
    """The solution of cards with `fewest` boxes filled or more; with saved throws, approximately."""
    scoring = scoring_of(rules)
    lows, has, places = 1 << len(scoring.boxes) - len(UPPER), 1 + scoring.most_has, len(scoring.uppers.mask)
    risk = _RISK / sum(most_in(rules, box) for box in scoring.boxes)
    mean, deviation = np.zeros((2, has, lows, places))
    for low, found in values(change(rules, {"saved_rolls": False}), fewest, (0.0, risk)):
        mean[:, low], deviation[:, low] = found.swapaxes(0, 1)
    # What is worth as much for certain is risk / 2 times the variance above the average.
    np.log1p(np.multiply(deviation, risk, out=deviation), out=deviation)
    deviation /= risk
    deviation -= mean
    np.sqrt(np.maximum(deviation, 0, out=deviation), out=deviation)
    deviation *= sqrt(2 / risk)
    if not scoring.most_saved:
        return Solved(rules, mean, deviation, float(mean[0, 0, -1]))
    saved: NDArray[np.floating] = np.zeros((lows, 2 + scoring.most_saved, has, places), dtype=np.float32)
    saved[:, 0] = mean.swapaxes(0, 1)
    for low, found in values(rules, fewest):
        saved[low, 1:] = found.swapaxes(0, 1)
    return Solved(rules, _factored(saved), _factored(deviation.swapaxes(0, 1)), float(found[0, 0, -1]))


def _factored(values: NDArray[np.floating]) -> Factored:
    """Sums of products that are nearly `values`, which are by mask of lower boxes first, and may change."""
    table = values.reshape(len(values), -1)
    boxes = len(table).bit_length() - 1
    # A game comes by one mask of each number of filled boxes.
    weight = np.array([[comb(boxes, mask.bit_count()) ** -0.5] for mask in range(len(table))], table.dtype)
    table *= weight
    upper = np.random.default_rng(0).standard_normal((table.shape[1], min(_FACTORS, len(table))), table.dtype)
    for _ in range(_PASSES):
        lower = np.linalg.qr(table @ upper)[0]
        upper = table.T @ lower
    lower /= weight
    # Numbers of similar size lose the least when they are rounded.
    scale = np.sqrt((lower**2).mean())
    return Factored(lower / scale, (upper * scale).reshape(-1, values.shape[-1], upper.shape[-1]))


def values(
    rules: RuleSet, fewest: int = 0, risks: tuple[float, ...] = (0.0,), most_saved: int | None = None
) -> Iterator[tuple[int, Floats]]:
    """Each mask of lower boxes, the fullest first, with averages by `has`, risk or number of saved throws, and place.

    They are of `(exp(risk X) - 1) / risk`, of X for 0. With saved throws, there is no risk.
    """
    scoring = scoring_of(rules)
    uppers = scoring.uppers
    boxes, lower = len(scoring.boxes), len(scoring.boxes) - len(UPPER)
    saved = scoring.most_saved if most_saved is None else most_saved
    ways, step = (saved + 1, _MOST_OFFERED // (saved + 1) // LANES * LANES) if saved else (len(risks), _MOST_OFFERED)
    shape = 1 + scoring.most_has, ways, len(uppers.mask)
    known = dict[int, Floats]()
    is_large = prod(shape) << lower > _MANY and not scoring.has_first and find_spec("numba") is not None
    walk = import_module("bot.coach.yahtzee.compiled").walk if is_large else _walk

    def turn(low: int, has: int, places: Whole) -> None:
        def worth(taken: Taken, _column: int, box: int) -> Floats:
            after = known[low | 1 << box >> len(UPPER)]
            if box < len(UPPER) or scoring.most_has:
                place = uppers.place[uppers.mask[places] | 1 << box, taken.upper] if box < len(UPPER) else places
                after = after[taken.has, :, place].swapaxes(1, 2)
            else:
                after = after[:, :, places]
            points = taken.points[:, np.newaxis]
            if saved:
                return points + after
            points = np.concatenate([np.expm1(risk * points) / risk if risk else points for risk in risks], axis=1)
            return points + (1 + np.array(risks)[:, np.newaxis] * points) * after

        def offers(*, is_first: bool = False) -> Offers:
            found = scoring.offers(cards, worth, is_first=is_first)
            return found if saved else Offers(found.worth.reshape(len(found.worth), 1, -1), found.more)

        mask = low << len(UPPER) | uppers.mask[places]
        cards = Cards(mask[np.newaxis], uppers.sum[places][np.newaxis], np.full((1, places.size), has), 0 * places)
        first = (offers(is_first=True), scoring.ending(0.0)) if scoring.has_first else ()
        found = walk(scoring.hands, offers(), rules.rolls + saved, *first)[rules.rolls - 1 :]
        known[low][has, :, places] = found.reshape(ways, -1).T

    for filled in range(lower, max(0, fewest - len(UPPER)) - 1, -1):
        for low in (low for low in range(1 << lower) if low.bit_count() == filled):
            known[low] = np.zeros(shape)
            for missing, group in enumerate(uppers.groups):
                places, number = np.arange(group.start, group.stop), filled + len(UPPER) - missing
                if rules.order == "card":
                    # There is one card with that many boxes filled.
                    mask = low << len(UPPER) | uppers.mask[places]
                    places = places[mask & mask + 1 == 0]
                if not fewest <= number < boxes or not places.size:
                    continue
                for has in range(1 + scoring.most_has * (low << len(UPPER) >> scoring.counted & 1)):
                    for first in range(0, places.size, step):
                        turn(low, has, _filled_up(places[first : first + step]))
            yield low, known[low]
        for low in [low for low in known if low.bit_count() == filled + 1]:
            del known[low]


def _filled_up(places: Whole) -> Whole:
    """The places, the last one again and again, until there are as many as vectors take."""
    return np.concatenate([places, np.repeat(places[-1], -len(places) % LANES)])


def _walk(hands: Hands, offers: Offers, levels: int, first: Offers | None = None, equal: float | None = None) -> Floats:
    """The worth of turns with 1, 2, … throws. `offers`: by throws that are left, the last of them also for more.

    `first`, `equal`: for the first throw, of as many of the longest turns as there are `offers`.
    """
    found, ways = np.empty((levels, offers.worth.shape[2])), offers.worth.shape[1]
    for begin in range(0, found.shape[1], _SIDE_BY_SIDE):
        some, held = slice(begin, begin + _SIDE_BY_SIDE), list[Floats]()
        best, of_first = _some(offers, some).best(hands), _some(first, some).best(hands) if first else None
        for level, turn in enumerate(hands.walk(best[:, min(level, ways - 1)] for level in range(levels))):
            thrown = turn[hands.first :]
            if of_first is not None:
                if level >= levels - ways:
                    thrown = hands.lying(held, of_first[:, min(level, ways - 1)])
                    if equal is not None:
                        thrown[_YAHTZEES] = equal
                held = [turn.copy()]
                hands.throw(held[0])
            np.einsum("tc,t->c", thrown, hands.chance, out=found[level, some])
    return found


def _some(offers: Offers, cards: slice) -> Offers:
    return Offers(np.ascontiguousarray(offers.worth[..., cards]), offers.more)
