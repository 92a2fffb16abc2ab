"""The seasons of servers, and their winners."""

from typing import Any

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.standings import Order, Season
from bot.store.schema import crowns, games, seasons
from bot.text import Typed


async def of_guild(connection: AsyncConnection, guild_id: int) -> tuple[Season, ...]:
    """A server's seasons, newest first."""
    rows = (await connection.execute(_seasons().where(seasons.c.guild_id == guild_id))).all()
    ids = [row.id for row in rows]
    crowned: dict[int, tuple[int, ...]] = {}
    winners = select(crowns).where(crowns.c.season_id.in_(ids)).order_by(crowns.c.user_id)
    for row in await connection.execute(winners):
        crowned[row.season_id] = (*crowned.get(row.season_id, ()), row.user_id)
    return tuple(
        Season(
            row.id, guild_id, Typed(row.name), Order(row.order), row.started_at, row.ended_at, crowned.get(row.id, ())
        )
        for row in rows
    )


async def start(connection: AsyncConnection, season: Season, key: str) -> int:
    """Stores a season that starts now (its `id` is ignored). Returns its id."""
    inserted = await connection.execute(
        insert(seasons).values(
            guild_id=season.guild_id,
            name=season.name,
            key=key,
            order=season.order.value,
            started_at=season.started_at,
            after=await _last_ended(connection),
        )
    )
    (season_id,) = inserted.inserted_primary_key or (0,)
    return int(season_id)


async def end(connection: AsyncConnection, season: Season) -> None:
    """Stores that a season has ended, and its winners. Later games do not count in it."""
    values = {"ended_at": season.ended_at, "until": await _last_ended(connection)}
    await connection.execute(update(seasons).where(seasons.c.id == season.id).values(**values))
    rows = [{"season_id": season.id, "user_id": user_id} for user_id in season.winners]
    if rows:
        await connection.execute(insert(crowns), rows)


def _seasons() -> Select[Any]:
    return select(seasons).order_by(seasons.c.id.desc())


async def _last_ended(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.max(games.c.finish_number))) or 0
