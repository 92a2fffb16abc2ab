"""Plays games by the solved policy through the game's own engine, and compares how often the first seat wins.

    python -m tools.play_solved ID [--games 200000] [--seed 1]

Exits with 1 where the share of wins is more than three standard errors from the table's probability.
"""

import argparse
import random
import sys
from dataclasses import dataclass

from bot import rulesets
from bot.coach.advice import figures, plan
from bot.coach.library import find_table
from bot.coach.solver import Solved, solve
from bot.games.dice import Dice
from bot.games.farkle import Game, Phase, choices, new_game, play_choice


@dataclass(frozen=True)
class Played:
    """So many games, the share that the seat that begins won, its standard error, and the table's probability."""

    games: int
    share: float
    error: float
    expected: float

    @property
    def agrees(self) -> bool:
        return abs(self.share - self.expected) <= 3 * self.error


def play_game(solved: Solved, dice: random.Random) -> Game:
    """One game of two seats, both by the table; seat 1 begins."""

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    game = new_game(solved.levels.rules, 2, roll_off=False)
    planned, began = None, -1
    while game.phase is not Phase.OVER:
        if planned is None or game.turn.since != began or not planned.covers(game):
            planned, began = plan(game, solved), game.turn.since
        assert planned is not None
        now, turn = game, planned
        best = max(choices(game), key=lambda choice: turn.win(now, choice))
        game = play_choice(game, best, throw)[-1].after
    return game


def play_games(solved: Solved, games: int, seed: int) -> Played:
    """Plays so many games with dice that follow from the seed."""
    dice = random.Random(seed)
    total = squares = 0.0
    for _ in range(games):
        winners = play_game(solved, dice).winners
        won = (1 in winners) / len(winners)
        total += won
        squares += won * won
    share = total / games
    error = ((squares / games - share * share) / games) ** 0.5
    expected = figures(solved.levels.rules, solved).first
    assert expected is not None
    return Played(games, share, error, expected)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays games by the solved policy and compares with the table.")
    parser.add_argument("rules", metavar="ID")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    house = rulesets.find_shipped(options.rules)
    if house is None:
        parser.error(f"there is no shipped rule set {options.rules}")
    found = play_games(find_table(house.rules) or solve(house.rules), options.games, options.seed)
    off = (found.share - found.expected) / found.error
    print(
        f"{options.rules}: {found.games} games, won {found.share:.5f}, expected {found.expected:.5f}: {off:+.2f} errors"
    )
    return 0 if found.agrees else 1


if __name__ == "__main__":
    sys.exit(main())
