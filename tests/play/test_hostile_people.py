"""What hostile members and managers try: to spam others, and to use the bot's name where they have no say."""

import pytest

from bot.play.stopping import AGREEING_SECONDS
from localdiscord import Message, Person
from tests.support.sentences import refused, says
from tests.support.steps import (
    another_server,
    at_rest,
    begin,
    custom_id,
    forge,
    leave,
    manage,
    open_lobby,
    pass_time,
    play_quickly,
    pressable,
    rematch,
    stored,
)
from tests.support.tavern import Tavern


def received(person: Person) -> list[Message]:
    """The direct messages of the bot to a person, without answers that only they see."""
    return [message for message in person.direct_messages.messages() if not message.ephemeral_for]


async def newest(tavern: Tavern, person: Person) -> Message:
    await at_rest(tavern)
    return received(person)[-1]


async def block(tavern: Tavern, person: Person, other: Person) -> None:
    """By a challenge that is declined."""
    await other.slash(tavern.channel, "farkle challenge", player=person)
    await person.click(await newest(tavern, person), label="Decline and block")
    await at_rest(tavern)


async def test_who_asks_to_stop_a_game_asks_once_in_ten_minutes(tavern: Tavern) -> None:
    """Each question called everybody, as often as its host pressed."""
    host, second, third = tavern.people
    board = await begin(tavern, players=3)
    asked = (await host.slash(tavern.channel, "farkle stop")).shown
    await host.click(asked, label="Ask everyone")
    again = (await host.slash(tavern.channel, "farkle stop")).shown
    shown = await at_rest(tavern)
    for _ in range(5):
        assert refused(await host.click(again, label="Ask everyone"), "stop-asked-already")
    assert await at_rest(tavern) == shown
    # Nor does the next host ask anew: that is an agreement.
    await leave(host, board)
    asked = (await second.slash(tavern.channel, "farkle stop")).shown
    shown = await at_rest(tavern)
    await second.click(asked, label="Ask everyone")
    assert len(await at_rest(tavern)) == len(shown)
    assert (await stored(tavern)).vote.agreed == (1, 2)
    pass_time(tavern, AGREEING_SECONDS)
    asked = (await second.slash(tavern.channel, "farkle stop")).shown
    await second.click(asked, label="Ask everyone")
    assert (await at_rest(tavern))[-1].pings == [third]


async def test_no_question_of_a_blocked_host_calls_who_blocked_them(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await block(tavern, second, host)
    ending = await play_quickly(tavern, "6", "1", "1")
    lobby = (await rematch(host, ending)).shown
    assert says(lobby, "lobby-rematch", host=host)
    assert lobby.pings == [third]
    for person in (second, third):
        await person.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    asked = (await host.slash(tavern.channel, "farkle stop")).shown
    await host.click(asked, label="Ask everyone")
    question = (await at_rest(tavern))[-1]
    assert says(question, "stop-question", players=f"{second.mention} and {third.mention}")
    assert question.pings == [third]


async def test_who_blocked_the_host_of_a_challenge_gets_no_question_about_its_game(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await host.slash(tavern.channel, "farkle challenge", player=second)
    await second.click(await newest(tavern, second), label="Accept")
    board = await newest(tavern, second)
    await second.click(board, label="Block")
    before = received(second)
    asked = await host.slash(host.direct_messages, "farkle stop")
    assert says(await host.click(asked.shown, label="Ask everyone"), "stop-asked")
    await at_rest(tavern)
    assert received(second) == before


async def test_a_press_posts_only_where_its_person_is(tavern: Tavern) -> None:
    """A forged address in a direct message or on another server posted, and called players, on this one."""
    host = tavern.people[0]
    ending = await play_quickly(tavern, "6", "1", "1")
    elsewhere = await another_server(tavern, host)
    privates = [(await host.slash(place, "farkle games")).shown for place in (host.direct_messages, elsewhere)]
    before = await at_rest(tavern)
    for private in privates:
        for verb in ("rematch", "share"):
            assert refused(await forge(host, private, custom_id(ending, verb)), "unknown-button")
    # The board that a player has in a direct message is like a nudge's.
    board = await begin(tavern, players=3)
    for place in (host.direct_messages, elsewhere):
        private = (await host.slash(place, "farkle games")).shown
        await host.click(private, label="Play")
        assert "Roll 6" in pressable(private) or "Leave" in pressable(private)
        for verb in ("stop-ask", "stop-void", "pause"):
            assert refused(await forge(host, private, custom_id(board, verb)), "unknown-button")
    assert len(await at_rest(tavern)) == len(before) + 2, "the line of the lobby, and the board"
    assert (await stored(tavern, 2)).vote.asked_at is None


async def test_the_rules_of_another_server_are_not_brought_into_a_lobby(tavern: Tavern) -> None:
    host, lobby = tavern.people[0], await open_lobby(tavern, players=2)
    elsewhere = await another_server(tavern, host, manage_guild=True)
    await host.slash(elsewhere, "farkle-setup make", title="Free gifts for all")
    private = (await host.slash(elsewhere, "farkle games")).shown
    forged = await forge(host, private, custom_id(lobby, "rules-which"), ["free gifts for all"])
    assert refused(forged, "no-such-game")
    assert says(lobby, "lobby-head", title="Standard")


async def test_a_second_lobby_of_the_same_game_shows_the_first(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await manage(tavern)
    lobby = await open_lobby(tavern)
    for options in ({}, {"rules": "exact"}, {"target": 5000}):
        again = await host.slash(tavern.channel, "farkle start", **options)
        assert again.ephemeral
        assert says(again, "lobby-open-already", link=lobby)
    assert await at_rest(tavern) == [lobby]
    await host.click(again.shown, label="Cancel")
    await tavern.until(lambda: says(lobby, "lobby-cancelled"))
    # Other people, other games and other channels have lobbies of their own.
    for person, place, command in (
        (host, tavern.channel, "farkle start"),
        (host, tavern.channel, "yahtzee start"),
        (second, tavern.channel, "farkle start"),
        (second, tavern.guild.add_channel("elsewhere"), "farkle start"),
    ):
        assert not (await person.slash(place, command)).ephemeral


@pytest.mark.people(2)
async def test_a_lobby_that_ran_out_is_no_longer_shown(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern)
    pass_time(tavern, 15 * 60)
    again = await open_lobby(tavern)
    assert again is not lobby
    assert says(again, "lobby-head")
