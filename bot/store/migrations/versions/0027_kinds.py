"""Which game is played, and to which one a rule set belongs"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Words

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    for table in ("games", "house_rules"):
        op.add_column(table, sa.Column("kind", Words, nullable=False, server_default="farkle"))
