"""Seasons, and who won them. `python -m bot stats rebuild` leaves them as they are."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, UniqueConstraint

from bot.store.schema import Whole, Words, table, word

seasons = table(
    "seasons",
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("name", Words, nullable=False),
    # `bot.text.key_of` the name.
    Column("key", Words, nullable=False),
    Column("order", word(20), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # Its games have finish numbers above `after`, up to `until`.
    Column("after", Whole, nullable=False),
    Column("until", Whole),
    UniqueConstraint("guild_id", "key"),
)

crowns = table(
    "crowns",
    # Stored, because winners may hide later.
    Column("season_id", Whole, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Words, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_crowns_user_id", "user_id"),
)
