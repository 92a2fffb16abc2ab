"""`python -m bot backup` and `restore`."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.arguments import Words, add_word
from bot.text import say


def add_to(words: Words) -> None:
    word = add_word(words, "backup", back_up, "copy the database to a file, even while the bot runs")
    word.add_argument("file")
    word = add_word(words, "restore", restore, "replace the database with a backup. Stop the bot first")
    word.add_argument("file")


def back_up(options: argparse.Namespace) -> int:
    from bot.config import load_settings
    from bot.store import backups
    from bot.store.storage import storage_at

    database = backups.file_of(storage_at(load_settings(with_token=False).database_url))
    contents = backups.back_up(database, Path(options.file))
    print(say("backup-made", path=options.file, games=contents.games, facts=contents.facts, size=contents.size))
    return 0


def restore(options: argparse.Namespace) -> int:
    from bot.config import load_settings
    from bot.store import backups
    from bot.store.storage import storage_at

    storage = storage_at(load_settings(with_token=False).database_url)
    database = backups.file_of(storage)
    stamp = f"{datetime.now(UTC):replaced-%Y%m%d-%H%M%S}"
    with storage.alone():
        contents, kept = backups.restore(Path(options.file), database, stamp)
    print(say("backup-restored", path=str(database), games=contents.games, facts=contents.facts))
    if kept is not None:
        print(say("backup-kept", path=str(kept)))
    return 0
