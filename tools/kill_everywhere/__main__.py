"""Kills the bot at every await of a press: ``python -m tools.kill_everywhere [--every N] [KIND …]``.

For every kind of press the process dies right as it is suspended for the first time, in another run right as it is
resumed, then for the second time, and so on until the press is over. After each death another process begins, and
everything has to be well: see tools/kill_everywhere/deaths.py. Exit status: 0 where it always was, 1 where it was not.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tools.kill_everywhere.deaths import Toll, theatre
from tools.kill_everywhere.kinds import KINDS

_HEAD = ("kind", "awaits", "deaths", "stored", "shown", "violations", "seconds")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.kill_everywhere", description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"only these of: {', '.join(KINDS)}")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only at every Nth await (default: each)")
    options = parser.parse_args(arguments)
    kinds = options.kinds or list(KINDS)
    if unknown := sorted({*kinds} - {*KINDS}):
        parser.error(f"no such kind: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as directory:
        return asyncio.run(_kill(Path(directory), kinds, options.every))


async def _kill(directory: Path, kinds: Sequence[str], every: int) -> int:
    tolls: list[Toll] = []
    print(_row(_HEAD))
    async with theatre(directory) as opened:
        for kind in kinds:
            began = time.monotonic()
            toll = await opened.toll(KINDS[kind], every)
            tolls.append(toll)
            print(_figures(toll, time.monotonic() - began), *toll.violations, sep="\n", flush=True)
    return 1 if any(toll.violations for toll in tolls) else 0


def _figures(toll: Toll, seconds: float) -> str:
    figures = (toll.awaits, toll.deaths, toll.stored, toll.shown, len(toll.violations))
    return _row((toll.kind, *figures, f"{seconds:.1f}"))


def _row(cells: Sequence[object]) -> str:
    return f"{cells[0]:<26}" + "".join(f"{cell:>11}" for cell in cells[1:])


if __name__ == "__main__":
    sys.exit(main())
