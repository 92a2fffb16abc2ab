"""Plays games by the solved policy through the game's own engine, and compares how often the first seat wins.

    python -m tools.play_solved [ID …] [--games 200000] [--seed 1]

Without a name, every shipped rule set whose table is exact. Exits with 1 where a share of wins is more than three
standard errors from the table's probability.
"""

import argparse
import sys
import time

from bot import rulesets
from bot.coach.farkle.advice import PRECISION
from bot.coach.farkle.library import find_table
from bot.games import farkle
from bot.local.farkle.solved_games import play_games


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays games by the solved policy and compares with the table.")
    parser.add_argument("rules", metavar="ID", nargs="*")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    shipped = {name: house.rules for name, house in rulesets.shipped_of(farkle.ENGINE).items()}
    if unknown := set(options.rules) - shipped.keys():
        parser.error(f"there is no shipped rule set {sorted(unknown)[0]}")
    agrees = True
    for name in options.rules or shipped:
        solved = find_table(shipped[name])
        if solved is None or solved.bound > PRECISION:
            continue
        worked = time.process_time()
        found = play_games(solved, options.games, options.seed)
        off = (found.share - found.expected) / found.error
        print(
            f"{name}: {found.games} games, won {found.share:.5f}, expected {found.expected:.5f}: {off:+.2f} errors"
            f" ({time.process_time() - worked:.0f} s)",
            flush=True,
        )
        agrees = agrees and found.agrees
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
