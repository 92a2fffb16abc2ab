"""The connection to Discord: it is cut, and games continue over the next one."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from localdiscord import Request, Response, rate_limited
from localdiscord.gateway import Gateway
from tests.support.steps import begin, press
from tests.support.tavern import Tavern, scripted


@pytest.mark.parametrize("trouble", [Gateway.drop, Gateway.ask_reconnect])
async def test_a_game_outlives_a_cut_of_the_line(tavern: Tavern, trouble: Callable[[Gateway], Awaitable[None]]) -> None:
    board = await begin(tavern, dice=("6", "1", "115234"))
    await trouble(tavern.local.gateway)
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    await press(tavern, "Most points", "Bank")
    await tavern.until(lambda: board.deleted)
    assert f"{tavern.people[0].mention} **250**" in (await tavern.board()).text


@pytest.mark.refused
async def test_a_global_limit_ends_though_the_request_that_met_it_was_given_up(tavern: Tavern) -> None:
    tavern.roll = scripted()
    bot = tavern.bot
    assert bot is not None
    answers = [rate_limited(0.2, scope="global")]
    met = asyncio.Event()

    def limit(_request: Request) -> Response | None:
        met.set()
        return answers.pop() if answers else None

    tavern.local.inject(limit)
    channel = bot.get_partial_messageable(tavern.channel.id)
    given_up = asyncio.create_task(channel.send("never arrives"))
    await met.wait()
    await tavern.until(lambda: not bot.http._global_over.is_set())  # nothing else tells that it waits
    given_up.cancel()
    async with asyncio.timeout(10):
        await channel.send("arrives")
    assert [message.text for message in tavern.channel.messages()] == ["arrives"]
