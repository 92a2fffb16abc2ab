"""Plays each character against each other one and prints who won how often, as a table of Markdown.

    python -m tools.opponents [ID …] [--games 20000] [--seed 1]

Without names, all shipped rule sets. Exits with 1 where the stronger of two characters did not win significantly more.
"""

import argparse
import sys
import time

from bot import rulesets
from bot.coach.farkle.library import find_table
from bot.coach.farkle.solver import solve
from bot.coach.farkle.twin import twin
from bot.games import farkle
from bot.local.farkle.matches import play_matches


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays each character against each other one.")
    parser.add_argument("rules", metavar="ID", nargs="*", choices=[*rulesets.shipped_of(farkle.ENGINE), []])
    parser.add_argument("--games", type=int, default=20_000, help="of each match (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    status, header = 0, False
    for name in options.rules or rulesets.shipped_of(farkle.ENGINE):
        rules, worked = rulesets.shipped()[name].rules, time.process_time()
        matches = list(play_matches(rules, find_table(rules) or solve(twin(rules)), options.games, options.seed))
        if not header:
            names = [f"{each.stronger} beats {each.weaker}" for each in matches]
            print("| rules | " + " | ".join(names) + " |\n" + "| --- " * (len(names) + 1) + "|")
            header = True
        shares = [f"{100 * each.share:.1f} ± {196 * each.error:.1f}" for each in matches]
        print(f"| `{name}` | " + " | ".join(shares) + " |", flush=True)
        print(f"{name}: {time.process_time() - worked:.0f} s of processor time", file=sys.stderr, flush=True)
        if not all(each.is_ordered for each in matches):
            status = 1
            print(f"{name}: not strictly ordered", file=sys.stderr, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
