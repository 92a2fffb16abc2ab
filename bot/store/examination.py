"""For the doctor: the versions of databases, and games that can't be read."""

import sqlite3

from sqlalchemy import select, text

from bot.errors import UnreadableGame
from bot.store import games as stored_games
from bot.store.schema import games
from bot.store.units import Transaction

SQLITE_VERSION = sqlite3.sqlite_version


def server_version(transaction: Transaction) -> str:
    version: str = transaction.scalar(text("SHOW server_version"))
    return version


def unreadable_games(transaction: Transaction) -> list[int]:
    """Reads every game."""
    found = []
    for game_id in list(transaction.scalars(select(games.c.id).order_by(games.c.id))):
        try:
            stored_games.load(transaction, game_id)
        except UnreadableGame:
            found.append(game_id)
    return found
