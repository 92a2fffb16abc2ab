"""Reviews in everyone's record: what they add up to, which games wait for one, and endings that wait for it"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    # They can be computed again.
    op.drop_table("reviews")
    op.create_table(
        "reviews",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("version", Whole, nullable=False),
        sa.Column("numbers", sa.LargeBinary(), nullable=False),
        sa.Column("exact", sa.Boolean(), nullable=False),
        sa.Column("sums", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_reviews_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_reviews")),
    )
    op.create_table(
        "unreviewed",
        sa.Column("finish_number", Whole, autoincrement=False, nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_unreviewed_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("finish_number", name=op.f("pk_unreviewed")),
        sa.UniqueConstraint("game_id", name=op.f("uq_unreviewed_game_id")),
    )
    op.add_column("endings", sa.Column("awaits_review", sa.Boolean(), nullable=False, server_default="0"))
    for name in ("decisions", "lost", "luck"):
        op.add_column("results", sa.Column(name, Whole))
    op.create_index(
        "ix_results_reviewed",
        "results",
        ["user_id", "finish_number", "guild_id", "family"],
        sqlite_where=sa.text("decisions IS NOT NULL"),
        postgresql_where=sa.text("decisions IS NOT NULL"),
    )
    for name in ("reviewed", "decisions", "lost", "luck"):
        op.add_column("tallies", sa.Column(name, Whole, nullable=False, server_default="0"))
    for name in ("accuracy", "average_luck"):
        op.add_column("tallies", sa.Column(name, sa.Float()))
        op.create_index(f"ix_tallies_{name}", "tallies", ["leaderboard_id", "hidden", name, "user_id"])
