"""Seasons of servers, and who won them."""

from collections.abc import Mapping

from sqlalchemy import ColumnElement, Row, Select, func, insert, select, update

from bot.model.records import Season
from bot.store.schema import crowns, games, seasons
from bot.store.units import Transaction
from bot.text import Typed, harmless


def one(transaction: Transaction, guild_id: int, season_id: int) -> Season | None:
    return next(iter(_read(transaction, _seasons().where(_of(guild_id), seasons.c.id == season_id))), None)


def named(transaction: Transaction, guild_id: int, key: str) -> Season | None:
    """By `bot.text.key_of` its name."""
    return next(iter(_read(transaction, _seasons().where(_of(guild_id), seasons.c.key == key))), None)


def names(transaction: Transaction, guild_id: int) -> list[Typed]:
    return [harmless(name) for name in transaction.scalars(select(seasons.c.name).where(_of(guild_id)))]


def running(transaction: Transaction, guild_id: int) -> Season | None:
    return next(iter(_read(transaction, _seasons().where(_of(guild_id), seasons.c.ended_at.is_(None)))), None)


def offered(transaction: Transaction, guild_id: int, typed: str, most: int) -> tuple[Season, ...]:
    """Keys that begin with `typed` come first, then newer ones. Omits winners."""
    begins = seasons.c.key.startswith(typed, autoescape=True)
    holds = _of(guild_id) & seasons.c.key.contains(typed, autoescape=True)
    found = select(seasons).where(holds).order_by(begins.desc(), seasons.c.id.desc()).limit(most)
    return tuple(_season(row, {}) for row in transaction.execute(found))


def _read(transaction: Transaction, statement: Select[object]) -> tuple[Season, ...]:
    rows = transaction.execute(statement).all()
    ids = [row.id for row in rows]
    crowned: dict[int, dict[str, tuple[int, ...]]] = {id_: {} for id_ in ids}
    winners = select(crowns).where(crowns.c.season_id.in_(ids)).order_by(crowns.c.kind, crowns.c.user_id)
    for row in transaction.execute(winners):
        of_season = crowned[row.season_id]
        of_season[row.kind] = (*of_season.get(row.kind, ()), row.user_id)
    return tuple(_season(row, crowned[row.id]) for row in rows)


def _season(row: Row[object], winners: Mapping[str, tuple[int, ...]]) -> Season:
    return Season(row.id, row.guild_id, harmless(row.name), row.order, row.started_at, row.ended_at, winners)


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


def _seasons() -> Select[object]:
    return select(seasons).order_by(seasons.c.id.desc())


def _of(guild_id: int) -> ColumnElement[bool]:
    return seasons.c.guild_id == guild_id


def _last_ended(transaction: Transaction) -> int:
    return transaction.scalar(select(func.max(games.c.finish_number))) or 0
