"""Solves Maxi Yatzy.

    python -m tools.maxi_yatzy table
    python -m tools.maxi_yatzy average

`table` solves its cards without saved rolls and with up to fifteen, and writes its table (43 minutes of processor time,
5 GB). The table that ships is older in part, and plays no worse: see docs/yahtzee.md. `average` prints the average of
best play with any number of saved rolls, exactly (54 minutes, 5 GB). Both need numba.
"""

import argparse

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.files import SHIPPED
from bot.coach.yahtzee.solver import column_values, solve
from bot.coach.yahtzee.table import keep_table
from bot.games.yahtzee import boxes_of

_RULES = rulesets.shipped()["maxi-yatzy"].rules


def table() -> None:
    solved = solve(_RULES)
    print(keep_table(solved, SHIPPED), solved.average)


def average() -> None:
    *_, (_, last) = column_values(_RULES, most_saved=(_RULES.rolls - 1) * len(boxes_of(_RULES)))
    print(last[0, 0, -1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words = {"table": table, "average": average}
    parser.add_argument("word", choices=words)
    words[parser.parse_args().word]()


if __name__ == "__main__":
    run(main)
