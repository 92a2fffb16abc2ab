"""What games add up to, as a row for each measure, and one name for all rules of each game"""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words, word

revision = "0040"
down_revision = "0039"

_YAHTZEE = "family IN ('yahtzee', 'triple-yahtzee', 'all-yahtzee')"
_ALL_TIME = "period = 'all'"
_PLAYER = "user_id > 0"
_OWN = ("yahtzees", "yahtzee_bonuses", "upper_bonuses", "best_column")
_FARKLES_BY_DICE = tuple(f"farkles_{dice}" for dice in range(1, 7))
_GONE = (
    *("turns", "throws", "banks", "banked", "best_turn", "best_throw", "farkles", "farkle_run", "penalties"),
    *("penalty_points", "hot_dice", "hot_run", "alike", "comeback", "instant_win", "skunk", "skunks_given"),
    *_FARKLES_BY_DICE,
)


def upgrade() -> None:
    op.create_table(
        "lifetime_stats",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("leaderboard_id", Whole, nullable=False),
        sa.Column("measure", word(20), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("amount", sa.Float(), nullable=False),
        sa.Column("other", sa.Float()),
        sa.Column("value", sa.Float()),
        sa.ForeignKeyConstraint(
            ["leaderboard_id"], ["leaderboards.id"], name=op.f("fk_lifetime_stats_leaderboard_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "leaderboard_id", "measure", name=op.f("pk_lifetime_stats")),
        sqlite_with_rowid=False,
    )
    op.execute(f"CREATE TEMPORARY TABLE measured AS {' UNION ALL '.join(_rows())}")
    # In the order of the table, which is then written from its beginning to its end.
    op.execute("INSERT INTO lifetime_stats SELECT * FROM measured ORDER BY 1, 2, 3")
    op.drop_table("measured")
    columns = ["leaderboard_id", "measure", "hidden", "value", "user_id"]
    op.create_index("ix_lifetime_stats_value", "lifetime_stats", columns)
    for table in ("yahtzee_tallies", "yahtzee_results", "tallies"):
        op.drop_table(table)
    op.execute("UPDATE leaderboards SET family = 'all-farkle' WHERE family = ''")
    _narrow_results()


def _rows() -> Iterator[str]:
    """What selects the rows of each measure."""
    ranked = ("wins", "best_turn", "best_game")
    yield _measure("rating", "mu", "sigma", "rating")
    for name in ranked:
        yield _measure(name, name, value=name, where=(_PLAYER,))
    yield _measure("win_rate", "wins", "games", "win_rate", where=(_PLAYER,))
    yield _measure("average", "points", "games", "average", where=(_PLAYER,))
    for name in ("lefts", "since", "last"):
        yield _measure(name, name, where=(_PLAYER, _ALL_TIME, f"{name} <> 0"))
    farkle = (_PLAYER, f"NOT {_YAHTZEE}")
    yield _measure("farkles", "farkles", value="farkles", where=farkle)
    unranked = ("penalties", "hot_dice", "comebacks", "instant_wins", "skunks_taken", "skunks_given")
    for name in (*unranked, *_FARKLES_BY_DICE, "best_throw", "farkle_run", "hot_run"):
        yield _measure(name, name, where=(*farkle, _ALL_TIME, f"{name} <> 0"))
    yield _measure("average_turn", "banked", "turns", where=(*farkle, _ALL_TIME, "(banked <> 0 OR turns <> 0)"))
    yield _measure("accuracy", "lost", "decisions", "accuracy", where=(*farkle, "(lost <> 0 OR decisions <> 0)"))
    yield _measure("average_luck", "luck", "reviewed", "average_luck", where=(*farkle, "(luck <> 0 OR reviewed <> 0)"))
    for name in _OWN:
        yield _measure(name, name, value=name, table="yahtzee_tallies")


def _measure(
    measure: str,
    amount: str,
    other: str = "NULL",
    value: str = "NULL",
    table: str = "tallies",
    where: tuple[str, ...] = (),
) -> str:
    numbers = ", ".join(f"CAST({each} AS FLOAT)" for each in (amount, other, value))
    those = " AND ".join(("leaderboards.id = leaderboard_id", *where))
    columns = f"user_id, leaderboard_id, '{measure}', hidden, {numbers}"
    return f"SELECT {columns} FROM {table}, leaderboards WHERE {those}"


def _narrow_results() -> None:
    """Without what nobody asks of one game."""
    if op.get_bind().dialect.name != "sqlite":
        for name in _GONE:
            op.drop_column("results", name)
        return
    results = op.create_table(
        "narrow_results",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("seat", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("computer", word(20)),
        sa.Column("against", Words),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", Words, nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("finish_number", Whole, nullable=False),
        sa.Column("place", Whole, nullable=False),
        sa.Column("seats", Whole, nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("points", Whole, nullable=False),
        sa.Column("counts_here", sa.Boolean(), nullable=False, server_default="1"),
        sa.Column("counts_everywhere", sa.Boolean(), nullable=False, server_default="1"),
        sa.Column("weight", sa.Float(), nullable=False, server_default="1"),
        sa.Column("decisions", Whole),
        sa.Column("lost", Whole),
        sa.Column("luck", Whole),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    names = ", ".join(f'"{column.name}"' for column in results.c)
    op.execute(f"INSERT INTO narrow_results ({names}) SELECT {names} FROM results ORDER BY game_id, seat")
    op.drop_table("results")
    op.rename_table("narrow_results", "results")
    by_finish = ["user_id", "finish_number", "guild_id", "family"]
    op.create_index("ix_results_user_id", "results", by_finish)
    op.create_index("ix_results_user_id_ended_at", "results", ["user_id", "ended_at"])
    op.create_index("ix_results_guild_id", "results", ["guild_id"])
    met = sa.text("against IS NOT NULL")
    against = ["user_id", "against", "won", "guild_id", "family"]
    op.create_index("ix_results_against", "results", against, sqlite_where=met)
    op.create_index("ix_results_reviewed", "results", by_finish, sqlite_where=sa.text("decisions IS NOT NULL"))
