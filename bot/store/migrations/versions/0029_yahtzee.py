"""What only Yahtzee counts"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "yahtzee_results",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("yahtzees", sa.Integer(), nullable=False),
        sa.Column("yahtzee_bonuses", sa.Integer(), nullable=False),
        sa.Column("upper_bonuses", sa.Integer(), nullable=False),
        sa.Column("best_column", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_yahtzee_results_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_yahtzee_results")),
    )
