"""Solves the shipped rule sets for two seats and writes their tables to data/coach.

    python -m tools.solve_shipped [ID …]

Prints the time and the memory that each takes. A rule set whose table is there and fits is left alone unless named.
"""

import resource
import sys
import time

from bot import rulesets
from bot.coach.farkle.library import SHIPPED, find_table, path_of
from bot.coach.farkle.solver import solve
from bot.coach.farkle.table import MOST_BYTES, write_table
from bot.coach.farkle.twin import twin
from bot.games import farkle


def main(names: list[str]) -> None:
    SHIPPED.mkdir(exist_ok=True)
    for name, house in rulesets.shipped_of(farkle.ENGINE).items():
        # What is too large to be solved has the table of its twin.
        rules = twin(house.rules)
        if name not in names if names else find_table(rules, [SHIPPED]) is not None:
            continue
        began, worked = time.monotonic(), time.process_time()
        solved = solve(rules, lambda sweep, change: print(f"  sweep {sweep}: {change:.1e}", flush=True))
        data = write_table(solved)
        if len(data) <= MOST_BYTES:
            path_of(rules, SHIPPED).write_bytes(data)
        spent, processor = time.monotonic() - began, time.process_time() - worked
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(
            f"{name}: {spent:.0f} s, {processor:.0f} s of processor time, {memory} MB at most, {len(data)} bytes,"
            f" {solved.levels.count} standings, off by at most {solved.bound:.1e}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
