"""Each game in its own thread: it begins there, ends in the channel, and outlives changes of the thread."""

from collections.abc import Callable

import pytest

from bot.model.deadline import SLEEP_SECONDS
from bot.model.games import Status
from localdiscord import Thread, reply
from tests.support.sentences import refused, says
from tests.support.sessions import games_due
from tests.support.steps import (
    A_TURN,
    FARKLE,
    at_rest,
    begin,
    begin_in_thread,
    is_over,
    manage,
    open_lobby,
    pass_time,
    press,
    pressable,
    rematch,
    stop,
    stored,
    strike,
)
from tests.support.tavern import Tavern, scripted


def moderator_deletes(tavern: Tavern, thread: Thread) -> None:
    tavern.guild.delete_channel(thread)


def moderator_locks(_tavern: Tavern, thread: Thread) -> None:
    thread.change(archived=True, locked=True)


def bot_may_not_write(_tavern: Tavern, thread: Thread) -> None:
    assert thread.parent is not None
    thread.parent.deny_bot("send_messages_in_threads")


@pytest.fixture(autouse=True)
async def in_threads(tavern: Tavern) -> None:
    await manage(tavern, threads=True)


Closing = Callable[[Tavern, Thread], None]
CLOSED = pytest.mark.parametrize("close", [moderator_deletes, moderator_locks, bot_may_not_write])


async def test_a_game_in_its_thread_from_start_to_end(tavern: Tavern) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    host.display_name, second.display_name = "Ada", "Ben"
    lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000, dice=("6", "1", FARKLE, "444444"))
    assert thread.name == "Farkle · Exact · Ada, Ben"
    assert (thread.id, thread.archive_minutes) == (lobby.id, 10080)
    assert says(lobby, "begins-in-thread", thread=thread)
    assert lobby.buttons == []
    first = await tavern.board()
    assert says(first, "roll-off-throw", dies="6")
    assert first.pings == [host]
    await press(tavern, "Roll")
    board = await tavern.board()
    assert board.pings == [second]
    assert {host, second} <= thread.members.keys()
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    assert says(board, "over-in-thread", link=f"https://discord.com/channels/{tavern.guild.id}/{home.id}/{thread.id}")
    assert pressable(board) == ["Rematch"]
    await tavern.until(lambda: thread.archived)
    assert [message.id for message in home.messages()] == [lobby.id]
    assert says(lobby, "over-head-at-once", player=second)
    assert is_over(lobby)
    assert says(await host.slash(thread, "farkle verify"), "check-head", id="1")


async def test_the_rematch_of_a_game_in_a_thread_is_in_its_channel_where_the_bot_needs_rights(tavern: Tavern) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    lobby, _ = await begin_in_thread(tavern, rules="exact", target=5000, dice=("6", "1", FARKLE, "444444"))
    await press(tavern, "Roll")
    board = await tavern.board()
    await press(tavern, "Roll")
    home.deny_bot("send_messages")
    assert refused(await rematch(host, board), "bot-may-not", permissions="Send Messages", channel=home)
    home.allow_bot("send_messages")
    asked = await rematch(host, board)
    again = home.messages()[-1]
    assert asked.ephemeral
    assert f"/{again.id}" in asked.text
    assert again.pings == [second]
    assert (await stored(tavern)).link_for(None).endswith(f"/{home.id}/{lobby.id}")


async def test_without_the_setting_a_game_stays_in_the_channel_or_in_the_thread_of_its_lobby(tavern: Tavern) -> None:
    await manage(tavern, threads=False)
    await begin(tavern, dice=("6", "1", "6", "1"))
    assert tavern.channel.threads == []
    await manage(tavern, threads=True)
    home = tavern.channel
    tavern.channel = tavern.people[0].start_thread(home, "our corner")
    board = await begin(tavern)
    assert board.channel is tavern.channel
    assert len(home.threads) == 1


@pytest.mark.people(8)
async def test_the_name_holds_as_many_players_as_fit(tavern: Tavern) -> None:
    tavern.roll = scripted(*"12345654")
    for number, person in enumerate(tavern.people):
        person.display_name = f"Player \u202eno. {number} of a large family"
    _, thread = await begin_in_thread(tavern, 8)
    first, second = (f"Player no. {number} of a large family" for number in (0, 1))
    assert thread.name == f"Farkle · Standard · {first}, {second}, …"


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_who_starts_is_told_what_the_bot_may_not(tavern: Tavern, lacking: str) -> None:
    lobby, host = await open_lobby(tavern, 2, dice=("6", "1")), tavern.people[0]
    tavern.channel.deny_bot(lacking)
    outcome = await host.click(lobby, label="Start")
    board = await tavern.board()
    assert tavern.channel.threads == []
    assert tavern.on_turn(board) is host
    [story] = [each for each in outcome.followups if each.ephemeral_for is host]
    words = lacking.replace("_", " ").title().replace("In", "in")
    assert says(story.content, "may-open-no-thread", permissions=words, channel=tavern.channel)


async def test_commands_in_the_channel_reach_the_game_in_its_thread(tavern: Tavern) -> None:
    await manage(tavern, most_in_channel=1)
    home, (host, second, third) = tavern.channel, tavern.people
    lobby, thread = await begin_in_thread(tavern, dice=A_TURN)
    board = await tavern.board()
    shown = await second.slash(home, "farkle board")
    assert shown.ephemeral
    assert shown.text.endswith(f"/{thread.id}/{board.id}")
    assert len(await at_rest(tavern, home)) == 1
    # It counts where it was opened.
    assert says(await third.slash(home, "farkle start"), "channel-full", most=1)
    paused = await host.slash(home, "farkle pause")
    assert paused.ephemeral
    await tavern.until(lambda: "Resume" in pressable(board))
    assert await third.autocomplete(home, "farkle board", "game", "") != []
    await stop(tavern, home)
    await tavern.until(lambda: thread.archived)
    assert says(lobby, "over-stopped")
    assert says(board, "over-stopped")
    assert is_over(lobby)
    assert [each for each in await at_rest(tavern, home) if not each.ephemeral_for] == [lobby]


async def test_leaving_in_the_channel_ends_the_game_in_its_thread(tavern: Tavern) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    lobby, thread = await begin_in_thread(tavern, dice=("6", "1"))
    asked = await host.slash(home, "farkle leave")
    await host.click(asked.shown, label="Leave the game")
    assert says(asked, "left-well")
    await tavern.until(lambda: thread.archived)
    assert says(lobby, "over-head-left", players=second)


async def test_a_press_in_the_thread_of_a_finished_game_does_not_leave_it_open(tavern: Tavern) -> None:
    _, thread = await begin_in_thread(tavern, dice=("6", "1"))
    board = await tavern.board()
    await stop(tavern, tavern.channel)
    await tavern.until(lambda: thread.archived)
    before = thread.archive_changed_at
    await tavern.people[0].click(board, label="Rematch")
    await tavern.until(lambda: thread.archived and thread.archive_changed_at > before)


@CLOSED
@pytest.mark.refused
async def test_a_thread_that_is_gone_gives_the_game_back_to_a_command(tavern: Tavern, close: Closing) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    lobby, thread = await begin_in_thread(tavern, dice=A_TURN)
    board = await tavern.board()
    close(tavern, thread)
    if close is bot_may_not_write:
        board.channel.history.pop(board.id)
    outcome = await host.slash(home, "farkle board")
    assert not outcome.ephemeral
    assert outcome.shown.channel is home
    await tavern.until(lambda: says(lobby, "thread-gone"))
    recorded = await stored(tavern)
    tavern.bot.services.sessions.read_anew()
    assert await stored(tavern) == recorded
    assert (await stored(tavern)).board_of(None).thread_id is None
    tavern.channel = home
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is second
    assert len(home.threads) <= 1


@CLOSED
@pytest.mark.refused
async def test_a_thread_that_is_gone_gives_the_game_back_to_the_clock(tavern: Tavern, close: Closing) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    _, thread = await begin_in_thread(tavern, dice=("6", "1", "115234"))
    await press(tavern, "Roll")
    close(tavern, thread)
    tavern.channel = home
    await strike(tavern, 245)
    reminder = await tavern.board()
    assert reminder.pings == [host]
    await strike(tavern, 60)
    board = await tavern.board()
    assert board.pings == [second]
    assert f"{host.mention} **250**" in board.text


@CLOSED
@pytest.mark.refused
async def test_a_game_whose_thread_is_gone_still_ends_in_the_channel(tavern: Tavern, close: Closing) -> None:
    home = tavern.channel
    lobby, thread = await begin_in_thread(tavern, dice=("6", "1"))
    close(tavern, thread)
    await stop(tavern, home)
    await tavern.until(lambda: is_over(lobby))
    assert (await stored(tavern)).status is Status.STOPPED


@pytest.mark.refused
async def test_a_board_that_is_left_behind_leads_to_the_game(tavern: Tavern) -> None:
    home, (host, _, third) = tavern.channel, tavern.people
    await begin_in_thread(tavern, dice=A_TURN)
    old = await tavern.board()
    home.deny_bot("view_channel")
    await strike(tavern, 245)
    assert (await stored(tavern)).board_of(None).thread_id is None
    home.allow_bot("view_channel")
    assert says(await third.click(old, label="Roll"), "old-board", link=(await stored(tavern)).link_for(None))
    outcome = await host.click(old, label="Roll")
    tavern.channel = home
    board = await tavern.board()
    assert outcome.ephemeral
    assert outcome.text.endswith(f"/{home.id}/{board.id}")
    await press(tavern, "Roll")
    assert says(await host.click(old, label="Roll"), "old-board", link=await tavern.board())


@pytest.mark.refused
async def test_an_archived_thread_wakes_for_a_press_and_for_a_reminder(tavern: Tavern) -> None:
    """Discord's client unarchives it before a press; in an archived one, editing is refused, which writing is not."""
    home, host = tavern.channel, tavern.people[0]
    _, thread = await begin_in_thread(tavern, dice=("6", "1", "115234"))
    thread.change(archived=True)
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    assert not thread.archived
    assert tavern.faults() == []
    thread.change(archived=True)
    await strike(tavern, 245)
    assert not thread.archived
    assert (await tavern.board()).pings == [host]
    thread.change(archived=True)
    shown = await host.slash(home, "farkle board")
    assert f"/{thread.id}/" in shown.text
    assert len(await at_rest(tavern, home)) == 1
    # A board that is deleted comes back there.
    thread.change(archived=False)
    thread.history.clear()
    shown = await host.slash(home, "farkle board")
    assert shown.text.endswith(f"/{thread.id}/{(await tavern.board()).id}")
    assert not thread.archived


@pytest.mark.refused
async def test_the_channel_is_deleted(tavern: Tavern) -> None:
    home = tavern.channel
    await begin_in_thread(tavern, dice=("6", "1"))
    tavern.guild.delete_channel(home)
    for _ in range(6):
        await strike(tavern, 301)
    asleep = await stored(tavern)
    assert asleep.is_asleep
    assert await games_due(tavern.bot.services.sessions) == []
    await strike(tavern, SLEEP_SECONDS)
    assert (await stored(tavern)).status is Status.STOPPED, "a game without a channel ends, too"


async def test_kicked_and_invited_again(tavern: Tavern) -> None:
    home, (host, second, _), bot = tavern.channel, tavern.people, tavern.bot
    _, thread = await begin_in_thread(tavern, dice=A_TURN)
    tavern.guild.kick_bot()
    await tavern.until(lambda: bot.get_guild(tavern.guild.id) is None)
    await strike(tavern, 245)
    tavern.guild.invite_bot()
    # The game rested and has not changed.
    outcome = await host.slash(home, "farkle board")
    assert outcome.ephemeral
    assert str(thread.id) in outcome.text
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is second


@pytest.mark.refused
async def test_a_start_on_an_old_lobby_makes_the_thread_of_the_newest(tavern: Tavern) -> None:
    home, (host, second, _) = tavern.channel, tavern.people
    old = await open_lobby(tavern, 2, dice=("6", "1"))
    pass_time(tavern, 20)
    tavern.local.inject(lambda request: reply({}, 503) if request.method == "DELETE" else None)
    lobby = (await second.slash(home, "farkle board")).shown
    await at_rest(tavern)
    await host.click(old, label="Start")
    tavern.local.inject(None)
    await at_rest(tavern)
    assert [thread.id for thread in home.threads] == [lobby.id]
