"""Rule sets of a guild's own, its default, and the seats of a lobby"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("default_rules", Words, nullable=True))
    op.add_column("games", sa.Column("most_seats", Whole, server_default="8", nullable=False))
    op.create_table(
        "house_rules",
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("key", Words, nullable=False),
        sa.Column("title", Words, nullable=False),
        sa.Column("summary", Words, nullable=False),
        sa.Column("base", Words, nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_house_rules_guild_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_rules")),
        sa.UniqueConstraint("guild_id", "key", name=op.f("uq_house_rules_guild_id")),
    )
