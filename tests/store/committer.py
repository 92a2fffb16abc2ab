"""A process that writes for ever and names each finished unit: ``python -m tests.store.committer <file>``.

Tests kill it: every unit that it named must be in the file, and no unit by halves.
"""

import asyncio
import os
import sys
from pathlib import Path

from sqlalchemy import insert

from bot.store.schema import notes
from bot.store.units import Transaction
from tests.store.engines import storage_on, writing_to

HALVES = ("left", "right")
_AT_ONCE = 10


def _store(transaction: Transaction, name: str) -> None:
    for half in HALVES:
        transaction.execute(insert(notes).values(key=f"{name} {half}", value=""))


async def _write_for_ever(path: Path) -> None:
    async with writing_to(storage_on(path), most_at_once=4) as writer:

        async def work(worker: int) -> None:
            number = 0
            while True:
                name = f"{os.getpid()}.{worker}.{number}"
                await writer.write(_store, name)
                os.write(1, f"{name}\n".encode())
                number += 1

        await asyncio.gather(*map(work, range(_AT_ONCE)))


if __name__ == "__main__":
    asyncio.run(_write_for_ever(Path(sys.argv[1])))
