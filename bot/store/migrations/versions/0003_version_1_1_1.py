"""Brings databases of version 1.1, as it was before it came out, to its tables."""

revision = "1.1.1"
down_revision = "1.1"


def upgrade() -> None:
    pass
