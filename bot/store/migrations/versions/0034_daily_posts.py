"""Channels in which a server's results with the daily dice are posted"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import word

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("daily_channel", sa.BigInteger()))
    op.create_table(
        "daily_posts",
        sa.Column("day", word(10), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_daily_posts_day")),
        sa.PrimaryKeyConstraint("day", "guild_id", name=op.f("pk_daily_posts")),
    )
