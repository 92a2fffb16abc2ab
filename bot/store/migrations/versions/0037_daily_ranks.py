"""Leaderboards of the daily dice as sums, who plays an attempt, and days in a row by throws"""

from datetime import date, timedelta

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.drop_column("attempts", "streak")
    op.add_column("attempts", sa.Column("streak", Whole, nullable=False, server_default="0"))
    op.add_column("attempts", sa.Column("user_id", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("attempts", sa.Column("running", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE attempts SET user_id = (SELECT user_id FROM seats WHERE seats.game_id = attempts.game_id),"
        " running = (SELECT status = 'playing' FROM games WHERE games.id = attempts.game_id)"
    )
    op.execute(
        "UPDATE attempts SET points = NULL, best_turn = NULL"
        " WHERE NOT EXISTS (SELECT 1 FROM facts WHERE facts.game_id = attempts.game_id)"
    )
    op.create_index("ix_attempts_user_id", "attempts", ["user_id", "day"], unique=True)
    op.create_index("ix_attempts_best_turn", "attempts", ["day", "best_turn"])
    where = sa.text("running")
    op.create_index("ix_attempts_running", "attempts", ["day"], sqlite_where=where, postgresql_where=where)
    op.add_column("daily_posts", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_daily_posts_at", "daily_posts", ["day", "at"])
    op.create_table(
        "daily_ranks",
        *_leaderboard(),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("value", Whole, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("by", "period", "guild_id", "user_id", name=op.f("pk_daily_ranks")),
        sqlite_with_rowid=False,
    )
    valued = ["by", "period", "guild_id", "hidden", "value", "user_id"]
    op.create_index("ix_daily_ranks_value", "daily_ranks", valued)
    op.create_index("ix_daily_ranks_user_id", "daily_ranks", ["user_id"])
    op.create_index("ix_daily_ranks_guild_id", "daily_ranks", ["guild_id"])
    op.create_table(
        "daily_counts",
        *_leaderboard(),
        sa.Column("value", Whole, autoincrement=False, nullable=False),
        sa.Column("people", Whole, nullable=False),
        sa.PrimaryKeyConstraint("by", "period", "guild_id", "value", name=op.f("pk_daily_counts")),
        sqlite_with_rowid=False,
    )
    counted = ["guild_id", "by", "period", "value", "people"]
    op.create_index("ix_daily_counts_guild_id", "daily_counts", counted)
    _count_streaks()
    for there in ("guild_id", "0"):
        compared = "guild_id <> 0" if there == "guild_id" else "everywhere"
        ended, streaks = "points IS NOT NULL", "streak > 0"
        _rank("day", "day", there, "max(points)", f"{compared} AND {ended}")
        _rank("month", "substr(day, 1, 7)", there, "sum(points)", f"{compared} AND {ended}")
        _rank("streak", "day", there, "max(streak)", f"{compared} AND {streaks} AND {_LAST}")
    op.execute(
        'INSERT INTO daily_counts ("by", period, guild_id, value, people)'
        ' SELECT "by", period, guild_id, value, count(*) FROM daily_ranks WHERE NOT hidden GROUP BY 1, 2, 3, 4'
    )


def _leaderboard() -> tuple["sa.Column[str]", "sa.Column[str]", "sa.Column[int]"]:
    return (
        sa.Column("by", word(6), nullable=False),
        sa.Column("period", word(10), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
    )


_LAST = "day = (SELECT max(day) FROM attempts AS others WHERE others.user_id = attempts.user_id AND others.streak > 0)"


def _rank(by: str, period: str, guild_id: str, value: str, where: str) -> None:
    hidden = "EXISTS (SELECT 1 FROM people WHERE people.user_id = attempts.user_id AND people.hidden)"
    op.execute(
        'INSERT INTO daily_ranks ("by", period, guild_id, user_id, value, hidden)'
        f" SELECT '{by}', {period}, {guild_id}, user_id, {value}, {hidden} FROM attempts"
        f" WHERE {where} AND user_id > 0 GROUP BY {period}, user_id{', guild_id' * (guild_id != '0')}"
    )


def _count_streaks() -> None:
    """A day counts on which somebody has thrown."""
    connection = op.get_bind()
    thrown = "SELECT game_id, user_id, day FROM attempts WHERE game_id IN (SELECT game_id FROM facts) ORDER BY day"
    last: dict[int, tuple[str, int]] = {}
    for game_id, user_id, day in connection.execute(sa.text(thrown)).all():
        before, streak = last.get(user_id, ("", 0))
        streak = streak + 1 if before == (date.fromisoformat(day) - timedelta(days=1)).isoformat() else 1
        last[user_id] = (day, streak)
        changed = sa.text("UPDATE attempts SET streak = :streak WHERE game_id = :game_id")
        connection.execute(changed, {"streak": streak, "game_id": game_id})
