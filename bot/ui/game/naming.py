"""How people name a game in a command: by its number, or by its id, which suggestions send."""

import re

from bot.model.games import StoredGame
from bot.model.servers import NOWHERE
from bot.store import finding
from bot.ui.context import Context

_NAMES = re.compile(r"id:(?P<id>[0-9]{1,9})|#?(?P<number>[0-9]{1,9})")


def name_of(game_id: int) -> str:
    """For suggestions."""
    return f"id:{game_id}"


def is_named(stored: StoredGame, typed: str) -> bool:
    return typed.strip().removeprefix("#") in (name_of(stored.id), str(stored.number))


async def find_id(context: Context, typed: str) -> int | None:
    """The id of the game that a person named; it may be of another server. None if there is none."""
    match = _NAMES.fullmatch(typed.strip())
    if match is None:
        return None
    number = int(match["id"] or match["number"])
    if match["id"] or context.guild_id <= NOWHERE:
        return number
    return await context.services.sessions.database.read(finding.numbered, context.guild_id, number)
