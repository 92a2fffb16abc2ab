"""A channel takes permissions from the bot: presses there cause few refused requests, and no other server waits."""

import pytest

from bot import discord_limits
from bot.model.servers import TURN_SECONDS
from bot.play.sessions import UNSEEN_SECONDS
from localdiscord import Channel
from tests.support.sessions import games_due
from tests.support.steps import FARKLE, another_server, at_rest, begin, delete, let_see, press
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, scripted

pytestmark = pytest.mark.refused

KEEPS = ("1", "5", "1 1", "1 5")
MOST_OF_SERVER = 5
FEW = 3
"""A board is edited, posted or deleted: each of these is refused once in a channel."""


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord_limits, "_MANY", 10 * FEW)  # it takes thousands
    monkeypatch.setattr(discord_limits, "_MOST_OF_SERVER", MOST_OF_SERVER)  # and hundreds


async def begin_in(tavern: Tavern, channel: Channel) -> None:
    tavern.channel = channel
    await begin(tavern)
    await press(tavern, "Roll")


async def type_keeps(tavern: Tavern, clock: Hourglass, channel: Channel, times: int = 5) -> None:
    for dice in KEEPS * times:
        clock.now += UNSEEN_SECONDS
        story = await tavern.people[0].slash(channel, "farkle keep", dice=dice)
        assert story.kind == "message"
    await at_rest(tavern, channel)


async def test_a_channel_that_the_bot_cannot_see_holds_up_no_other(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*("6", "1", "115236") * 2, "12")
    here, elsewhere = tavern.channel, tavern.guild.add_channel("elsewhere")
    await begin_in(tavern, here)
    await begin_in(tavern, elsewhere)
    here.deny_bot("view_channel")
    await type_keeps(tavern, clock, here)
    assert 0 < len(tavern.faults()) <= FEW
    await clock.passes(TURN_SECONDS)
    await tavern.until(lambda: tavern.on_turn(elsewhere.messages()[-1]) is tavern.people[1])
    assert len(tavern.faults()) <= FEW


async def test_whatever_people_do_there_is_refused_once(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted("6", "1", "115236", *[FARKLE] * 3)
    host, here = tavern.people[0], tavern.channel
    await begin_in(tavern, here)
    here.deny_bot("view_channel")
    for _ in range(3):
        for command in ("board", "roll", "bank", "start", "hint", "stop", "daily"):
            clock.now += UNSEEN_SECONDS
            await host.slash(here, f"farkle {command}")
        await clock.passes(TURN_SECONDS)
    await host.slash(here, "farkle pause")
    await delete(tavern, host)
    await at_rest(tavern)
    refused = [fault.split()[0] for fault in tavern.faults()]
    assert sorted(refused) == sorted(set(refused))


async def test_once_the_bot_may_see_it_again_the_board_is_edited_as_before(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted("6", "1", "115236")
    await begin_in(tavern, tavern.channel)
    tavern.channel.deny_bot("view_channel")
    await type_keeps(tavern, clock, tavern.channel, times=1)
    await let_see(tavern)
    board = await tavern.board()
    clock.now += UNSEEN_SECONDS
    story = await tavern.people[0].slash(tavern.channel, "farkle keep", dice="1")
    assert story.ephemeral
    assert await tavern.board() is board


async def test_many_channels_that_it_cannot_see_hold_up_their_server_only(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*("6", "1", "115236") * 4)
    elsewhere = await another_server(tavern, *tavern.people)
    assert elsewhere.guild is not None
    await clock.bot.services.settings.change(elsewhere.guild.id, first_roll=False)
    hidden = [tavern.guild.add_channel(f"hidden {n}") for n in range(3)]
    for channel in hidden:
        await begin_in(tavern, channel)
    tavern.channel = elsewhere
    # The first roll falls by itself there.
    await begin(tavern)
    for channel in hidden:
        channel.deny_bot("view_channel")
    for channel in hidden:
        await type_keeps(tavern, clock, channel, times=1)
    assert len(tavern.faults()) == MOST_OF_SERVER
    await clock.passes(TURN_SECONDS)
    due = await games_due(clock.bot.services.sessions)
    assert {guild for _, guild in due} == {tavern.guild.id}
    assert len(tavern.faults()) == MOST_OF_SERVER
