"""Seats of computers, and the press by which a game started"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import word

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    for table in ("seats", "results"):
        op.add_column(table, sa.Column("computer", word(20), nullable=True))
    op.add_column("games", sa.Column("started", word(64), nullable=True))
