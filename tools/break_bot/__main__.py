"""Does what might break the bot: ``python -m tools.break_bot crowd | presses …``.

The real bot runs on the local Discord, in this process or in several. `tools/break_bot/must_hold.py` lists what must
always hold; the exit status is 1 if anything does not.

`crowd`: many people play at once. Words add more: `nonsense` (presses and commands that no client should send),
`faults` (requests and lines fail, the bot restarts), `late` (everything comes a moment late). Commands and buttons are
found by what is registered and shown. Processes can be killed, suspended, or lose their database. Without processes,
the same seed does much the same again.

`presses`: at each await of each kind of press the process dies, once suspended and once resumed. With `--fault`, all
kinds of presses meet each fault instead.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tests.support.migrated import kept
from tests.support.postgresql import keeper
from tools.break_bot.deaths import theatre
from tools.break_bot.drive import drive
from tools.break_bot.faults import FAULTS
from tools.break_bot.kinds import KINDS
from tools.break_bot.report import report
from tools.break_bot.street import meet, usual
from tools.break_bot.world import Plan

_WORDS = ("nonsense", "faults", "late")
_ROW = "{:<26}" + "{:>9}" * 5


def main() -> int:
    """Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_subparsers(required=True, dest="which", metavar="crowd | presses")
    crowd = which.add_parser("crowd", help="many people play at once")
    crowd.add_argument("words", nargs="*", metavar="WHAT", help=f"happens: {', '.join(_WORDS)}")
    crowd.add_argument("--interactions", type=int, default=100_000, metavar="N", help="default: %(default)s")
    crowd.add_argument("--minutes", type=float, default=1e9, metavar="N", help="at most")
    crowd.add_argument("--seed", type=int, default=random.randrange(1 << 32), metavar="N")
    crowd.add_argument("--processes", type=int, default=0, metavar="N", help="of the bot, which share the servers")
    crowd.add_argument("--shards", type=int, default=0, metavar="N", help="in all (default: one for each process)")
    crowd.add_argument("--guilds", type=int, default=3, metavar="N", help="default: %(default)s")
    crowd.add_argument("--deaths", type=int, default=0, metavar="N", help="of processes, by SIGKILL")
    crowd.add_argument("--suspensions", type=int, default=0, metavar="N", help="of processes, with --leases")
    crowd.add_argument("--restarts", type=int, default=0, metavar="N", help="of the server of PostgreSQL")
    crowd.add_argument("--leases", action="store_true", help="processes take any shards")
    crowd.add_argument("--twins", action="store_true", help="all processes serve all shards: no lock prevents it")
    crowd.add_argument("--postgresql", action="store_true", help="with a server of its own, instead of SQLite")
    presses = which.add_parser("presses", help="each kind of press meets everything")
    presses.add_argument("kinds", nargs="*", metavar="KIND", help=f"only these die: {', '.join(KINDS)}")
    presses.add_argument("--every", type=int, default=1, metavar="N", help="only at every Nth await (default: each)")
    presses.add_argument("--fault", nargs="*", default=None, metavar="FAULT", help=f"nobody dies: {', '.join(FAULTS)}")
    options = vars(parser.parse_args())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    run: Callable[..., int] = _crowd if options.pop("which") == "crowd" else _presses
    with tempfile.TemporaryDirectory() as directory:
        return run(Path(directory), **options)


def _crowd(directory: Path, words: list[str], *, postgresql: bool, **options: Any) -> int:
    if unknown := {*words} - {*_WORDS}:
        raise SystemExit(f"no such thing: {', '.join(unknown)}")
    if not options["processes"] and (options["deaths"] or options["suspensions"]):
        raise SystemExit("only --processes die or are suspended")
    options["shards"] = options["shards"] or max(1, options["processes"])
    print(f"seed {options['seed']}", flush=True)
    with kept.by(keeper()) if postgresql else nullcontext():
        plan = Plan(**{word: word in words for word in _WORDS}, **options)
        findings = asyncio.run(drive(plan, directory / "farkle.sqlite3"))
    print(report(findings))
    return 1 if findings.witness.violations else 0


def _presses(directory: Path, kinds: list[str], every: int, fault: list[str] | None) -> int:
    if unknown := ({*kinds} - {*KINDS}) | ({*(fault or ())} - {*FAULTS}):
        raise SystemExit(f"no such thing: {', '.join(unknown)}")
    work = _die(directory, kinds or list(KINDS), every) if fault is None else _meet(directory, fault or list(FAULTS))
    return 1 if asyncio.run(work) else 0


async def _die(directory: Path, kinds: list[str], every: int) -> bool:
    """Prints what came of each kind's deaths. Returns True if anything was wrong."""
    print(_ROW.format("kind", "awaits", "deaths", "stored", "shown", "wrong"))
    is_wrong = False
    async with theatre(directory) as opened:
        for kind in kinds:
            toll = await opened.toll(KINDS[kind], every)
            is_wrong = is_wrong or bool(toll.wrong)
            figures = (toll.awaits, toll.deaths, toll.stored, toll.shown, len(toll.wrong))
            print(_ROW.format(kind, *figures), *toll.wrong, sep="\n", flush=True)
    return is_wrong


async def _meet(directory: Path, faults: list[str]) -> bool:
    """Prints what is wrong after each fault. Returns True if anything was."""
    without, is_wrong = await usual(directory / "usual.sqlite3"), False
    for number, fault in enumerate(faults):
        wrong = await meet(fault, directory / f"{number}.sqlite3", without)
        is_wrong = is_wrong or bool(wrong)
        print(f"{fault}: {len(wrong)} wrong", *wrong, sep="\n", flush=True)
    return is_wrong


if __name__ == "__main__":
    sys.exit(main())
