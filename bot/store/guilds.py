"""The rows of servers, and their settings."""

from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping, select, update

from bot.model.servers import Boards, GuildSettings
from bot.store.schema import guilds
from bot.store.units import Transaction, insert_or


def ensure_guild(transaction: Transaction, guild_id: int) -> None:
    transaction.execute(insert_or(guilds).values(id=guild_id).on_conflict_do_nothing())


def settings_of(transaction: Transaction, guild_id: int) -> GuildSettings:
    """The server needs a row (`ensure_guild`)."""
    return _settings(transaction.execute(select(guilds).where(guilds.c.id == guild_id)).mappings().one())


def all_settings(transaction: Transaction) -> dict[int, GuildSettings]:
    """Omits servers without a setting of their own."""
    found: dict[int, GuildSettings] = {}
    for row in transaction.execute(select(guilds)).mappings():
        settings = _settings(row)
        if settings != GuildSettings():
            found[row["id"]] = settings
    return found


def set_settings(transaction: Transaction, guild_id: int, settings: GuildSettings) -> None:
    values = asdict(settings) | {"boards": settings.boards.value}
    transaction.execute(update(guilds).where(guilds.c.id == guild_id).values(**values))


def _settings(row: RowMapping) -> GuildSettings:
    values: dict[str, Any] = {field.name: row[field.name] for field in fields(GuildSettings)}
    return GuildSettings(**values | {"channels": tuple(values["channels"]), "boards": Boards(values["boards"])})
