"""The rule set that is played by default: one of each game"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Words

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "default_rules",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", Words, nullable=False),
        sa.Column("key", Words, nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_default_rules_guild_id")),
        sa.PrimaryKeyConstraint("guild_id", "kind", name=op.f("pk_default_rules")),
    )
    op.execute(
        "INSERT INTO default_rules SELECT id, 'farkle', default_rules FROM guilds WHERE default_rules IS NOT NULL"
    )
    op.drop_column("guilds", "default_rules")
