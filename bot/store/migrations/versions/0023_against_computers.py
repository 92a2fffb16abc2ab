"""Whom a result was achieved against, for people's records against computers"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Words

revision = "0023"
down_revision = "0022"

_BY_STRENGTH = ("timid", "steady", "keen", "perfect")
_MET = "EXISTS (SELECT 1 FROM results AS other WHERE other.game_id = results.game_id AND other.computer = '{}')"


def upgrade() -> None:
    op.add_column("results", sa.Column("against", Words, nullable=True))
    words = " || ".join(f"CASE WHEN {_MET.format(each)} THEN '{each} ' ELSE '' END" for each in _BY_STRENGTH)
    with_computers = "game_id IN (SELECT game_id FROM results WHERE computer IS NOT NULL)"
    op.execute(f"UPDATE results SET against = rtrim({words}) WHERE computer IS NULL AND {with_computers}")
    columns = ["user_id", "against", "won", "guild_id", "family"]
    filled = sa.text("against IS NOT NULL")
    op.create_index("ix_results_against", "results", columns, sqlite_where=filled, postgresql_where=filled)
