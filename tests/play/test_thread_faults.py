"""Games in threads when Discord fails, the process stops, or two press at once: one game, and one thread or none."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.farkle import Choice, Then
from bot.games.seating import changed
from bot.model.games import Status
from bot.play import turns
from bot.play.lobby import start
from localdiscord import AnswerLost, Request, Response, Thread, reply
from tests.support.sentences import refused, says
from tests.support.sessions import act
from tests.support.steps import (
    A_TURN,
    A_WIN,
    FARKLE,
    at_rest,
    begin_in_thread,
    manage,
    no_answer_awaited,
    open_lobby,
    press,
    pressable,
    stored,
    thrown,
)
from tests.support.tavern import Tavern, running_bot, scripted

pytestmark = pytest.mark.refused


def on(part: str, answer: Callable[[], Response | AnswerLost]) -> Callable[[Request], Response | AnswerLost | None]:
    """Answers each request of the bot for something whose path ends so."""
    return lambda request: answer() if request.method == "POST" and request.path.endswith(part) else None


def broken() -> Response:
    return reply({"code": 0, "message": "503: Service Unavailable"}, 503)


def forbidden() -> Response:
    return reply({"code": 50013, "message": "Missing Permissions"}, 403)


def too_many() -> Response:
    return reply({"code": 160006, "message": "Maximum number of active threads reached"}, 400)


def cut() -> Response:
    raise ConnectionResetError


@pytest.mark.parametrize("answer", [forbidden, too_many, cut])
async def test_a_thread_that_cannot_be_made_leaves_the_game_in_the_channel(
    tavern: Tavern, answer: Callable[[], Response]
) -> None:
    tavern.roll = scripted(*A_TURN)
    await manage(tavern, threads=True)
    lobby = await open_lobby(tavern, 2)
    tavern.local.inject(on("/threads", answer))
    await tavern.people[0].click(lobby, label="Start")
    board = await tavern.board()
    assert board.pings == [tavern.people[0]]
    assert tavern.channel.threads == []
    await tavern.until(lambda: says(board, "roll-off-throw", dies="6"))
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is tavern.people[1]


@pytest.mark.parametrize("status", [0, 500])
async def test_a_thread_whose_making_is_not_confirmed_is_used(tavern: Tavern, status: int) -> None:
    """Trying it again, as discord.py does after a 500, finds that the message has a thread already."""
    tavern.roll = scripted(*A_TURN)
    await manage(tavern, threads=True)
    home, lost = tavern.channel, [AnswerLost(status)]
    lobby = await open_lobby(tavern, 2)
    tavern.local.inject(lambda each: lost.pop() if lost and each.path.endswith("/threads") else None)
    await tavern.people[0].click(lobby, label="Start")
    await tavern.until(lambda: bool(home.threads and home.threads[0].messages()))
    [thread] = home.threads
    tavern.channel = thread
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is tavern.people[1]
    assert [message.id for message in home.messages()] == [lobby.id]


async def test_nothing_can_be_posted_in_the_new_thread(tavern: Tavern) -> None:
    """A command shows the board there as soon as Discord lets it."""
    tavern.roll = scripted(*A_TURN)
    await manage(tavern, threads=True)
    home, host = tavern.channel, tavern.people[0]
    lobby = await open_lobby(tavern, 2)
    tavern.local.inject(on("/messages", broken))
    await host.click(lobby, label="Start")
    await tavern.until(lambda: bool(home.threads) and home.threads[0].mention in lobby.text)
    tavern.local.inject(None)
    [thread] = home.threads
    assert thread.messages() == []
    shown = await host.slash(home, "farkle board")
    tavern.channel = thread
    board = await tavern.board()
    assert refused(shown, "board-is-here", link=board)
    assert board.pings == [host]
    await press(tavern, "Roll")


@pytest.mark.without_bot
@pytest.mark.parametrize("thread_made", [False, True])
async def test_the_process_stops_while_the_thread_is_made(path: Path, tavern: Tavern, thread_made: bool) -> None:
    home, host = tavern.channel, tavern.people[0]
    async with running_bot(tavern, path, scripted("6", "1")) as bot:
        await manage(tavern, threads=True)
        lobby = await open_lobby(tavern, 2)
        async with bot.services.sessions.lock(1) as session:
            # The stored state when the bot asks for the thread.
            begun = start(session.stored, host.id, 7, now=session.now(), roller=session.roller)
            await session.commit(replace(begun, after=changed(begun.after, thread_id=lobby.id, message_id=None)))
    if thread_made:
        thread = Thread(home, "Farkle", tavern.local.world.bot, source=lobby)
    async with running_bot(tavern, path, scripted(FARKLE)):
        # The lobby's buttons are still there, and lead on.
        led = await host.click(lobby, label="Start")
        tavern.channel = thread if thread_made else home
        board = await tavern.board()
        assert board.pings == [host]
        if thread_made:
            assert led.text.endswith(f"/{thread.id}/{board.id}")
        await press(tavern, "Roll")
        assert len(home.threads) == thread_made


@pytest.mark.without_bot
async def test_the_process_stops_before_the_end_is_shown(path: Path, tavern: Tavern) -> None:
    home, (host, second, third) = tavern.channel, tavern.people
    async with running_bot(tavern, path, scripted(*A_WIN)) as bot:
        lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000)
        board = await tavern.board()
        async with bot.services.sessions.lock(1) as session:
            await act(session, turns.choose, host.id, session.game.revision, Choice((), Then.ROLL))
            assert session.stored.status is Status.OVER
    async with running_bot(tavern, path, scripted()):
        assert says(await third.click(board, label="Roll"), "old-board")
        await second.click(board, label="Roll")
        await tavern.until(lambda: thread.archived)
        assert pressable(board) == ["Rematch"]
        assert pressable(lobby) == ["Rematch", "Check the dice", "Review"]
        assert await at_rest(tavern, home) == [lobby]


async def test_the_message_in_the_channel_is_deleted(tavern: Tavern) -> None:
    tavern.roll = scripted(*A_WIN)
    home, host = tavern.channel, tavern.people[0]
    lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000)
    lobby.deleted = True
    home.history.pop(lobby.id)
    await press(tavern, "Roll")
    await tavern.until(lambda: thread.archived)
    [ending] = home.messages()
    assert pressable(ending) == ["Rematch", "Check the dice", "Review"]
    rematch = await host.click(ending, label="Rematch")
    assert rematch.shown.channel is home


async def test_a_thread_that_cannot_be_archived_harms_nothing(tavern: Tavern) -> None:
    tavern.roll = scripted(*A_WIN)
    lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000)

    def hook(request: Request) -> Response | None:
        is_archiving = request.method == "PATCH" and request.path.endswith(f"/channels/{thread.id}")
        return forbidden() if is_archiving else None

    tavern.local.inject(hook)
    await press(tavern, "Roll")
    await tavern.until(lambda: pressable(lobby) == ["Rematch", "Check the dice", "Review"])
    await tavern.until(lambda: any(each.status == 403 for each in tavern.local.requests))
    assert not thread.archived


@pytest.mark.parametrize("second", ["Start", "Cancel", "Join"])
async def test_two_press_at_once_while_discord_is_slow(tavern: Tavern, second: str) -> None:
    tavern.roll = scripted("6", "1")
    await manage(tavern, threads=True)
    home, (host, _, third) = tavern.channel, tavern.people
    lobby = await open_lobby(tavern, 2)

    async def slowly(request: Request) -> None:
        if request.path.endswith(("/threads", "/messages")):
            await asyncio.sleep(0.1)

    tavern.local.inject(slowly)
    other = third if second == "Join" else host
    _, late = await asyncio.gather(host.click(lobby, label="Start"), other.click(lobby, label=second))
    tavern.local.inject(None)
    [thread] = home.threads
    assert late.ephemeral
    assert len(await at_rest(tavern, thread)) == 1
    assert (await stored(tavern)).status is Status.PLAYING
    await tavern.until(lambda: thread.mention in lobby.text)
    assert await at_rest(tavern, home) == [lobby]


async def test_a_thread_locked_while_somebody_presses(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "115234")
    home, host = tavern.channel, tavern.people[0]
    _, thread = await begin_in_thread(tavern)

    def lock(request: Request) -> None:
        if request.path.endswith("/callback"):
            tavern.local.inject(None)
            thread.change(locked=True)

    old = await tavern.board()
    tavern.local.inject(lock)
    with no_answer_awaited(tavern):
        await host.click(old, label="Roll")
    tavern.channel = home
    board = await tavern.board()
    assert thrown(board.text) == "115234"
    await press(tavern, "Most points", "Bank")
    await tavern.until(lambda: board.deleted)
    assert (await tavern.board()).channel is home


async def test_without_the_right_to_write_presses_go_on_in_the_thread(tavern: Tavern) -> None:
    tavern.roll = scripted(*A_TURN, "111234")
    home, second = tavern.channel, tavern.people[1]
    _, thread = await begin_in_thread(tavern)
    home.deny_bot("send_messages_in_threads")
    await press(tavern, "Roll")
    board = await tavern.board()
    assert board.channel is thread
    assert board.pings == [second]
    await press(tavern, "Roll")
    assert thrown(board.text)
    assert len(await at_rest(tavern, home)) == 1


async def test_a_board_whose_posting_in_the_thread_is_not_confirmed(tavern: Tavern) -> None:
    """A press on it shows that it is there."""
    tavern.roll = scripted(*A_TURN)
    await manage(tavern, threads=True)
    home = tavern.channel
    lobby = await open_lobby(tavern, 2)
    lost = [AnswerLost()]
    tavern.local.inject(lambda each: lost.pop() if lost and each.path.endswith(f"{lobby.id}/messages") else None)
    await tavern.people[0].click(lobby, label="Start")
    await tavern.until(lambda: bool(home.threads) and home.threads[0].mention in lobby.text)
    tavern.channel = home.threads[0]
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is tavern.people[1]
    assert await at_rest(tavern, home) == [lobby]
