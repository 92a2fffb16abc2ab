"""What a server decides for itself: its own rule sets, the one that it plays by default, and its settings."""

from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle import RuleSet
from bot.model.servers import GuildSettings
from bot.rulesets import HouseRules
from bot.store.schema import guilds, house_rules
from bot.text import Typed
from bot.titles import key_of


async def ensure_guild(connection: AsyncConnection, guild_id: int) -> None:
    """Adds the row of a server unless it is there. Whatever belongs to a server needs that row."""
    await connection.execute(upsert(guilds).values(id=guild_id).on_conflict_do_nothing())


async def rules_of(connection: AsyncConnection, guild_id: int) -> list[HouseRules]:
    """A server's own rule sets, ordered by title."""
    statement = select(house_rules).where(house_rules.c.guild_id == guild_id).order_by(house_rules.c.key)
    rows = (await connection.execute(statement)).mappings()
    return [
        HouseRules(
            row["key"], Typed(row["title"]), Typed(row["summary"]), row["base"], RuleSet.model_validate(row["rules"])
        )
        for row in rows
    ]


async def add_rules(connection: AsyncConnection, guild_id: int, house: HouseRules) -> None:
    """Stores a new rule set. No other rule set of the server may have its title."""
    await connection.execute(insert(house_rules).values(guild_id=guild_id, **_columns(house)))


async def replace_rules(connection: AsyncConnection, guild_id: int, key: str, house: HouseRules) -> None:
    """Replaces the server's rule set with this key by `house`. If it is the default, it stays so under a new title."""
    where = (house_rules.c.guild_id == guild_id, house_rules.c.key == key)
    await connection.execute(update(house_rules).where(*where).values(**_columns(house)))
    is_default = (guilds.c.id == guild_id, guilds.c.default_rules == key)
    await connection.execute(update(guilds).where(*is_default).values(default_rules=key_of(house.title)))


async def delete_rules(connection: AsyncConnection, guild_id: int, key: str) -> None:
    """Deletes a server's rule set. If it is the default, the shipped default takes its place."""
    where = (house_rules.c.guild_id == guild_id, house_rules.c.key == key)
    await connection.execute(delete(house_rules).where(*where))
    is_default = (guilds.c.id == guild_id, guilds.c.default_rules == key)
    await connection.execute(update(guilds).where(*is_default).values(default_rules=None))


async def default_rules(connection: AsyncConnection, guild_id: int) -> str | None:
    """The key of the rule set that a server plays by default; None if it has not chosen one."""
    found: str | None = await connection.scalar(select(guilds.c.default_rules).where(guilds.c.id == guild_id))
    return found


async def set_default_rules(connection: AsyncConnection, guild_id: int, key: str) -> None:
    await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(default_rules=key))


async def settings_of(connection: AsyncConnection, guild_id: int) -> GuildSettings:
    """The settings of a server, which must have a row (`ensure_guild`)."""
    return _settings((await connection.execute(select(guilds).where(guilds.c.id == guild_id))).mappings().one())


async def all_settings(connection: AsyncConnection) -> dict[int, GuildSettings]:
    """The settings of all servers that changed any, by server."""
    rows = (await connection.execute(select(guilds))).mappings()
    found = {row["id"]: _settings(row) for row in rows}
    return {guild_id: settings for guild_id, settings in found.items() if settings != GuildSettings()}


async def set_settings(connection: AsyncConnection, guild_id: int, settings: GuildSettings) -> None:
    """Stores the settings of a server, which must have a row (`ensure_guild`)."""
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
