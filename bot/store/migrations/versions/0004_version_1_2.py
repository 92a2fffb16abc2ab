"""Tables of version 1.2."""

revision = "1.2"
down_revision = "1.1.1"


def upgrade() -> None:
    pass
