"""Settings of people, stored and remembered."""

from dataclasses import fields
from typing import Any

from bot.model.people import OwnSettings, Pings
from bot.servers.own_settings import SettingsByPerson
from bot.store.database import OWN_SETTINGS, Database, changes

EVERYTHING: dict[str, Any] = {"pings": Pings.NEVER, "locale": "pt-BR"}
assert EVERYTHING.keys() == {field.name for field in fields(OwnSettings)}, "every setting is set"


async def test_what_a_person_chose_is_read_back_here_and_elsewhere(database: Database) -> None:
    here, elsewhere = SettingsByPerson(database), SettingsByPerson(database)
    before = await database.read(changes, [OWN_SETTINGS])
    await here.change(1 << 60, **EVERYTHING)
    assert here.of(1 << 60) == OwnSettings(**EVERYTHING)
    assert here.of(2) == OwnSettings()
    assert await database.read(changes, [OWN_SETTINGS]) != before, "other processes read it again"
    await elsewhere.load()
    assert elsewhere.of(1 << 60) == OwnSettings(**EVERYTHING)
    await here.change(1 << 60, locale=None)
    assert here.of(1 << 60) == OwnSettings(pings=Pings.NEVER)
