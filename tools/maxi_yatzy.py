"""Solves Maxi Yatzy.

    python -m tools.maxi_yatzy table
    python -m tools.maxi_yatzy average

`table` solves the 33 million cards without saved rolls, learns from games what saved rolls add, and writes the table
that ships (twelve minutes of processor time, 2 GB). `average` prints the average of best play with saved rolls, exactly
(forty minutes, 4 GB). Both need numba.
"""

import argparse
from dataclasses import replace

import numpy as np

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.files import SHIPPED
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.saved import with_gain
from bot.coach.yahtzee.solver import Factored, solve, values
from bot.coach.yahtzee.table import keep_table

_FACTORS = 32
_TRUST = 0.8
"""Games bring less of what saved rolls add than their turns promise. Found by trial."""


def factored(values: Floats | Factored) -> Factored:
    """Nearly the same, by as many products as are worth it."""
    assert not isinstance(values, Factored)
    (table,) = values
    size, upper = np.linalg.eigh(table.T @ table)
    upper = upper[:, np.argsort(size)[-_FACTORS:]]
    # Numbers of similar size lose the least when they are rounded.
    scale = np.sqrt(len(upper))
    return Factored(table @ upper / scale, upper * scale)


def table() -> None:
    rules = rulesets.shipped()["maxi-yatzy"].rules
    solved = solve(rules)
    small = replace(solved, mean=factored(solved.mean), deviation=factored(solved.deviation))
    small = with_gain(small, _TRUST * small.gain)
    print(keep_table(small, rules, SHIPPED), small.average)


def average() -> None:
    print(values(rulesets.shipped()["maxi-yatzy"].rules)[0, 0, 0, -1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words = {"table": table, "average": average}
    parser.add_argument("word", choices=words)
    words[parser.parse_args().word]()


if __name__ == "__main__":
    run(main)
