"""Plays games by the solved policy through the game's own engine, and compares how often the first seat wins.

    python -m tools.play_solved ID [--games 200000] [--seed 1]

Exits with 1 where the share of wins is more than three standard errors from the table's probability.
"""

import argparse
import sys

from bot import rulesets
from bot.coach.library import find_table
from bot.coach.solver import solve
from bot.local.solved_games import play_games


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
