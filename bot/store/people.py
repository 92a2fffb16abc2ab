"""What is kept about a person: reading it, hiding it from leaderboards, and deleting it."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, Text, cast, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.model.standings import Privacy
from bot.stats.rating import Rating
from bot.stats.tally import Tally
from bot.store import value_counts
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
    changed = value_counts.listed(transaction, user_id, hidden=not hidden)
    value_counts.move(transaction, *(([], changed) if not hidden else (changed, [])))
    transaction.execute(update(tallies).where(tallies.c.user_id == user_id).values(hidden=hidden))


def personal_data(transaction: Transaction, user_id: int) -> dict[str, Any]:
    """Every row about somebody, by subject. No row holds a name or the text of a message."""
    seated = select(
        *(seats.c.game_id, seats.c.number.label("seat"), seats.c.join_id, seats.c.join_digest),
        *(games.c.guild_id, games.c.channel_id),
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
        "stopped_games": list(transaction.scalars(select(games.c.id).where(games.c.stopped_by == user_id))),
        "results": _rows(transaction, select(results).where(results.c.user_id == user_id)),
        "leaderboards": _rows(transaction, counted.where(tallies.c.user_id == user_id)),
        "achievements": _rows(transaction, select(awards).where(awards.c.user_id == user_id)),
        "seasons_won": _rows(transaction, won.where(crowns.c.user_id == user_id)),
    }


def everybody(transaction: Transaction) -> list[int]:
    """The ids of all people who are named anywhere."""
    columns = [*(table.c.user_id for table in (seats, results, tallies, awards, people, crowns))]
    columns += [games.c.host_id, games.c.opened_by, games.c.stopped_by]
    found = {user_id for column in columns for user_id in transaction.scalars(select(column).distinct())}
    for listed in transaction.scalars(select(games.c.left_lobby).where(cast(games.c.left_lobby, Text) != "[]")):
        found.update(listed)
    return sorted(user_id for user_id in found if user_id is not None and user_id > 0)


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
    value_counts.move(transaction, before=value_counts.listed(transaction, user_id, hidden=False), after=[])
    blank = {**_BLANK, "hidden": True, "user_id": former}
    transaction.execute(update(tallies).where(tallies.c.user_id == user_id).values(**blank))
    # Without games, it is provisional.
    columns = (tallies.c.leaderboard_id, tallies.c.mu, tallies.c.sigma)
    for leaderboard_id, mu, sigma in transaction.execute(select(*columns).where(tallies.c.user_id == former)).all():
        its = (tallies.c.leaderboard_id == leaderboard_id, tallies.c.user_id == former)
        transaction.execute(update(tallies).where(*its).values(rating=Rating(mu, sigma).rank))
    tables: Sequence[Table] = (seats, results, crowns)
    for table in tables:
        transaction.execute(update(table).where(table.c.user_id == user_id).values(user_id=former))
    transaction.execute(update(games).where(games.c.host_id == user_id).values(host_id=former))
    for column in (games.c.opened_by, games.c.stopped_by):
        transaction.execute(update(games).where(column == user_id).values({column: former}))
    _forget_in_lobbies(transaction, user_id)


def _forget_in_lobbies(transaction: Transaction, user_id: int) -> None:
    """Takes somebody off the lists of those who gave up a seat in a lobby."""
    # Every lobby has an alarm, and few games have one. SQLite uses no index for `IS NOT NULL`.
    lobbies = select(games.c.id, games.c.left_lobby).where(games.c.alarm_at > 0, games.c.status == "lobby")
    for game_id, listed in transaction.execute(lobbies).all():
        if user_id in listed:
            others = [other for other in listed if other != user_id]
            transaction.execute(update(games).where(games.c.id == game_id).values(left_lobby=others))


def _rows(transaction: Transaction, statement: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in transaction.execute(statement).mappings()]
