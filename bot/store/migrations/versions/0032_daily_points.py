"""What attempts with the daily dice come to, and where they are compared"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("attempts", sa.Column("guild_id", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("attempts", sa.Column("everywhere", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("attempts", sa.Column("points", Whole))
    op.drop_index("ix_attempts_day", "attempts")
    op.create_index("ix_attempts_day", "attempts", ["day", "points"])
    op.create_index("ix_attempts_guild_id", "attempts", ["guild_id", "day"])
