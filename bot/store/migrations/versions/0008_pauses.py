"""Which turn was paused: each may be once"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("paused_for", Whole, nullable=True))
