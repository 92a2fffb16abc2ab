"""The time of turns: when it is over, when somebody is reminded, and whose turn was called last"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole

revision = "0006"
down_revision = "0005"

# Their clock begins to run with the first look at them, which gives them time like after every absence of the bot.
_RUNNING = "UPDATE games SET due_at = 0, alarm_at = 0 WHERE status = 'playing'"


def upgrade() -> None:
    op.drop_index("ix_games_status_closes_at", "games")
    op.execute("ALTER TABLE games RENAME COLUMN closes_at TO due_at")
    op.add_column("games", sa.Column("alarm_at", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("called_for", Whole, nullable=True))
    op.add_column("games", sa.Column("graced_for", Whole, nullable=True))
    op.add_column("games", sa.Column("seconds_left", Whole, nullable=True))
    op.execute("UPDATE games SET alarm_at = due_at")
    op.execute(_RUNNING)
    op.create_index("ix_games_alarm_at", "games", ["alarm_at"], unique=False)
