"""`python -m bot move`: copies everything to another database, such as from SQLite to PostgreSQL."""

import argparse

from bot.cli.arguments import Words, add_word
from bot.errors import NotNow, SetupError
from bot.text import say

_SHOWN = 12
"""Digits of a digest."""


def add_to(words: Words) -> None:
    help_text = "copy everything from one database to another, which must be empty, and compare. Stop the bot first"
    word = add_word(words, "move", move, help_text)
    for name in ("source", "target"):
        word.add_argument(name, help="an address, as DATABASE_URL has it")


def move(options: argparse.Namespace) -> int:
    from bot.config import check_database_url
    from bot.store import moving
    from bot.store.storage import storage_at

    source, target = (storage_at(check_database_url(url)) for url in (options.source, options.target))
    if not source.exists():
        raise SetupError("no-database", path=source.name)
    if source.name == target.name:
        raise SetupError("move-onto-itself", path=source.name)
    try:
        with source.alone(), target.alone():
            moved = moving.move(source, target)
    except KeyboardInterrupt:
        raise NotNow("move-interrupted", path=target.name) from None
    widest = max(len(each.table) for each in moved)
    for each in moved:
        print(f"{each.table:<{widest}}  {each.rows:>12,}  {each.digest[:_SHOWN]}")
    print(say("moved", rows=sum(each.rows for each in moved), source=source.name, target=target.name))
    return 0
