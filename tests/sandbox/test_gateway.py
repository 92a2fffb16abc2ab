"""The gateway: by itself with a bare client, and with discord.py through all that can go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox import LocalDiscord

from .conftest import ACK, HEARTBEAT, IDENTIFY, INVALID, Opener, Table, Wire, heard, running
from .sample_bot import SampleBot, discord


async def test_ready_and_guilds(wire: Wire) -> None:
    guild = wire.local.add_guild("Home")
    ready = await wire.identify()
    assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
    assert ready["d"]["resume_gateway_url"] == wire.local.gateway_url
    assert ready["d"]["guilds"] == [{"id": str(guild.id), "unavailable": True}]
    created = await wire.receive()
    assert (created["t"], created["d"]["name"], created["d"]["member_count"]) == ("GUILD_CREATE", "Home", 2)
    await wire.send(HEARTBEAT, 2)
    assert (await wire.receive())["op"] == ACK


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": None}, 4013),
        ({"intents": "1"}, 4013),
        ({"intents": 1 << 40}, 4013),
        ({"intents": 1 << 15}, 4014),
        ({"shard": 2, "count": 2}, 4010),
    ],
)
async def test_identify_is_checked(wire: Wire, form: dict[str, Any], code: int) -> None:
    assert await wire.identify(**form) == code


async def test_frames_are_checked(wire: Wire) -> None:
    async def fate(op: int, data: Any = None) -> Any:
        await wire.send(op, data)
        return await wire.receive()

    await wire.open()
    await wire.receive()
    assert await fate(3) == 4003
    for op, data, code in ((99, None, 4001), (IDENTIFY, {"token": wire.local.token}, 4005), (3, "x" * 4096, 4002)):
        await wire.identify()
        assert await fate(op, data) == code
    await wire.identify()
    await wire.sockets[-1].send_str("{")
    assert await wire.receive() == 4002
    await wire.open("v=6")
    assert await wire.receive() == 4012


async def test_too_many_frames(wire: Wire) -> None:
    await wire.identify()
    for number in range(120):
        await wire.send(HEARTBEAT, number)
    received = [await wire.receive() for _ in range(120)]
    assert received[-1] == 4008


async def test_resume_replays_what_was_missed(wire: Wire) -> None:
    guild = wire.local.add_guild("Home")
    ready = await wire.identify()
    await wire.receive()
    await wire.local.drop_gateway()
    channel = guild.add_channel("dice")
    guild.delete_channel(channel)
    missed = await wire.resume(ready["d"]["session_id"], 2)
    names = [(each["t"], each["s"]) for each in (missed, await wire.receive(), await wire.receive())]
    assert names == [("CHANNEL_CREATE", 3), ("CHANNEL_DELETE", 4), ("RESUMED", 5)]


async def test_resume_that_cannot_be(wire: Wire) -> None:
    assert await wire.resume("unknown", 1) == {"op": INVALID, "d": False, "s": None, "t": None}
    session = (await wire.identify())["d"]["session_id"]
    await wire.local.drop_gateway()
    assert await wire.resume(session, 99) == 4007
    assert (await wire.resume(session, 1))["t"] == "RESUMED"
    await wire.send(HEARTBEAT, 2)
    await wire.receive()
    await wire.local.drop_gateway()
    assert (await wire.resume(session, 1))["op"] == INVALID


async def test_identify_is_limited(wire: Wire) -> None:
    wire.local.gateway.identify_interval = 5.0
    assert (await wire.identify(0, 2))["t"] == "READY"
    assert (await wire.identify(1, 2))["op"] == INVALID
    wire.local.gateway.max_concurrency = 2
    assert (await wire.identify(1, 2))["t"] == "READY"


async def test_a_shard_can_be_too_large(wire: Wire) -> None:
    for number in range(2501):
        wire.local.add_guild(f"{number}")
    assert await wire.identify() == 4011
    assert (await wire.identify(0, 2))["t"] == "READY"


async def test_events_follow_intents(wire: Wire) -> None:
    guild = wire.local.add_guild("Home")
    channel, north = guild.add_channel("dice"), wire.local.add_user("north")
    guild.add_member(north)
    await wire.identify(intents=1 << 9)
    message = north.say(channel, "hello")
    created = await wire.receive()
    assert (created["t"], created["d"]["content"], created["d"]["guild_id"]) == ("MESSAGE_CREATE", "", str(guild.id))
    north.delete(message)
    assert (await wire.receive())["t"] == "MESSAGE_DELETE"


async def test_no_bot_means_no_answer(local: LocalDiscord) -> None:
    guild = local.add_guild("Home")
    channel, north = guild.add_channel("dice"), local.add_user("north")
    guild.add_member(north)
    local.world.commands[None][1] = {"id": "1", "type": 1, "name": "roll"}
    outcome = await north.slash(channel, "roll")
    assert (outcome.kind, outcome.error) == ("failed", "This application did not respond")


@pytest.mark.parametrize("how", ["drop_gateway", "ask_reconnect"])
async def test_discord_py_resumes(table: Table, how: str) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    await getattr(table.local, how)()
    # Pressed while the line is down: the resumed session is told of it.
    outcome = await table.north.click(message, label="Pressed")
    assert outcome.text == "Count: 1"
    await heard(table, "RESUMED")
    assert table.bot.heard.count("READY") == 1


async def test_discord_py_identifies_anew(table: Table) -> None:
    await table.local.invalidate_session()
    await heard(table, "READY")
    await heard(table, "READY")
    await table.local.bot_ready()
    assert (await table.north.slash(table.channel, "sample board")).kind == "message"


async def test_two_shards(open_table: Opener) -> None:
    table = await open_table(shards=2)
    other = table.local.add_guild("Other")
    other.add_member(table.north)
    assert table.bot.shard_count == 2
    assert {table.guild.id >> 22 & 1, other.id >> 22 & 1} == {0, 1}
    channel = other.add_channel("dice")
    for place in (table.channel, channel, table.north.direct_messages):
        message = (await table.north.slash(place, "sample board")).shown
        assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    assert {guild.shard_id for guild in table.bot.guilds} == {0, 1}


async def test_kicked_and_invited(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    table.guild.kick_bot()
    await heard(table, "GUILD_DELETE")
    assert not table.bot.guilds
    assert (await table.north.click(message, label="Pressed")).kind == "failed"
    with pytest.raises(discord.NotFound, match="10004"):
        await table.bot.fetch_guild(table.guild.id)
    table.guild.invite_bot()
    await heard(table, "GUILD_CREATE")
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"


async def test_messages_are_told_of_but_not_whispers(open_table: Opener) -> None:
    table = await open_table(SampleBot(messages=True))
    message = (await table.north.slash(table.channel, "sample board")).shown
    await heard(table, "MESSAGE_CREATE")
    await table.north.click(message, label="Pressed")
    await heard(table, "MESSAGE_UPDATE")
    whisper = await table.north.click(message, label="Whisper")
    await table.local.until(lambda: whisper.followups)
    assert not {"MESSAGE_CREATE", "MESSAGE_UPDATE"} & set(table.bot.heard)
    cached = table.bot.cached_messages
    assert [each.id for each in cached] == [message.id]


async def test_threads_are_told_of(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    created = await channel.get_partial_message(message.id).create_thread(name="game")
    await heard(table, "THREAD_CREATE")
    thread = table.guild.channels[created.id]
    inside = (await table.north.slash(thread, "sample board")).shown
    assert (await table.north.click(inside, label="Pressed")).text == "Count: 1"
    assert thread.messages(table.south) == [inside]
    await created.edit(archived=True)
    await heard(table, "THREAD_UPDATE")
    assert thread.archived


async def test_channels_are_told_of(table: Table) -> None:
    channel = table.guild.add_channel("more")
    await heard(table, "CHANNEL_CREATE")
    assert table.bot.get_channel(channel.id) is not None
    table.guild.delete_channel(channel)
    await heard(table, "CHANNEL_DELETE")
    assert table.bot.get_channel(channel.id) is None


async def test_an_interaction_sent_twice(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    table.local.duplicate_interactions(1)
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    await table.local.until(table.refused)
    assert table.local.requests[-1].error["code"] == 40060


async def test_a_bot_restarts(local: LocalDiscord) -> None:
    guild = local.add_guild("Home")
    channel, north = guild.add_channel("dice"), local.add_user("north")
    guild.add_member(north)
    async with running(local, SampleBot()):
        message = (await north.slash(channel, "sample board")).shown
    assert (await north.click(message, label="Pressed")).kind == "failed"
    async with running(local, SampleBot()):
        assert (await north.click(message, label="Pressed")).text == "Count: 1"


async def test_bot_with_a_bad_gateway_token(pointed: Callable[[LocalDiscord], None]) -> None:
    async with LocalDiscord() as local:
        pointed(local)
        local.gateway.token = "another"
        with pytest.raises(discord.ConnectionClosed) as caught:
            async with SampleBot() as bot:
                await bot.start(local.token)
        assert caught.value.code == 4004
