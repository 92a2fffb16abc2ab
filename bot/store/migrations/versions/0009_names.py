"""Columns get the names that the program uses"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_RENAMED = (
    ("games", "called_for", "called_turn"),
    ("games", "graced_for", "extended_turn"),
    ("games", "paused_for", "paused_turn"),
    ("games", "ended_as", "finish_number"),
    ("results", "ended_as", "finish_number"),
)


def upgrade() -> None:
    # Alembic would copy the whole table in SQLite; every database that this program runs on renames a column in place.
    for table, old, new in _RENAMED:
        op.execute(sa.text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))
    op.drop_index("ix_games_ended_as", "games")
    op.create_index("ix_games_finish_number", "games", ["finish_number"], unique=True)
    op.drop_index("ix_games_guild_id_ended_as", "games")
    op.create_index("ix_games_guild_id_finish_number", "games", ["guild_id", "finish_number"])
