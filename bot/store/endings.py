"""Endings that don't show yet what counting changed, or the review.

The unit that counts a game stores them, so that they can be shown after a crash. Also, which results players
shared: each once in a channel.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, delete, exists, insert, select, true, update

from bot.model.records import Counted
from bot.model.tally import Rating
from bot.store.database import Database
from bot.store.schema import endings, games, reviews, shares, unreviewed
from bot.store.units import Transaction, add_once


def keep(transaction: Transaction, game_id: int, counted: Counted) -> None:
    ratings = [each and [(rating.mu, rating.sigma, rating.games) for rating in each] for each in counted.ratings]
    changed = json.dumps({"ratings": ratings, "awards": counted.awards})
    transaction.execute(insert(endings).values(game_id=game_id, changed=changed, awaits_review=False))


def find(transaction: Transaction, game_id: int) -> Counted | None:
    """What counting changed by a game, for its ending; None if the ending is complete."""
    changed = transaction.scalar(select(endings.c.changed).where(endings.c.game_id == game_id))
    if changed is None:
        return None
    stored = json.loads(changed)
    ratings = (None if each is None else (Rating(*each[0]), Rating(*each[1])) for each in stored["ratings"])
    return Counted(tuple(ratings), tuple((seat, name) for seat, name in stored["awards"]))


def record_shown(transaction: Transaction, game_id: int, *, with_review: bool) -> None:
    its = endings.c.game_id == game_id
    is_to_come = exists().where(unreviewed.c.game_id == game_id) | exists().where(reviews.c.game_id == game_id)
    transaction.execute(delete(endings).where(its, true() if with_review else ~is_to_come))
    transaction.execute(update(endings).where(its).values(awaits_review=True))


def expect_no_review(transaction: Transaction, game_id: int) -> None:
    transaction.execute(delete(endings).where(endings.c.game_id == game_id, endings.c.awaits_review))


def incomplete(transaction: Transaction, since: int) -> list[tuple[int, int]]:
    """The ids and servers of games with incomplete endings; forgets those that ended before `since`."""
    # There are few rows here and many games.
    earlier = select(games.c.id).where(games.c.id.in_(select(endings.c.game_id)), games.c.ended_at < since)
    transaction.execute(delete(endings).where(endings.c.game_id.in_(list(transaction.scalars(earlier)))))
    return _games(transaction, endings.c.awaits_review.is_(False))


def reviewed(transaction: Transaction) -> list[tuple[int, int]]:
    """The ids and servers of games whose endings lack a review that has come since."""
    has_review = exists().where(reviews.c.game_id == endings.c.game_id)
    return _games(transaction, endings.c.awaits_review.is_(True) & has_review)


def _games(transaction: Transaction, which: ColumnElement[bool]) -> list[tuple[int, int]]:
    found = select(games.c.id, games.c.guild_id).where(games.c.id.in_(select(endings.c.game_id).where(which)))
    return [(row.id, row.guild_id) for row in transaction.execute(found)]


def is_shared(transaction: Transaction, game_id: int, channel_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(*_its(game_id, channel_id)))))


@asynccontextmanager
async def sharing(database: Database, game_id: int, channel_id: int) -> AsyncIterator[bool]:
    """Counts a result as shared, unless the block raises. Yields False if it was shared before."""
    is_first = await database.write(lambda unit: add_once(unit, shares, game_id=game_id, channel_id=channel_id))
    try:
        yield is_first
    except BaseException:
        if is_first:
            await database.write(_give_back, game_id, channel_id)
        raise


def _give_back(transaction: Transaction, game_id: int, channel_id: int) -> None:
    transaction.execute(delete(shares).where(*_its(game_id, channel_id)))


def _its(game_id: int, channel_id: int) -> tuple[ColumnElement[bool], ...]:
    return shares.c.game_id == game_id, shares.c.channel_id == channel_id
