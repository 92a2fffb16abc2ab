"""Everything that can go wrong between Discord and a bot, tried on the sample bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from localdiscord import AnswerLost, Message, Request, Response, rate_limited, reply
from localdiscord.sample_bot import SampleBot, discord, text_view
from scenes import Api, Opener, Scene, received


async def board_of(scene: Scene) -> Message:
    return (await scene.north.slash(scene.channel, "sample board")).shown


def once(answer: Response | AnswerLost, *, method: str = "POST") -> Callable[[Request], Response | AnswerLost | None]:
    """A hook that only affects the first request with a method."""
    left = [answer]
    return lambda request: left.pop() if left and request.method == method else None


async def test_a_long_rate_limit_makes_discord_py_wait(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    waited, sleep = list[float](), asyncio.sleep

    async def over_at_once(seconds: float, *more: Any) -> Any:
        if seconds != 30:
            return await sleep(seconds, *more)
        waited.append(seconds)
        return scene.local.inject(None)

    scene.local.inject(lambda _: rate_limited(30))
    before = len(scene.local.requests)
    monkeypatch.setattr(asyncio, "sleep", over_at_once)  # half a minute would be too long to wait
    await scene.bot.get_partial_messageable(scene.channel.id).send("waits")
    sent = list(scene.local.requests)[before:]
    assert [(each.status, each.body["content"]) for each in sent] == [(429, "waits"), (200, "waits")]
    assert waited == [30]


async def test_headers_of_a_long_rate_limit(api: Api) -> None:
    api.local.inject(lambda _: rate_limited(30, scope="shared"))
    status, body = await api("GET", "/users/@me")
    assert (status, body["retry_after"], body["global"]) == (429, 30, False)
    assert (api.headers["Retry-After"], api.headers["X-RateLimit-Scope"]) == ("30", "shared")
    assert "Via" in api.headers


@pytest.mark.parametrize("answer", [AnswerLost(500), reply({"message": "no"}, 500)], ids=["lost", "refused"])
async def test_discord_py_sends_a_message_again_after_a_500(scene: Scene, answer: Response | AnswerLost) -> None:
    scene.local.inject(once(answer))
    made = await scene.bot.get_partial_messageable(scene.channel.id).send("there")
    [message] = scene.channel.messages()
    assert made.id == message.id
    assert [each.status for each in scene.local.requests if each.method == "POST"] == [500, 200]


async def test_a_message_is_sent_but_the_connection_is_cut(scene: Scene) -> None:
    scene.local.inject(once(AnswerLost()))
    with pytest.raises(aiohttp.ClientError):
        await scene.bot.get_partial_messageable(scene.channel.id).send("there all the same")
    assert [each.text for each in scene.channel.messages()] == ["there all the same"]


async def test_a_response_that_counts_although_it_is_answered_with_500(scene: Scene) -> None:
    message = await board_of(scene)
    scene.local.inject(once(AnswerLost(502)))
    assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"
    # discord.py tries again and reads that the interaction was already acknowledged.
    await scene.local.until(lambda: [status for status, _ in scene.refused()] == [502, 400])
    assert scene.local.requests[-1].error["code"] == 40060


async def test_missed_events_come_once_and_in_order(open_scene: Opener) -> None:
    scene = await open_scene(SampleBot(discord.Intents(guilds=True, guild_messages=True)))
    seen: list[int] = []

    @scene.bot.listen()
    async def on_message(message: discord.Message) -> None:
        seen.append(message.id)

    before = scene.north.say(scene.channel, "before")
    await scene.local.until(lambda: seen == [before.id])
    async with scene.local.gateway.outage():
        missed = [scene.north.say(scene.channel, str(number)) for number in range(20)]
        await asyncio.sleep(0.05)
        assert seen == [before.id]
    await received(scene, "RESUMED")
    after = scene.north.say(scene.channel, "after")
    expected = [each.id for each in (before, *missed, after)]
    await scene.local.until(lambda: len(seen) >= len(expected))
    assert seen == expected


async def test_clicks_during_an_outage_fail_and_arrive_too_late(open_scene: Opener) -> None:
    scene = await open_scene()
    message = await board_of(scene)
    async with scene.local.gateway.outage():
        scene.local.world.answer_within = 0.5
        outcome = await scene.north.click(message, label="Pressed")
        assert outcome.error == "This application did not respond"
    await scene.local.until(scene.refused)
    assert scene.local.requests[-1].error["code"] == 10062
    assert message.text == "Count: 0"
    scene.local.world.answer_within = 60
    assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"


async def test_a_gateway_that_refuses_connections(open_scene: Opener) -> None:
    scene = await open_scene()
    message = await board_of(scene)
    await received(scene, "READY")
    async with scene.local.gateway.outage(refuse=True):
        await asyncio.sleep(0.05)
        scene.local.world.answer_within = 0.5
        assert (await scene.north.click(message, label="Pressed")).kind == "failed"
    await received(scene, "READY")
    assert scene.refused() == [], "the bot never learns of that press"
    await scene.local.until(lambda: scene.bot.get_channel(scene.channel.id))
    scene.local.world.answer_within = 60
    assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"


async def test_a_connection_on_which_nothing_is_heard_is_replaced(open_scene: Opener) -> None:
    scene = await open_scene(SampleBot(heartbeat_timeout=0.6))
    message = await board_of(scene)
    scene.local.gateway.silence()
    outcome = await scene.north.click(message, label="Pressed")
    assert outcome.text == "Count: 1"
    # Something was heard last a moment before the click.
    assert outcome.elapsed >= 0.3
    await received(scene, "RESUMED")


async def test_interactions_come_late_twice_and_in_another_order(open_scene: Opener) -> None:
    scene = await open_scene(answer_within=0.3)
    messages = [await board_of(scene) for _ in range(3)]
    held: list[Callable[[], None]] = []
    scene.local.gateway.hook = held.append
    pressed = [asyncio.create_task(scene.north.click(each, label="Pressed")) for each in messages]
    await scene.local.until(lambda: len(held) == 3)
    for number in (2, 0, 0):
        held[number]()
    assert [(await each).kind for each in pressed] == ["update", "failed", "update"]
    await scene.local.until(scene.refused)
    assert scene.local.requests[-1].error["code"] == 40060
    held[1]()
    await scene.local.until(lambda: len(scene.refused()) == 2)
    assert scene.local.requests[-1].error["code"] == 10062
    assert [each.text for each in messages] == ["Count: 1", "Count: 0", "Count: 1"]


async def test_the_api_after_a_kick_and_an_invitation(scene: Scene) -> None:
    message = await board_of(scene)
    channel = scene.bot.get_partial_messageable(scene.channel.id)
    scene.guild.kick_bot()
    for doing in (channel.send("out"), channel.get_partial_message(message.id).edit(view=text_view("out"))):
        with pytest.raises(discord.Forbidden, match="50001"):
            await doing
    scene.guild.invite_bot()
    await channel.get_partial_message(message.id).edit(view=text_view("in"))
    assert message.text == "in"


async def test_permissions_are_taken_away_while_the_bot_works(scene: Scene) -> None:
    message = await board_of(scene)
    channel = scene.bot.get_partial_messageable(scene.channel.id)
    scene.channel.deny_bot("send_messages")
    with pytest.raises(discord.Forbidden, match="50013"):
        await channel.send("refused")
    # An answer to an interaction needs no permission to send.
    assert (await scene.north.click(message, label="Pressed")).text == "Count: 1"
    scene.channel.deny_bot("view_channel")
    with pytest.raises(discord.Forbidden, match="50001"):
        await channel.get_partial_message(message.id).edit(view=text_view("refused"))
    scene.channel.allow_bot("view_channel", "send_messages")
    await channel.send("allowed")


async def test_forged_components(scene: Scene) -> None:
    message = await board_of(scene)
    chosen: list[str] = ["violet", "violet", "x" * 200]
    data = {"custom_id": "pick", "component_type": 3, "values": chosen}
    assert (await scene.north.forge("component", scene.channel, data, message)).text == " and ".join(chosen)
    assert (await scene.north.forge("component", scene.channel, {"custom_id": "count:7"}, message)).text == "Count: 8"
    wrong_type = {"custom_id": "count:7", "component_type": 3, "values": []}
    assert (await scene.north.forge("component", scene.channel, wrong_type, message)).text == "Count: 8"


async def test_forged_modals(scene: Scene) -> None:
    message = await board_of(scene)
    opened = await scene.north.click(message, label="Form")
    assert opened.modal is not None
    entered = [
        {"type": 4, "custom_id": "name", "value": "x" * 50},
        {"type": 3, "custom_id": "size", "values": ["huge"]},
        {"type": 8, "custom_id": "place", "values": []},
    ]
    labels = [{"type": 18, "component": each} for each in entered]
    data = {"custom_id": opened.modal.custom_id, "components": labels}
    outcome = await scene.north.forge("modal", scene.channel, data, message)
    assert outcome.text == f"{'x' * 50} ['huge'] []"


async def test_forged_commands(scene: Scene) -> None:
    option = {"type": 4, "name": "number", "value": 40}
    data = {"name": "sample", "options": [{"type": 1, "name": "board", "options": [option]}]}
    assert (await scene.north.forge("command", scene.channel, data)).text == "Count: 40"
    option["value"] = 500
    assert (await scene.north.forge("command", scene.channel, data)).text == "Count: 500"
