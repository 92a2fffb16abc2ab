"""Stores seasons, and who won them."""

from collections.abc import Iterator, Sequence

from sqlalchemy import ColumnElement, Row, func, insert, select, update

from bot.features.seasons.model import Season, key_of_season
from bot.features.seasons.tables import crowns, seasons
from bot.model.records import CountedGame
from bot.store.schema import games
from bot.store.units import Transaction
from bot.text import Typed, harmless, key_of, legible

_LONGEST_ID = 9


def find(transaction: Transaction, guild_id: int, text: str) -> Season | None:
    """By id or name."""
    is_id = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID
    by_id = _one(transaction, guild_id, seasons.c.id == int(text)) if is_id else None
    return by_id or _one(transaction, guild_id, seasons.c.key == key_of(legible(text)))


def names(transaction: Transaction, guild_id: int) -> list[Typed]:
    return [harmless(name) for name in transaction.scalars(select(seasons.c.name).where(_of(guild_id)))]


def running(transaction: Transaction, guild_id: int) -> Season | None:
    return _one(transaction, guild_id, seasons.c.ended_at.is_(None))


def offered(transaction: Transaction, guild_id: int, typed: str, most: int) -> list[Season]:
    """Names that begin with `typed` come first, then newer ones."""
    key = key_of(legible(typed))
    begins = seasons.c.key.startswith(key, autoescape=True)
    holds = _of(guild_id) & seasons.c.key.contains(key, autoescape=True)
    found = select(seasons).where(holds).order_by(begins.desc(), seasons.c.id.desc()).limit(most)
    return [_season(row) for row in transaction.execute(found)]


def keys_of(transaction: Transaction, counted: Sequence[CountedGame]) -> Iterator[tuple[int, str]]:
    """Ids of games, each with the key of a season that ran when it ended."""
    numbers = [game.finish_number for game in counted]
    then = (seasons.c.after < max(numbers), seasons.c.until.is_(None) | (seasons.c.until >= min(numbers)))
    columns = (seasons.c.id, seasons.c.guild_id, seasons.c.after, seasons.c.until)
    found = select(*columns).where(seasons.c.guild_id.in_({game.guild_id for game in counted}), *then)
    for season in transaction.execute(found):
        for game in counted:
            until = game.finish_number if season.until is None else season.until
            if season.guild_id == game.guild_id and season.after < game.finish_number <= until:
                yield game.game_id, key_of_season(season.id)


def start(transaction: Transaction, season: Season, key: str) -> int:
    """Ignores `id`, and returns the new one."""
    inserted = transaction.execute(
        insert(seasons).values(
            guild_id=season.guild_id,
            name=season.name,
            key=key,
            order=season.order,
            started_at=season.started_at,
            after=_last_ended(transaction),
        )
    )
    (season_id,) = inserted.inserted_primary_key or (0,)
    return int(season_id)


def end(transaction: Transaction, season: Season) -> None:
    values = {"ended_at": season.ended_at, "until": _last_ended(transaction)}
    transaction.execute(update(seasons).where(seasons.c.id == season.id).values(**values))
    rows = [
        {"season_id": season.id, "kind": kind, "user_id": user_id}
        for kind, winners in season.winners.items()
        for user_id in winners
    ]
    if rows:
        transaction.execute(insert(crowns), rows)


def _one(transaction: Transaction, guild_id: int, condition: ColumnElement[bool]) -> Season | None:
    row = transaction.execute(select(seasons).where(_of(guild_id), condition)).one_or_none()
    return None if row is None else _season(row)


def _season(row: Row[object]) -> Season:
    return Season(row.id, row.guild_id, harmless(row.name), row.order, row.started_at, row.ended_at)


def _of(guild_id: int) -> ColumnElement[bool]:
    return seasons.c.guild_id == guild_id


def _last_ended(transaction: Transaction) -> int:
    return transaction.scalar(select(func.max(games.c.finish_number))) or 0
