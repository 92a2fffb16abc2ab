"""`python -m bot stats rebuild`: computes everyone's record again and says what was stored otherwise."""

import asyncio
import json
import logging

from bot.config import load_settings
from bot.model.standings import Difference
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.text import say

_MOST_SHOWN = 100


def rebuild() -> int:
    """Mends what differs and prints it. Returns the exit status: 0 where nothing did. Raises SetupError."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    found = asyncio.run(_rebuild(load_settings(with_token=False).database_url))
    if not found:
        print(say("stats-agree"))
        return 0
    for difference in found[:_MOST_SHOWN]:
        print(_line(difference))
    if len(found) > _MOST_SHOWN:
        print(say("stats-more", count=len(found) - _MOST_SHOWN))
    print(say("stats-differed", count=len(found)))
    return 1


async def _rebuild(url: str) -> list[Difference]:
    async with Database.open(url) as database:
        return await Standings(database).rebuild()


def _line(difference: Difference) -> str:
    named = {"table": difference.table, "row": difference.row}
    if difference.stored is None:
        return say("stats-missing", **named)
    if difference.computed is None:
        return say("stats-spare", **named)
    return say("stats-other", **named, stored=json.dumps(difference.stored), computed=json.dumps(difference.computed))
