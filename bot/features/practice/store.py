"""Stores which mistakes people practised, and when those come back."""

from sqlalchemy import BigInteger, Column, Index, exists, func, select, update

from bot.errors import Refused
from bot.features.practice.model import Practised, Standing, answered
from bot.store import reviews
from bot.store.schema import Whole, key, of_game, seats, table
from bot.store.units import Transaction, add_once

practice = table(
    "practice",
    # `bot.features.practice.model.Standing` explains these. `number`: of the decision in the review.
    key("user_id"),
    of_game(primary_key=True),
    key("number", Whole),
    Column("step", Whole, nullable=False),
    Column("due_at", BigInteger),
    Index("ix_practice_game_id", "game_id"),
)

_MOST_GAMES = 50
"""Reading the review of one takes a worker some milliseconds."""


def of_person(transaction: Transaction, user_id: int) -> Practised:
    rows = transaction.execute(select(practice).where(practice.c.user_id == user_id))
    standings = {(row.game_id, row.number): Standing(row.step, row.due_at) for row in rows}
    return Practised(standings, reviews.games_of(transaction, user_id, _MOST_GAMES))


def answer(transaction: Transaction, user_id: int, game_id: int, number: int, *, is_right: bool, now: int) -> Standing:
    """Counts only if the mistake is new or due, so never twice. Raises Refused (`no-such-finished-game`)."""
    if not transaction.scalar(select(exists().where(seats.c.game_id == game_id, seats.c.user_id == user_id))):
        raise Refused("no-such-finished-game")
    key = {"user_id": user_id, "game_id": game_id, "number": number}
    its = [practice.c[name] == value for name, value in key.items()]
    found = select(*practice.c["step", "due_at"]).where(*its)
    row = transaction.execute(found).one_or_none()
    after = answered(None if row is None else Standing(*row), is_right=is_right, now=now)
    values = {"step": after.step, "due_at": after.due_at}
    if row is None:
        add_once(transaction, practice, **key, **values)
    else:
        transaction.execute(update(practice).where(*its, practice.c.due_at <= now).values(**values))
    return Standing(*transaction.execute(found).one())


def solved(transaction: Transaction, user_id: int) -> int:
    those = (practice.c.user_id == user_id, practice.c.due_at.is_(None))
    return transaction.scalar(select(func.count()).where(*those)) or 0
