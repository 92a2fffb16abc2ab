"""Plays random games of every kind, and checks their invariants; a referee follows those of Yahtzee.

python -m tools.random_play [--games N] [--seed N]

N games by each shipped rule set (by default 1,000 in all), and as many of Yahtzee with the independent referee of
`tests/games/yahtzee/referee.py`. Ends with a traceback if anything is wrong.
"""

import argparse
import time
from random import Random

from bot import rulesets
from bot.games import yahtzee
from tests.games.yahtzee.refereed import check_with_referee
from tests.support.random_play import check_random_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many in all, of either sort")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="other games for each number")
    options = parser.parse_args()
    shipped = rulesets.shipped()
    for name, named in shipped.items():
        began, number = time.process_time(), -(-options.games // len(shipped))
        for game in range(number):
            seats = named.engine.fewest_seats + game % 4
            check_random_game(named, seats, Random(f"{options.seed} {name} {game}"))
        print(f"{name}: {number:,} games, nothing wrong, {time.process_time() - began:.1f} s", flush=True)
    refereed = [name for name, named in shipped.items() if named.engine.name == yahtzee.NAME]
    for name in refereed:
        began, number = time.process_time(), -(-options.games // len(refereed))
        lines = sum(
            check_with_referee(shipped[name], game % 4 + 1, Random(f"{options.seed} {name} {game}"))
            for game in range(number)
        )
        seconds = time.process_time() - began
        print(f"{name}: the referee agrees with {number:,} games, {lines:,} lines, {seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main()
