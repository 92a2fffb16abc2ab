"""The processes among which shards are divided"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("holder", Words, nullable=False),
        sa.Column("most", Whole, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", name=op.f("pk_processes")),
    )
