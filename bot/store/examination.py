"""Whether what is stored makes sense: games that replay, and records that follow from them."""

import sqlite3

from sqlalchemy import and_, case, func, select, text

from bot.errors import UnreadableGame
from bot.model.games import Status
from bot.store import daily
from bot.store import games as stored_games
from bot.store.rebuild import rebuild
from bot.store.schema import games
from bot.store.units import Transaction

SQLITE_VERSION = sqlite3.sqlite_version
"""The version of SQLite that this Python brings along."""


def server_version(transaction: Transaction) -> str:
    """The version of a PostgreSQL server."""
    version: str = transaction.scalar(text("SHOW server_version"))
    return version


def unreadable_games(transaction: Transaction) -> list[int]:
    """The ids of the games that cannot be played again from their facts. It takes longer the more games there are."""
    found = []
    for game_id in list(transaction.scalars(select(games.c.id).order_by(games.c.id))):
        try:
            stored_games.load(transaction, game_id)
        except UnreadableGame:
            found.append(game_id)
    return found


def open_games(transaction: Transaction) -> dict[str, int]:
    """How many lobbies and games are open, by state: those in which nobody is there count as `asleep`.

    Attempts with the daily dice count as `daily`: no time runs in them either.
    """
    asleep = and_(games.c.status == Status.PLAYING.value, games.c.due_at.is_(None))
    state = case((asleep, "asleep"), else_=games.c.status).label("described")
    found = dict.fromkeys(("lobby", "playing", "paused", "asleep"), 0)
    # As the index has it.
    still_open = text("games.status IN ('lobby', 'playing', 'paused')")
    for row in transaction.execute(select(state, func.count()).where(still_open).group_by(state)):
        found[row[0]] = row[1]
    attempted = daily.running(transaction)
    return found | {"asleep": found["asleep"] - attempted, "daily": attempted}


def differing_records(transaction: Transaction, now: int) -> int:
    """How many rows of the records differ from what the facts say. It corrects them, so it is for copies."""
    return len(rebuild(transaction, now))
