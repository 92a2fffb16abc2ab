"""`python -m bot backup`, `restore`, `move` and `stats rebuild`."""

import argparse
import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import Words, add_anyway, add_word, database_of_settings, name_database
from bot.errors import NotNow, SetupError
from bot.sentences import say

if TYPE_CHECKING:
    from bot.model.records import Difference
    from bot.store.storage import Progress, Storage

_DIGITS = 12
"""How many digits of a digest are shown."""
_MOST_DIFFERENCES = 100
_PAUSE_SECONDS = 0.2
_LINE_SECONDS = 60


def add_to(words: Words) -> None:
    word = add_word(words, "backup", back_up, "copy the database to a file, even while the bot runs")
    what = word.add_mutually_exclusive_group(required=True)
    what.add_argument("file", metavar="FILE", nargs="?")
    what.add_argument(
        "--made-elsewhere",
        action="store_true",
        help="only note that another program, such as pg_dump, made a backup now, for the doctor and the metrics",
    )
    word = add_word(words, "restore", restore, "replace the database with a backup. Stop the bot first")
    word.add_argument("file", metavar="FILE")
    add_anyway(word)
    help_text = "copy everything from one database to another, which must be empty, and compare. Stop the bot first"
    word = add_word(words, "move", move, help_text)
    for name in ("source", "target"):
        word.add_argument(name, help="an address, as DATABASE_URL has it")
    stats = words.add_parser("stats", help="everyone's record")
    add_word(
        stats.add_subparsers(required=True, metavar="ACTION"),
        "rebuild",
        rebuild,
        "recompute all records from the finished games and correct them; exit 1 if any were wrong. Stop the bot first",
    )


def back_up(options: argparse.Namespace) -> int:
    from bot.store.database import note_backup
    from bot.store.moving import snapshot

    _, storage = database_of_settings(must_exist=options.file is None)
    if options.file is not None:
        with shown_progress() as progress:
            contents = snapshot(storage, Path(options.file), progress)
        print(say("backup-made", path=options.file, games=contents.games, facts=contents.facts, size=contents.size))
    note_backup(storage, int(time.time()))
    return 0


def restore(options: argparse.Namespace) -> int:
    from bot.store import backups

    _, storage = database_of_settings()
    database = backups.file_of(storage)
    stamp = f"{datetime.now(UTC):replaced-%Y%m%d-%H%M%S}"
    backup = Path(options.file)
    with storage.locks.alone(), shown_progress() as progress:
        contents, kept, had_digest = backups.restore(backup, database, stamp, progress, anyway=options.anyway)
    print(say("backup-restored", path=str(database), games=contents.games, facts=contents.facts))
    if kept is not None:
        print(say("backup-kept", path=str(kept)))
    if not had_digest:
        print(say("backup-without-digest", path=str(backup), digest=str(backups.digest_file(backup))), file=sys.stderr)
    if _lacks_deletions(storage):
        print(say("no-deletions", path=storage.journal.name), file=sys.stderr)
    return 0


def move(options: argparse.Namespace) -> int:
    from bot.config import check_database_url
    from bot.store import moving
    from bot.store.storage import storage_at

    source, target = (storage_at(check_database_url(url)) for url in (options.source, options.target))
    name_database(source, target)
    if not source.exists():
        raise SetupError("no-database", path=source.name)
    if source.name == target.name:
        raise SetupError("move-onto-itself", path=source.name)
    try:
        with source.locks.alone(), target.locks.alone(), shown_progress() as progress:
            moved = moving.move(source, target, progress)
    except KeyboardInterrupt:
        raise NotNow("move-interrupted", path=target.name) from None
    widest = max(len(each.table) for each in moved)
    for each in moved:
        print(f"{each.table:<{widest}}  {each.rows:>12,}  {each.digest[:_DIGITS]}")
    print(say("moved", rows=sum(each.rows for each in moved), source=source.name, target=target.name))
    if source.journal.exists():
        print(say("deletions-stay", path=source.journal.name))
    elif _lacks_deletions(source):
        print(say("no-deletions-to-move", path=source.journal.name, source=source.name))
    return 0


def _lacks_deletions(storage: "Storage") -> bool:
    """Whether people have deleted their data, as the database knows, but the journal, which says who, is missing."""
    from bot.records.privacy import last_deletion

    with storage.engine.connect().execution_options(reading=True) as connection:
        return last_deletion(connection) > 0 and not storage.journal.exists()


def rebuild(_options: argparse.Namespace) -> int:
    """Computes all records again, and prints what differed. Raises SetupError without a database, NotNow if a bot uses
    it.
    """
    import asyncio

    logging.getLogger("alembic").setLevel(logging.WARNING)
    url, storage = database_of_settings(must_exist=True)
    with storage.locks.alone(), shown_progress() as progress:
        found = asyncio.run(_rebuild(url, progress))
    if not found:
        print(say("stats-agree"))
        return 0
    for difference in found[:_MOST_DIFFERENCES]:
        print(_line(difference))
    if len(found) > _MOST_DIFFERENCES:
        print(say("stats-more", count=len(found) - _MOST_DIFFERENCES))
    print(say("stats-differed", count=len(found)))
    return 1


async def _rebuild(url: str, progress: "Progress") -> "list[Difference]":
    from bot.records.records import Records
    from bot.store.database import Database

    async with Database.open(url) as database:
        return await Records(database).rebuild(progress)


def _line(difference: "Difference") -> str:
    named = {"table": difference.table, "row": difference.row}
    if difference.stored is None:
        return say("stats-missing", **named)
    if difference.computed is None:
        return say("stats-spare", **named)
    return say("stats-other", **named, stored=json.dumps(difference.stored), computed=json.dumps(difference.computed))


@contextmanager
def shown_progress() -> "Iterator[Progress]":
    """Shows how far a command is: on a terminal by a line that disappears at the end of the block, elsewhere by one a
    minute.
    """
    is_terminal = sys.stderr.isatty()
    begin, end, pause = ("\r", "", _PAUSE_SECONDS) if is_terminal else ("", "\n", _LINE_SECONDS)
    shown_at = time.monotonic()

    def show(part: float) -> None:
        nonlocal shown_at
        if time.monotonic() - shown_at >= pause:
            shown_at = time.monotonic()
            print(f"{begin}… {int(100 * part)} %", end=end, file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        if is_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
