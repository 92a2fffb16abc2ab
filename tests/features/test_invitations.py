"""Calls to a lobby: whom its host chooses, and who wants to hear of lobbies."""

from bot.features.invitations.store import REMEMBERED_SECONDS, SPAN, calls
from bot.model.deadline import HOUR
from bot.model.people import Pings
from localdiscord import Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import custom_id, forge, open_lobby, pass_time, press_more
from tests.support.table import last
from tests.support.tavern import Tavern


async def invite(lobby: Message, host: Person, *people: Person) -> Outcome:
    """The host calls them."""
    panel = (await host.click(lobby, label="Invite…")).shown
    return await host.choose(panel, custom_id(lobby, "invite-who"), people)


async def want_to_hear(tavern: Tavern, *people: Person) -> None:
    for person in people:
        page = (await person.slash(tavern.channel, "farkle help")).shown
        hearing = (await person.click(page, label="Hear of lobbies")).shown
        assert says(hearing, "invite-hear", hears="no")
        await person.click(hearing, label="Call me to lobbies")
        assert says(hearing, "invite-hear", hears="yes")


async def call_those_who_listen(lobby: Message, host: Person) -> Outcome:
    panel = (await host.click(lobby, label="Invite…")).shown
    return await host.click(panel, label="Call ")


async def test_a_host_calls_people_and_each_is_pinged_once(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern)
    assert says(await invite(lobby, host, second), "invite-called")
    assert last(tavern).pings == [second]
    assert says(last(tavern), "invite-call", listed="no", players=second, host=host, title="Standard")
    assert refused(await invite(lobby, host, second), "invite-called-already")
    await invite(lobby, host, second, third)
    assert last(tavern).pings == [third]


async def test_who_sits_in_the_lobby_and_bots_are_not_called(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, 2)
    assert refused(await invite(lobby, host, second), "invite-called-already")
    panel = (await host.click(lobby, label="Invite…")).shown
    bot = await host.choose(panel, custom_id(lobby, "invite-who"), [tavern.local.world.bot])
    assert refused(bot, "bots-do-not-play")


async def test_who_blocked_the_host_is_named_and_not_pinged(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await tavern.bot.services.records.privacy.block(second.id, host.id)
    await invite(await open_lobby(tavern), host, second, third)
    assert last(tavern).pings == [third]
    assert second.mention in last(tavern).text


async def test_who_wants_no_pings_is_named_and_not_pinged(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await tavern.bot.services.own_settings.change(second.id, pings=Pings.NEVER)
    await invite(await open_lobby(tavern), host, second, third)
    assert last(tavern).pings == [third]
    assert second.mention in last(tavern).text


async def test_a_host_calls_twice_an_hour_also_in_another_lobby(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern)
    await invite(lobby, host, second)
    pass_time(tavern, 60)
    await invite(lobby, host, third)
    await press_more(host, lobby, "Cancel")
    lobby = await open_lobby(tavern)
    assert refused(await invite(lobby, host, tavern.newcomer()), "invite-too-often")
    pass_time(tavern, SPAN - 59)
    lobby = await open_lobby(tavern)
    assert says(await invite(lobby, host, second), "invite-called")


async def test_people_are_called_twice_an_hour_whoever_calls(tavern: Tavern) -> None:
    victim, *hosts = tavern.people[2], *tavern.people[:2], tavern.newcomer()
    pinged = []
    for host in hosts:
        lobby = (await host.slash(tavern.channel, "farkle start")).shown
        await invite(lobby, host, victim)
        pinged.append(last(tavern).pings)
    assert pinged == [[victim], [victim], []]


async def test_people_who_want_to_hear_of_lobbies_are_called_by_one_press(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await want_to_hear(tavern, host, second, third)
    lobby = await open_lobby(tavern)
    called = await call_those_who_listen(lobby, host)
    assert says(called, "invite-called")
    assert sorted(last(tavern).pings, key=lambda each: each.id) == sorted([second, third], key=lambda each: each.id)
    assert says(last(tavern), "invite-call", listed="yes")
    assert "Call 2" not in [button.label for button in called.shown.buttons], "nobody is left to call"
    hearing = (await second.click(last(tavern), label="Hear of lobbies")).shown
    await second.click(hearing, label="Stop calling me")
    pass_time(tavern, 2 * HOUR)
    await call_those_who_listen(await open_lobby(tavern), host)
    assert last(tavern).pings == [third]


async def test_a_list_is_called_twice_an_hour_by_all_hosts(tavern: Tavern) -> None:
    first, second, third = tavern.people
    outcomes = []
    for host, listener in ((first, second), (second, third), (third, first)):
        await want_to_hear(tavern, listener)
        outcomes.append(await call_those_who_listen((await host.slash(tavern.channel, "farkle start")).shown, host))
    assert [says(each, "invite-called") for each in outcomes] == [True, True, False]
    assert refused(outcomes[-1], "invite-too-often")


async def test_a_guest_decides_in_a_lobby_only_about_themselves(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    lobby = await open_lobby(tavern, 2)
    hearing = await guest.click(lobby, label="Invite…")
    assert says(hearing, "invite-hear", hears="no")
    panel = (await host.click(lobby, label="Invite…")).shown
    for verb in ("invite-who", "invite-all"):
        pressed = custom_id(lobby, "invite-who").replace("invite-who", verb)
        assert refused(await forge(guest, panel, pressed, [str(third.id)]), "only-host")
    assert refused(await forge(host, lobby, custom_id(lobby, "invite-who"), [str(third.id)]), "unknown-button")


async def test_calls_are_forgotten_after_a_day(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await invite(await open_lobby(tavern), host, second)
    pass_time(tavern, REMEMBERED_SECONDS)
    await tavern.bot.jobs.play("calls")
    assert await tavern.bot.database.read(lambda unit: unit.execute(calls.select()).all()) == []


async def test_nobody_is_invited_where_the_bot_is_alone_with_a_person(tavern: Tavern) -> None:
    person = tavern.people[0]
    lobby = (await person.slash(person.direct_messages, "farkle start")).shown
    assert "Invite…" not in [button.label for button in lobby.buttons]
