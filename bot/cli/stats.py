import argparse
import asyncio
import json
import logging
from typing import TYPE_CHECKING

from bot.cli.arguments import Words, add_word
from bot.errors import SetupError
from bot.text import say

if TYPE_CHECKING:
    from bot.model.standings import Difference

_MOST_SHOWN = 100


def add_to(words: Words) -> None:
    stats = words.add_parser("stats", help="everyone's record")
    add_word(
        stats.add_subparsers(required=True, metavar="ACTION"),
        "rebuild",
        rebuild,
        "recompute all records from the finished games and correct them; exit 1 if any were wrong. Stop the bot first",
    )


def rebuild(_options: argparse.Namespace) -> int:
    """Corrects and prints differences. Raises SetupError without a database, NotNow if a bot uses it."""
    from bot.config import load_settings
    from bot.store.storage import storage_at

    logging.getLogger("alembic").setLevel(logging.WARNING)
    url = load_settings(with_token=False).database_url
    storage = storage_at(url)
    if not storage.exists():
        raise SetupError("no-database", path=storage.name)
    with storage.alone():
        found = asyncio.run(_rebuild(url))
    if not found:
        print(say("stats-agree"))
        return 0
    for difference in found[:_MOST_SHOWN]:
        print(_line(difference))
    if len(found) > _MOST_SHOWN:
        print(say("stats-more", count=len(found) - _MOST_SHOWN))
    print(say("stats-differed", count=len(found)))
    return 1


async def _rebuild(url: str) -> "list[Difference]":
    from bot.standings.standings import Standings
    from bot.store.database import Database

    async with Database.open(url) as database:
        return await Standings(database).rebuild()


def _line(difference: "Difference") -> str:
    named = {"table": difference.table, "row": difference.row}
    if difference.stored is None:
        return say("stats-missing", **named)
    if difference.computed is None:
        return say("stats-spare", **named)
    return say("stats-other", **named, stored=json.dumps(difference.stored), computed=json.dumps(difference.computed))
