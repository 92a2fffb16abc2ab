"""After a game: the rematch."""

import asyncio

import pytest

from bot.model.people import Pings
from bot.play.lobby_time import LOBBY_SECONDS
from tests.support.sentences import refused, says
from tests.support.steps import at_rest, begin, play_quickly, press, pressable, rematch
from tests.support.table import Hourglass
from tests.support.tavern import Tavern

pytestmark = pytest.mark.both


@pytest.mark.people(4)
async def test_the_first_opens_the_rematch_and_the_others_join_it(tavern: Tavern) -> None:
    host, second, third, stranger = tavern.people
    ending = await play_quickly(tavern)
    opened = await rematch(second, ending)
    lobby = opened.shown
    assert opened.kind == "message"
    assert not opened.ephemeral
    assert lobby.pings == [host, third]
    assert says(lobby, "lobby-rematch", host=second)
    assert says(lobby, "lobby-head", target=5000, reach="exact")
    assert says(lobby, "lobby-players", players=f"{second.mention} (host)")
    assert refused(await rematch(host, ending), "rematch-joined", link=lobby)
    await third.click(lobby, label="Join")
    assert says(lobby, "lobby-players", players=f"{second.mention} (host), {host.mention} and {third.mention}")
    assert refused(await rematch(stranger, ending), "sits-not")
    assert pressable(ending) == ["Rematch", "Check the dice", "Review"]


async def test_who_wants_no_pings_is_not_called_to_a_rematch(tavern: Tavern) -> None:
    host, second, third = tavern.people
    ending = await play_quickly(tavern)
    await tavern.bot.services.own_settings.change(third.id, pings=Pings.NEVER)
    assert (await rematch(second, ending)).shown.pings == [host]


async def test_all_press_rematch_at_once(tavern: Tavern) -> None:
    ending = await play_quickly(tavern)
    outcomes = await asyncio.gather(*(rematch(person, ending) for person in tavern.people * 2))
    assert [outcome.ephemeral for outcome in outcomes].count(False) == 1
    assert sum(says(each, "sits-already") or says(each, "sits-as-host") for each in outcomes) == 3
    lobby = await tavern.board()
    assert says(lobby, "lobby-players", free=5)


@pytest.mark.parametrize("label", ["Leave", ""])
async def test_a_rematch_that_is_off_or_ran_out_calls_nobody(tavern: Tavern, clock: Hourglass, label: str) -> None:
    ending = await play_quickly(tavern)
    first = await rematch(tavern.people[1], ending)
    if label:
        await tavern.people[1].click(first.shown, label=label)
    else:
        clock.now += LOBBY_SECONDS + 1
    for person in tavern.people:
        assert refused(await rematch(person, ending), "rematch-called-off")
    assert label or says(first.shown, "lobby-ended")
    assert [message for message in await at_rest(tavern) if says(message, "lobby-rematch")] == []


async def test_a_rematch_that_began_is_watched(tavern: Tavern) -> None:
    host, second, third = tavern.people
    ending = await play_quickly(tavern, "6", "1")
    lobby = (await rematch(host, ending)).shown
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    assert refused(await rematch(third, ending), "begun-already")
    board = await tavern.board()
    assert says(board, "board-head", target=5000, reach="exact")


async def test_shared_winners_share_the_first_place(tavern: Tavern) -> None:
    await begin(tavern, rules="exact", target=2000, dice=("6", "1", "111122", "111122", "223346", "223346"))
    host, second = tavern.people[:2]
    await press(tavern, "Roll", "Bank")
    last = await tavern.board()
    await press(tavern, "Roll", "Bank")
    assert says(last, "over-head", players=f"{host.mention} and {second.mention}", total=2000)
    assert f"**1.** {host.mention} **2,000**\n**1.** {second.mention} **2,000**" in last.text
