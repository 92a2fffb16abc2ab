"""Commands for people who type: `/farkle board`, `leave`, `stop`, `help`, and moves; and the descriptions of all."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from bot.play.sessions import UNSEEN_SECONDS
from bot.records.records import offered_spans
from bot.sentences import say
from localdiscord import Channel, ClientRefused, Message, Outcome, Person
from tests.support.sentences import TRANSLATIONS, refused, says
from tests.support.steps import (
    FARKLE,
    HOST_BEGINS,
    address,
    another_server,
    at_rest,
    begin,
    forge,
    marked,
    open_lobby,
    pass_time,
    press,
    pressable,
    start,
    stored,
)
from tests.support.tavern import Tavern, scripted


async def test_lobby_and_board_come_to_the_bottom_and_the_old_ones_are_deleted(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    old = await open_lobby(tavern, dice=("6", "1", "115234"))
    pass_time(tavern, 20)
    lobby = (await second.slash(tavern.channel, "farkle board")).shown
    await tavern.until(lambda: old.deleted)
    assert says(lobby, "lobby-wait", state="alone")
    await second.click(lobby, label="Join")
    assert not says(lobby, "lobby-wait", state="alone")
    assert f"and {second.mention}." in lobby.text
    old = await start(tavern, lobby)
    await press(tavern, "Roll")
    await host.click(old, old.buttons[0].custom_id or "")
    second.say(tavern.channel, "chatter")
    pass_time(tavern, 20)
    outcome = await stranger.slash(tavern.channel, "farkle board")
    board = await tavern.board()
    assert outcome.message is board
    assert board.pings == []
    await tavern.until(lambda: old.deleted)
    assert marked(board) == [0], "marks stay on a new board"
    await host.click(board, board.buttons[2].custom_id or "")
    assert marked(board) == [0, 2]
    assert pressable(board)[-2:] == ["Most points · 250", "Leave"]
    assert (await press(tavern, "Most points")).kind == "update"


async def test_without_a_game_each_says_so_and_starts_one(tavern: Tavern) -> None:
    host = tavern.people[0]
    await tavern.bot.services.rule_books.set_default(tavern.guild.id, "deluxe")
    for command in ("board", "leave", "stop"):
        answer = await host.slash(tavern.channel, f"farkle {command}")
        assert refused(answer, "no-game-here")
        assert pressable(answer.shown)[:3] == ["Start Farkle", "Start Yahtzee", "Start Yatzy"]
    await host.click(answer.shown, label="Start Farkle")
    assert says(await tavern.board(), "lobby-head", title="Deluxe")
    await host.click(answer.shown, label="Start Yatzy")
    assert says(await tavern.board(), "yahtzee-lobby-head", title="Yatzy")
    await tavern.bot.services.rule_books.set_default(tavern.guild.id, "yatzy")
    answer = await tavern.people[1].slash(tavern.guild.add_channel("elsewhere"), "farkle board")
    assert pressable(answer.shown)[:-3] == ["Start Farkle", "Start Yahtzee"], "one of two that do the same"


async def test_leaving_a_lobby_and_a_game_by_command(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    lobby = await open_lobby(tavern, players=3, dice=("6", "1"))
    assert refused(await stranger.slash(tavern.channel, "farkle leave"), "left-well")
    await tavern.until(lambda: stranger.mention not in lobby.text)
    assert says(await stranger.slash(tavern.channel, "farkle leave"), "sits-not-yet")
    board = await start(tavern, lobby)
    assert refused(await stranger.slash(tavern.channel, "farkle leave"), "sits-not")
    asked = await second.slash(tavern.channel, "farkle leave")
    assert asked.ephemeral
    await second.click(asked.shown, label="Leave the game")
    await tavern.until(lambda: says(board, "over-head-left"))
    assert says(await host.slash(tavern.channel, "farkle leave"), "no-game-here")


async def test_one_of_several_games_of_the_channel_is_chosen(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    first = await open_lobby(tavern, players=2)
    await tavern.newcomer().slash(tavern.channel, "farkle start", rules="deluxe")
    asked = await stranger.slash(tavern.channel, "farkle board")
    assert refused(asked, "several-games-here")
    assert says(await choose(stranger, asked, "1"), "board-is-here", link=first)
    await tavern.until(lambda: asked.shown.deleted)
    forged = await forge(stranger, first, "fg:board:", ["2"])
    assert refused(forged, "unknown-button"), "an answer would replace what all people see"
    outcome = await second.slash(tavern.channel, "farkle leave")
    assert says(outcome, "left-well"), "the only one in which they sit is meant"
    (deluxe,) = await host.autocomplete(tavern.channel, "farkle board", "game", "delux")
    pass_time(tavern, 20)
    assert says(await stranger.slash(tavern.channel, "farkle board", game=deluxe["value"]), "rules-title-deluxe")
    for wrong in ("99", "Deluxe?", "9" * 5000):
        assert refused(await stranger.slash(tavern.channel, "farkle board", game=wrong), "no-such-game-here")
    elsewhere = tavern.guild.add_channel("elsewhere")
    for person, command in ((host, "board"), (second, "leave"), (host, "stop")):
        assert refused(await person.slash(elsewhere, f"farkle {command}", game="1"), "no-such-game-here")
    await tavern.until(lambda: second.mention not in first.text)


async def test_each_server_counts_its_games_and_a_typed_number_is_one_of_them(tavern: Tavern) -> None:
    """Games of both servers begin in turns. A lobby that closes leaves no gap."""
    host, second, stranger = tavern.people
    here, there = tavern.channel, await another_server(tavern, *tavern.people)

    async def started(channel: Channel, *, closes: bool = False) -> str:
        """What the lobby's message says after that."""
        lobby = (await host.slash(channel, "farkle start")).shown
        assert "game" not in lobby.text
        assert says(await host.slash(channel, "farkle games"), "own-game", id="none")
        await second.click(lobby, label="Join")
        if closes:
            (choice,) = await host.autocomplete(channel, "farkle stop", "game", "waiting to start")
            assert says(await host.slash(channel, "farkle stop", game=choice["value"]), "stopped-well", id="none")
        else:
            await host.click(lobby, label="Start")
        return lobby.text

    texts = [await started(channel) for channel in (here, there, there)]
    await started(here, closes=True)
    texts += [await started(here), await started(there)]
    assert [says(text, "game-begins", id=number) for text, number in zip(texts, (1, 1, 2, 2, 3), strict=True)] == [
        True
    ] * 5
    # The ids are 1 and 5 here; 2, 3 and 6 there.
    for channel, ids in ((here, "15"), (there, "236")):
        choices = await stranger.autocomplete(channel, "farkle board", "game", "")
        expected = [(f"game {number}", f"id:{game}") for number, game in enumerate(ids, start=1)]
        assert [(each["name"][-6:], each["value"]) for each in choices] == expected[::-1]
        for number, game in enumerate(ids, start=1):
            for named in (str(number), f"#{number}", f"id:{game}"):
                asked = await host.slash(channel, "farkle stop", game=named)
                assert address(asked.shown, "Ask everyone").startswith(f"fk:{game}:"), named
    for channel, wrong in ((here, "3"), (here, "id:2"), (there, "6"), (there, "id:1"), (there, "id:")):
        assert refused(await host.slash(channel, "farkle board", game=wrong), "no-such-game-here"), wrong
        assert refused(await host.slash(channel, "farkle verify", game=wrong), "no-such-finished-game"), wrong
    asked = await second.slash(there, "farkle leave", game="3")
    await second.click(asked.shown, label="Leave the game")
    past = await host.slash(there, "farkle history")
    assert says(past, "past-line", id=3)
    assert list(past.shown.selects[0].options) == ["6"]
    (choice,) = await host.autocomplete(there, "farkle review", "game", "")
    assert choice == {"name": "Standard · 2 players · game 3", "value": "id:6"}
    for named in ("3", "id:6"):
        assert says(await host.slash(there, "farkle verify", game=named), "check-head", id=3)


async def choose(person: Person, asked: Outcome, game: str) -> Outcome:
    """In the menu of games."""
    (menu,) = asked.shown.selects
    return await person.choose(asked.shown, menu.custom_id, [game])


async def test_help_fits_one_message_with_the_hosts_pages_and_an_older_command_is_explained(tavern: Tavern) -> None:
    outcome = await tavern.people[0].slash(tavern.channel, "farkle help")
    assert outcome.ephemeral
    assert 200 < len(outcome.text) < 4000
    for word in ("/farkle start", "Farkle and Yahtzee", "computers", "friends", "Roll", "the bot makes the first roll"):
        assert word in outcome.text
    assert not says(outcome, "page-terms")
    about = tavern.bot.application
    assert about is not None
    about.privacy_policy_url, about.terms_of_service_url = "https://example.org/privacy", "https://example.org/terms"
    outcome = await tavern.people[0].slash(tavern.channel, "farkle help")
    for page in ("privacy", "terms"):
        assert says(outcome, f"page-{page}", url=f"https://example.org/{page}")
    farkle = tavern.bot.tree.get_command("farkle")
    assert isinstance(farkle, app_commands.Group)
    farkle.remove_command("help")
    assert refused(await tavern.people[0].slash(tavern.channel, "farkle help"), "unknown-command")


async def test_what_needs_a_server_or_other_people_is_refused_in_direct_messages(tavern: Tavern) -> None:
    """Otherwise, people would find the records of all servers there, and could start a season."""
    person = tavern.people[0]
    board, place = await begin(tavern), person.direct_messages
    with pytest.raises(ClientRefused):
        await person.slash(place, "farkle-setup settings")
    start = {"type": 1, "name": "season-start", "options": [{"type": 3, "name": "name", "value": "Spring"}]}
    form = {"custom_id": "fe:typed:target", "components": []}
    assert refused(await person.forge("modal", place, form), "only-on-servers")
    setup = {"name": "farkle-setup", "options": [start]}
    assert refused(await person.forge("command", place, setup), "only-on-servers")
    for why, pressed in {
        "only-on-servers": ("fc:everywhere", "fq:season-end:1"),
        "no-such-game": (address(board, "Roll"),),
        "only-yourself": (
            *("fs:past:0:1", "fs:duel:1:2:everywhere:all-farkle", "fs:awards:1"),
            f"fs:card:{tavern.people[1].id}:everywhere:all-farkle",
        ),
    }.items():
        for custom_id in pressed:
            assert refused(await person.forge("component", place, {"custom_id": custom_id}, board), why)
    assert await tavern.bot.database.read(offered_spans, 0, "") == []


async def test_commands_are_described_in_every_language(tavern: Tavern) -> None:
    registered = [*tavern.local.world.commands[None].values()]
    menu = next(command for command in registered if command["type"] == AppCommandType.user.value)
    assert menu["name_localizations"] == {
        language: say("command-challenge-menu", language) for language in (*TRANSLATIONS, "es-419")
    }
    registered.remove(menu)
    expected = {"farkle", "farkle-setup", "yahtzee", "yatzy", "farkle-moderate"}
    assert {command["name"] for command in registered} == expected
    described = {words["description"]: words["description_localizations"] for words in _described(registered)}
    assert described[say("command-farkle-start")]["de"] == say("command-farkle-start", "de")
    assert described[say("command-start-rules")]["de"] == say("command-start-rules", "de")
    assert all(story.keys() == {*TRANSLATIONS, "es-419"} for story in described.values())
    choices = [choice for words in _described(registered) for choice in words.get("choices", ())]
    named = {choice["name"]: choice["name_localizations"] for choice in choices}
    assert named[say("period-month")]["de"] == say("period-month", "de")
    assert all(not words.get("name_localizations") for words in _described(registered))


def _described(story: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for words in story:
        yield words
        yield from _described(words.get("options", []))


async def types(tavern: Tavern, person: Person, command: str, **options: object) -> Outcome:
    """A person has seen the board, and then types."""
    pass_time(tavern, UNSEEN_SECONDS)
    return await person.slash(tavern.channel, f"farkle {command}", **options)


@pytest.mark.new_boards
async def test_a_turn_is_typed_wholly_or_in_part(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    tavern.local.gate.message_rate = (1000, 1.0)
    board = await begin(tavern, dice=(*HOST_BEGINS, "115236", "123", "115236", FARKLE))
    threw = await types(tavern, host, "roll")
    assert threw.ephemeral
    assert says(threw, "typed-threw", dice="1 1 5 2 3 6", best="1 1 5", points=250)
    assert threw.text.endswith(f"/{board.id}")
    kept = await types(tavern, host, "keep", dice="5, 1 1")
    assert kept.ephemeral
    assert says(kept, "typed-kept", dice="1 1 5", points=250)
    assert marked(board) == [0, 1, 2]
    assert "Bank 250" in pressable(board)
    await types(tavern, host, "roll")
    await types(tavern, host, "keep", dice="1")
    banked = await types(tavern, host, "bank")
    assert not banked.ephemeral
    board = await tavern.board()
    assert tavern.on_turn(board) is second
    assert f"{host.mention} **350**" in board.text
    # The other one presses, and types the rest.
    await press(tavern, "Roll")
    assert says(await types(tavern, second, "keep", dice="1"), "typed-kept", points=100, bank=250)
    await types(tavern, second, "bank")
    board = await tavern.board()
    assert f"{second.mention} **250**" in board.text
    await types(tavern, host, "roll")
    await tavern.until(lambda: tavern.channel.messages()[-1].id != board.id)
    assert tavern.on_turn(await tavern.board()) is second


async def test_refusals_are_those_of_the_buttons_and_one_of_what_has_not_been_seen(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115236", "115236")
    host, second, third = tavern.people
    assert refused(await types(tavern, host, "roll"), "no-game-here")
    await begin(tavern)
    assert refused(await host.slash(tavern.channel, "farkle roll"), "typed-too-soon"), "the game has just begun"
    for person, command, options, key in (
        (second, "roll", {}, "not-your-turn"),
        (third, "bank", {}, "sits-not"),
        (host, "keep", {"dice": "1"}, "throw-first"),
        (host, "bank", {}, "throw-first"),
    ):
        assert refused(await types(tavern, person, command, **options), key)
    await types(tavern, host, "roll")
    for given, key in (("6", "not-scoring"), ("1 1 1", "not-lying"), ("seven", "not-dice"), ("@everyone", "not-dice")):
        outcome = await types(tavern, host, "keep", dice=given)
        assert refused(outcome, key)
        assert outcome.shown.pings == []
    # What another one changed a moment ago has not been seen.
    await press(tavern, "Most points", "Bank")
    assert refused(await second.slash(tavern.channel, "farkle roll"), "typed-too-soon")
    await types(tavern, second, "roll")
    # They have seen their own moves.
    kept = await second.slash(tavern.channel, "farkle keep", dice="1 1 5")
    assert says(kept, "typed-kept", dice="1 1 5")


@pytest.mark.new_boards
async def test_of_several_games_the_only_one_that_takes_the_move_is_meant(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await begin(tavern, dice=(*HOST_BEGINS, *HOST_BEGINS, "115236", "115236"))
    lobby = (await third.slash(tavern.channel, "farkle start", rules="deluxe")).shown
    await host.click(lobby, label="Join")
    await third.click(lobby, label="Start")
    await begin(tavern, players=1, game="yahtzee")
    threw = await types(tavern, host, "roll")
    assert says(threw, "typed-threw", dice="1 1 5 2 3 6", best="1 1 5", points=250)
    assert says(await types(tavern, third, "roll"), "typed-threw", points=250)
    await types(tavern, host, "keep", dice="1 1 5")
    await types(tavern, host, "bank")
    assert tavern.on_turn(await tavern.board()) is second
    # They are in turn in none of their games of Farkle, so they say which one they mean.
    assert refused(await types(tavern, host, "bank"), "several-games-here")


async def test_a_menu_of_games_does_what_was_typed(tavern: Tavern) -> None:
    host = await begin_twice(tavern, *HOST_BEGINS, "115236", "115236")
    # Yahtzee has no typed moves, so it doesn't count.
    await begin(tavern, players=1, game="yahtzee")
    asked = await types(tavern, host, "roll")
    assert refused(asked, "several-games-here")
    (menu,) = asked.shown.selects
    assert [*menu.options] == ["2", "1"]
    assert says(await choose(host, asked, "1"), "typed-threw", points=250)
    await tavern.until(lambda: asked.shown.deleted)
    # It carries what was typed.
    await types(tavern, host, "roll", game="2")
    for game in ("1", "2"):
        asked = await types(tavern, host, "keep", dice="5, 1 1")
        assert says(await choose(host, asked, game), "typed-kept", dice="1 1 5", points=250)
    asked = await types(tavern, host, "bank")
    banked = await choose(host, asked, "2")
    await banked.done()
    await tavern.until(lambda: asked.shown.deleted)
    assert f"{host.mention} **250**" in (await stored_board(tavern, 2)).text
    # The other one is the only one that waits.
    await types(tavern, host, "bank")
    assert f"{host.mention} **250**" in (await stored_board(tavern, 1)).text


async def stored_board(tavern: Tavern, game_id: int) -> Message:
    message_id = (await stored(tavern, game_id)).board_of(None).message_id
    return next(each for each in await at_rest(tavern) if each.id == message_id)


async def test_a_menu_of_games_works_for_each_command(tavern: Tavern) -> None:
    host = await begin_twice(tavern, *HOST_BEGINS)
    for command, story in (
        ("pause", "paused-well"),
        ("hint", "no-hints"),
        ("leave", "leave-sure"),
        ("stop", "stop-sure"),
    ):
        asked = await host.slash(tavern.channel, f"farkle {command}")
        assert refused(asked, "several-games-here")
        assert says(await choose(host, asked, "1"), story)
        await at_rest(tavern)
        # After a refusal, people can choose another game.
        assert asked.shown.deleted == (command != "hint")
    # A paused game isn't called running.
    offered = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [
        say("game-state", state=state) in each["name"] for state, each in zip(("waits", "paused"), offered, strict=True)
    ] == [True] * 2


async def begin_twice(tavern: Tavern, *dice: str) -> Person:
    """Two games of Farkle with the same host in one channel. Returns the host."""
    host, _, third = tavern.people
    await begin(tavern, dice=(*HOST_BEGINS, *dice))
    lobby = (await host.slash(tavern.channel, "farkle start")).shown
    await third.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    return host


async def test_a_typed_move_waits_for_no_game_that_does_not_take_it(tavern: Tavern) -> None:
    host = await begin_twice(tavern, "1", "6", "115236")
    # Its computers may take a minute.
    async with tavern.bot.services.sessions.lock(2):
        assert says(await types(tavern, host, "roll"), "typed-threw", points=250)


async def test_after_a_restart_a_typed_move_is_not_meant_for_the_only_game_in_memory(tavern: Tavern) -> None:
    host = await begin_twice(tavern, *HOST_BEGINS, "115236")
    tavern.bot.services.sessions.read_anew()  # as a restart does
    assert says(await types(tavern, host, "roll", game="1"), "typed-threw", points=250)
    assert refused(await types(tavern, host, "bank"), "several-games-here")


async def test_what_may_be_kept_is_offered(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await begin(tavern, dice=(*HOST_BEGINS, "115236"))
    assert await host.autocomplete(tavern.channel, "farkle keep", "dice", "") == []
    await press(tavern, "Roll")
    for typed, offered in (
        ("", ["1 1 5", "1 1", "1 5", "1", "5"]),
        ("1 ", ["1", "1 1 5", "1 1", "1 5"]),
        ("51", ["1 5", "1 1 5"]),
        ("6", []),
        ("7 7", []),
    ):
        found = await host.autocomplete(tavern.channel, "farkle keep", "dice", typed)
        assert [each["value"] for each in found] == offered
        assert await second.autocomplete(tavern.channel, "farkle keep", "dice", typed) == []
    for named, many in (("1", 5), ("id:1", 5), ("2", 0), ("id:2", 0)):
        assert len(await host.autocomplete(tavern.channel, "farkle keep", "dice", "", game=named)) == many
    # Nothing is offered for a game that is not in memory.
    tavern.bot.services.sessions.read_anew()
    assert await host.autocomplete(tavern.channel, "farkle keep", "dice", "") == []
    board: Message = await tavern.board()
    await types(tavern, host, "keep", dice="1 1")
    assert marked(board) == [0, 1]
