"""Endings that are still to be shown with what counting changed: kept until that is done, whoever does it."""

import json
from dataclasses import astuple

from sqlalchemy import delete, insert, select

from bot.model.standings import Counted
from bot.stats.rating import Rating
from bot.store.schema import endings, games
from bot.store.units import Transaction


def keep(transaction: Transaction, game_id: int, counted: Counted) -> None:
    """Stores what counting a game changed."""
    ratings = [None if each is None else [astuple(rating) for rating in each] for each in counted.ratings]
    changed = json.dumps({"ratings": ratings, "awards": counted.awards})
    transaction.execute(insert(endings).values(game_id=game_id, changed=changed))


def find(transaction: Transaction, game_id: int) -> Counted | None:
    """What counting a game changed; None if that is shown, or if the game was not counted."""
    changed = transaction.scalar(select(endings.c.changed).where(endings.c.game_id == game_id))
    if changed is None:
        return None
    stored = json.loads(changed)
    ratings = (None if each is None else (Rating(*each[0]), Rating(*each[1])) for each in stored["ratings"])
    return Counted(tuple(ratings), tuple((seat, name) for seat, name in stored["awards"]))


def forget(transaction: Transaction, game_id: int) -> None:
    """An ending shows what counting changed."""
    transaction.execute(delete(endings).where(endings.c.game_id == game_id))


def left(transaction: Transaction, since: int) -> list[tuple[int, int]]:
    """The games whose endings are still to be shown so: the id of each, and that of its guild.

    Those that ended before `since` (in seconds since 1970) stay as they are, and are forgotten.
    """
    earlier = select(games.c.id).where(games.c.ended_at < since)
    transaction.execute(delete(endings).where(endings.c.game_id.in_(earlier)))
    found = select(games.c.id, games.c.guild_id).join(endings).order_by(games.c.finish_number)
    return [(row.id, row.guild_id) for row in transaction.execute(found)]
