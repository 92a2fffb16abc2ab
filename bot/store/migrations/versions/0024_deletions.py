"""Deletions of people in many short units, and indexes by which games that go on are found"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import word

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "deletions",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("former", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_deletions")),
    )
    op.drop_index("ix_seats_user_id", table_name="seats")
    op.create_index("ix_seats_user_id", "seats", ["user_id", "game_id"], unique=False)
    op.drop_index("ix_games_opened_by", table_name="games")
    op.create_index("ix_games_opened_by", "games", ["opened_by", "opened_at"], unique=False)
    state = (
        "CASE WHEN status IN ('over', 'stopped', 'closed') THEN 'ended'"
        " WHEN status IN ('lobby', 'paused') OR (status = 'playing' AND due_at IS NOT NULL) THEN 'awake'"
        " ELSE 'asleep' END"
    )
    # SQLite adds no column that is stored, and PostgreSQL knew no other ones for long.
    is_stored = op.get_context().dialect.name == "postgresql" or None
    op.add_column("games", sa.Column("state", word(10), sa.Computed(state, persisted=is_stored), nullable=True))
    op.drop_index("ix_games_channel_id_status", table_name="games")
    op.create_index("ix_games_channel_id_state", "games", ["channel_id", "state"], unique=False)
    op.create_index("ix_games_guild_id_state", "games", ["guild_id", "state"], unique=False)
