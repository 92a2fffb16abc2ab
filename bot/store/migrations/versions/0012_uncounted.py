"""Games that were won and wait to be added to everyone's record"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "uncounted",
        sa.Column("finish_number", Whole, autoincrement=False, nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_uncounted_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("finish_number", name=op.f("pk_uncounted")),
        sa.UniqueConstraint("game_id", name=op.f("uq_uncounted_game_id")),
    )
