"""Does what might break the bot: ``python -m tools.break_bot [nonsense] [faults] [late] [--processes N …]``.

Many people play at once on the local Discord with the real bot. `must_hold.py` lists what must always hold; the exit
status is 1 if anything does not. Without processes, the same seed does much the same again.

`nonsense`: presses and commands that no client should send. `faults`: requests, lines and the disk fail, the bot
restarts. `late`: everything comes a moment late. `anywhere`: also in direct messages, a group and a server without the
bot; tokens run out. Most `--deaths` happen at a new await of a press.
"""

import argparse
import asyncio
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from bot.cli.pipes import run
from tests.support.databases import kept
from tests.support.postgresql import keeper
from tools.break_bot import openapi
from tools.break_bot.drive import Findings, drive
from tools.break_bot.must_hold import KNOWN_RACES, MUST_HOLD
from tools.break_bot.world import Plan

_WORDS = ("nonsense", "faults", "late", "anywhere")
_TOP = 25


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WHAT", help=f"happens: {', '.join(_WORDS)}")
    parser.add_argument("--interactions", type=int, default=100_000, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), metavar="N")
    parser.add_argument("--processes", type=int, default=0, metavar="N", help="of the bot, which share the servers")
    parser.add_argument("--shards", type=int, default=0, metavar="N", help="in all (default: one for each process)")
    parser.add_argument("--guilds", type=int, default=3, metavar="N", help="default: %(default)s")
    parser.add_argument("--deaths", type=int, default=0, metavar="N", help="of processes, by SIGKILL")
    parser.add_argument(
        "--spares", type=int, default=0, metavar="N", help="more processes, which wait until others die"
    )
    parser.add_argument("--postgresql", action="store_true", help="with a server of its own, instead of SQLite")
    parser.add_argument("--openapi", type=Path, metavar="FILE", help="Discord's description of valid requests")
    options = vars(parser.parse_args())
    words, postgresql, description = (options.pop(name) for name in ("words", "postgresql", "openapi"))
    if unknown := {*words} - {*_WORDS}:
        raise SystemExit(f"no such thing: {', '.join(unknown)}")
    if options["deaths"] and not options["processes"]:
        raise SystemExit("only --processes die")
    options["shards"] = options["shards"] or max(1, options["processes"])
    if description:
        openapi.begin(description)
    print(f"seed {options['seed']}", flush=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    plan = Plan(**dict.fromkeys(words, True), **options)
    with tempfile.TemporaryDirectory() as folder, kept.by(keeper()) if postgresql else nullcontext():
        findings = asyncio.run(drive(plan, Path(folder)))
    print("\n".join(_report(findings)))
    return 1 if findings.witness.violations else 0


def _report(findings: Findings) -> Iterator[str]:
    witness = findings.witness
    yield from _table("interactions", witness.kinds)
    yield from _table("answers", witness.answers)
    yield from _table("refusals", witness.refusals)
    yield from _table("games and what came of them", findings.games)
    yield from _table("what happened to the bot", findings.happened)
    yield from _table("how processes ended", Counter({str(end): number for end, number in findings.ends.items()}))
    yield from _table("presses at whose awaits, or after them, a process died", findings.tried)
    races = witness.refused_requests.items()
    refused = {f"{status} {code}: {KNOWN_RACES.get((status, code), '')}": number for (status, code), number in races}
    yield from _table("requests that were refused", Counter(refused))
    yield from _table("warnings in the log", witness.warnings)
    for number, violation in enumerate(witness.violations):
        yield f"\nWRONG: {MUST_HOLD[violation.law]} {violation.what}"
        if number == 0:
            yield from (f"    {line}" for line in violation.lead)
    yield f"\n{len(witness.violations)} wrong"


def _table(title: str, counted: Counter[str]) -> Iterator[str]:
    if counted:
        yield f"{title} ({sum(counted.values())})"
        yield from (f"  {name:<60} {count:>10}" for name, count in counted.most_common(_TOP))


if __name__ == "__main__":
    run(main)
