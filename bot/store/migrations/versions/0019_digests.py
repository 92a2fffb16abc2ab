"""How players sat down, as a digest; who left an open lobby; and what checks found before ids were deleted"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("games", sa.Column("left_lobby", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("seats", sa.Column("join_digest", word(64)))
    op.create_index("ix_seats_join_digest", "seats", ["join_digest"], unique=True)
    op.create_table(
        "verdicts",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("verdict", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_verdicts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_verdicts")),
    )
