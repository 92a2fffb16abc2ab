"""An index of the games that are open, for those who watch over the bot"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    still_open = sa.text("status IN ('lobby', 'playing', 'paused')")
    op.create_index("ix_games_open", "games", ["status"], sqlite_where=still_open, postgresql_where=still_open)
