"""Measures the coach of Yahtzee: what docs/yahtzee.md says of it.

    python -m tools.yahtzee_coach play [--rules ID] [--games N] [--players NAME …]
    python -m tools.yahtzee_coach ends [--games N]

`play` prints how many games in a hundred a player won against a weaker one, shared ones as a half, or the total of one
alone, with 95 % confidence intervals. Half of the games are begun by either. `points` is best play for points.

`ends` plays Triple Yahtzee by the coach and solves its last boxes exactly: what best play still brings, and the coach.
"""

import argparse
from itertools import combinations
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.adviser import Character
from bot.coach.yahtzee.advice import ENOUGH, Judge, certain
from bot.coach.yahtzee.process import judge_of
from bot.coach.yahtzee.solver import (
    HOLDS,
    NUMBER,
    THROWS,
    Cards,
    Floats,
    Taken,
    Whole,
    Worth,
    best_held,
    rolled,
    thrown,
)
from bot.games.dice import FACES
from bot.games.yahtzee import DICE, most_in

BATCH = 500
_LAST = 6
"""So many open boxes are solved exactly."""
_Card = tuple[tuple[int, ...], ...]
"""`mask`, `upper` and `has` of each column."""
_COUNTS = np.array([[held.count(face) for face in FACES] for held in HOLDS])
_CODES = (DICE + 1) ** np.arange(len(FACES))
_NUMBERS = np.full((DICE + 1) ** len(FACES), -1)
_NUMBERS[_COUNTS @ _CODES] = np.arange(len(HOLDS))
_FIRST = len(HOLDS) - len(THROWS)


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
_POINTS = "points"
PLAYERS = (*Character, _POINTS)


class Table:
    """Games of several seats side by side. Seats play in the order of their players, and hold `total` points."""

    def __init__(self, judge: Judge, players: list[str], games: int, random: np.random.Generator) -> None:
        shape = judge.scoring.rules.columns, games
        self.judge, self.players, self.random, self.games = judge, players, random, games
        self.cards = [Cards(*np.zeros((3, *shape), dtype=np.int64)) for _ in players]
        self.total = [np.zeros(games) for _ in players]

    def play(self) -> list[Floats]:
        """Plays to the end. Returns the totals of each seat."""
        scoring = self.judge.scoring
        for _ in range(len(scoring.boxes) * scoring.rules.columns):
            for seat, player in enumerate(self.players):
                self._turn(seat, player)
        return self.total

    def _turn(self, seat: int, player: str) -> None:
        cards, judge = self.cards[seat], self.judge
        others = [
            certain(self.total[other]) + judge.coming(self.cards[other])
            for other in range(len(self.players))
            if other != seat
        ]
        dice = self._throw(np.zeros(self.games, dtype=np.int64))
        worth: Worth = self._at_once
        if player == Character.TIMID:
            best = judge.scoring.best(cards, worth)
            for _ in range(2):
                enough = np.round(best[dice, np.arange(self.games)]) >= ENOUGH
                dice = self._throw(np.where(enough, _FIRST + dice, _MOST_ALIKE[dice]))
            self._take(seat, dice, worth, 0.0)
            return
        plays_to_win, errs = False, 0.0
        if player != _POINTS:
            plays_to_win, errs = Character(player).plays_to_win, Character(player).errs
        if plays_to_win and others:
            rival = others[0]
            for other in others[1:]:
                rival = rival.greater(other)
            worth = judge.win(cards, self.total[seat], rival)
        else:
            worth = judge.points(cards)
        best = judge.scoring.best(cards, worth)
        last = thrown(best)
        first = thrown(best_held(last.copy()))
        first[_FIRST:] = best
        for held in (first, last):
            dice = self._throw(self._choose(held, dice, errs))
        self._take(seat, dice, worth, errs)

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
        return _NUMBERS[counts @ _CODES] - _FIRST

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

    def _take(self, seat: int, dice: Whole, worth: Worth, errs: float) -> None:
        cards, scoring, every = self.cards[seat], self.judge.scoring, np.arange(self.games)
        boxes = len(self.judge.scoring.boxes)
        places = [*np.ndindex(len(cards.mask), boxes)]
        found = np.full((len(places), self.games), -np.inf)
        then = np.zeros((3, len(places), self.games), dtype=np.int64)
        for place, (column, box) in enumerate(places):
            taken = scoring.taken(cards, column, box)
            kind = taken.kinds[dice]
            can = taken.allowed[kind, every] & (cards.mask[column] >> box & 1 == 0)
            found[place] = np.where(can, worth(taken, column, box)[kind, every], -np.inf)
            then[:, place] = [each[kind, every] for each in (taken.points, taken.upper, taken.has)]
        best = found.argmax(axis=0)
        found[best, every] = -np.inf
        second = found.argmax(axis=0)
        chosen = np.where(self._errs(errs, found[second, every]), second, best)
        column, box = chosen // boxes, chosen % boxes
        points, upper, has = then[:, chosen, every]
        self.total[seat] += points
        cards.mask[column, every] |= 1 << box
        cards.upper[column, every] = upper
        cards.has[column, every] = has


def played(judge: Judge, players: list[str], games: int) -> Floats:
    random, found = np.random.default_rng(1), list[Floats]()
    for begun in range(0, games, BATCH):
        # Every other batch is begun by the last player.
        order = players[:: 1 if begun // BATCH % 2 == 0 else -1]
        totals = Table(judge, order, min(BATCH, games - begun), random).play()
        found.append(np.array(totals if order == players else totals[::-1]))
    return np.concatenate(found, axis=1)


def to_come(judge: Judge, card: _Card, known: dict[_Card, Floats]) -> Floats:
    """What a card still brings exactly: by best play, and as the coach plays."""
    if all(mask == judge.scoring.all for mask, _, _ in card):
        return np.zeros(2)
    if card not in known:
        cards = Cards(*np.array(card).T[..., np.newaxis])
        coach = judge.points(cards)

        def after(taken: Taken, column: int, box: int) -> Floats:
            """By kind of throw: with best play, and with the coach's."""
            mask = card[column][0]
            left = zip(taken.upper[:, 0].tolist(), taken.has[:, 0].tolist(), strict=True)
            cards = ((*card[:column], (mask | 1 << box, *each), *card[column + 1 :]) for each in left)
            found: Floats = taken.points + np.array([to_come(judge, each, known) for each in cards])
            return found

        def best(taken: Taken, column: int, box: int) -> Floats:
            return after(taken, column, box)[:, :1]

        def coached(taken: Taken, column: int, box: int) -> Floats:
            return np.stack([coach(taken, column, box), after(taken, column, box)[:, 1:]], axis=1)

        found = []
        for worth in (best, coached):
            turn = judge.scoring.best(cards, worth)
            found.append(rolled(turn, judge.scoring.rules.rolls)[-1][0].ravel()[-1])
        known[card] = np.array(found)
    return known[card]


def play(options: argparse.Namespace) -> None:
    judge, _ = judge_of(rulesets.shipped()[options.rules].rules)
    players = options.players or list(Character)
    if len(players) == 1:
        (totals,) = played(judge, players, options.games)
        error = totals.std() / sqrt(options.games)
        print(f"{players[0]}: {totals.mean():.2f} ± {1.96 * error:.2f}, deviation {totals.std():.2f}")
    for weak, strong in combinations(players, 2):
        mine, other = played(judge, [strong, weak], options.games)
        won = (mine > other) + (mine == other) / 2
        error = won.std() / sqrt(options.games)
        print(f"{strong} beats {weak}: {100 * won.mean():.2f} ± {196 * error:.2f}", flush=True)


def ends(options: argparse.Namespace) -> None:
    judge, _ = judge_of(rulesets.shipped()["triple-yahtzee"].rules)
    table = Table(judge, [_POINTS], options.games, np.random.default_rng(1))
    (cards,), columns, known = table.cards, judge.scoring.rules.columns, dict[_Card, Floats]()
    for left in range(len(judge.scoring.boxes) * columns, 0, -1):
        if left <= _LAST:
            found = []
            for game in range(options.games):
                card = np.stack([cards.mask, cards.upper, cards.has])[..., game].T
                found.append(to_come(judge, tuple(map(tuple, card.tolist())), known))
            best, coached = np.mean(found, axis=0)
            most = max(best - coached for best, coached in found)
            less = f"{best - coached:.2f} less, at most {most:.2f}"
            print(f"{left} open boxes: {best:.2f} by best play, the coach {less}", flush=True)
        table._turn(0, _POINTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words = parser.add_subparsers(required=True)
    games = words.add_parser("play")
    games.set_defaults(run=play)
    games.add_argument("--rules", default="yahtzee")
    games.add_argument("--games", type=int, default=20_000)
    games.add_argument("--players", nargs="+", choices=PLAYERS, help="one alone, or several in pairs")
    last = words.add_parser("ends")
    last.set_defaults(run=ends)
    last.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    run(main)
