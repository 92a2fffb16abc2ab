"""Which game is played, and to which one a rule set belongs"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    for table in ("games", "house_rules"):
        op.add_column(table, sa.Column("kind", sa.Text(), nullable=False, server_default="farkle"))
