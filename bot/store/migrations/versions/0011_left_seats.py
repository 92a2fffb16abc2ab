"""Which seats of running games were left, so that lists of games need no facts"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_LEFT = """
    UPDATE seats SET "left" = true WHERE EXISTS (
        SELECT 1 FROM facts WHERE facts.game_id = seats.game_id AND facts.line = seats.number || ' leave'
    )
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("left", sa.Boolean(), server_default="0", nullable=False))
    op.execute(_LEFT)
