"""The thread in which a game is played"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("thread_id", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_thread_id", "games", ["thread_id"], unique=False)
