"""Whether a game allows hints, and whether new games of a server do"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    for table in ("games", "guilds"):
        op.add_column(table, sa.Column("hints", sa.Boolean(), server_default="0", nullable=False))
