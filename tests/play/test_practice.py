"""`/farkle practice`: mistakes of one's own games come back until they are solved."""

import asyncio

import pytest

from bot.coach.farkle import review as loaded
from localdiscord import Message, Outcome
from tests.support.sentences import says
from tests.support.steps import begin, forge, press, pressable
from tests.support.tavern import Tavern

A_SHORT_GAME = ("6", "1", "113456", "423", "223346", "111111")
"""The first seat makes a mistake: it keeps 1 1 5 of its first throw."""


@pytest.fixture
async def tavern(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> Tavern:
    """The coach answers in this process."""
    assert loaded
    monkeypatch.setattr(tavern.bot.services.coach, "_ask", asyncio.to_thread)  # a process would have to load it
    return tavern


async def test_a(tavern: Tavern) -> None:
    host, second, guest = tavern.people
    await begin(tavern, rules="kingdom-come", dice=(*A_SHORT_GAME, "6", "1"))
    await press(tavern, "Roll", "Most points", "Roll 3", "Roll 6", "Roll 6", "Bank")
    asked = await (await host.slash(tavern.channel, "farkle practice")).done()
    print(asked.ephemeral, asked.text)
    out = await host.slash(tavern.channel, "farkle review")
    await out.done()
    print(pressable(out.shown))
    asked = await (await host.slash(tavern.channel, "farkle practice")).done()
    print(asked.text, pressable(asked.shown))
    b = pressable(asked.shown)
    out = await host.click(asked.shown, label=b[1])
    await out.done()
    print(out.text, asked.text)
    assert 0
