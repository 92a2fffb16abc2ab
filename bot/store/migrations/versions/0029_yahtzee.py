"""What only Yahtzee counts"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "yahtzee_results",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("seat", Whole, autoincrement=False, nullable=False),
        sa.Column("yahtzees", Whole, nullable=False),
        sa.Column("yahtzee_bonuses", Whole, nullable=False),
        sa.Column("upper_bonuses", Whole, nullable=False),
        sa.Column("best_column", Whole, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_yahtzee_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_yahtzee_results")),
    )
