"""Endings that do not show yet what counting changed"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("changed", Words, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_endings_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_endings")),
    )
