"""Column types that mean the same in every database."""

from sqlalchemy import BigInteger, Integer, String, Text
from sqlalchemy.types import TypeEngine

Whole = BigInteger().with_variant(Integer(), "sqlite")
"""64 bits. SQLite only numbers rows of type INTEGER."""

Words = Text().with_variant(Text(collation="C"), "postgresql")
"""Compared by code points, as in SQLite."""


def word(length: int) -> TypeEngine[str]:
    return String(length).with_variant(String(length, collation="C"), "postgresql")
