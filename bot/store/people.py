"""What is kept about a person: reading it, hiding it from leaderboards, and deleting it."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.model.standings import Privacy
from bot.stats.tally import Tally
from bot.store.results import tally_row
from bot.store.schema import awards, crowns, games, leaderboards, people, results, seasons, seats, tallies
from bot.store.units import Transaction

# A former player's tally keeps the rating: without it, the ratings of their opponents could not be computed again.
_BLANK = {name: value for name, value in tally_row(Tally()).items() if name not in ("mu", "sigma", "rating")}


def is_hidden(transaction: Transaction, user_id: int) -> bool:
    """Do leaderboards leave this person out?"""
    return bool(transaction.scalar(select(people.c.hidden).where(people.c.user_id == user_id)))


def privacy(transaction: Transaction, user_id: int) -> Privacy:
    """How much is kept about somebody."""
    count = select(func.count(), func.count(results.c.guild_id.distinct())).where(results.c.user_id == user_id)
    games_, servers = transaction.execute(count).one()
    return Privacy(user_id, is_hidden(transaction, user_id), games_, servers)


def set_hidden(transaction: Transaction, user_id: int, hidden: bool) -> None:
    """Hides somebody from all leaderboards, or lists them again."""
    statement = upsert(people).values(user_id=user_id, hidden=hidden)
    transaction.execute(statement.on_conflict_do_update(["user_id"], set_={"hidden": hidden}))
    transaction.execute(update(tallies).where(tallies.c.user_id == user_id).values(hidden=hidden))


def personal_data(transaction: Transaction, user_id: int) -> dict[str, Any]:
    """Every row about somebody, by subject. No row holds a name or the text of a message."""
    seated = select(
        *(seats.c.game_id, seats.c.number.label("seat"), seats.c.join_id, games.c.guild_id, games.c.channel_id),
        *(seats.c.left, games.c.status, games.c.title, games.c.opened_at),
    ).join(games, games.c.id == seats.c.game_id)
    counted = select(leaderboards.c.guild_id, leaderboards.c.period, leaderboards.c.family, tallies).join(
        leaderboards, leaderboards.c.id == tallies.c.leaderboard_id
    )
    won = select(seasons.c.guild_id, seasons.c.name).join(crowns, crowns.c.season_id == seasons.c.id)
    return {
        "user_id": user_id,
        "hidden_from_leaderboards": is_hidden(transaction, user_id),
        "seats": _rows(transaction, seated.where(seats.c.user_id == user_id)),
        "hosted_games": list(transaction.scalars(select(games.c.id).where(games.c.host_id == user_id))),
        "opened_games": list(transaction.scalars(select(games.c.id).where(games.c.opened_by == user_id))),
        "results": _rows(transaction, select(results).where(results.c.user_id == user_id)),
        "leaderboards": _rows(transaction, counted.where(tallies.c.user_id == user_id)),
        "achievements": _rows(transaction, select(awards).where(awards.c.user_id == user_id)),
        "seasons_won": _rows(transaction, won.where(crowns.c.user_id == user_id)),
    }


def open_games(transaction: Transaction, user_id: int) -> list[int]:
    """The ids of the lobbies and running games in which somebody has a seat, even a seat that they left."""
    statement = select(seats.c.game_id).join(games, games.c.id == seats.c.game_id)
    still_open = games.c.status.in_(["lobby", "playing", "paused"])
    return list(transaction.scalars(statement.where(seats.c.user_id == user_id, still_open)))


def forget(transaction: Transaction, user_id: int) -> None:
    """Deletes somebody. In their finished games a random negative number, which is no real user's id, replaces theirs.

    It is the same number in all their games, because the ratings of their opponents depend on theirs at the time. The
    number is stored nowhere else, so that nobody can tell whose it is.
    """
    former = -1 - secrets.randbelow(2**62)
    transaction.execute(delete(awards).where(awards.c.user_id == user_id))
    transaction.execute(delete(people).where(people.c.user_id == user_id))
    blank = {**_BLANK, "hidden": True, "user_id": former}
    transaction.execute(update(tallies).where(tallies.c.user_id == user_id).values(**blank))
    tables: Sequence[Table] = (seats, results, crowns)
    for table in tables:
        transaction.execute(update(table).where(table.c.user_id == user_id).values(user_id=former))
    transaction.execute(update(games).where(games.c.host_id == user_id).values(host_id=former))
    transaction.execute(update(games).where(games.c.opened_by == user_id).values(opened_by=former))


def _rows(transaction: Transaction, statement: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in transaction.execute(statement).mappings()]
