"""Column types with the same meaning in every database."""

from sqlalchemy import BigInteger, Integer, String, Text
from sqlalchemy.types import TypeEngine

Whole = BigInteger().with_variant(Integer(), "sqlite")
"""SQLite numbers only INTEGER rows."""

Words = Text().with_variant(Text(collation="C"), "postgresql")
"""Ordered by code points."""


def word(length: int) -> TypeEngine[str]:
    return String(length).with_variant(String(length, collation="C"), "postgresql")
