"""The gateway: with a bare client, and with discord.py when things go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from localdiscord import Channel, Guild, LocalDiscord, Person
from localdiscord.gateway import Gateway
from localdiscord.sample_bot import SampleBot, discord
from scenes import ACK, HEARTBEAT, INVALID, Opener, Scene, Wire, received


async def test_ready_and_guilds(wire: Wire, home: Guild) -> None:
    ready = await wire.identify()
    assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
    assert ready["d"]["resume_gateway_url"] == wire.local.gateway_url
    assert ready["d"]["guilds"] == [{"id": str(home.id), "unavailable": True}]
    created = await wire.receive()
    assert (created["t"], created["d"]["name"], created["d"]["member_count"]) == ("GUILD_CREATE", "Home", 2)


async def test_a_heartbeat_is_answered_no_sooner_than_over_a_network(wire: Wire) -> None:
    """discord.py's thread notes when it has sent one; an answer before that is taken for that of the one before."""
    await wire.identify()
    clock = asyncio.get_running_loop()
    sent = clock.time()
    await wire.send(HEARTBEAT, 1)
    assert (await wire.receive())["op"] == ACK
    assert clock.time() - sent >= 0.09


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_identify_is_checked(wire: Wire, form: dict[str, Any], code: int) -> None:
    assert await wire.identify(**form) == code


async def test_resume_replays_what_was_missed(wire: Wire, home: Guild) -> None:
    ready = await wire.identify()
    await wire.receive()
    await wire.local.gateway.drop()
    channel = home.add_channel("dice")
    home.delete_channel(channel)
    missed = await wire.resume(ready["d"]["session_id"], 2)
    names = [(each["t"], each["s"]) for each in (missed, await wire.receive(), await wire.receive())]
    assert names == [("CHANNEL_CREATE", 3), ("CHANNEL_DELETE", 4), ("RESUMED", 5)]


async def test_sessions_that_cannot_be_resumed(wire: Wire) -> None:
    assert await wire.resume("unknown", 1) == {"op": INVALID, "d": False, "s": None, "t": None}
    session = (await wire.identify())["d"]["session_id"]
    await wire.local.gateway.drop()
    assert await wire.resume(session, 99) == 4007
    assert (await wire.resume(session, 1))["t"] == "RESUMED"
    await wire.send(HEARTBEAT, 2)
    await wire.receive()
    await wire.local.gateway.drop()
    assert (await wire.resume(session, 1))["op"] == INVALID


async def test_members_are_sent_on_request(wire: Wire, home: Guild, north: Person) -> None:
    wire.local.gateway.privileged_intents = True
    await wire.identify(intents=3)
    await wire.receive()
    everybody = {"guild_id": str(home.id), "query": "", "limit": 0, "nonce": "n"}
    await wire.send(8, everybody)
    chunk = (await wire.receive())["d"]
    assert (len(chunk["members"]), chunk["chunk_index"], chunk["chunk_count"], chunk["nonce"]) == (3, 0, 1, "n")
    await wire.send(8, everybody)
    limited = await wire.receive()
    assert (limited["t"], limited["d"]["opcode"]) == ("RATE_LIMITED", 8)
    assert limited["d"]["meta"] == {"guild_id": str(home.id), "nonce": "n"}
    assert 0 < limited["d"]["retry_after"] <= 30
    await wire.send(8, {"guild_id": str(home.id), "user_ids": [str(north.id), "1"]})
    chunk = (await wire.receive())["d"]
    assert ([each["user"]["username"] for each in chunk["members"]], chunk["not_found"]) == (["north"], ["1"])
    await wire.send(8, {"guild_id": str(home.id), "query": "nor", "limit": 5})
    assert len((await wire.receive())["d"]["members"]) == 1


async def test_voice_channels_have_nothing_to_tell(wire: Wire, home: Guild) -> None:
    await wire.identify()
    await wire.receive()
    await wire.send(43, {"guild_id": str(home.id), "fields": ["status"]})
    told = await wire.receive()
    assert (told["t"], told["d"]) == ("CHANNEL_INFO", {"guild_id": str(home.id), "channels": []})
    await wire.send(31, {"guild_ids": [str(home.id)]})
    assert await wire.receive() == 4001


async def test_messages_say_what_kind_of_channel_they_are_in(wire: Wire, home: Guild, north: Person) -> None:
    news = home.add_channel("news", kind=5)
    await wire.identify(intents=1 << 9)
    north.say(news, "hello")
    message = await wire.receive()
    assert (message["t"], message["d"]["channel_type"]) == ("MESSAGE_CREATE", 5)


async def test_identify_is_limited(wire: Wire) -> None:
    wire.local.gateway.identifies_left = 1
    assert (await wire.identify())["t"] == "READY"
    assert (await wire.identify())["op"] == INVALID


async def test_a_shard_with_too_many_guilds_is_refused(wire: Wire) -> None:
    for number in range(2501):
        wire.local.add_guild(f"{number}")
    assert await wire.identify() == 4011
    assert (await wire.identify(0, 2))["t"] == "READY"


async def test_events_follow_intents(wire: Wire, home: Guild, channel: Channel, north: Person) -> None:
    await wire.identify(intents=1 << 9)
    message = north.say(channel, "hello")
    created = await wire.receive()
    assert (created["t"], created["d"]["content"], created["d"]["guild_id"]) == ("MESSAGE_CREATE", "", str(home.id))
    north.delete(message)
    assert (await wire.receive())["t"] == "MESSAGE_DELETE"


async def test_privileged_intents_are_switched_on(open_scene: Opener) -> None:
    bot = SampleBot(discord.Intents.all())
    scene = await open_scene(bot, privileged_intents=True)
    scene.north.say(scene.channel, "hello")
    await scene.local.until(lambda: bot.cached_messages)
    assert bot.cached_messages[0].content == "hello"
    home = bot.get_guild(scene.guild.id)
    assert home is not None
    assert {each.id for each in home.members} == set(scene.guild.members)


async def test_without_a_bot_nothing_answers(local_discord: LocalDiscord, channel: Channel, north: Person) -> None:
    local_discord.world.commands[None][1] = {"id": "1", "type": 1, "name": "roll"}
    outcome = await north.slash(channel, "roll")
    assert (outcome.kind, outcome.error) == ("failed", "This application did not respond")


@pytest.mark.parametrize(
    "disturb",
    [
        Gateway.drop,
        Gateway.ask_reconnect,
        partial(Gateway.invalidate, resumable=True),
    ],
    ids=["cut", "asked to", "invalidated"],
)
async def test_discord_py_resumes(scene: Scene, disturb: Callable[[Gateway], Awaitable[None]]) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    await disturb(scene.local.gateway)
    # A click while the connection is down reaches the resumed session.
    outcome = await scene.north.click(message, label="Pressed")
    assert outcome.text == "Count: 1"
    await received(scene, "RESUMED")
    assert scene.bot.received.count("READY") == 1


async def test_discord_py_identifies_anew(scene: Scene) -> None:
    await scene.local.gateway.invalidate()
    await received(scene, "READY")
    await received(scene, "READY")
    await scene.local.bot_ready()
    assert (await scene.north.slash(scene.channel, "sample board")).kind == "message"


async def test_two_shards(open_scene: Opener) -> None:
    scene = await open_scene(shards=2)
    other = scene.local.add_guild("Other")
    other.add_member(scene.north)
    assert scene.bot.shard_count == 2
    assert {scene.guild.id >> 22 & 1, other.id >> 22 & 1} == {0, 1}
    channel = other.add_channel("dice")
    for place in (scene.channel, channel, scene.north.direct_messages):
        message = (await scene.north.slash(place, "sample board")).shown
        assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"
    assert {guild.shard_id for guild in scene.bot.guilds} == {0, 1}
    scene.north.install_bot()
    second = next(each for each in scene.local.gateway.sessions.values() if each.shard == 1)
    for name in ("Elsewhere", "Nowhere"):
        guild = scene.local.add_guild(name, bot=False)
        guild.add_member(scene.north)
        assert (await scene.north.slash(guild.add_channel("dice"), "sample board")).kind == "message"
        assert not any(str(guild.id) in text for _, text in second.kept)


async def test_kicked_and_invited(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    scene.guild.kick_bot()
    await received(scene, "GUILD_DELETE")
    assert not scene.bot.guilds
    assert (await scene.north.click(message, label="Pressed")).kind == "failed"
    scene.guild.invite_bot()
    await received(scene, "GUILD_CREATE")
    assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"


async def test_libraries_tell_an_invitation_from_the_end_of_an_outage(open_scene: Opener) -> None:
    bot = SampleBot()
    # discord.py waits that long for guilds, and takes each that it hears of meanwhile for one that was there.
    bot._connection.guild_ready_timeout = 0.02  # it has no public setting
    scene = await open_scene(bot)
    await bot.wait_until_ready()
    came_back, joined = (bot.wait_for(event, timeout=120) for event in ("guild_available", "guild_join"))
    scene.guild.begin_outage()
    scene.guild.end_outage()
    assert (await came_back).id == scene.guild.id
    scene.guild.kick_bot()
    scene.guild.invite_bot()
    assert (await joined).id == scene.guild.id
