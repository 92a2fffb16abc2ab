"""What hostile members and managers try: to spam others, and to use the bot's name where they have no say."""

import pytest

from bot.play.stopping import AGREEING_SECONDS
from bot.store.challenges import REST_SECONDS
from localdiscord import Message, Person
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import (
    another_server,
    at_rest,
    begin,
    custom_id,
    delete,
    forge,
    leave,
    manage,
    open_lobby,
    pass_time,
    play_quickly,
    pressable,
    rematch,
    selected,
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
    """Each question called everyone, as often as its host pressed."""
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


@pytest.mark.people(2)
async def test_nobody_reads_the_title_of_a_game_on_another_server(tavern: Tavern) -> None:
    host, stranger = tavern.people
    await manage(tavern)
    await host.slash(tavern.channel, "farkle-setup make", title="Our secret")
    lobby = await open_lobby(tavern, rules="our secret")
    elsewhere = await another_server(tavern, host, stranger)
    how = "fr:how:1:1"
    for person, place, may in ((stranger, elsewhere, False), (stranger, tavern.channel, True), (host, elsewhere, True)):
        private = (await person.slash(place, "farkle help")).shown
        shown = await forge(person, private, how)
        assert says(shown, "how-to-play-head", game="Our secret") if may else refused(shown, "no-such-game"), place
    assert how in {button.custom_id for button in lobby.buttons}


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
    await tavern.until(lambda: says(lobby, "lobby-ended"))
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


@pytest.mark.people(3)
async def test_nothing_typed_on_a_server_reaches_a_person_by_a_challenge(tavern: Tavern) -> None:
    """A manager of any server could write to anyone in the bot's name, with an address."""
    host, second, _ = tavern.people
    elsewhere = await another_server(tavern, host, manage_guild=True)
    made = (await host.slash(elsewhere, "farkle-setup make", title="FREE NITRO", base="deluxe")).shown
    asked = await host.choose(made, "fe:option:turn", ["dice"])
    await host.submit(asked.modal, {"opening": "500"})
    await host.click(made, label="Save")
    await host.slash(elsewhere, "farkle challenge", player=second, rules="FREE NITRO", target=3000)
    shown = await newest(tavern, second)
    assert says(shown, "lobby-head", title="Deluxe", target=3000)
    assert says(shown, "challenge-differs", title="Deluxe")
    assert says(shown, "rules-option", option="Points to get on the board", value="500")
    await host.click(await newest(tavern, host), label="Withdraw")
    await tavern.until(lambda: says(shown, "challenge-closed", title="Deluxe", reason="withdrawn"))
    await host.slash(elsewhere, "farkle challenge", player=second, rules="FREE NITRO")
    await second.click(await newest(tavern, second), label="Accept")
    await second.slash(second.direct_messages, "farkle board")
    await at_rest(tavern)
    listed = await second.slash(second.direct_messages, "farkle games")
    assert not [each for each in (listed.shown, *second.direct_messages.messages()) if "NITRO" in each.text]


async def withdraw(tavern: Tavern, host: Person) -> None:
    await host.click(await newest(tavern, host), label="Withdraw")
    await at_rest(tavern)


@pytest.mark.both
async def test_who_withdraws_a_challenge_and_asks_again_calls_nobody_and_then_rests(tavern: Tavern) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    host, second, friend = tavern.people
    await host.slash(tavern.channel, "farkle challenge", player=second)
    (asked,) = received(second)
    await withdraw(tavern, host)
    await host.slash(tavern.channel, "yahtzee challenge", player=second)
    await tavern.bot.jobs.play("clock")
    assert received(second) == [asked]
    assert says(asked, "challenge", you="invited", host=host)
    assert "Yahtzee" in asked.text
    await withdraw(tavern, host)
    await tavern.until(lambda: says(asked, "challenge-closed", reason="withdrawn"))
    again = await host.slash(tavern.channel, "farkle challenge", player=second)
    assert refused(again, "challenged-lately", player=second)
    # The message can still block, and friends are not refused meanwhile.
    assert pressable(asked) == ["Block"]
    for stranger in (tavern.newcomer(), tavern.newcomer(), tavern.newcomer()):
        await stranger.slash(tavern.channel, "farkle challenge", player=second)
        await withdraw(tavern, stranger)
    sent = await friend.slash(tavern.channel, "farkle challenge", player=second)
    assert says(sent, "challenge-sent")
    await tavern.bot.jobs.play("clock")
    assert refused(await second.click(asked, label="Block"), "blocked-well", player=host)
    pass_time(tavern, REST_SECONDS)
    assert refused(await host.slash(tavern.channel, "farkle challenge", player=second), "cannot-be-challenged")


@pytest.mark.people(2)
async def test_a_withdrawn_challenge_is_replaced_for_a_day_even_if_the_bot_was_slow_to_show_it(tavern: Tavern) -> None:
    host, second = tavern.people
    await host.slash(tavern.channel, "farkle challenge", player=second)
    (asked,) = received(second)
    tavern.bot.jobs.stop("clock")
    await host.click(await newest(tavern, host), label="Withdraw")
    await host.slash(tavern.channel, "farkle challenge", player=second)
    await tavern.bot.jobs.play("clock")
    assert says(asked, "challenge", you="invited")
    await second.click(asked, label="Accept")
    board = await newest(tavern, second)
    assert [each for each in received(second) if each.buttons] == [board]
    await leave(second, board)
    await at_rest(tavern)
    # A challenge after that game, or a day later, is a new message.
    await host.slash(tavern.channel, "farkle challenge", player=second)
    last = await newest(tavern, second)
    assert last.id > board.id
    await withdraw(tavern, host)
    pass_time(tavern, REST_SECONDS)
    await host.slash(tavern.channel, "farkle challenge", player=second)
    assert (await newest(tavern, second)).id > last.id


@pytest.mark.people(2)
async def test_people_choose_whose_challenges_they_take(tavern: Tavern) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    host, second = tavern.people
    alone = await another_server(tavern, host)
    kept = (await second.slash(second.direct_messages, "farkle privacy")).shown
    host.install_bot()
    without_bot = tavern.local.add_guild("Elsewhere", bot=False)
    for person in (host, second):
        without_bot.add_member(person)
    near, far = [tavern.channel, without_bot.add_channel("talk")], [alone, host.direct_messages]
    for chosen, takes, refuses in (("server", near, far), ("nobody", [], [*near, *far])):
        assert refused(await forge(second, kept, "fs:mine-challengers:*", ["anybody"]), "unknown-button")
        await second.choose(kept, "fs:mine-challengers:*", [chosen])
        for place in refuses:
            sent = await host.slash(place, "farkle challenge", player=second)
            assert refused(sent, "cannot-be-challenged", player=second)
        for place in takes:
            await host.slash(place, "farkle challenge", player=second)
            await second.click(await newest(tavern, second), label="Accept")
            await leave(second, await newest(tavern, second))
    # A rematch is taken by who takes challenges from the server, and by no one else.
    ending = await newest(tavern, host)
    assert refused(await rematch(host, ending), "cannot-be-challenged")
    await second.choose(kept, "fs:mine-challengers:*", ["server"])
    exported = await download((await second.click(kept, label="Get it as a file")).shown)
    assert b'"takes_challenges_from": "server"' in exported
    assert b'"pings": "server", "language": null' in exported
    assert says(await rematch(host, ending), "challenge-sent")
    await second.click(await newest(tavern, second), label="Decline")
    # Who deletes their data has chosen nothing.
    await delete(tavern, second)
    kept = (await second.slash(second.direct_messages, "farkle privacy")).shown
    assert selected(kept, "fs:mine-challengers:*") == "Everybody"
