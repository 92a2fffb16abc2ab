"""A board moves down only to call someone, or because it has scrolled away; and when people want to be called."""

from pathlib import Path

import pytest

from bot.model.servers import TURN_SECONDS, Boards
from bot.play.sessions import UNSEEN_SECONDS
from bot.ui.game.calling import THERE_SECONDS
from localdiscord import Channel, Message, Person
from localdiscord.model.channels import FORUM_CHANNEL
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    HOST_BEGINS,
    at_rest,
    begin,
    begin_in_thread,
    board_after,
    called,
    forge,
    manage,
    open_lobby,
    pass_time,
    press,
    selected,
    start,
    stored,
    strike,
)
from tests.support.tavern import Tavern, running_bot, scripted

pytestmark = pytest.mark.people(2)


async def calm_game(tavern: Tavern, turns: int = 4) -> Message:
    """Each has pressed something a moment ago, and the host rolls next: these turns all farkle."""
    board = await begin(tavern, dice=(*HOST_BEGINS, *[FARKLE] * (turns + 2)))
    await press(tavern, "Roll")
    assert await board_after(tavern, "Roll") is board
    return board


async def chat(tavern: Tavern, person: Person, messages: int, place: Channel | None = None) -> None:
    """What people write in a channel, as the bot notices it by what they type into commands in between."""
    for _ in range(messages):
        person.say(place or tavern.channel, "ha!")
        await person.autocomplete(place or tavern.channel, "farkle start", "rules", "s")


async def test_while_players_are_there_each_press_is_one_request_and_nobody_is_pinged(tavern: Tavern) -> None:
    board = await calm_game(tavern)
    before = len(tavern.local.requests)
    for _ in range(4):
        await press(tavern, "Roll")
    await at_rest(tavern)
    asked = [request.path.rpartition("/")[2] for request in list(tavern.local.requests)[before:]]
    assert asked == ["callback"] * 4
    assert board.pings == []
    assert tavern.channel.messages()[-1] is board


async def test_who_has_pressed_nothing_for_a_minute_is_called_on_a_new_board(tavern: Tavern) -> None:
    board = await calm_game(tavern)
    pass_time(tavern, THERE_SECONDS + 1)
    moved = await board_after(tavern, "Roll")
    assert moved.pings == [tavern.people[1]]
    await tavern.until(lambda: board.deleted)
    # The host has just pressed, and the board is new.
    assert await board_after(tavern, "Roll") is moved


@pytest.mark.parametrize("seconds", [0, THERE_SECONDS + 1])
async def test_a_player_who_waits_in_the_lobby_is_called_at_the_start(tavern: Tavern, seconds: int) -> None:
    lobby = await open_lobby(tavern, 2, dice=("1", "6"))
    pass_time(tavern, seconds)
    assert (await start(tavern, lobby)).pings == ([tavern.people[1]] if seconds else [])


@pytest.mark.parametrize(("messages", "moves"), [(3, False), (4, True)])
async def test_a_board_that_has_scrolled_away_comes_back_and_calls(tavern: Tavern, messages: int, moves: bool) -> None:
    board = await calm_game(tavern)
    await chat(tavern, tavern.people[1], messages)
    await tavern.people[0].click(board, label="Roll")
    await at_rest(tavern)
    assert board.deleted is moves
    assert len(called(tavern, tavern.people[1])) == moves


async def test_private_answers_and_deleted_messages_scroll_nothing_away(tavern: Tavern) -> None:
    board, host = await calm_game(tavern), tavern.people[0]
    for _ in range(5):
        await host.slash(tavern.channel, "farkle games")
    said = host.say(tavern.channel, "oops")
    host.delete(said)
    assert await board_after(tavern, "Roll") is board


@pytest.mark.refused
async def test_a_board_that_was_deleted_comes_back_and_calls(tavern: Tavern) -> None:
    board, (host, second) = await calm_game(tavern), tavern.people
    tavern.channel.delete(board)
    # Typed moves are refused right after another player's.
    pass_time(tavern, UNSEEN_SECONDS)
    await host.slash(tavern.channel, "farkle roll")
    await at_rest(tavern)
    assert (await tavern.board()).pings == [second]


@pytest.mark.without_bot
async def test_a_new_process_calls_because_it_does_not_know_who_is_there(path: Path, tavern: Tavern) -> None:
    async with running_bot(tavern, path, scripted()):
        board = await calm_game(tavern)
    async with running_bot(tavern, path, scripted(FARKLE, FARKLE, FARKLE)):
        moved = await board_after(tavern, "Roll")
        assert moved is not board
        assert moved.pings == [tavern.people[1]]
        assert (await board_after(tavern, "Roll")) is moved


async def test_a_turn_that_ends_by_time_calls_the_next_player(tavern: Tavern) -> None:
    await calm_game(tavern)
    await strike(tavern, TURN_SECONDS + 1)
    assert (await tavern.board()).pings == [tavern.people[1]]


async def test_a_reminder_does_not_move_the_board_of_a_player_who_is_there(tavern: Tavern) -> None:
    board = await calm_game(tavern)
    pass_time(tavern, TURN_SECONDS - 30)
    await tavern.people[0].click(board, label="Leave")
    await strike(tavern, 1)
    due = str((await stored(tavern)).deadline.due_at)
    assert says(board, "reminder-in-turn", player=tavern.people[0], due=due)
    assert called(tavern, tavern.people[0]) == []


async def test_players_of_games_with_long_turns_are_always_called(tavern: Tavern) -> None:
    """The reminder would come too late for who leaves within the minute."""
    await manage(tavern, turn_seconds=30 * 60)
    await begin(tavern, dice=(*HOST_BEGINS, FARKLE, FARKLE))
    assert (await board_after(tavern, "Roll")).pings == [tavern.people[1]]


async def test_in_a_thread_boards_stay_too(tavern: Tavern) -> None:
    """The lobby's presses were made in the channel, so each player is called there once."""
    _, thread = await begin_in_thread(tavern, dice=(*HOST_BEGINS, *[FARKLE] * 6))
    await press(tavern, "Roll", "Roll")
    board = await tavern.board()
    for _ in range(3):
        await press(tavern, "Roll")
    assert thread.messages()[-1] is board
    player = tavern.on_turn(board)
    await chat(tavern, player, 4, thread)
    await player.click(board, label="Roll")
    assert (await tavern.board()).pings == [tavern.on_turn(await tavern.board())]


async def test_in_a_post_of_a_forum_boards_stay_too(tavern: Tavern) -> None:
    host = tavern.people[0]
    tavern.channel = host.start_thread(tavern.guild.add_channel("forum", kind=FORUM_CHANNEL), "Who plays?")
    board = await calm_game(tavern)
    assert await board_after(tavern, "Roll") is board
    assert board.pings == []


async def test_who_plays_in_a_private_message_is_called_on_the_board(tavern: Tavern) -> None:
    board, (host, second) = await calm_game(tavern), tavern.people
    listed = await second.slash(tavern.channel, "farkle games")
    await second.click(listed.shown, label="Show")
    await host.click(board, label="Roll")
    assert (await tavern.board()).pings == [second]


async def test_a_person_who_wants_no_pings_gets_none(tavern: Tavern) -> None:
    await manage(tavern, boards=Boards.ONE)
    host, second = tavern.people
    listed = await second.slash(tavern.channel, "farkle games")
    own = await second.click(listed.shown, label="My settings")
    await second.choose(own.shown, "fs:own:pings:*", ["never"])
    assert selected(own.shown, "fs:own:pings:*") == "Never"
    await begin(tavern, dice=(*HOST_BEGINS, FARKLE, FARKLE))
    assert (await board_after(tavern, "Roll")).pings == []
    assert (await board_after(tavern, "Roll")).pings == [host]
    assert refused(await forge(second, own.shown, "fs:own:pings:*", ["loudly"]), "unknown-button")
