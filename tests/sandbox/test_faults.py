"""Everything that can go wrong between Discord and a bot, made to happen to the sample bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import aiohttp
import pytest

from bot.sandbox import AnswerLost, Message, Request, Response, rate_limited, reply

from .conftest import Api, Opener, Table, heard
from .sample_bot import SampleBot, discord, text_view


async def board_of(table: Table) -> Message:
    """A board of the sample bot."""
    return (await table.north.slash(table.channel, "sample board")).shown


def once(answer: Response | AnswerLost, *, method: str = "POST") -> Callable[[Request], Response | AnswerLost | None]:
    """A hook that meets only the first request of a method."""
    left = [answer]
    return lambda request: left.pop() if left and request.method == method else None


async def test_a_long_rate_limit_makes_discord_py_wait(table: Table) -> None:
    table.local.inject(lambda _: rate_limited(30))
    before = len(table.local.requests)
    channel = table.bot.get_partial_messageable(table.channel.id)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(channel.send("waits"), 0.2)
    assert [each.status for each in list(table.local.requests)[before:]] == [429]
    table.local.inject(None)


async def test_a_long_rate_limit_is_an_error_to_who_will_not_wait(open_table: Opener) -> None:
    table = await open_table(SampleBot(max_ratelimit_timeout=30.0))
    table.local.inject(lambda _: rate_limited(31))
    with pytest.raises(discord.RateLimited) as caught:
        await table.bot.get_partial_messageable(table.channel.id).send("gives up")
    assert caught.value.retry_after == 31


async def test_a_long_rate_limit_of_an_answer(open_table: Opener) -> None:
    table = await open_table(answer_within=0.3)
    message = await board_of(table)
    table.local.inject(lambda request: rate_limited(30) if "callback" in request.path else None)
    assert (await table.north.click(message, label="Pressed")).kind == "failed"
    assert table.refused() == [(429, table.local.requests[-1].path)]


async def test_headers_of_a_long_rate_limit(api: Api) -> None:
    api.local.inject(lambda _: rate_limited(30, scope="shared"))
    status, body = await api("GET", "/users/@me")
    assert (status, body["retry_after"], body["global"]) == (429, 30, False)
    assert (api.headers["Retry-After"], api.headers["X-RateLimit-Scope"]) == ("30", "shared")
    assert "Via" in api.headers


async def test_a_request_that_is_never_answered(table: Table) -> None:
    async def never(_: Request) -> None:
        await asyncio.Event().wait()

    table.local.inject(never)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(table.bot.fetch_user(table.north.id), 0.05)
    table.local.inject(None)
    assert (await table.bot.fetch_user(table.north.id)).name == "north"


async def test_sent_but_the_line_is_cut(table: Table) -> None:
    table.local.inject(once(AnswerLost()))
    with pytest.raises(aiohttp.ClientError):
        await table.bot.get_partial_messageable(table.channel.id).send("there all the same")
    assert [each.text for each in table.channel.messages()] == ["there all the same"]


async def test_sent_but_answered_500_is_sent_again(table: Table) -> None:
    table.local.inject(once(AnswerLost(500)))
    await table.bot.get_partial_messageable(table.channel.id).send("twice there")
    assert [each.text for each in table.channel.messages()] == ["twice there"] * 2


async def test_an_answer_that_counts_but_is_answered_500(table: Table) -> None:
    message = await board_of(table)
    table.local.inject(once(AnswerLost(502)))
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    # discord.py tries again, and hears that it was answered.
    await table.local.until(lambda: [status for status, _ in table.refused()] == [502, 400])
    assert table.local.requests[-1].error["code"] == 40060


async def test_nothing_is_carried_out_when_500_is_all_there_is(table: Table) -> None:
    table.local.inject(once(reply({"message": "no"}, 500)))
    await table.bot.get_partial_messageable(table.channel.id).send("once there")
    assert [each.text for each in table.channel.messages()] == ["once there"]


async def test_what_was_missed_comes_in_order_and_once(open_table: Opener) -> None:
    table = await open_table(SampleBot(messages=True))
    seen: list[int] = []

    @table.bot.listen()
    async def on_message(message: discord.Message) -> None:
        seen.append(message.id)

    before = table.north.say(table.channel, "before")
    await table.local.until(lambda: seen == [before.id])
    async with table.local.gateway_outage():
        missed = [table.north.say(table.channel, str(number)) for number in range(20)]
        await asyncio.sleep(0.05)
        assert seen == [before.id]
    await heard(table, "RESUMED")
    after = table.north.say(table.channel, "after")
    expected = [each.id for each in (before, *missed, after)]
    await table.local.until(lambda: len(seen) >= len(expected))
    assert seen == expected


async def test_presses_during_an_outage_fail_and_come_too_late(open_table: Opener) -> None:
    table = await open_table(answer_within=0.5)
    message = await board_of(table)
    async with table.local.gateway_outage():
        outcome = await table.north.click(message, label="Pressed")
        assert outcome.error == "This application did not respond"
    await table.local.until(table.refused)
    assert table.local.requests[-1].error["code"] == 10062
    assert message.text == "Count: 0"
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"


async def test_a_gateway_that_refuses_lines(open_table: Opener) -> None:
    table = await open_table(answer_within=0.5)
    message = await board_of(table)
    await heard(table, "READY")
    async with table.local.gateway_outage(refuse=True):
        await asyncio.sleep(0.05)
        assert (await table.north.click(message, label="Pressed")).kind == "failed"
    await heard(table, "READY")
    assert table.refused() == [], "the bot never learns of that press"
    await table.local.until(lambda: table.bot.get_channel(table.channel.id))
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"


async def test_a_session_said_to_be_invalid_is_resumed(table: Table) -> None:
    message = await board_of(table)
    await table.local.invalidate_session(resumable=True)
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    await heard(table, "RESUMED")
    assert table.bot.heard.count("READY") == 1


async def test_a_dead_line_is_noticed_by_its_heartbeats(open_table: Opener) -> None:
    table = await open_table(SampleBot(heartbeat_timeout=0.6))
    table.local.gateway.heartbeat_interval = 0.2
    await table.local.ask_reconnect()
    await heard(table, "RESUMED")
    message = await board_of(table)
    table.local.silence_gateway()
    outcome = await table.north.click(message, label="Pressed")
    assert outcome.text == "Count: 1"
    assert outcome.elapsed > 0.2
    await heard(table, "RESUMED")


async def test_interactions_in_another_order(table: Table) -> None:
    messages = [await board_of(table) for _ in range(3)]
    table.local.reorder_interactions(2, 0, 1)
    events = table.local.events()
    await asyncio.gather(*(table.north.click(each, label="Pressed") for each in messages))
    kinds = [await anext(events) for _ in range(6)]
    updated = [each.message for each in kinds if each.kind == "message_update"]
    assert updated == [messages[2], messages[0], messages[1]]
    assert (await table.north.click(messages[0], label="Pressed")).text == "Count: 2"
    with pytest.raises(ValueError, match="once"):
        table.local.reorder_interactions(1, 2)


async def test_an_interaction_that_comes_too_late(open_table: Opener) -> None:
    table = await open_table(answer_within=0.3)
    message = await board_of(table)
    table.local.delay_interactions(1, 0.4)
    assert (await table.north.click(message, label="Pressed")).kind == "failed"
    await table.local.until(table.refused)
    assert table.local.requests[-1].error["code"] == 10062
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"


async def test_an_interaction_comes_again_later(table: Table) -> None:
    message = await board_of(table)
    table.local.duplicate_interactions(1, after=0.2)
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    assert table.refused() == []
    await table.local.until(table.refused)
    assert table.local.requests[-1].error["code"] == 40060


async def test_the_api_after_the_board_and_the_channel_are_gone(table: Table) -> None:
    message, other = await board_of(table), await board_of(table)
    table.guild.members[table.south.id].roles.append(table.guild.add_role("moderator", "manage_messages"))
    pressed = asyncio.create_task(table.north.click(other, label="Late"))
    await asyncio.sleep(0.05)
    table.south.delete(message)
    channel = table.bot.get_partial_messageable(table.channel.id)
    with pytest.raises(discord.NotFound, match="10008"):
        await channel.get_partial_message(message.id).edit(view=text_view("gone"))
    table.guild.delete_channel(table.channel)
    with pytest.raises(discord.NotFound, match="10003"):
        await channel.send("gone")
    table.bot.late.set()
    await table.local.until(lambda: table.bot.errors)
    assert isinstance(table.bot.errors[0], discord.NotFound)
    assert table.bot.errors[0].code == 10003
    pressed.cancel()


async def test_the_api_after_a_kick_and_an_invitation(table: Table) -> None:
    message = await board_of(table)
    channel = table.bot.get_partial_messageable(table.channel.id)
    table.guild.kick_bot()
    for doing in (channel.send("out"), channel.get_partial_message(message.id).edit(view=text_view("out"))):
        with pytest.raises(discord.Forbidden, match="50001"):
            await doing
    with pytest.raises(discord.NotFound, match="10004"):
        await table.bot.fetch_guild(table.guild.id)
    table.guild.invite_bot()
    await channel.get_partial_message(message.id).edit(view=text_view("in"))
    assert message.text == "in"


async def test_permissions_are_taken_mid_way(table: Table) -> None:
    message = await board_of(table)
    channel = table.bot.get_partial_messageable(table.channel.id)
    table.channel.deny_bot("send_messages")
    with pytest.raises(discord.Forbidden, match="50013"):
        await channel.send("refused")
    # An answer to an interaction needs no permission to send.
    assert (await table.north.click(message, label="Pressed")).text == "Count: 1"
    table.channel.deny_bot("view_channel")
    with pytest.raises(discord.Forbidden, match="50001"):
        await channel.get_partial_message(message.id).edit(view=text_view("refused"))
    table.channel.allow_bot("view_channel", "send_messages")
    await channel.send("allowed")


async def test_hand_made_components(table: Table) -> None:
    message = await board_of(table)
    chosen: list[str] = ["violet", "violet", "x" * 200]
    data = {"custom_id": "pick", "component_type": 3, "values": chosen}
    assert (await table.north.forge("component", table.channel, data, message)).text == " and ".join(chosen)
    assert (await table.north.forge("component", table.channel, {"custom_id": "count:7"}, message)).text == "Count: 8"
    wrong_type = {"custom_id": "count:7", "component_type": 3, "values": []}
    assert (await table.north.forge("component", table.channel, wrong_type, message)).text == "Count: 8"


async def test_hand_made_modals(table: Table) -> None:
    message = await board_of(table)
    opened = await table.north.click(message, label="Form")
    assert opened.modal is not None
    entered = [
        {"type": 4, "custom_id": "name", "value": "x" * 50},
        {"type": 21, "custom_id": "size", "value": "huge"},
        {"type": 22, "custom_id": "extras", "values": ["garlic"]},
        {"type": 5, "custom_id": "friend", "values": []},
        {"type": 23, "custom_id": "sure", "value": True},
    ]
    labels = [{"type": 18, "component": each} for each in entered]
    data = {"custom_id": opened.modal.custom_id, "components": labels}
    outcome = await table.north.forge("modal", table.channel, data, message)
    assert outcome.text == f"{'x' * 50} huge ['garlic'] [] True"


async def test_hand_made_commands(table: Table) -> None:
    option = {"type": 4, "name": "number", "value": 40}
    data = {"name": "sample", "options": [{"type": 1, "name": "board", "options": [option]}]}
    assert (await table.north.forge("command", table.channel, data)).text == "Count: 40"
    option["value"] = 500
    assert (await table.north.forge("command", table.channel, data)).text == "Count: 500"
