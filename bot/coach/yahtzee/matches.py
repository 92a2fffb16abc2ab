"""Games of Yahtzee side by side, as arrays: one at a time takes a hundred times as long."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial, reduce

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BY_STRENGTH, Character
from bot.coach.matches import Match, pairs
from bot.coach.yahtzee.advice import ENOUGH, Judge, Left, Spread, bests, certain
from bot.coach.yahtzee.hands import Floats, Whole, hands_of
from bot.coach.yahtzee.solver import Cards, Taken, Worth
from bot.games.dice import FACES
from bot.games.yahtzee import is_yahtzee, most_in

BEST = "best"
"""The player who plays best for points."""
PLAYERS = (*map(str, BY_STRENGTH), BEST)
_BATCH = 500


class _Dice:
    """Hands as numbers, for many games. `parts`: of each throw, as many times as it takes to fill the row."""

    def __init__(self, dice: int) -> None:
        self.hands = hands_of(dice)
        self.counts = np.array([[held.count(face) for face in FACES] for held in self.hands.held])
        self.codes = (dice + 1) ** np.arange(len(FACES))
        self.numbers = np.full((dice + 1) ** len(FACES), -1)
        self.numbers[self.counts @ self.codes] = np.arange(len(self.counts))
        parts = [
            sorted(
                {
                    self.hands.number[tuple(d for place, d in enumerate(thrown) if mask >> place & 1)]
                    for mask in range(1 << dice)
                }
            )
            for thrown in self.hands.throws
        ]
        self.parts = np.array([each + [-1] * ((1 << dice) - len(each)) for each in parts])
        alike = ((max(map(thrown.count, thrown)), thrown) for thrown in self.hands.throws)
        self.most_alike = np.array(
            [
                self.hands.number[(max(die for die in thrown if thrown.count(die) == most),) * most]
                for most, thrown in alike
            ]
        )
        self.are_equal = np.array([is_yahtzee(thrown) for thrown in self.hands.throws])


_dice = cache(_Dice)


def _new_cards(columns: int, games: int) -> Cards:
    mask, upper, has = np.zeros((3, columns, games), dtype=np.int64)
    return Cards(mask, upper, has, np.zeros(games, dtype=np.int64))


def matches(judge: Judge, games: int, seed: int) -> Iterator[Match]:
    """Each player alone, the best first; then each against each."""
    for player in PLAYERS[::-1]:
        yield match(judge, (player,), games, seed)
    for players in pairs(PLAYERS):
        yield match(judge, players, games, seed)


def match(judge: Judge, players: Sequence[str], games: int, seed: int) -> Match:
    """Every other batch of games is begun by the last player."""
    random, totals, wins = np.random.default_rng(seed), list[Floats](), list[Floats]()
    for begun in range(0, games, _BATCH):
        order = -1 if begun // _BATCH % 2 else 1
        table = Table(judge, players[::order], min(_BATCH, games - begun), random)
        table.play()
        totals.append(np.array(table.total[::order]))
        wins.append(table.wins()[::order])
    return Match(tuple(players), np.concatenate(totals, axis=1).tolist(), np.concatenate(wins, axis=1).tolist())


class Table:
    """Seats play in the order of their players. `total`: their points; `held`: those in each box that decides between
    equal totals. `winner`: the seat that won at once, or -1.
    """

    def __init__(self, judge: Judge, players: Sequence[str], games: int, random: np.random.Generator) -> None:
        rules = judge.scoring.rules
        self.judge, self.players, self.random, self.games = judge, players, random, games
        self.dice = _dice(rules.dice)
        self.cards = [_new_cards(rules.columns, games) for _ in players]
        self.total = [np.zeros(games) for _ in players]
        self.held = np.zeros((len(rules.ties), len(players), games))
        self.winner = np.full(games, -1)

    def play(self) -> None:
        scoring = self.judge.scoring
        for _ in range(len(scoring.boxes) * scoring.rules.columns):
            for seat in range(len(self.players)):
                self.take_turn(seat)

    def wins(self) -> Floats:
        """Each seat's part of the win."""
        best = np.ones((len(self.players), self.games), dtype=np.bool_)
        for points in (np.array(self.total), *self.held):
            best &= points == np.where(best, points, -np.inf).max(axis=0)
        best = np.where(self.winner < 0, best, np.arange(len(self.players))[:, np.newaxis] == self.winner)
        shares: Floats = best / best.sum(axis=0)
        return shares

    def take_turn(self, seat: int) -> None:
        player, cards, scoring = self.players[seat], self.cards[seat], self.judge.scoring
        rules, hands, every = scoring.rules, self.dice.hands, np.arange(self.games)
        lying = self._throw(np.zeros(self.games, dtype=np.int64))
        if rules.first_roll_wins:
            self.winner[self.dice.are_equal[lying] & (self.winner < 0)] = seat
        errs = 0.0 if player in (BEST, Character.TIMID) else Character(player).errs
        worth = self._worth(seat)
        left = rules.rolls - 1 + cards.saved
        levels = range(left.max() + 1)
        if player == Character.TIMID:
            best = first = np.array([scoring.best(cards, self._at_once)] * len(levels))
        else:
            best = first = np.array(bests(self.judge, cards, len(levels), worth))
        if scoring.has_first:
            first = np.array([scoring.best(cards, worth(level), is_first=True) for level in levels])
        held = hands.rolled([*best])
        is_done, is_first = left == 0, np.ones(self.games, dtype=np.bool_)
        for turn in levels[1:]:
            at_once = (first if turn == 1 else best)[left, lying, every]
            if player == Character.TIMID:
                chosen = np.where(np.round(at_once) >= ENOUGH, hands.first + lying, self.dice.most_alike[lying])
            else:
                chosen = self._choose(held, left, at_once, lying, errs)
            chosen = np.where(is_done, hands.first + lying, chosen)
            is_done |= chosen >= hands.first
            is_first &= is_done
            lying = self._throw(chosen)
            left = left - ~is_done
            is_done |= left == 0
        self._take(seat, lying, worth(left), errs, is_first)
        cards.saved[:] = left * rules.saved_rolls

    def _worth(self, seat: int) -> Callable[[Left], Worth]:
        """A function that values boxes for a seat, from the throws that are left."""
        judge, cards, player = self.judge, self.cards[seat], self.players[seat]
        if player == Character.TIMID:
            return lambda _left: self._at_once
        others = [
            certain(self.total[other]) + judge.coming(self.cards[other])
            for other in range(len(self.players))
            if other != seat
        ]
        if others and player != BEST and Character(player).plays_to_win:
            return partial(judge.win, cards, self.total[seat], reduce(Spread.greater, others))
        return partial(judge.points, cards)

    def _at_once(self, taken: Taken, column: int, box: int) -> Floats:
        """What a box brings now; among equals, the one that can hold least comes first."""
        rules, boxes = self.judge.scoring.rules, self.judge.scoring.boxes
        less = 0.001 * rules.factor(column + 1) * most_in(rules, boxes[box])
        found: Floats = taken.points - np.full(self.games, less)
        return found

    def _throw(self, held: Whole) -> Whole:
        """The throws that lie after all dice but those that are held have fallen."""
        counts, number = self.dice.counts[held], self.dice.hands.dice
        missing = number - counts.sum(axis=1)
        for die in range(number):
            faces = self.random.integers(len(FACES), size=self.games)
            counts[np.arange(self.games), faces] += die < missing
        thrown: Whole = self.dice.numbers[counts @ self.dice.codes] - self.dice.hands.first
        return thrown

    def _errs(self, errs: float, second: Floats) -> NDArray[np.bool_]:
        return (self.random.random(self.games) < errs) & np.isfinite(second)

    def _choose(self, held: list[Floats], left: Whole, at_once: Floats, lying: Whole, errs: float) -> Whole:
        """The best hold of each throw; now and then the second best. To hold all dice stands for taking a box."""
        options, every = self.dice.parts[lying], np.arange(self.games)
        worth = np.full(options.shape, -np.inf)
        for level in np.unique(left[left > 0]):
            here = left == level
            worth[here] = held[level - 1][options[here], every[here, np.newaxis]]
        worth = np.where(options >= self.dice.hands.first, at_once[:, np.newaxis], worth)
        worth[options < 0] = -np.inf
        best = worth.argmax(axis=1)
        worth[every, best] = -np.inf
        second = worth.argmax(axis=1)
        chosen: Whole = options[every, np.where(self._errs(errs, worth[every, second]), second, best)]
        return chosen

    def _take(self, seat: int, dice: Whole, worth: Worth, errs: float, is_first: NDArray[np.bool_]) -> None:
        cards, scoring, every = self.cards[seat], self.judge.scoring, np.arange(self.games)
        boxes = len(scoring.boxes)
        places = [*np.ndindex(len(cards.mask), boxes)]
        found = np.full((len(places), self.games), -np.inf)
        then = np.zeros((3, len(places), self.games), dtype=np.int64)
        for place, (column, box) in enumerate(places):
            for of_first in (False, True) if scoring.has_first else (False,):
                here = is_first == of_first if scoring.has_first else True
                taken = scoring.taken(cards, column, box, is_first=of_first)
                kind = taken.kinds[dice]
                each = (worth(taken, column, box), taken.allowed, taken.points, taken.upper, taken.has)
                value, allowed, *after = (those[kind, every] for those in np.broadcast_arrays(*each))
                can = here & allowed & (cards.mask[column] >> box & 1 == 0)
                found[place] = np.where(can, value, found[place])
                then[:, place] = np.where(here, after, then[:, place])
        best = found.argmax(axis=0)
        found[best, every] = -np.inf
        second = found.argmax(axis=0)
        chosen = np.where(self._errs(errs, found[second, every]), second, best)
        column, box = chosen // boxes, chosen % boxes
        points, upper, has = then[:, chosen, every]
        points = points * (self.winner < 0)
        self.total[seat] += points
        for number, decisive in enumerate(scoring.rules.ties):
            self.held[number, seat] += points * (box == scoring.boxes.index(decisive))
        cards.mask[column, every] |= 1 << box
        cards.upper[column, every] = upper
        cards.has[column, every] = has
