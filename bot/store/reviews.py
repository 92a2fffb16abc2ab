"""Reviews of games that were won, kept because they take a solved table and up to a second to compute."""

from sqlalchemy import delete, insert, select

from bot.store.schema import reviews
from bot.store.units import Transaction


def keep(transaction: Transaction, game_id: int, version: int, numbers: str, now: int) -> None:
    """Stores the numbers of a review, by a version of the solver, at `now`, in seconds since 1970.

    They take the place of those by another version.
    """
    transaction.execute(delete(reviews).where(reviews.c.game_id == game_id))
    transaction.execute(insert(reviews).values(game_id=game_id, version=version, numbers=numbers, at=now))


def kept(transaction: Transaction, game_id: int, version: int) -> str | None:
    """The numbers of a review by this version of the solver; None where there are none."""
    found = select(reviews.c.numbers).where(reviews.c.game_id == game_id, reviews.c.version == version)
    return transaction.scalars(found).one_or_none()
