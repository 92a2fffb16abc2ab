"""Creates the tables of version 1.0, with which every database begins."""

from pathlib import Path

from alembic import op

revision = "1.0"
down_revision = None


def upgrade() -> None:
    connection = op.get_bind()
    statements = Path(__file__).with_suffix(f".{connection.dialect.name}.sql").read_text("utf-8")
    # SQLite takes one at a time. Fails if another program has such a table.
    for line in statements.splitlines():
        connection.exec_driver_sql(line)
