"""Reviews of games: what luck and decisions did"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("version", Whole, nullable=False),
        sa.Column("numbers", Words, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_reviews_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_reviews")),
    )
