"""What each choice leads to: points and the chance to win (`docs/yahtzee.md` says how)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce

import numpy as np

from bot.coach.adviser import Character
from bot.coach.yahtzee.answers import Advice
from bot.coach.yahtzee.solver import (
    NUMBER,
    THROWS,
    Cards,
    Floats,
    Scoring,
    Solved,
    Taken,
    Whole,
    Worth,
    rolled,
)
from bot.games.yahtzee import Box, Choice, Game, RuleSet, Take, Throw, boxes_of, choices, ranked

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


class Judge:
    """Values cards by a table of one column."""

    def __init__(self, rules: RuleSet, solved: Solved) -> None:
        self.scoring = Scoring(rules)
        self.solved = solved
        boxes, masks = self.scoring.boxes, np.arange(self.scoring.all + 1)
        is_open = [~masks >> row & 1 for row in range(len(boxes))]
        self._open = np.sum(is_open, axis=0)
        self._spare_worth = np.array([_SPARE_WORTH.get(box, 0) for box in boxes]) @ is_open

    def coming(self, cards: Cards) -> Spread:
        """The points still to come on each card."""
        share, spare = self._share(cards), self._spare(cards)
        columns = (
            self._column(column, share, cards.has[column], cards.mask[column], cards.upper[column], spare[column])
            for column in range(len(cards.mask))
        )
        return sum(columns, certain(0.0 * cards.mask[0]))

    def points(self, cards: Cards) -> Worth:
        outcome = self._outcome(cards)
        return lambda taken, column, box: outcome(taken, column, box).mean

    def win(self, cards: Cards, total: Floats, rival: Spread) -> Worth:
        """`total` is what the cards have; `rival` is the best final total of the others."""
        outcome = self._outcome(cards)
        return lambda taken, column, box: (outcome(taken, column, box) + certain(total)).beats(rival)

    def _outcome(self, cards: Cards) -> Callable[[Taken, int, int], Spread]:
        spare, share, share_of_one_more = self._spare(cards), self._share(cards), self._share(cards, 1)
        # Each other column has a turn less to spare.
        less = np.maximum(0, spare - 1)

        def outcome(taken: Taken, column: int, box: int) -> Spread:
            after = (taken.has > 0) * share_of_one_more if box == self.scoring.counted else share
            mask = cards.mask[column] | 1 << box
            own = self._column(column, after, taken.has, mask, taken.upper, spare[column])
            others = (
                self._column(other, after, cards.has[other], cards.mask[other], cards.upper[other], less[other])
                for other in range(len(cards.mask))
                if other != column
            )
            return sum(others, Spread(taken.points + own.mean, own.variance))

        return outcome

    def _share(self, cards: Cards, more: int = 0) -> Floats:
        """The share of columns with a yahtzee, or 0 if not all can have one."""
        has = cards.has > 0
        can_have = np.where(cards.mask >> self.scoring.counted & 1, has, 1).prod(axis=0)
        share: Floats = can_have * (has.sum(axis=0) + more) / len(has)
        return share

    def _spare(self, cards: Cards) -> Whole:
        """By column, the turns beyond its open boxes."""
        is_open = self._open[cards.mask]
        spare: Whole = is_open.sum(axis=0) - is_open
        return spare

    def _column(self, column: int, share: Floats, has: Whole, mask: Whole, upper: Whole, spare: Whole) -> Spread:
        """`share`: of its bonuses for further yahtzees."""
        # A table of other rules may have fewer bonuses and upper points.
        most_has, _, most_upper = (most - 1 for most in self.solved.mean.shape)
        has, index = np.minimum(has, most_has), (mask, np.minimum(upper, most_upper))
        without, having = self.solved.mean[0][index], self.solved.mean[(has, *index)]
        mean = without + share * (having - without) + spare / (spare + _HALF) * self._spare_worth[mask]
        times, deviation = self.scoring.rules.factor(column + 1), self.solved.deviation[((share == 1) * has, *index)]
        return Spread(times * mean, (times * deviation) ** 2)


def as_far_as_known(rules: RuleSet, common: Solved) -> Solved:
    """The table of the common rules for another card: only boxes that both have count."""
    boxes, both = boxes_of(rules), boxes_of(RuleSet())
    masks = np.arange(1 << len(boxes))
    known = sum((masks >> boxes.index(box) & 1 if box in boxes else 1) << row for row, box in enumerate(both))
    return Solved(common.mean[:, known], common.deviation[:, known])


def advise(game: Game, judge: Judge) -> list[Advice]:
    """Every choice, best first."""
    seat = game.seat(game.current)
    cards, total = judge.scoring.cards([seat.card]), np.array([float(seat.total)])
    points = dict(_worths(game, judge, cards, judge.points(cards), ending=0.0))
    wins: dict[Choice, float] = {}
    if others := [final(game, number, judge) for number in game.active if number != game.current]:
        wins = dict(_worths(game, judge, cards, judge.win(cards, total, reduce(Spread.greater, others)), ending=1.0))
    found = [Advice(choice, seat.total + points[choice], wins.get(choice)) for choice in points]
    return sorted(found, key=lambda each: (-(each.win or 0), -each.points))


def final(game: Game, number: int, judge: Judge) -> Spread:
    """A seat's final total, at the beginning of its turn."""
    seat = game.seat(number)
    total = certain(np.array([float(seat.total)]))
    return total if seat.aside or seat.left else total + judge.coming(judge.scoring.cards([seat.card]))


def _worths(game: Game, judge: Judge, cards: Cards, worth: Worth, ending: float) -> Iterator[tuple[Choice, float]]:
    """`ending`: the worth of a roll that wins at once."""
    scoring, turn = judge.scoring, game.turn
    first = scoring.first(cards, worth) if turn.is_fresh else None
    held = rolled(scoring.best(cards, worth), turn.throws_left, first, scoring.ending(ending))
    for choice in choices(game):
        if isinstance(choice, Take):
            column, box = choice.column - 1, scoring.boxes.index(choice.box)
            taken = scoring.taken(cards, column, box, is_first=turn.has_first_roll)
            kind = taken.kinds[THROWS.index(tuple(sorted(turn.dice)))]
            yield choice, float(worth(taken, column, box)[kind, 0])
        else:
            yield choice, float(held[-1][NUMBER[choice.held], 0])


def decide(game: Game, character: Character, judge: Judge, chance: float) -> Choice:
    found = advise(game, judge)
    if not character.plays_to_win:
        found = sorted(found, key=lambda each: -each.points)
    return found[len(found) > 1 and chance < character.errs].choice


ENOUGH = 25


def cautious(game: Game) -> Choice:
    """As the timid one plays: takes a box worth `ENOUGH` at once, and otherwise collects the most frequent face."""
    dice = game.turn.dice
    if game.turn.is_fresh:
        return Throw()
    best = ranked(game)[0]
    if not game.turn.throws_left or best.points >= ENOUGH:
        return Take(best.box, best.column)
    face = max(dice, key=lambda die: (dice.count(die), die))
    held = (face,) * dice.count(face)
    return Take(best.box, best.column) if len(held) == len(dice) else Throw(held)
