"""Choosing a time zone: one's own, a server's and a game's."""

from bot.cities import at_hour
from bot.store.people import set_zone, zone_of
from bot.zones import Zone
from localdiscord import Message, Person
from tests.support.sentences import refused
from tests.support.steps import at_rest, custom_id, forge, manage, open_lobby, open_settings, settings_of
from tests.support.table import Hourglass
from tests.support.tavern import Tavern

NOON_OF_WINTER = 3_000_000_000 // 86_400 * 86_400 + 12 * 3600
"""In January."""


async def choose_place(person: Person, screen: Message, name: str) -> None:
    """In the menu that has it, once the hour is chosen."""
    menu = next(each for each in screen.selects if name in each.options)
    await person.choose(screen, menu.custom_id, [name])


async def own(tavern: Tavern, person: Person) -> Zone | None:
    return await tavern.bot.database.read(zone_of, person.id)


async def test_a_person_chooses_the_hour_and_then_the_place_or_types_it(tavern: Tavern, clock: Hourglass) -> None:
    person, clock.now = tavern.people[0], NOON_OF_WINTER
    screen = (await person.slash(tavern.channel, "farkle zone")).shown
    assert "UTC, now 12:00" in screen.text
    await person.choose(screen, "fs:zone-clock:*", ["7"])
    offered = {name for menu in screen.selects[:-1] for name in menu.options}
    assert offered == {str(each.zone) for each in at_hour(7, NOON_OF_WINTER)}
    await choose_place(person, screen, "America/New_York")
    assert "New York (UTC-5), now 07:00; in summer an hour more." in screen.text
    screen = (await person.slash(tavern.channel, "farkle zone", place="Lord Howe")).shown
    assert "Lord Howe Island (UTC+11), now 23:00; in winter half an hour less." in screen.text
    (suggested,) = await person.autocomplete(tavern.channel, "farkle zone", "place", "kathm")
    assert suggested == {"name": "Kathmandu · Nepal · 17:45 · UTC+5:45", "value": "Asia/Kathmandu"}
    assert refused(await person.slash(tavern.channel, "farkle zone", place="Germany"), "unknown-zone", typed="Germany")
    for forged in ("fs:zone-set:UTC+02:00", "fs:zone-set:Europe", "fs:zone-clock:24", "fs:zone-clock:x"):
        assert refused(await forge(person, screen, forged), "unknown-button")
    assert await own(tavern, person) == Zone("Australia/Lord_Howe")


async def test_who_had_a_fixed_offset_is_asked_once_for_a_place(tavern: Tavern, clock: Hourglass) -> None:
    person, clock.now = tavern.people[0], NOON_OF_WINTER
    await tavern.bot.database.write(set_zone, person.id, Zone.fixed(120), int(clock.now))
    for _ in range(2):
        page = (await person.slash(tavern.channel, "farkle privacy")).shown
        await person.click(page, label="Messages to me")
        assert "UTC+2, now 14:00." in page.text, "it stays as it is"
        await at_rest(tavern)
    (asked,) = (each for each in tavern.channel.messages(person) if "whole hours" in each.text)
    await person.choose(asked, "fs:zone-clock:*", ["14"])
    await choose_place(person, asked, "Europe/Helsinki")
    assert await own(tavern, person) == Zone("Europe/Helsinki")


async def test_managers_choose_a_servers_zone(tavern: Tavern, clock: Hourglass) -> None:
    clock.now = NOON_OF_WINTER
    await manage(tavern)
    manager = tavern.people[0]
    screen = await open_settings(tavern, page="Server")
    await manager.choose(screen, "fc:clock", ["13"])
    await choose_place(manager, screen, "Europe/Berlin")
    assert "Berlin (UTC+1), now 13:00; in summer an hour more" in screen.text
    assert settings_of(tavern).earlier_zones == ((NOON_OF_WINTER, Zone()),)
    screen = (await manager.slash(tavern.channel, "farkle-setup zone", place="Nepal")).shown
    assert "Kathmandu (UTC+5:45), now 17:45" in screen.text
    for forged in ("fc:zone:0", "fc:clock"):
        assert refused(await forge(manager, screen, forged, ["UTC+02:00"]), "unknown-button")
    assert settings_of(tavern).zone == Zone("Asia/Kathmandu")


async def test_turns_end_where_the_host_is_but_not_on_the_days_they_name(tavern: Tavern, clock: Hourglass) -> None:
    host, clock.now = tavern.people[0], NOON_OF_WINTER
    await manage(tavern, turn_seconds=86_400)
    await tavern.bot.database.write(set_zone, host.id, Zone("Australia/Sydney"), int(clock.now))
    lobby = await open_lobby(tavern, 2)
    more = (await host.click(lobby, label="More")).shown
    assert "Sydney (UTC+11), now 23:00; in winter an hour less." in more.text
    await host.choose(more, custom_id(lobby, "turns-hour"), ["20"])
    assert "(20:00, Sydney)" in more.text
    await host.choose(more, custom_id(lobby, "turns-free"), ["5", "6"])
    assert "No turn ends on Saturday and Sunday." in more.text
    for days in (["7"], ["0", "1", "2"]):
        assert refused(await forge(host, more, custom_id(lobby, "turns-free"), days), "unknown-button")
    await host.choose(more, custom_id(lobby, "turns-free"), [])
    assert "No turn ends" not in more.text
    await host.choose(more, custom_id(lobby, "turns-clock"), ["13"])
    await choose_place(host, more, "Europe/Berlin")
    assert "(20:00, Berlin)" in more.text
    assert await own(tavern, host) == Zone("Australia/Sydney"), "the game has its own"
