"""Drives random interactions at the whole bot: ``python -m tools.fuzz [--interactions N] [--seed N]``.

The real bot runs in this process, through real discord.py, on the local Discord. People play, sensibly or not, many at
once; requests and lines fail, time passes, the bot restarts. Which commands and buttons there are is found out from
what is registered and shown. A short run goes on until a game is over. Afterwards everything that was stored and seen
is checked. The exit status is 1 where anything is wrong; a run with the same seed and number does much the same again.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from pathlib import Path

from tools.fuzz.drive import fuzz
from tools.fuzz.report import report


def main() -> int:
    """Runs, prints, and returns the exit status."""
    parser = argparse.ArgumentParser(description="Drives random interactions at the whole bot.")
    parser.add_argument("--interactions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.interactions} interactions", flush=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with tempfile.TemporaryDirectory() as directory:
        findings = asyncio.run(fuzz(options.interactions, options.seed, Path(directory)))
    print(report(findings))
    return 1 if findings.violations else 0


if __name__ == "__main__":
    sys.exit(main())
