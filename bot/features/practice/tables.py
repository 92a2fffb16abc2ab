"""Which mistakes people have practised."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index

from bot.store.schema import Whole, table

practice = table(
    "practice",
    # `bot.features.practice.model.Standing` explains these. `number`: of the decision in the review.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("step", Whole, nullable=False),
    Column("due_at", BigInteger),
    Index("ix_practice_game_id", "game_id"),
)
