"""Which direct messages people want."""

from sqlalchemy import BigInteger, Boolean, Column, Index

from bot.store.schema import Whole, table, word

nudges = table(
    "nudges",
    # `bot.features.nudges.model.Wishes` explains these. Without wishes, they were offered.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("games", word(10), nullable=False),
    Column("daily", Boolean, nullable=False),
    Column("evening", Boolean, nullable=False),
    Column("quiet_from", Whole, nullable=False),
    Column("quiet_hours", Whole, nullable=False),
    Column("zone", Whole, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("locale", word(20), nullable=False),
    # In an evening.
    Column("reminded_at", BigInteger, nullable=False, server_default="0"),
    # When to look at them next; null: not before a turn of theirs.
    Column("due_at", BigInteger),
    Index("ix_nudges_due_at", "due_at"),
)
