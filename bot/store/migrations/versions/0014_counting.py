"""What each game counts for, decided when it starts"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    # Games that started before this count for everything, in full.
    op.add_column("games", sa.Column("counting", sa.JSON(none_as_null=True), nullable=True))
    for name in ("counts_here", "counts_everywhere"):
        op.add_column("results", sa.Column(name, sa.Boolean(), server_default="1", nullable=False))
    op.add_column("results", sa.Column("weight", sa.Float(), server_default="1", nullable=False))
    op.create_index("ix_results_user_id_ended_at", "results", ["user_id", "ended_at"], unique=False)
