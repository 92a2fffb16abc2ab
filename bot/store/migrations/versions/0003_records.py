"""Records: results of finished games, leaderboards, ratings, achievements, seasons, and who is hidden"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words, word

revision = "0003"
down_revision = "0002"

# Games that were won before: they ended with their last fact.
_ENDED = """
    UPDATE games SET ended_at = (SELECT max(at) FROM facts WHERE game_id = games.id) WHERE status = 'over'
"""
_NUMBERED = """
    UPDATE games SET ended_as = numbered.number
    FROM (SELECT id, row_number() OVER (ORDER BY ended_at, id) AS number FROM games WHERE ended_at IS NOT NULL) numbered
    WHERE numbered.id = games.id
"""


def _numbers(names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, Whole, nullable=False) for name in names.split()]


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", Words, nullable=False),
        sa.Column("period", word(12), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_boards")),
        sa.UniqueConstraint("period", "guild_id", "family", name=op.f("uq_boards_period")),
    )
    op.create_index("ix_boards_guild_id", "boards", ["guild_id"], unique=False)
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )
    op.create_table(
        "seasons",
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", Words, nullable=False),
        sa.Column("key", Words, nullable=False),
        sa.Column("order", word(20), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("after", Whole, nullable=False),
        sa.Column("until", Whole, nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_seasons_guild_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
        sa.UniqueConstraint("guild_id", "key", name=op.f("uq_seasons_guild_id")),
    )
    op.create_table(
        "tallies",
        sa.Column("board_id", Whole, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        *_numbers("games wins lefts comebacks instant_wins skunks_taken skunks_given points"),
        sa.Column("best_game", Whole, nullable=True),
        *_numbers("turns throws banks banked best_turn best_throw farkles farkle_run penalties penalty_points"),
        *_numbers("hot_dice hot_run farkles_1 farkles_2 farkles_3 farkles_4 farkles_5 farkles_6"),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("win_rate", sa.Float(), nullable=True),
        sa.Column("average", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["board_id"], ["boards.id"], name=op.f("fk_tallies_board_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("board_id", "user_id", name=op.f("pk_tallies")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tallies_average", "tallies", ["board_id", "hidden", "average", "user_id"], unique=False)
    op.create_index("ix_tallies_best_game", "tallies", ["board_id", "hidden", "best_game", "user_id"], unique=False)
    op.create_index("ix_tallies_best_turn", "tallies", ["board_id", "hidden", "best_turn", "user_id"], unique=False)
    op.create_index("ix_tallies_farkles", "tallies", ["board_id", "hidden", "farkles", "user_id"], unique=False)
    op.create_index("ix_tallies_rating", "tallies", ["board_id", "hidden", "rating", "user_id"], unique=False)
    op.create_index("ix_tallies_user_id", "tallies", ["user_id"], unique=False)
    op.create_index("ix_tallies_win_rate", "tallies", ["board_id", "hidden", "win_rate", "user_id"], unique=False)
    op.create_index("ix_tallies_wins", "tallies", ["board_id", "hidden", "wins", "user_id"], unique=False)
    op.create_table(
        "awards",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", word(40), nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("earned_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_awards_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "achievement", name=op.f("pk_awards")),
    )
    op.create_index("ix_awards_game_id", "awards", ["game_id"], unique=False)
    op.create_table(
        "crowns",
        sa.Column("season_id", Whole, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name=op.f("fk_crowns_season_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("season_id", "user_id", name=op.f("pk_crowns")),
    )
    op.create_index("ix_crowns_user_id", "crowns", ["user_id"], unique=False)
    op.create_table(
        "results",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("seat", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", Words, nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        *_numbers("ended_as place seats"),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        *_numbers("points turns throws banks banked best_turn best_throw farkles farkle_run penalties"),
        *_numbers("penalty_points hot_dice hot_run alike"),
        sa.Column("comeback", sa.Boolean(), nullable=False),
        sa.Column("instant_win", sa.Boolean(), nullable=False),
        *_numbers("skunk skunks_given farkles_1 farkles_2 farkles_3 farkles_4 farkles_5 farkles_6"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id"], unique=False)
    op.create_index("ix_results_user_id", "results", ["user_id", "ended_as", "guild_id", "family"], unique=False)
    op.add_column("games", sa.Column("ended_at", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("ended_as", Whole, nullable=True))
    op.create_index("ix_games_ended_as", "games", ["ended_as"], unique=True)
    op.create_index("ix_games_guild_id_ended_as", "games", ["guild_id", "ended_as"], unique=False)
    op.create_index("ix_games_host_id", "games", ["host_id"], unique=False)
    op.add_column("guilds", sa.Column("left_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_guilds_left_at", "guilds", ["left_at"], unique=False)

    op.execute(_ENDED)
    op.execute(_NUMBERED)
