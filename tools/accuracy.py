"""Measures how accurately simulated players decide: the figures of docs/coach.md.

python -m tools.accuracy [RULE-SET …] [--games N]

Each character plays games of two against itself, and so does a player who takes any choice. For each, it prints the
loss per decision in those of a beginner, its accuracy, and the accuracy that 5, 25, 50, 75 and 95 in 100 players of
single games stay below. Only rule sets that the coach solves exactly have an accuracy.
"""

import argparse
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bot import rulesets
from bot.coach.advisers import adviser_of
from bot.coach.characters import Character
from bot.coach.reviewed import BEGINNER, MILLION, SeatSums, accuracy_of
from bot.games.dice import Dice
from bot.games.engine import State
from bot.games.options import OptionSet

SHARES = (5, 25, 50, 75, 95)


def played(rules: OptionSet, choose: Callable[[State], Any], dice: random.Random) -> list[SeatSums]:
    """What the review of a game adds up to; nothing if it is not exact."""
    engine, adviser = rules.engine, adviser_of(rules)
    assert adviser is not None

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.choices(range(1, 7), k=count))

    game = engine.new_game(rules, 2)
    steps = list(engine.begin(game, throw))
    game = steps[-1].after if steps else game
    while not game.is_over:
        steps += engine.play_choice(game, choose(game), throw)
        game = steps[-1].after
    found = adviser.review(rules, 2, tuple(engine.notation.write(step.fact) for step in steps))
    return list(found[1].seats) if found and found[1].exact else []


def any_choice(dice: random.Random, game: State) -> Any:
    return dice.choice(game.rules.engine.choices(game))


def by_character(character: Character, dice: random.Random, game: State) -> Any:
    adviser = adviser_of(game.rules)
    assert adviser is not None
    return adviser.decide(game, character, dice.random())[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="RULE-SET", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    for name in options.names or rulesets.shipped():
        players = {"any choice": any_choice} | {str(each): partial(by_character, each) for each in Character}
        for player, choose in players.items():
            dice = random.Random(1)
            seats = [
                each
                for _ in range(options.games)
                for each in played(rulesets.shipped()[name].rules, partial(choose, dice), dice)
                if each.decisions
            ]
            if not seats:
                print(f"{name}: no game was reviewed exactly")
                break
            lost = sum(each.lost for each in seats) / sum(each.decisions for each in seats) / MILLION
            shares = np.percentile([each.accuracy or 0.0 for each in seats], SHARES)
            found = f"{lost / BEGINNER:.3f}, {accuracy_of(lost):.1f},"
            print(f"{name}, {player}:", found, *map(round, shares), flush=True)


if __name__ == "__main__":
    main()
