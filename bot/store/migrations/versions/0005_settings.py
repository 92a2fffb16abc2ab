"""What a guild sets: channels, limits, turn time, calls, threads, language; a game's turn time, and who opened it"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("channels", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("guilds", sa.Column("most_in_channel", Whole, server_default="5", nullable=False))
    op.add_column("guilds", sa.Column("most_per_person", Whole, server_default="3", nullable=False))
    op.add_column("guilds", sa.Column("turn_seconds", Whole, server_default="300", nullable=False))
    op.add_column("guilds", sa.Column("turns_call", sa.Boolean(), server_default="1", nullable=False))
    op.add_column("guilds", sa.Column("threads", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("guilds", sa.Column("locale", word(20), nullable=True))
    op.add_column("games", sa.Column("turn_seconds", Whole, server_default="300", nullable=False))
    op.add_column("games", sa.Column("opened_by", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_opened_by", "games", ["opened_by"], unique=False)
