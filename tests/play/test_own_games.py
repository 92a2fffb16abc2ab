"""`/farkle games`: a person's open games everywhere, and playing one in a private message from anywhere."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.servers import Board
from bot.rulesets import LONGEST
from bot.store import saving
from bot.typed import Typed
from bot.ui.game.calling import THERE_SECONDS
from localdiscord import Channel, Message, Outcome, Person
from tests.support.players import press_next
from tests.support.sentences import is_sentence, refused, says
from tests.support.steps import (
    FARKLE,
    address,
    another_server,
    at_rest,
    begin,
    custom_id,
    forge,
    leave,
    manage,
    marked,
    open_lobby,
    pass_time,
    press,
    pressable,
    stored,
)
from tests.support.tavern import Tavern, running_bot, seeded

ROLLS = ("6", "1", "112346", FARKLE)
"""The host begins, and rolls two 1s; then the other farkles."""


async def games_of(person: Person, place: Channel | None = None) -> Outcome:
    """The list, in direct messages with the bot unless elsewhere."""
    return await person.slash(place or person.direct_messages, "farkle games")


async def play(person: Person, place: Channel | None = None, label: str = "Play") -> Message:
    """The private board of the first game in the list."""
    listed = await games_of(person, place)
    outcome = await person.click(listed.shown, label=label)
    assert (outcome.kind, outcome.shown) == ("update", listed.shown)
    return listed.shown


async def test_all_open_games_are_listed_those_first_that_wait(tavern: Tavern) -> None:
    host, second, third = tavern.people
    assert refused(await games_of(host), "no-open-games")
    board = await begin(tavern, players=3, dice=("6", "1", "2", "112346"))
    elsewhere, empty = tavern.guild.add_channel("elsewhere"), tavern.guild.add_channel("empty")
    lobby = (await host.slash(elsewhere, "yahtzee start")).shown
    alone = (await second.slash(elsewhere, "yahtzee start")).shown
    await second.click(alone, label="Play alone")
    await second.slash(elsewhere, "farkle pause")
    await third.slash(elsewhere, "farkle challenge", player=second)
    asked = second.direct_messages.messages()[-1]
    await host.slash(empty, "farkle daily")  # which is no game at a table
    for command, head in (("games", "games-head"), ("leave", "no-game-here"), ("board", "no-game-here")):
        listed = await host.slash(empty, f"farkle {command}")
        assert listed.ephemeral
        assert is_sentence(listed.text.splitlines()[0], head)
    paused = elsewhere.messages()[-1]
    sent = third.direct_messages.messages()[-1]
    for person, games in (
        (host, [(board, "waits", host), (lobby, "lobby", None)]),
        (second, [(asked, "invited", None), (paused, "paused", second), (board, "other", host)]),
        (third, [(sent, "lobby", None), (board, "other", host)]),
    ):
        listed = await games_of(person, host.direct_messages if person is host else empty)
        _, *lines = [line for line in listed.text.splitlines() if not says(line, "own-game-points")]
        links, states = lines[::2], lines[1::2]
        for link, state, (shown, expected, player) in zip(links, states, games, strict=True):
            assert is_sentence(link, "own-game", link=shown)
            assert is_sentence(state, "own-game-state", state=expected, **({"player": player} if player else {}))
        assert [line for line in listed.text.splitlines() if says(line, "own-game-points", points=0)]


async def test_the_list_has_points_and_times(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await begin(tavern, dice=ROLLS)
    assert says(await games_of(second), "own-game-points", points=0, others=0)
    await press(tavern, "Roll", "Most points", "Bank 200")
    game = await stored(tavern)
    waiting = await games_of(second)
    assert says(waiting, "own-game-points", points=0, others=200)
    assert says(waiting, "own-game-state", state="waits", due=str(game.deadline.due_at))
    assert says(await games_of(host), "own-game-points", points=200, others=0)
    assert says(await games_of(host), "own-game-state", state="other", player=second)


async def test_many_games_have_pages(tavern: Tavern) -> None:
    """However long their titles are, they fit into a message."""
    host = tavern.people[0]
    lobby = await open_lobby(tavern)
    pattern = replace(await stored(tavern), title=Typed("*" * LONGEST["title"]))
    for number in range(19):
        seats = replace(pattern.seats, joins=(f"{number}",))
        await tavern.bot.database.write(saving.add, replace(pattern, boards=(Board(number),), seats=seats))
    listed = (await games_of(host)).shown
    assert listed.text.count("](https://") == 8
    for _ in range(2):
        await host.click(listed, label="Next")
    assert f"/{lobby.id})" in listed.text.splitlines()[-2]
    assert pressable(listed)[:-3] == ["◀ Back"]
    assert refused(await forge(host, lobby, "fg:games:1"), "unknown-button")
    await forge(host, listed, "fg:games:999999999")
    assert pressable(listed)[:-3] == ["Next ▶"]


async def test_a_game_is_played_in_a_private_message_from_anywhere(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    tavern.local.gate.message_rate = (1000, 1.0)
    public = await begin(tavern, dice=(*ROLLS, "112346"))
    private = await play(host)
    assert private.ephemeral_for == host
    # The same buttons, on both.
    assert [each for each in pressable(public) if each != "Leave"] == ["Roll 6"]
    assert pressable(private) == ["Roll 6", "Leave", "My games"]
    assert address(private, "Roll 6") == address(public, "Roll 6")
    assert (await host.click(private, label="Roll")).kind == "update"
    await at_rest(tavern)
    assert [each.label for each in public.buttons][:6] == [*"112346"]
    await host.click(private, private.buttons[0].custom_id or "")
    assert marked(private) == [0]
    pass_time(tavern, THERE_SECONDS + 1)
    await host.click(private, label="Most points")
    await host.click(private, label="Bank 200")
    await at_rest(tavern)
    assert says(private, "board-waits", player=second)
    assert pressable(private) == ["Leave", "My games"]
    board = await tavern.board()
    assert board is not public
    assert board.pings == [second]
    await tavern.until(lambda: public.deleted)
    assert [each for each in await at_rest(tavern, host.direct_messages) if not each.ephemeral_for] == []
    # The list has the game still, and shows what happens meanwhile.
    await host.click(private, label="My games")
    assert says(private, "own-game-points", points=200, others=0)
    await host.click(private, label="Show")
    assert says(private, "board-waits", player=second)
    await press(tavern, "Roll")
    await press(tavern, "Roll")
    assert says(private, "board-waits", player=second), "nothing edits it without a press"
    assert (await host.click(private, label="My games")).kind == "update"
    await host.click(private, label="Play")
    assert [each.label for each in private.buttons][:6] == [*"112346"]
    # Each board has the language of its readers.
    await manage(tavern, locale="de")
    await host.click(private, label="Bank 200")
    await at_rest(tavern)
    assert pressable(private) == ["Leave", "My games"]
    assert pressable(await tavern.board())[-1] == "Verlassen"


async def test_an_old_private_board_shows_the_game_as_it_is(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await begin(tavern, dice=ROLLS)
    private = await play(host)
    await press(tavern, "Roll", "Most points")
    assert (await host.click(private, label="Roll")).kind == "update"
    assert marked(private) == [0, 1], "as on the board"
    await press(tavern, "Bank 200")
    assert (await host.click(private, label="Bank 200")).kind == "update"
    assert says(private, "board-waits", player=second)
    await leave(second, await tavern.board())
    assert refused(await host.click(private, label="Leave"), "game-ended")


async def test_a_confirmed_move_and_the_end_of_a_game_show_in_private(tavern: Tavern) -> None:
    second = tavern.people[1]
    await begin(tavern, dice=("6", "1", "444444", "112346"), target=500)
    await press(tavern, "Roll", "Bank")
    private = await play(second)
    await second.click(private, label="Roll")
    await second.click(private, label="Most points")
    asked = (await second.click(private, label="Bank 200")).shown
    assert says(asked, "bank-sure")
    assert (await second.click(asked, label="Bank 200")).kind == "update"
    assert says(asked, "over-head")
    board = (await at_rest(tavern))[-1]
    assert says(asked, "over-in-thread", link=board)
    assert pressable(asked) == ["My games"]
    assert "Rematch" in pressable(board)
    # The message with the question before is old, and says so.
    assert (await second.click(private, label="Roll")).kind == "update"
    assert says(private, "over-head")


async def test_computers_play_before_a_private_board_shows_the_turn(tavern: Tavern) -> None:
    host = tavern.people[0]
    await begin(tavern, players=1, computers=1, dice=("6", "1", FARKLE, FARKLE, FARKLE, FARKLE, FARKLE))
    private = await play(host)
    await host.click(private, label="Roll")
    assert says(private, "turn-farkle", player=host)
    assert pressable(private) == ["Roll 6", "Leave", "My games"]


async def test_only_players_play_in_private_and_nobody_by_forged_presses(tavern: Tavern) -> None:
    host, _, stranger = tavern.people
    board = await begin(tavern, dice=("6", "1"))
    theirs = (await stranger.slash(stranger.direct_messages, "farkle help")).shown
    assert refused(await forge(stranger, theirs, "fg:play:1"), "sits-not")
    assert refused(await forge(stranger, theirs, address(board, "Roll")), "no-such-game")
    assert refused(await forge(host, (await games_of(host)).shown, address(board, "Roll")), "unknown-button")
    assert refused(await forge(host, board, "fg:play:1"), "unknown-button")
    private = await play(host)
    for verb in ("stop-void", "start", "rematch", "check", "stop-yes"):
        assert (await forge(host, private, custom_id(private, verb))).ephemeral
    assert (await stored(tavern)).is_running
    # A manager of another server manages nothing here.
    private = await play(host, await another_server(tavern, host, manage_guild=True))
    assert refused(await forge(host, private, custom_id(private, "stop-void")), "unknown-button")
    # Leaving is for players, from anywhere.
    asked = await host.click(private, label="Leave")
    await host.click(asked.shown, label="Leave the game")
    await tavern.until(lambda: says(board, "over-head-left"))


@pytest.mark.refused
async def test_players_without_the_channel_still_play_but_not_on_a_server_without_the_bot(tavern: Tavern) -> None:
    host = tavern.people[0]
    await begin(tavern, dice=ROLLS)
    del tavern.guild.members[host.id]
    private = await play(host)
    await host.click(private, label="Roll")
    assert [each.label for each in private.buttons][:6] == [*"112346"]
    tavern.guild.kick_bot()
    await tavern.until(lambda: not tavern.bot.guilds)
    await at_rest(tavern)
    assert refused(await host.click(private, label="Most points"), "not-on-that-server")
    assert refused(await games_of(host), "no-open-games")


@pytest.mark.without_bot
async def test_a_private_board_works_after_a_restart(path: Path, tavern: Tavern) -> None:
    host = tavern.people[0]
    async with running_bot(tavern, path, seeded(3)):
        await open_lobby(tavern, players=2)
        await host.click(tavern.channel.messages()[-1], label="Start")
        player = tavern.on_turn(await tavern.board())
        private = await play(player)
    async with running_bot(tavern, path, seeded(4)):
        outcome = await press_next(player, private)
        assert outcome.kind == "update"
        assert [each.label for each in private.buttons][-1] == "My games"
        assert await tavern.board()
