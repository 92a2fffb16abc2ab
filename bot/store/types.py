"""Types of columns that mean the same in every database."""

from sqlalchemy import BigInteger, Integer, String, Text
from sqlalchemy.types import TypeEngine

Whole = BigInteger().with_variant(Integer(), "sqlite")
"""A whole number of 64 bits. In SQLite every INTEGER is, and nothing else gives rows their numbers by itself."""

Words = Text().with_variant(Text(collation="C"), "postgresql")
"""Text of any length, compared by the numbers of its characters, as SQLite does: other orders depend on the server."""


def word(length: int) -> TypeEngine[str]:
    """Text of at most so many characters, compared likewise."""
    return String(length).with_variant(String(length, collation="C"), "postgresql")
