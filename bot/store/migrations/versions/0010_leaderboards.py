"""Leaderboards get their own name, and nobody asks when a server was first seen"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    # In place: SQLite takes foreign keys and indexes along.
    op.rename_table("boards", "leaderboards")
    op.execute(sa.text("ALTER TABLE tallies RENAME COLUMN board_id TO leaderboard_id"))
    op.drop_index("ix_boards_guild_id", "leaderboards")
    op.create_index("ix_leaderboards_guild_id", "leaderboards", ["guild_id"], unique=False)
    op.execute(sa.text("ALTER TABLE guilds DROP COLUMN first_seen"))
