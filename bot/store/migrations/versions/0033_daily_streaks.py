"""Days in a row with the daily dice, and the best turn of an attempt"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column("attempts", sa.Column("streak", Whole, nullable=False, server_default="1"))
    op.add_column("attempts", sa.Column("best_turn", Whole))
