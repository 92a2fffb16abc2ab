"""Tables of version 1.2."""

from alembic import op

revision = "1.2"
down_revision = "1.1.1"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        # An upgrade to 1.1.1 let the server number people.
        op.execute("ALTER TABLE nudges ALTER COLUMN user_id DROP DEFAULT")
        op.execute("DROP SEQUENCE IF EXISTS nudges_user_id_seq")
