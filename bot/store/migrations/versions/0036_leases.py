"""Which process serves which shards, and when shards logged in last"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("shard", Whole, autoincrement=False, nullable=False),
        sa.Column("count", Whole, nullable=False),
        sa.Column("holder", Words, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_leases")),
    )
    op.create_table(
        "logins",
        sa.Column("turn", Whole, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("turn", name=op.f("pk_logins")),
    )
