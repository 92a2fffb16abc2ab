"""Creates the tables of version 1.0."""

from alembic import op

from bot.store.schema import metadata

revision = "1.0"
down_revision = None


def upgrade() -> None:
    # Fails if another program has such a table.
    metadata.create_all(op.get_bind(), checkfirst=False)
