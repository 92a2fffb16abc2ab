"""A bot that people install for themselves: in direct messages, in group chats, and on servers without the bot."""

from __future__ import annotations

import pytest

from localdiscord import Channel, ClientRefused, LocalDiscord, Person
from localdiscord.people.commands import offered_commands
from scenes import Api, ByHand

EPHEMERAL = 1 << 6


@pytest.fixture
def user(by_hand: ByHand) -> Person:
    """North, who has installed the bot."""
    by_hand.north.install_bot()
    return by_hand.north


@pytest.fixture
def friend(by_hand: ByHand) -> Person:
    """A person who has not installed it."""
    return by_hand.api.local.add_user("friend")


@pytest.fixture
def group(by_hand: ByHand, user: Person, friend: Person) -> Channel:
    """A group chat of the two."""
    return by_hand.api.local.add_group("Night owls", user, friend)


@pytest.fixture
def direct(user: Person, friend: Person) -> Channel:
    """The direct messages between the two."""
    return user.direct_messages_with(friend)


@pytest.fixture
def elsewhere(by_hand: ByHand, user: Person, friend: Person) -> Channel:
    """A channel of a server without the bot, with the two as members."""
    guild = by_hand.api.local.add_guild("Elsewhere", bot=False)
    guild.add_member(user)
    guild.add_member(friend)
    return guild.add_channel("general")


@pytest.fixture
def quiet(elsewhere: Channel, user: Person) -> Channel:
    """That channel, but North may not use external apps there."""
    elsewhere.deny(user, "use_external_apps")
    return elsewhere


@pytest.fixture
def places(by_hand: ByHand, user: Person, direct: Channel, group: Channel, elsewhere: Channel) -> dict[str, Channel]:
    """One channel of each kind."""
    return {
        "server": by_hand.channel,
        "bot": user.direct_messages,
        "direct": direct,
        "group": group,
        "elsewhere": elsewhere,
    }


@pytest.mark.parametrize(
    ("kinds", "contexts", "offered"),
    [
        ([0, 1], None, ["server", "bot", "direct", "group", "elsewhere"]),
        ([0, 1], [0], ["server", "elsewhere"]),
        ([0, 1], [1, 2], ["bot", "direct", "group"]),
        ([0], [0, 1, 2], ["server", "bot"]),
        ([0], [0], ["server"]),
        ([1], [2], ["direct", "group"]),
    ],
)
def test_a_command_is_offered_only_in_its_places(
    by_hand: ByHand,
    places: dict[str, Channel],
    user: Person,
    kinds: list[int],
    contexts: list[int] | None,
    offered: list[str],
) -> None:
    world = by_hand.api.local.world
    world.commands[None][1] |= {"integration_types": kinds, "contexts": contexts}
    assert [name for name, place in places.items() if "roll" in offered_commands(world, user, place)] == offered
    user.has_bot = False
    left = [each for each in offered if each in ("server", "bot") and 0 in kinds]
    assert [name for name, place in places.items() if "roll" in offered_commands(world, user, place)] == left


async def test_what_the_bot_is_told_of_a_place(by_hand: ByHand, places: dict[str, Channel], user: Person) -> None:
    payloads = {}
    for name, place in places.items():
        raised = await by_hand.command(place)
        await raised.answer(4, {"content": "x"})
        await raised.doing
        payloads[name] = raised.payload
    me, home = str(user.id), str(by_hand.guild.id)
    assert {name: (each["context"], each["authorizing_integration_owners"]) for name, each in payloads.items()} == {
        "server": (0, {"0": home, "1": me}),
        "bot": (1, {"0": "0", "1": me}),
        "direct": (2, {"1": me}),
        "group": (2, {"1": me}),
        "elsewhere": (0, {"1": me}),
    }
    # What files, embeds and mentions take; with the bot itself also emoji from elsewhere.
    assert [int(payloads[name]["app_permissions"]) for name in ("direct", "group", "bot")] == [180224, 180224, 442368]
    assert payloads["elsewhere"]["app_permissions"] == str(places["elsewhere"].permissions_of(user))
    assert payloads["elsewhere"]["member"]["user"]["id"] == payloads["group"]["user"]["id"] == me
    told = {name: payloads[name]["channel"] for name in ("bot", "direct", "group")}
    assert [each["type"] for each in told.values()] == [1, 1, 3]
    # Of a private channel the bot does not learn who else is in it.
    assert [name for name, each in told.items() if "recipients" in each] == ["bot"]
    assert (told["group"]["name"], told["group"]["owner_id"]) == ("Night owls", me)


@pytest.mark.parametrize("name", ["direct", "group", "elsewhere"])
async def test_a_friend_who_did_not_install_it_can_press(
    by_hand: ByHand, places: dict[str, Channel], user: Person, friend: Person, name: str
) -> None:
    message = await by_hand.board(places[name])
    assert message in places[name].messages(viewer=friend)
    raised = await by_hand.raised(friend.click(message, "a"))
    assert raised.payload["authorizing_integration_owners"] == {"1": str(user.id)}
    await raised.answer(7, {"content": "pressed"})
    await raised.doing
    assert message.text == "pressed"


async def test_the_bot_has_no_rights_of_its_own_in_a_place_that_it_is_not_in(
    by_hand: ByHand, group: Channel, elsewhere: Channel
) -> None:
    for place in (group, elsewhere):
        message = await by_hand.board(place)
        for method, path, body in (
            ("GET", f"/channels/{place.id}", None),
            ("POST", f"/channels/{place.id}/messages", {"content": "x"}),
            ("PATCH", f"/channels/{place.id}/messages/{message.id}", {"content": "x"}),
        ):
            assert await by_hand.api.code(method, path, body) == (403, 50001)


async def test_a_token_runs_out_and_the_next_press_brings_another(by_hand: ByHand, group: Channel) -> None:
    message = await by_hand.board(group)
    assert message.interaction is not None
    webhook = f"/webhooks/{by_hand.api.local.world.application_id}/{message.interaction.token}"
    edit = {"content": "later"}
    assert (await by_hand.api("PATCH", f"{webhook}/messages/@original", edit))[0] == 200
    by_hand.api.local.expire_tokens()
    assert await by_hand.api.code("PATCH", f"{webhook}/messages/@original", edit) == (401, 50027)
    assert await by_hand.api.code("POST", webhook, edit) == (401, 50027)
    raised = await by_hand.raised(by_hand.north.click(message, "a"))
    await raised.answer(6)
    await raised.doing
    assert (await by_hand.api("PATCH", f"{raised.webhook}/messages/@original", edit))[0] == 200


@pytest.mark.parametrize("name", ["direct", "group", "elsewhere"])
async def test_five_follow_ups_an_interaction(by_hand: ByHand, places: dict[str, Channel], name: str) -> None:
    by_hand.api.local.gate.webhook_rate = (99, 2.0)
    raised = await by_hand.command(places[name])
    # The first follow-up to a deferred answer fills that in, so it does not count.
    await raised.answer(5)
    sent = [(await by_hand.api("POST", raised.webhook, {"content": "x"}))[0] for _ in range(6)]
    assert sent == [200] * 6
    assert await by_hand.api.code("POST", raised.webhook, {"content": "x"}) == (400, 40094)
    assert (await by_hand.api("PATCH", f"{raised.webhook}/messages/@original", {"content": "y"}))[0] == 200


async def test_more_follow_ups_where_the_bot_is_installed(by_hand: ByHand, user: Person) -> None:
    by_hand.api.local.gate.webhook_rate = (99, 2.0)
    for place in (by_hand.channel, user.direct_messages):
        raised = await by_hand.command(place)
        await raised.answer(4, {"content": "x"})
        assert [(await by_hand.api("POST", raised.webhook, {"content": "x"}))[0] for _ in range(6)] == [200] * 6


@pytest.mark.parametrize("kind", [4, 5])
async def test_answers_are_private_without_the_permission_for_external_apps(
    by_hand: ByHand, quiet: Channel, friend: Person, kind: int
) -> None:
    raised = await by_hand.command(quiet)
    await raised.answer(kind, {"content": "x"} if kind == 4 else {})
    outcome = await raised.doing
    assert outcome.ephemeral
    status, original = await by_hand.api("GET", f"{raised.webhook}/messages/@original")
    assert (status, original["flags"] & EPHEMERAL) == (200, EPHEMERAL)
    await by_hand.api("PATCH", f"{raised.webhook}/messages/@original", {"content": "y"})
    status, more = await by_hand.api("POST", raised.webhook, {"content": "more"})
    assert (status, more["flags"] & EPHEMERAL) == (200, EPHEMERAL)
    assert quiet.messages(viewer=friend) == []


async def test_answers_stay_public_on_a_server_with_the_bot(by_hand: ByHand, user: Person) -> None:
    by_hand.channel.deny(user, "use_external_apps")
    assert not (await by_hand.board()).flags & EPHEMERAL


async def test_an_application_that_only_servers_can_install(api: Api) -> None:
    path = f"/applications/{api.local.world.application_id}/commands"
    both, servers = [{"name": "roll", "description": "Roll", "integration_types": kinds} for kinds in ([0, 1], [0])]
    assert set((await api("GET", "/applications/@me"))[1]["integration_types_config"]) == {"0", "1"}
    assert (await api("PUT", path, [both]))[0] == 200
    async with LocalDiscord(user_installs=False) as local:
        other = Api(local, api.session)
        assert set((await other("GET", "/applications/@me"))[1]["integration_types_config"]) == {"0"}
        assert await other.code("PUT", path, [both]) == (400, 50035)
        assert (await other("PUT", path, [servers]))[0] == 200
        with pytest.raises(ClientRefused):
            local.add_user("north").install_bot()


async def test_a_bot_that_is_kicked_can_still_be_used_by_those_who_installed_it(by_hand: ByHand, user: Person) -> None:
    message = await by_hand.board()
    by_hand.guild.kick_bot()
    raised = await by_hand.raised(user.click(message, "a"))
    assert raised.payload["authorizing_integration_owners"] == {"1": str(user.id)}
    await raised.answer(6)
    await raised.doing
