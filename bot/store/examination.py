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


def open_games(transaction: Transaction) -> dict[str, int]:
    """`asleep` games have no players; `daily` ones are attempts."""
    asleep = and_(games.c.status == Status.PLAYING.value, games.c.due_at.is_(None))
    state = case((asleep, "asleep"), else_=games.c.status).label("described")
    found = dict.fromkeys(("lobby", "playing", "paused", "asleep"), 0)
    # As in the index.
    still_open = text("games.status IN ('lobby', 'playing', 'paused')")
    for row in transaction.execute(select(state, func.count()).where(still_open).group_by(state)):
        found[row[0]] = row[1]
    attempted = daily.running(transaction)
    return found | {"asleep": found["asleep"] - attempted, "daily": attempted}


def differing_records(transaction: Transaction, now: int) -> int:
    """Corrects the records, so use it on a copy."""
    return len(rebuild(transaction, now))
