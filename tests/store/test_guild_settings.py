"""Settings of guilds, stored and remembered."""

import asyncio
from dataclasses import fields
from typing import Any

import pytest

from bot.model.servers import Boards, GuildSettings
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.store.database import Database
from bot.zones import UTC, Zone

GUILD, OTHER = 1 << 60, 1 << 61
EVERYTHING: dict[str, Any] = {
    "channels": (2**63 - 1, 5),
    "most_in_channel": 20,
    "most_per_person": 10,
    "turn_seconds": 600,
    "longest_turn": 43_200,
    "boards": Boards.FOLD,
    "threads": True,
    "hints": True,
    "first_roll": False,
    "locale": "pt-BR",
    "zone": Zone("America/Argentina/ComodRivadavia"),
    "earlier_zones": ((1_795_000_000, UTC), (1_796_000_000, Zone("Asia/Kathmandu"))),
    "helpers": (2**63 - 1, 7),
    "posts": {"daily": 2**63 - 1},
    "powers": {"moderating": (2**63 - 1,), "other": None, "another": ()},
}
assert EVERYTHING.keys() == {field.name for field in fields(GuildSettings)}, "every setting is set"


async def read_anew(database: Database) -> SettingsByServer:
    settings = SettingsByServer(database)
    await settings.load()
    return settings


async def test_what_a_guild_set_is_read_back(database: Database) -> None:
    settings = SettingsByServer(database)
    await settings.change(GUILD, **EVERYTHING)
    assert settings.of(GUILD) == GuildSettings(**EVERYTHING)
    assert settings.of(OTHER) == settings.of(None) == GuildSettings()
    again = await read_anew(database)
    assert again.of(GUILD) == GuildSettings(**EVERYTHING)
    assert again.of(OTHER) == GuildSettings()


async def test_the_usual_time_for_a_turn_is_one_that_hosts_may_choose(database: Database) -> None:
    settings = SettingsByServer(database)
    for changed, now in (
        ({"turn_seconds": 3600}, (3600, 259_200)),
        ({"longest_turn": 60}, (60, 60)),
        ({"turn_seconds": 120}, (120, 120)),
    ):
        await settings.change(GUILD, **changed)
        assert (settings.of(GUILD).turn_seconds, settings.of(GUILD).longest_turn) == now


async def test_a_guild_that_was_met_before_has_set_nothing(database: Database) -> None:
    await RuleBooks(database).make(GUILD, "Mine", "standard")
    assert (await read_anew(database)).of(GUILD) == GuildSettings()


async def test_changes_at_the_same_moment_all_count(database: Database) -> None:
    settings = SettingsByServer(database)
    await asyncio.gather(*(settings.change(GUILD, **{name: value}) for name, value in EVERYTHING.items()))
    assert settings.of(GUILD) == (await read_anew(database)).of(GUILD) == GuildSettings(**EVERYTHING)


async def test_a_change_that_fails_is_not_remembered(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_arguments: object) -> None:
        raise RuntimeError

    settings = SettingsByServer(database)
    with monkeypatch.context() as patched:
        patched.setattr("bot.servers.settings.guilds.set_settings", fails)  # no disk here is full
        with pytest.raises(RuntimeError):
            await settings.change(GUILD, threads=True)
    assert settings.of(GUILD) == GuildSettings()
