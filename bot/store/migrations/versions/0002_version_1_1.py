"""Tables of version 1.1."""

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Whole, word

revision = "1.1"
down_revision = "1.0"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("first_roll", sa.Boolean(), nullable=False, server_default="1"))
    # Lobbies have no reminder any more, so the clock need not look at them earlier.
    op.execute("UPDATE games SET alarm_at = due_at WHERE status = 'lobby'")
    # Measures count games against computers.
    op.drop_index("ix_results_against", "results")
    op.drop_column("results", "against")
    # Places with the daily dice are counted when they are shown.
    op.drop_table("daily_counts")
    op.create_table(
        "copies",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", word(20), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("lobby_message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_copies"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_copies_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_copies_user_id", "copies", ["user_id", "game_id"])
    op.create_index("ix_copies_channel_id", "copies", ["channel_id"])
    op.create_table(
        "personal_blocks",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("digest", word(64), nullable=False),
        sa.Column("blocked_id", sa.BigInteger()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "digest", name="pk_personal_blocks"),
    )
    op.create_index("ix_personal_blocks_blocked_id", "personal_blocks", ["blocked_id"])
