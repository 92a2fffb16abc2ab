"""What a guild set for itself: its own rule sets, the one that it plays by default, and its settings."""

import asyncio
import logging
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, Text, cast, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle.rules import RuleSet
from bot.rulesets import HouseRules
from bot.store.schema import guilds, house_rules

log = logging.getLogger(__name__)

_PIECE = 500
TURN_SECONDS = 300
"""How long a turn may take where a guild set nothing else."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """How games go on one guild. The values here are those of a guild that set nothing.

    `channels` are those where games may be opened (none: everywhere). At most `most_in_channel` games are open in a
    channel at once, and anybody sits in at most `most_per_person`. With `turns_call` each new turn calls its player,
    else only the reminder shortly before the time is over does. With `threads` each game has a thread of its own.
    `locale` is the language (None: as Discord says of the guild).
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    turns_call: bool = True
    threads: bool = False
    locale: str | None = None


class TitledRules(NamedTuple):
    """What a list shows of a rule set. `name` is what it is found by."""

    name: str
    title: str
    summary: str
    base: str


def key_of(title: str) -> str:
    """Titles are the same without regard to case and spacing.

    Lower case, not folded: that can be three times as long, and the key has to fit into a choice of Discord's.
    """
    return " ".join(title.split()).lower()


async def ensure_guild(connection: AsyncConnection, guild_id: int, now: int) -> None:
    """Makes sure that a guild has its row; `now` is the time, in seconds since 1970, at which it was first seen."""
    await connection.execute(upsert(guilds).values(id=guild_id, first_seen=now).on_conflict_do_nothing())


async def parsed_rules(text: str) -> RuleSet:
    """A rule set as it is stored. Raises ValueError where it is none.

    Whether a target can be met exactly takes a while to find out, so that is done beside everything else, and once.
    """
    return await asyncio.to_thread(_parsed, text)


@lru_cache(maxsize=2048)
def _parsed(text: str) -> RuleSet:
    return RuleSet.model_validate_json(text)


async def titles_of(connection: AsyncConnection, guild_id: int) -> list[TitledRules]:
    """A guild's own rule sets as lists show them, by title."""
    columns = (house_rules.c.key, house_rules.c.title, house_rules.c.summary, house_rules.c.base)
    statement = select(*columns).where(house_rules.c.guild_id == guild_id).order_by(house_rules.c.key)
    return [TitledRules(*row) for row in await connection.execute(statement)]


async def rules_of(connection: AsyncConnection, guild_id: int) -> list[HouseRules]:
    """A guild's own rule sets, by title, without those that cannot be read."""
    columns = (house_rules.c.key, house_rules.c.title, house_rules.c.summary, house_rules.c.base)
    statement = select(*columns, cast(house_rules.c.rules, Text)).where(house_rules.c.guild_id == guild_id)
    found = []
    for key, title, summary, base, rules in (await connection.execute(statement.order_by(house_rules.c.key))).all():
        try:
            found.append(HouseRules(key, title, summary, base, await parsed_rules(rules)))
        except ValueError as error:
            log.warning("the rule set %r of guild %s cannot be read: %s", key, guild_id, error)
    return found


async def add_rules(connection: AsyncConnection, guild_id: int, house: HouseRules) -> None:
    """Stores a new rule set. Its title must be free, or that of one that cannot be read."""
    statement = upsert(house_rules).values(guild_id=guild_id, **_columns(house))
    await connection.execute(statement.on_conflict_do_update(["guild_id", "key"], set_=_columns(house)))


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
    found: dict[int, GuildSettings] = {}
    async for piece in (await connection.stream(select(guilds))).mappings().partitions(_PIECE):
        settings = {row["id"]: _settings(row) for row in piece}
        found |= {guild_id: each for guild_id, each in settings.items() if each != GuildSettings()}
    return found


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
