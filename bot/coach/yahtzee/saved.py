"""What saved throws add to a card, learnt from games: by open boxes and number, a sum over `Judge.features`."""

from dataclasses import replace
from functools import partial

import numpy as np

from bot.coach.yahtzee.advice import Judge, bests
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.matches import BEST, Table
from bot.coach.yahtzee.solver import Cards, Solved
from bot.games.yahtzee import new_card

_GAMES = 500
_TIMES = 2
"""Later games are played by what the first ones taught."""
_STIFF = 5.0
"""So that what the games hardly show counts little."""


def learnt(solved: Solved) -> Solved:
    """The solution with `gain`. `solved`: the values without saved throws."""
    boxes = len(Judge(solved.rules, solved).scoring.boxes)
    gain = np.zeros((boxes + 1, (solved.rules.rolls - 1) * boxes + 1, boxes + 5))
    for number in range(_TIMES):
        cards = _played(replace(solved, gain=gain), np.random.default_rng(number))
        gain = _gain(solved, np.zeros_like(gain), cards)
    return with_gain(solved, gain)


def with_gain(solved: Solved, gain: Floats) -> Solved:
    judge = Judge(solved.rules, replace(solved, gain=gain))
    whole = judge.coming(judge.scoring.cards([new_card(solved.rules)]))
    return replace(solved, gain=gain, average=float(whole.mean[0]))


def _played(solved: Solved, random: np.random.Generator) -> list[Cards]:
    """Cards before each turn."""
    table, found = Table(Judge(solved.rules, solved), [BEST], _GAMES, random), list[Cards]()
    for _ in table.judge.scoring.boxes:
        found.append(_copy(table.cards[0]))
        table.take_turn(0)
    return found


def _copy(cards: Cards) -> Cards:
    """The same cards without saved throws."""
    return Cards(cards.mask.copy(), cards.upper.copy(), cards.has.copy(), 0 * cards.saved)


def _gain(solved: Solved, gain: Floats, cards: list[Cards]) -> Floats:
    """Filled in from the last turn to the first."""
    rules, saving = solved.rules, solved.rules.rolls - 1
    judge, without = Judge(rules, replace(solved, gain=gain)), Judge(rules, replace(solved, gain=np.zeros_like(gain)))
    for number, here in reversed([*enumerate(cards)]):
        (*_, plain), worth = (
            _turns(each, here, saving * numbers + 1) for each, numbers in ((without, 1), (judge, number + 1))
        )
        added = np.array(worth[saving:]).T - plain[:, np.newaxis]
        features = judge.features(here.mask[0], here.upper[0])
        middle, mean = features.mean(axis=0), added.mean(axis=0)
        apart = features - middle
        fit = np.linalg.solve(apart.T @ apart + _STIFF * np.eye(len(middle)), apart.T @ (added - mean))
        of_turn = gain[len(cards) - number, : added.shape[1]]
        of_turn[:] = fit.T
        of_turn[:, -1] += mean - middle @ fit
    return gain


def _turns(judge: Judge, cards: Cards, throws: int) -> list[Floats]:
    """The worth of a turn with 1, 2, … of `throws`."""
    hands = judge.scoring.hands
    best = bests(judge, cards, throws, partial(judge.points, cards))
    return [hands.chance @ turn[hands.first :] for turn in hands.walk(best)]
