"""What a guild set for itself: its own rule sets, the one that it plays by default, and its settings."""

from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle import RuleSet
from bot.model.servers import GuildSettings, key_of
from bot.rulesets import HouseRules
from bot.store.schema import guilds, house_rules


async def ensure_guild(connection: AsyncConnection, guild_id: int, now: int) -> None:
    """Makes sure that a guild has its row; `now` is the time, in seconds since 1970, at which it was first seen."""
    await connection.execute(upsert(guilds).values(id=guild_id, first_seen=now).on_conflict_do_nothing())


async def rules_of(connection: AsyncConnection, guild_id: int) -> list[HouseRules]:
    """A guild's own rule sets, by title."""
    statement = select(house_rules).where(house_rules.c.guild_id == guild_id).order_by(house_rules.c.key)
    rows = (await connection.execute(statement)).mappings()
    return [
        HouseRules(row["key"], row["title"], row["summary"], row["base"], RuleSet.model_validate(row["rules"]))
        for row in rows
    ]


async def add_rules(connection: AsyncConnection, guild_id: int, house: HouseRules) -> None:
    """Stores a new rule set. Its title must be free."""
    await connection.execute(insert(house_rules).values(guild_id=guild_id, **_columns(house)))


async def replace_rules(connection: AsyncConnection, guild_id: int, key: str, house: HouseRules) -> None:
    """Stores `house` in the place of the guild's rule set with this key; a default by it follows a new title."""
    where = (house_rules.c.guild_id == guild_id, house_rules.c.key == key)
    await connection.execute(update(house_rules).where(*where).values(**_columns(house)))
    is_default = (guilds.c.id == guild_id, guilds.c.default_rules == key)
    await connection.execute(update(guilds).where(*is_default).values(default_rules=key_of(house.title)))


async def delete_rules(connection: AsyncConnection, guild_id: int, key: str) -> None:
    """Deletes a guild's rule set; a guild that played by it goes back to the shipped default."""
    where = (house_rules.c.guild_id == guild_id, house_rules.c.key == key)
    await connection.execute(delete(house_rules).where(*where))
    is_default = (guilds.c.id == guild_id, guilds.c.default_rules == key)
    await connection.execute(update(guilds).where(*is_default).values(default_rules=None))


async def default_rules(connection: AsyncConnection, guild_id: int) -> str | None:
    """The key of the rule set that a guild plays by default, None where it chose none."""
    found: str | None = await connection.scalar(select(guilds.c.default_rules).where(guilds.c.id == guild_id))
    return found


async def set_default_rules(connection: AsyncConnection, guild_id: int, key: str) -> None:
    await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(default_rules=key))


async def settings_of(connection: AsyncConnection, guild_id: int) -> GuildSettings:
    """What a guild set; it must have been met."""
    return _settings((await connection.execute(select(guilds).where(guilds.c.id == guild_id))).mappings().one())


async def all_settings(connection: AsyncConnection) -> dict[int, GuildSettings]:
    """What every guild set that set anything, by guild."""
    rows = (await connection.execute(select(guilds))).mappings()
    found = {row["id"]: _settings(row) for row in rows}
    return {guild_id: settings for guild_id, settings in found.items() if settings != GuildSettings()}


async def set_settings(connection: AsyncConnection, guild_id: int, settings: GuildSettings) -> None:
    """Stores what a guild set; it must have been met."""
    await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(**asdict(settings)))


def _settings(row: RowMapping) -> GuildSettings:
    values: dict[str, Any] = {field.name: row[field.name] for field in fields(GuildSettings)}
    return GuildSettings(**values | {"channels": tuple(values["channels"])})


def _columns(house: HouseRules) -> dict[str, object]:
    return {
        "key": key_of(house.title),
        "title": house.title,
        "summary": house.summary,
        "base": house.base,
        "rules": house.rules.model_dump(mode="json"),
    }
