"""One board for each game: what becomes of a board, the lobby's message, and messages that are still to be deleted"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("boards", word(10), server_default="one", nullable=False))
    op.execute("UPDATE guilds SET boards = 'in_place' WHERE NOT turns_call")
    op.drop_column("guilds", "turns_call")
    op.add_column("games", sa.Column("lobby_message_id", sa.BigInteger(), nullable=True))
    op.create_table(
        "leftovers",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_leftovers_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_leftovers")),
    )
    op.create_index("ix_leftovers_due_at", "leftovers", ["due_at"], unique=False)
    op.create_index("ix_leftovers_game_id", "leftovers", ["game_id"], unique=False)
