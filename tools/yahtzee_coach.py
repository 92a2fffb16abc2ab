"""Plays Triple Yahtzee by the coach and solves its last boxes exactly: what best play still brings, and the coach.

python -m tools.yahtzee_coach [--games N]
"""

import argparse

import numpy as np

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.yahtzee.boxes import Taken
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.judge import Judge
from bot.coach.yahtzee.process import judge_of
from bot.coach.yahtzee.simulation import BEST, Games

_LAST = 6
"""The most open boxes with which a game is solved exactly."""
_LITTLE = 1e-7
_Card = tuple[tuple[int, ...], ...]
"""`filled`, `upper` and `extras` of each column, as in `Cards`."""


def to_come(judge: Judge, card: _Card, known: dict[_Card, Floats]) -> Floats:
    """What a card still brings exactly: by best play, and as the coach plays."""
    if all(filled == judge.boxes.all for filled, _, _ in card):
        return np.zeros(2)
    if card not in known:
        filled, upper, extras = np.array(card).T[..., np.newaxis]
        cards = Cards(filled, upper, extras, np.zeros(1, dtype=np.int64))
        coach = judge.points(cards)

        def after(taken: Taken) -> Floats:
            """The points after a throw of each kind: with best play, and with the coach's."""
            column, filled = taken.column, card[taken.column][0] | 1 << taken.box
            points, upper, extras = np.broadcast_arrays(taken.points, taken.upper, taken.extras)
            then = zip(upper[:, 0].tolist(), extras[:, 0].tolist(), strict=True)
            cards = ((*card[:column], (filled, *each), *card[column + 1 :]) for each in then)
            found: Floats = points + np.array([to_come(judge, each, known) for each in cards])
            return found

        def best(taken: Taken) -> Floats:
            return after(taken)[:, :1]

        def coached(taken: Taken) -> Floats:
            """What follows matters so little that it decides nothing, but can be read off."""
            return coach(taken) + _LITTLE * after(taken)[:, 1:]

        boxes = judge.boxes
        exactly, by_coach, both = (
            boxes.hands.values_held([boxes.best(cards, value)] * boxes.rules.rolls)[-1][0, 0]
            for value in (best, coach, coached)
        )
        known[card] = np.array([exactly, (both - by_coach) / _LITTLE])
    return known[card]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    judge, _ = judge_of(rulesets.shipped()["triple-yahtzee"].rules)
    played = Games(judge, [BEST], games, np.random.default_rng(1))
    (cards,), columns, known = played.cards, judge.boxes.rules.columns, dict[_Card, Floats]()
    for left in range(len(judge.boxes.names) * columns, 0, -1):
        if left <= _LAST:
            found = []
            for game in range(games):
                card = np.stack([cards.filled, cards.upper, cards.extras])[..., game].T
                found.append(to_come(judge, tuple(map(tuple, card.tolist())), known))
            best, coached = np.mean(found, axis=0)
            most = max(best - coached for best, coached in found)
            less = f"{best - coached:.2f} less, at most {most:.2f}"
            print(f"{left} open boxes: {best:.2f} by best play, the coach {less}", flush=True)
        played.take_turn(0)


if __name__ == "__main__":
    run(main)
