"""Reviews random games and checks that luck and skill add up, to what `docs/coach.md` promises.

    python -m tools.luck_and_skill [ID …] [--games 1000] [--seed 1]

Without a name, every shipped rule set whose table is exact. In one game of three, people are away now and then. Of each
game, the luck of all throws that may fall is averaged once, and a few probabilities are compared with the table. Exits
with 1 where anything does not hold.
"""

import argparse
import random
import sys
import time

from bot import rulesets
from bot.coach.farkle.advice import PRECISION
from bot.coach.farkle.library import find_table
from bot.games import farkle
from bot.local.farkle.reviewed_games import broken_promises, random_game

AWAY = 0.02
"""How often people are away, in a game in which they are."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Reviews random games and checks that luck and skill add up.")
    parser.add_argument("rules", metavar="ID", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    shipped = {name: house.rules for name, house in rulesets.shipped_of(farkle.ENGINE).items()}
    if unknown := set(options.rules) - shipped.keys():
        parser.error(f"there is no shipped rule set {sorted(unknown)[0]}")
    broken = 0
    for name in options.rules or shipped:
        solved = find_table(shipped[name])
        if solved is None or solved.bound > PRECISION or solved.levels.rules != shipped[name]:
            continue
        looks, worked, facts = random.Random(options.seed), time.process_time(), 0
        for number in range(options.games):
            played = random_game(shipped[name], options.seed + number, absent=0.0 if number % 3 else AWAY)
            facts += len(played.facts)
            for promise in broken_promises(played, solved, looks):
                broken += 1
                print(f"{name}, game {options.seed + number}: {promise}", flush=True)
        print(f"{name}: {options.games} games, {facts} facts ({time.process_time() - worked:.0f} s)", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
