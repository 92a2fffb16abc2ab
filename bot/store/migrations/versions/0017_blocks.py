"""Blocked people and servers, and incidents by number"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words, word

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("digest", word(64), nullable=False),
        sa.Column("kind", word(10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_blocks")),
    )
    op.create_table(
        "incidents",
        sa.Column("number", word(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("game_id", Whole, nullable=True),
        sa.Column("deed", Words, nullable=False),
        sa.Column("traceback", Words, nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_incidents")),
    )
    op.create_index("ix_incidents_at", "incidents", ["at"])
