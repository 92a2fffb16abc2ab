"""What the dice of a game follow from: its secret, and how each player sat down"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import word

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("secret", word(64), nullable=True))
    op.add_column("seats", sa.Column("join_id", sa.BigInteger(), nullable=True))
    op.create_index("ix_seats_join_id", "seats", ["join_id"], unique=True)
