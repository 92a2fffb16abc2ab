"""Who agrees that a game is stopped, and who stopped it"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("games", sa.Column("stop_asked_at", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("stop_agreed", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("games", sa.Column("stopped_by", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_guild_id_stopped_by", "games", ["guild_id", "stopped_by"], unique=False)
    op.create_index("ix_games_stopped_by", "games", ["stopped_by"], unique=False)
