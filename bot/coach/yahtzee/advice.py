"""What each choice leads to: points and the chance to win (`docs/yahtzee.md` says how)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial, reduce

import numpy as np

from bot.coach.adviser import Character
from bot.coach.yahtzee.answers import Advice
from bot.coach.yahtzee.hands import Floats, Whole
from bot.coach.yahtzee.solver import Cards, Factored, Solved, Taken, Worth, scoring_of
from bot.games.yahtzee import UPPER, Box, Choice, Game, RuleSet, Take, Throw, choices, ranked

_SPARE_WORTH = {
    Box.ONES: -1,
    Box.TWOS: -1,
    Box.THREES: -1,
    Box.FOURS: 1,
    Box.FIVES: 2,
    Box.SIXES: 3,
    Box.THREE_OF_A_KIND: 3,
    Box.FOUR_OF_A_KIND: 6,
    Box.FULL_HOUSE: 1,
    Box.HIGH_STRAIGHT: 4,
    Box.YAHTZEE: 8,
    Box.CHANCE: 4,
}
"""An open box is worth this much more if other columns can take what doesn't fit it. Found by trial."""
Left = Whole | int
"""The throws that are left: one number, or many."""
_HALF = 8
"""The spare turns that are worth half of it."""
_LEAST = 1e-9
"""Avoids division by 0."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Normally distributed points."""

    mean: Floats
    variance: Floats

    def __add__(self, other: "Spread") -> "Spread":
        return Spread(self.mean + other.mean, self.variance + other.variance)

    def beats(self, other: "Spread") -> Floats:
        """The chance to have more than `other`; a tie is half."""
        apart = (self.mean - other.mean) / np.sqrt(self.variance + other.variance + _LEAST)
        # The error function, to 0.00015, but much faster.
        return 1 / (1 + np.exp(-np.clip(apart * (1.5976 + 0.07056 * apart * apart), -700, 700)))

    def greater(self, other: "Spread") -> "Spread":
        """Approximates the greater of both."""
        wide = np.sqrt(self.variance + other.variance + _LEAST)
        mine = self.beats(other)
        both = wide * np.exp(-(((self.mean - other.mean) / wide) ** 2) / 2) / np.sqrt(2 * np.pi)
        mean = self.mean * mine + other.mean * (1 - mine) + both
        square = (self.mean**2 + self.variance) * mine + (other.mean**2 + other.variance) * (1 - mine)
        square += (self.mean + other.mean) * both
        return Spread(mean, np.maximum(0, square - mean * mean))


def certain(points: Floats) -> Spread:
    return Spread(points, np.zeros_like(points))


_STEADIER = 0.83
"""The share of the deviation without saved throws that is left with them: 63.8 of 76.9 points in Maxi Yatzy."""


class Judge:
    """Values cards by a table of one column. If it is of other rules, only boxes that both have count."""

    def __init__(self, rules: RuleSet, solved: Solved) -> None:
        self.scoring, self.solved = scoring_of(rules), solved
        known = scoring_of(solved.rules)
        self._uppers, self._most_has, self._most_saved = known.uppers, known.most_has, known.most_saved
        boxes, lower = (each.boxes[len(UPPER) :] for each in (self.scoring, known))
        masks = np.arange(1 << len(boxes))
        # A box that the card has not counts as filled.
        bits = (masks >> boxes.index(box) & 1 if box in boxes else 1 + 0 * masks for box in lower)
        self._low = sum((bit << row for row, bit in enumerate(bits)), 0 * masks)
        self._spare_worth = np.array([_SPARE_WORTH.get(box, 0) for box in self.scoring.boxes])
        self.is_exact = rules.columns == 1 and not isinstance(solved.mean, Factored)
        self.saves = rules.saved_rolls and known.most_saved > 0
        # The table's deviations do not know of saved throws, by which the upper bonus is nearly certain.
        self._of_empty = _STEADIER * solved.deviation[0, 0, len(self._uppers.mask) - 1] if self.saves else 0.0

    def coming(self, cards: Cards) -> Spread:
        """The points still to come on each card."""
        share, spare = self._share(cards), self._spare(cards)
        columns = (
            self._column(column, share, *each, None if column else cards.saved)
            for column, each in enumerate(zip(cards.has, cards.mask, cards.upper, spare, strict=True))
        )
        return sum(columns, certain(np.zeros(1)))

    def points(self, cards: Cards, left: Left = 0) -> Worth:
        """`left`: the throws that the turn does not use. Of two axes, worths have one more between kinds and cards."""
        outcome = self._outcome(cards, left)
        return lambda taken, column, box: outcome(taken, column, box).mean

    def win(self, cards: Cards, total: Floats, rival: Spread, left: Left = 0) -> Worth:
        """`total` is what the cards have; `rival` is the best final total of the others."""
        outcome = self._outcome(cards, left)
        return lambda taken, column, box: (outcome(taken, column, box) + certain(total)).beats(rival)

    def _outcome(self, cards: Cards, left: Left) -> Callable[[Taken, int, int], Spread]:
        spare, share, share_of_one_more = self._spare(cards), self._share(cards), self._share(cards, 1)
        # Each other column has a turn less to spare.
        less = np.maximum(0, spare - 1)

        def outcome(taken: Taken, column: int, box: int) -> Spread:
            points, upper, has = taken.points, taken.upper, taken.has
            if np.ndim(left) == 2:
                points, upper, has = points[:, np.newaxis], upper[:, np.newaxis], has[:, np.newaxis]
            after = (has > 0) * share_of_one_more if box == self.scoring.counted else share
            own = self._column(column, after, has, cards.mask[column] | 1 << box, upper, spare[column], left)
            others = (
                self._column(other, after, cards.has[other], cards.mask[other], cards.upper[other], less[other])
                for other in range(len(cards.mask))
                if other != column
            )
            return sum(others, Spread(points + own.mean, own.variance))

        return outcome

    def _share(self, cards: Cards, more: int = 0) -> Floats:
        """The share of columns with a yahtzee, or 0 if not all can have one."""
        has = cards.has > 0
        can_have = np.where(cards.mask >> self.scoring.counted & 1, has, 1).prod(axis=0)
        share: Floats = can_have * (has.sum(axis=0) + more) / len(has)
        return share

    def _spare(self, cards: Cards) -> Whole:
        """The turns beyond the open boxes of each column."""
        is_open = len(self.scoring.boxes) - np.bitwise_count(cards.mask).astype(np.int64)
        spare: Whole = is_open.sum(axis=0) - is_open
        return spare

    def _column(
        self, column: int, share: Floats, has: Whole, mask: Whole, upper: Whole, spare: Whole, saved: Left | None = None
    ) -> Spread:
        """`share`: of its bonuses for further yahtzees. `saved`: throws, which are used for one column."""
        uppers, solved = self._uppers, self.solved
        # A table of other rules may have fewer bonuses, and an upper bonus that needs more or fewer points.
        has, upper = np.minimum(has, self._most_has), upper * uppers.at // max(1, self.scoring.at)
        index = self._low[mask >> len(UPPER)], uppers.place[mask & uppers.all, upper]
        state: Left = 0
        if self.saves and saved is not None:
            state = (1 + np.minimum(saved, self._most_saved)) * (1 + self._most_has)
        mean = solved.mean[state, *index]
        if self._most_has:
            mean = mean + share * (solved.mean[state + has, *index] - mean)
        if spare.any():
            is_open = ~mask[..., np.newaxis] >> np.arange(len(self.scoring.boxes)) & 1
            mean = mean + spare / (spare + _HALF) * (is_open @ self._spare_worth)
        times, deviation = self.scoring.rules.factor(column + 1), solved.deviation[(share == 1) * has, *index]
        if self.saves:
            deviation = self._of_empty * np.sqrt(1 - np.bitwise_count(mask) / len(self.scoring.boxes))
        return Spread(times * mean, (times * deviation) ** 2)


def advise(game: Game, judge: Judge) -> list[Advice]:
    """Every choice, best first."""
    seat = game.seat(game.current)
    cards, total = cards_of(game, game.current, judge), np.array([float(seat.total)])
    points = dict(_worths(game, judge, cards, partial(judge.points, cards), ending=0.0))
    wins: dict[Choice, float] = {}
    if others := [final(game, number, judge) for number in game.active if number != game.current]:
        win = partial(judge.win, cards, total, reduce(Spread.greater, others))
        wins = dict(_worths(game, judge, cards, win, ending=1.0))
    found = [Advice(choice, seat.total + points[choice], wins.get(choice)) for choice in points]
    return sorted(found, key=lambda each: (-(each.win or 0), -each.points))


def cards_of(game: Game, number: int, judge: Judge) -> Cards:
    seat = game.seat(number)
    return judge.scoring.cards([seat.card], [seat.saved])


def final(game: Game, number: int, judge: Judge) -> Spread:
    """A seat's final total, at the beginning of its turn."""
    seat = game.seat(number)
    total = certain(np.array([float(seat.total)]))
    return total if seat.aside or seat.left else total + judge.coming(cards_of(game, number, judge))


def bests(judge: Judge, cards: Cards, throws: int, worth: Callable[[Left], Worth]) -> list[Floats]:
    """The worth of each throw in its best box, with 0, 1, … of `throws` left. `worth`: by how many are left."""
    if not judge.saves:
        return [judge.scoring.best(cards, worth(0))] * throws
    best = judge.scoring.offers(cards, worth(np.arange(throws)[:, np.newaxis])).best(judge.scoring.hands)
    return [best[:, left] for left in range(throws)]


def _worths(
    game: Game, judge: Judge, cards: Cards, worth: Callable[[Left], Worth], ending: float
) -> Iterator[tuple[Choice, float]]:
    """`ending`: the worth of a roll that wins at once."""
    scoring, turn, hands = judge.scoring, game.turn, judge.scoring.hands
    best = bests(judge, cards, turn.throws_left, worth)
    if turn.is_fresh and scoring.has_first:
        best[-1] = scoring.best(cards, worth(turn.throws_left - 1), is_first=True)
    held = hands.rolled(best, scoring.ending(ending) if turn.is_fresh else None)
    for choice in choices(game):
        if isinstance(choice, Take):
            column, box = choice.column - 1, scoring.boxes.index(choice.box)
            taken = scoring.taken(cards, column, box, is_first=turn.has_first_roll)
            kind = taken.kinds[hands.number[tuple(sorted(turn.dice))] - hands.first]
            yield choice, float(worth(turn.throws_left)(taken, column, box)[kind, 0])
        else:
            yield choice, float(held[-1][hands.number[choice.held], 0])


def decide(game: Game, character: Character, judge: Judge, chance: float) -> Choice:
    found = advise(game, judge)
    if not character.plays_to_win:
        found = sorted(found, key=lambda each: -each.points)
    return found[len(found) > 1 and chance < character.errs].choice


ENOUGH = 25


def cautious(game: Game) -> Choice:
    """The choice of the timid one, who takes a box worth `ENOUGH` at once, and otherwise collects the most frequent
    face.
    """
    dice = game.turn.dice
    if game.turn.is_fresh:
        return Throw()
    best = ranked(game)[0]
    if not game.turn.throws_left or best.points >= ENOUGH:
        return Take(best.box, best.column)
    face = max(dice, key=lambda die: (dice.count(die), die))
    held = (face,) * dice.count(face)
    return Take(best.box, best.column) if len(held) == len(dice) else Throw(held)
