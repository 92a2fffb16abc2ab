"""Tables of version 1.1."""

import sqlalchemy as sa
from alembic import op

revision = "1.1"
down_revision = "1.0"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("first_roll", sa.Boolean(), nullable=False, server_default="1"))
    # Measures count games against computers.
    op.drop_index("ix_results_against", "results")
    op.drop_column("results", "against")
