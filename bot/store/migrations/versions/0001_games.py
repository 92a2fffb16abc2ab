"""Games, their seats and facts, and the farkle streaks"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words, word

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("first_seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "notes",
        sa.Column("key", word(40), nullable=False),
        sa.Column("value", Words, nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notes")),
    )
    op.create_table(
        "games",
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", word(10), nullable=False),
        sa.Column("title", Words, nullable=False),
        sa.Column("base", Words, nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("closes_at", sa.BigInteger(), nullable=True),
        sa.Column("rematch_of", Whole, nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_games_guild_id")),
        sa.ForeignKeyConstraint(["rematch_of"], ["games.id"], name=op.f("fk_games_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_games_rematch_of")),
        # An id that was once in a button never means another game.
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_channel_id_status", "games", ["channel_id", "status"], unique=False)
    op.create_index("ix_games_status_closes_at", "games", ["status", "closes_at"], unique=False)
    op.create_table(
        "facts",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("seq", Whole, autoincrement=False, nullable=False),
        sa.Column("line", Words, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_facts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_facts")),
    )
    op.create_table(
        "farkle_streaks",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("seat", Whole, autoincrement=False, nullable=False),
        sa.Column("streak", Whole, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_farkle_streaks_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_farkle_streaks")),
    )
    op.create_table(
        "seats",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("number", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)
