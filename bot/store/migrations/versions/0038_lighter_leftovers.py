"""Messages that are still to be deleted, with fewer indexes: nearly every turn adds one and deletes one"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    left = op.get_bind().execute(sa.text("SELECT message_id, channel_id, game_id, due_at FROM leftovers")).mappings()
    rows = [dict(row) for row in left]
    op.drop_table("leftovers")
    leftovers = op.create_table(
        "leftovers",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_leftovers_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_leftovers")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_leftovers_due_at", "leftovers", ["due_at"])
    op.bulk_insert(leftovers, rows)
