"""The daily dice"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", word(10), nullable=False),
        sa.Column("secret", word(64), nullable=False),
        sa.Column("published_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "beginnings",
        sa.Column("day", word(10), nullable=False),
        sa.Column("digest", word(64), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_beginnings_day")),
        sa.PrimaryKeyConstraint("day", "digest", name=op.f("pk_beginnings")),
    )
    op.create_table(
        "attempts",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("day", word(10), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_attempts_day")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_attempts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_attempts")),
    )
    op.create_index("ix_attempts_day", "attempts", ["day"])
