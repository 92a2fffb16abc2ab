"""Plays Triple Yahtzee by the coach and solves its last boxes exactly: what best play still brings, and the coach.

python -m tools.yahtzee_coach [--games N]
"""

import argparse

import numpy as np

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.yahtzee.advice import Judge
from bot.coach.yahtzee.matches import BEST, Table
from bot.coach.yahtzee.process import judge_of
from bot.coach.yahtzee.solver import Cards, Floats, Taken, rolled

_LAST = 6
"""So many open boxes are solved exactly."""
_Card = tuple[tuple[int, ...], ...]
"""`mask`, `upper` and `has` of each column."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    judge, _ = judge_of(rulesets.shipped()["triple-yahtzee"].rules)
    table = Table(judge, [BEST], games, np.random.default_rng(1))
    (cards,), columns, known = table.cards, judge.scoring.rules.columns, dict[_Card, Floats]()
    for left in range(len(judge.scoring.boxes) * columns, 0, -1):
        if left <= _LAST:
            found = []
            for game in range(games):
                card = np.stack([cards.mask, cards.upper, cards.has])[..., game].T
                found.append(to_come(judge, tuple(map(tuple, card.tolist())), known))
            best, coached = np.mean(found, axis=0)
            most = max(best - coached for best, coached in found)
            less = f"{best - coached:.2f} less, at most {most:.2f}"
            print(f"{left} open boxes: {best:.2f} by best play, the coach {less}", flush=True)
        table.take_turn(0)


if __name__ == "__main__":
    run(main)
