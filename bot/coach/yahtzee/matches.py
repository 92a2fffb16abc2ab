"""Games of Yahtzee side by side, as arrays: one at a time takes a hundred times as long."""

from collections.abc import Iterator, Sequence
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BY_STRENGTH, Character
from bot.coach.matches import Match, pairs
from bot.coach.yahtzee.advice import ENOUGH, Judge, Spread, certain
from bot.coach.yahtzee.solver import FIRST, HOLDS, NUMBER, THROWS, Cards, Floats, Taken, Whole, Worth, rolled
from bot.games.dice import FACES
from bot.games.yahtzee import DICE, is_yahtzee, most_in

BEST = "best"
"""Best play for points."""
PLAYERS = (*map(str, BY_STRENGTH), BEST)
_BATCH = 500
_COUNTS = np.array([[held.count(face) for face in FACES] for held in HOLDS])
_CODES = (DICE + 1) ** np.arange(len(FACES))
_NUMBERS = np.full((DICE + 1) ** len(FACES), -1)
_NUMBERS[_COUNTS @ _CODES] = np.arange(len(HOLDS))
_ARE_EQUAL = np.array([is_yahtzee(dice) for dice in THROWS])


def _subholds() -> Whole:
    """The holds of each throw, as many times as it takes to fill the row."""
    rows = []
    for dice in THROWS:
        holds = sorted({NUMBER[tuple(d for place, d in enumerate(dice) if mask >> place & 1)] for mask in range(32)})
        rows.append(holds + [-1] * (32 - len(holds)))
    return np.array(rows)


_SUBHOLDS = _subholds()
_MOST_ALIKE = np.array(
    [NUMBER[(max(dice, key=lambda d: (dice.count(d), d)),) * max(map(dice.count, dice))] for dice in THROWS]
)


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
        self.cards = [Cards(*np.zeros((3, rules.columns, games), dtype=np.int64)) for _ in players]
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
        rules = scoring.rules
        dice = self._throw(np.zeros(self.games, dtype=np.int64))
        if rules.first_roll_wins:
            self.winner[_ARE_EQUAL[dice] & (self.winner < 0)] = seat
        errs = 0.0 if player in (BEST, Character.TIMID) else Character(player).errs
        worth = self._at_once if player == Character.TIMID else self._worth(seat)
        best = scoring.best(cards, worth)
        first = scoring.first(cards, worth)
        held = rolled(best, rules.rolls)
        is_done, is_first = np.zeros(self.games, dtype=np.bool_), np.ones(self.games, dtype=np.bool_)
        for left in range(rules.rolls - 1, 0, -1):
            at_once = first if first is not None and left == rules.rolls - 1 else best
            if player == Character.TIMID:
                enough = np.round(at_once[dice, np.arange(self.games)]) >= ENOUGH
                chosen = np.where(enough, FIRST + dice, _MOST_ALIKE[dice])
            else:
                held[left - 1][FIRST:] = at_once
                chosen = self._choose(held[left - 1], dice, errs)
            chosen = np.where(is_done, FIRST + dice, chosen)
            is_done = chosen >= FIRST
            is_first &= is_done
            dice = self._throw(chosen)
        self._take(seat, dice, worth, errs, is_first)

    def _worth(self, seat: int) -> Worth:
        judge, cards = self.judge, self.cards[seat]
        others = [
            certain(self.total[other]) + judge.coming(self.cards[other])
            for other in range(len(self.players))
            if other != seat
        ]
        if others and self.players[seat] != BEST and Character(self.players[seat]).plays_to_win:
            return judge.win(cards, self.total[seat], reduce(Spread.greater, others))
        return judge.points(cards)

    def _at_once(self, taken: Taken, column: int, box: int) -> Floats:
        """What a box brings now; among equals, the one that can hold least comes first."""
        rules = self.judge.scoring.rules
        return taken.points.astype(np.float64) - 0.001 * rules.factor(column + 1) * most_in(
            rules, self.judge.scoring.boxes[box]
        )

    def _throw(self, held: Whole) -> Whole:
        """The throws that lie after all dice but those that are held have fallen."""
        counts = _COUNTS[held]
        missing = DICE - counts.sum(axis=1)
        for number in range(DICE):
            faces = self.random.integers(len(FACES), size=self.games)
            counts[np.arange(self.games), faces] += number < missing
        return _NUMBERS[counts @ _CODES] - FIRST

    def _errs(self, errs: float, second: Floats) -> NDArray[np.bool_]:
        return (self.random.random(self.games) < errs) & np.isfinite(second)

    def _choose(self, held: Floats, dice: Whole, errs: float) -> Whole:
        """The best hold of each throw; now and then the second best. To hold all dice stands for taking a box."""
        options, every = _SUBHOLDS[dice], np.arange(self.games)
        worth = np.where(options < 0, -np.inf, held[options, every[:, np.newaxis]])
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
                can = here & taken.allowed[kind, every] & (cards.mask[column] >> box & 1 == 0)
                found[place] = np.where(can, worth(taken, column, box)[kind, every], found[place])
                values = [each[kind, every] for each in (taken.points, taken.upper, taken.has)]
                then[:, place] = np.where(here, values, then[:, place])
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
