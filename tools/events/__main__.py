"""Plays events by chance and judges each: ``python -m tools.events [EVENTS] [--most PLAYERS] [--seed N]``.

Of each format, the first have every size from 2 to 70. The others are spread, so that small ones come as often as large
ones. The process dies after each of the first `--deaths` facts, then ever less often.
"""

import argparse
from random import Random
from time import perf_counter

from bot.cli.pipes import run
from bot.features.events.model import Format
from tools.events.play import Played

SIZES = range(2, 71)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("events", nargs="?", type=int, default=1000)
    parser.add_argument("--most", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deaths", type=int, default=20)
    parser.add_argument("--format", choices=[*Format])
    options = parser.parse_args()
    for chosen in [Format(options.format)] if options.format else Format:
        began, chance, facts = perf_counter(), Random(options.seed), 0
        for number in range(options.events):
            by_chance = round(2 * (options.most / 2) ** chance.random())
            players = SIZES[number] if number < len(SIZES) else by_chance
            played = Played(chosen, players, options.seed + number, chance.choice((0, 0.02, 0.2)), options.deaths)
            try:
                played.run()
            except Exception as error:
                error.add_note(f"{chosen}, {players} players, seed {options.seed + number}")
                print(played.text()[-5000:])
                raise
            facts += len(played.facts)
        print(f"{chosen}: {options.events} events, {facts} facts, {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    run(main)
