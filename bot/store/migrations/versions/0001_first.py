"""Version 1.0: makes a new database as `bot.store.schema` has it now. Those that come after it change older ones."""

from alembic import op

from bot.store.schema import metadata

revision = "1.0"
down_revision = None


def upgrade() -> None:
    # Fails where another program has such a table.
    metadata.create_all(op.get_bind(), checkfirst=False)
