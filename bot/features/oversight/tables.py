"""Whom the bot's owner blocks."""

from sqlalchemy import BigInteger, Column

from bot.store.schema import table, word

blocks = table(
    "blocks",
    # `bot.features.oversight.store` explains these.
    Column("digest", word(64), primary_key=True),
    Column("kind", word(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)
