"""Messages that are still to be deleted, with fewer indexes, and without those of servers that are forgotten"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    left = sa.text(
        "SELECT leftovers.message_id, leftovers.channel_id, leftovers.game_id, leftovers.due_at FROM leftovers"
        " JOIN games ON games.id = leftovers.game_id WHERE games.guild_id <> 0"
    )
    rows = [dict(row) for row in op.get_bind().execute(left).mappings()]
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
