"""Games of computer players, many side by side as arrays: one at a time takes a hundred times as long."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial, reduce

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BY_STRENGTH, Character
from bot.coach.simulation import Match, pairs
from bot.coach.yahtzee.advice import ENOUGH
from bot.coach.yahtzee.boxes import Taken, Value
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.hands import Floats, Hands, Whole, hands_of
from bot.coach.yahtzee.judge import Judge, RollsLeft, Spread, certain
from bot.games.dice import FACES, Dice
from bot.games.yahtzee import is_yahtzee, most_in

BEST = "best"
"""The player who plays best for points."""
PLAYERS = (*map(str, BY_STRENGTH), BEST)
_SIDE_BY_SIDE = 500


class _Dice:
    """The dice of many games. Hands are their places in `Hands.all`, and throws those among the throws.

    - `counts[hand, face]`: how many dice show a face.
    - `parts[throw]`: the hands that may be held, then -1 until the row is full.
    - `most_alike[throw]`: the hand of its most frequent face. `are_equal[throw]`: whether all dice are alike.
    """

    def __init__(self, dice: int) -> None:
        hands = self.hands = hands_of(dice)
        self.counts = np.array([[hand.count(face) for face in FACES] for hand in hands.all])
        # A hand is found by its counts, as the digits of a number.
        self._digits = (dice + 1) ** np.arange(len(FACES))
        self._hands = np.full((dice + 1) ** len(FACES), -1)
        self._hands[self.counts @ self._digits] = np.arange(len(self.counts))
        parts = [sorted(_parts(hands, throw)) for throw in hands.throws]
        self.parts = np.array([each + [-1] * ((1 << dice) - len(each)) for each in parts])
        self.most_alike = np.array([hands.index[_most_alike(throw)] for throw in hands.throws])
        self.are_equal = np.array([is_yahtzee(throw) for throw in hands.throws])

    def throws(self, counts: Whole) -> Whole:
        """The throws of dice that are counted by game and face."""
        found: Whole = self._hands[counts @ self._digits] - self.hands.first_throw
        return found


def _parts(hands: Hands, throw: Dice) -> set[int]:
    held = (tuple(die for place, die in enumerate(throw) if some >> place & 1) for some in range(1 << len(throw)))
    return {hands.index[hand] for hand in held}


def _most_alike(throw: Dice) -> Dice:
    number, face = max((throw.count(die), die) for die in throw)
    return (face,) * number


_dice = cache(_Dice)


def _new_cards(columns: int, games: int) -> Cards:
    filled, upper, extras = np.zeros((3, columns, games), dtype=np.int64)
    return Cards(filled, upper, extras, np.zeros(games, dtype=np.int64))


def matches(judge: Judge, games: int, seed: int) -> Iterator[Match]:
    """Each player alone, the best first; then each against each."""
    for player in PLAYERS[::-1]:
        yield match(judge, (player,), games, seed)
    for players in pairs(PLAYERS):
        yield match(judge, players, games, seed)


def match(judge: Judge, players: Sequence[str], games: int, seed: int) -> Match:
    """The games of some players; the last player begins every other batch of them."""
    random, totals, wins = np.random.default_rng(seed), list[Floats](), list[Floats]()
    for begun in range(0, games, _SIDE_BY_SIDE):
        order = -1 if begun // _SIDE_BY_SIDE % 2 else 1
        played = Games(judge, players[::order], min(_SIDE_BY_SIDE, games - begun), random)
        played.play()
        totals.append(np.array(played.total[::order]))
        wins.append(played.wins()[::order])
    return Match(tuple(players), np.concatenate(totals, axis=1).tolist(), np.concatenate(wins, axis=1).tolist())


class Games:
    """Games of the same players, who play in this order. Lists are by seat, from 0, and arrays have an entry for each
    game.

    - `cards`, `total`: of each seat. `winner`: the seat that won at once, or -1.
    - `in_tie_boxes[box, seat, game]`: the points in each box that decides between equal totals.
    """

    def __init__(self, judge: Judge, players: Sequence[str], games: int, random: np.random.Generator) -> None:
        rules = judge.boxes.rules
        self.judge, self.players, self.random, self.games = judge, players, random, games
        self.dice = _dice(rules.dice)
        self.cards = [_new_cards(rules.columns, games) for _ in players]
        self.total = [np.zeros(games) for _ in players]
        self.in_tie_boxes = np.zeros((len(rules.ties), len(players), games))
        self.winner = np.full(games, -1)

    def play(self) -> None:
        boxes = self.judge.boxes
        for _ in range(len(boxes.names) * boxes.rules.columns):
            for seat in range(len(self.players)):
                self.take_turn(seat)

    def wins(self) -> Floats:
        """Each seat's part of the win."""
        best = np.ones((len(self.players), self.games), dtype=np.bool_)
        for points in (np.array(self.total), *self.in_tie_boxes):
            best &= points == np.where(best, points, -np.inf).max(axis=0)
        best = np.where(self.winner < 0, best, np.arange(len(self.players))[:, np.newaxis] == self.winner)
        shares: Floats = best / best.sum(axis=0)
        return shares

    def take_turn(self, seat: int) -> None:
        player, cards, boxes = self.players[seat], self.cards[seat], self.judge.boxes
        hands, every = self.dice.hands, np.arange(self.games)
        lying = self._throw(np.zeros(self.games, dtype=np.int64))
        if boxes.rules.first_roll_wins:
            self.winner[self.dice.are_equal[lying] & (self.winner < 0)] = seat
        errs = 0.0 if player in (BEST, Character.TIMID) else Character(player).errs
        value = self._value(seat)
        left = boxes.rules.rolls - 1 + cards.saved
        levels = range(left.max() + 1)
        # By rolls left, throw and game.
        if player == Character.TIMID:
            in_box = in_first = np.array([boxes.best(cards, self._at_once)] * len(levels))
        else:
            in_box = in_first = np.array(self.judge.best_boxes(cards, len(levels), value))
        if boxes.has_first_roll:
            in_first = np.array([boxes.best(cards, value(level), is_first=True) for level in levels])
        held = hands.values_held([*in_box])
        is_done, is_first = left == 0, np.ones(self.games, dtype=np.bool_)
        for turn in levels[1:]:
            at_once = (in_first if turn == 1 else in_box)[left, lying, every]
            if player == Character.TIMID:
                hold = np.where(np.round(at_once) >= ENOUGH, hands.first_throw + lying, self.dice.most_alike[lying])
            else:
                hold = self._choose_hold(held, left, at_once, lying, errs)
            hold = np.where(is_done, hands.first_throw + lying, hold)
            is_done |= hold >= hands.first_throw
            is_first &= is_done
            lying = self._throw(hold)
            left = left - ~is_done
            is_done |= left == 0
        self._take_box(seat, lying, value(left), errs, is_first)
        cards.saved[:] = left * boxes.rules.saved_rolls

    def _value(self, seat: int) -> Callable[[RollsLeft], Value]:
        """How a seat values boxes, by the rolls that are left."""
        judge, cards, player = self.judge, self.cards[seat], self.players[seat]
        if player == Character.TIMID:
            return lambda _left: self._at_once
        others = [
            certain(self.total[other]) + judge.to_come(self.cards[other])
            for other in range(len(self.players))
            if other != seat
        ]
        if others and player != BEST and Character(player).plays_to_win:
            return partial(judge.win, cards, self.total[seat], reduce(Spread.greater, others))
        return partial(judge.points, cards)

    def _at_once(self, taken: Taken) -> Floats:
        """The points of a box now; among equals, the one that can hold least comes first."""
        rules, names = self.judge.boxes.rules, self.judge.boxes.names
        less = 0.001 * rules.factor(taken.column + 1) * most_in(rules, names[taken.box])
        found: Floats = taken.points - np.full(self.games, less)
        return found

    def _throw(self, held: Whole) -> Whole:
        """The throws that lie after all dice but those that are held have fallen."""
        counts, dice = self.dice.counts[held], self.dice.hands.dice
        missing = dice - counts.sum(axis=1)
        for die in range(dice):
            faces = self.random.integers(len(FACES), size=self.games)
            counts[np.arange(self.games), faces] += die < missing
        return self.dice.throws(counts)

    def _best(self, values: Floats, errs: float) -> Whole:
        """The choice of each game: the best, or now and then the second best. `values` is by game and choice."""
        every = np.arange(self.games)
        best = values.argmax(axis=1)
        values[every, best] = -np.inf
        second = values.argmax(axis=1)
        is_wrong = (self.random.random(self.games) < errs) & np.isfinite(values[every, second])
        chosen: Whole = np.where(is_wrong, second, best)
        return chosen

    def _choose_hold(self, held: list[Floats], left: Whole, at_once: Floats, lying: Whole, errs: float) -> Whole:
        """The hand that each game holds; to hold all dice stands for taking a box."""
        options, every = self.dice.parts[lying], np.arange(self.games)
        values = np.full(options.shape, -np.inf)
        for level in np.unique(left[left > 0]):
            here = left == level
            values[here] = held[level - 1][options[here], every[here, np.newaxis]]
        values = np.where(options >= self.dice.hands.first_throw, at_once[:, np.newaxis], values)
        values[options < 0] = -np.inf
        hold: Whole = options[every, self._best(values, errs)]
        return hold

    def _take_box(self, seat: int, lying: Whole, value: Value, errs: float, is_first: NDArray[np.bool_]) -> None:
        cards, boxes, every = self.cards[seat], self.judge.boxes, np.arange(self.games)
        places = [*np.ndindex(len(cards.filled), len(boxes.names))]
        values = np.full((len(places), self.games), -np.inf)
        then = np.zeros((3, len(places), self.games), dtype=np.int64)
        for place, (column, box) in enumerate(places):
            for of_first in (False, True) if boxes.has_first_roll else (False,):
                here = is_first == of_first if boxes.has_first_roll else True
                taken = boxes.take(cards, column, box, is_first=of_first)
                kind = taken.kinds[lying]
                each = (value(taken), taken.allowed, taken.points, taken.upper, taken.extras)
                worth, allowed, *after = (those[kind, every] for those in np.broadcast_arrays(*each))
                may_take = here & allowed & (cards.filled[column] >> box & 1 == 0)
                values[place] = np.where(may_take, worth, values[place])
                then[:, place] = np.where(here, after, then[:, place])
        chosen = self._best(values.T, errs)
        column, box = chosen // len(boxes.names), chosen % len(boxes.names)
        points, upper, extras = then[:, chosen, every]
        points = points * (self.winner < 0)
        self.total[seat] += points
        for number, decisive in enumerate(boxes.rules.ties):
            self.in_tie_boxes[number, seat] += points * (box == boxes.names.index(decisive))
        cards.filled[column, every] |= 1 << box
        cards.upper[column, every] = upper
        cards.extras[column, every] = extras
