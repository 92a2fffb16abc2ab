"""Objects made for an interaction are freed as soon as they are not needed: garbage collection never stops the bot."""

import asyncio
import gc
from collections.abc import Iterator

import discord
import pytest

from tests.support.steps import at_rest, begin, play_quickly, press
from tests.support.tavern import Tavern


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Without garbage collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def interactions() -> set[int]:
    """The ids of those that are in memory."""
    return {each.id for each in gc.get_objects() if isinstance(each, discord.Interaction)}


@pytest.mark.usefixtures("uncollected")
async def test_no_press_becomes_garbage(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    board = await begin(tavern, dice=("6", "1", "115234"))
    await press(tavern, "Roll", "Most points")
    assert (await second.click(board, label="Bank")).ephemeral
    await press(tavern, "Bank")
    assert await host.autocomplete(tavern.channel, "farkle start", "rules", "stand")
    assert (await host.slash(tavern.channel, "farkle board")).shown
    await play_quickly(tavern)
    await at_rest(tavern)
    # asyncio keeps a timer that was cancelled, with the context of its task, until there are more than a hundred.
    for _ in range(200):
        asyncio.get_running_loop().call_later(60, str).cancel()
    await asyncio.sleep(0)
    # A connection to Discord is kept, and with it the context of the task that opened it.
    in_use = interactions()
    gc.collect()
    assert interactions() == in_use
