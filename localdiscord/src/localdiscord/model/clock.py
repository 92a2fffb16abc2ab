"""The present, as Discord writes it."""

from datetime import UTC, datetime


def now() -> str:
    """The present in UTC, in ISO 8601."""
    return datetime.now(UTC).isoformat()
