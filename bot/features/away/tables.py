"""Who is or was away."""

from sqlalchemy import BigInteger, Column

from bot.store.schema import table

holidays = table(
    "holidays",
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
