"""Discord fails or refuses, also in threads, or is cut off: what was done stays, and the game goes on with the next."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import discord_py
from bot.errors import UnreadableGame
from bot.games.farkle import Choice, Then
from bot.model.games import Change, Status, StoredGame
from bot.model.records import HistoryPage
from bot.play import turns
from bot.play.lobby import start
from bot.records.records import History
from bot.store.saving import save
from bot.store.units import Transaction
from bot.ui import answers
from bot.ui.context import Context
from localdiscord import AnswerLost, Message, Person, Request, Response, Thread, rate_limited, reply
from localdiscord.gateway import Gateway
from tests.support import yahtzee_steps
from tests.support.sentences import refused, says
from tests.support.sessions import act
from tests.support.steps import (
    A_TURN,
    A_WIN,
    FARKLE,
    at_rest,
    begin,
    begin_in_thread,
    below_deleted,
    called,
    is_over,
    manage,
    no_answer_awaited,
    open_lobby,
    pass_time,
    play_quickly,
    press,
    pressable,
    rematch,
    stored,
    thrown,
)
from tests.support.tavern import PATIENCE_SECONDS, Tavern, running_bot, scripted

pytestmark = pytest.mark.refused

Failure = Callable[[], Response]


def too_late() -> Response:
    return reply({"code": 10062, "message": "Unknown interaction"}, 404)


def broken() -> Response:
    return reply({"code": 0, "message": "503: Service Unavailable"}, 503)


def cut() -> Response:
    raise ConnectionResetError


FAILURES = pytest.mark.parametrize("failure", [too_late, cut])


def fail(tavern: Tavern, part: str, failure: Failure, times: int = 1) -> None:
    """The next `times` requests whose path has this part fail."""
    left = times

    def hook(request: Request) -> Response | None:
        nonlocal left
        if part not in request.path or not left:
            return None
        left -= 1
        return failure()

    tavern.local.inject(hook)


async def click_without_answer(tavern: Tavern, message: Message, label: str, person: Person | None = None) -> None:
    """A press without an answer; the test does not wait for it as long as Discord would."""
    with no_answer_awaited(tavern):
        await (person or tavern.on_turn(message)).click(message, label=label)


@pytest.mark.new_boards
@FAILURES
async def test_what_is_done_is_shown_and_the_next_called_though_answers_fail(tavern: Tavern, failure: Failure) -> None:
    board = await begin(tavern, players=3, dice=("6", "1", "3", "115234", FARKLE))
    host, second, third = tavern.people
    fail(tavern, "/callback", failure)
    await click_without_answer(tavern, board, "Roll")
    await tavern.until(lambda: thrown(board.text) == "115234")
    await press(tavern, "Most points")
    fail(tavern, "/callback", failure)
    await click_without_answer(tavern, board, "Bank")
    await tavern.until(lambda: len(called(tavern, second)) == 1)
    await tavern.until(lambda: board.deleted)
    board = await tavern.board()
    assert f"{host.mention} **250**" in board.text
    # The answer to a farkle succeeds, and the message that calls the next fails.
    fail(tavern, "/webhooks/", failure)
    await press(tavern, "Roll")
    await tavern.until(lambda: len(called(tavern, third)) == 1)
    await tavern.until(lambda: board.deleted)
    board = await tavern.board()
    assert tavern.on_turn(board) is third
    asked = await third.click(board, label="Leave")
    fail(tavern, "/callback", failure)
    await click_without_answer(tavern, asked.shown, "Leave the game", third)
    await tavern.until(lambda: board.deleted)
    board = await tavern.board()
    assert board.pings == [host]
    assert says(board, "board-seat-left", player=third, total=0)


@FAILURES
async def test_a_command_is_no_crash_and_deletions_happen_though_answers_fail(tavern: Tavern, failure: Failure) -> None:
    board, host = await begin(tavern, dice=("6", "1")), tavern.people[0]
    for command in ("start", "board", "leave", "stop", "help"):
        fail(tavern, "/callback", failure)
        with no_answer_awaited(tavern):
            await host.slash(tavern.channel, f"farkle {command}")
        # The next one to take the game finds it free.
        async with asyncio.timeout(PATIENCE_SECONDS), tavern.bot.services.sessions.lock(1) as session:
            assert session.stored.seats.players
    asked = (await host.slash(tavern.channel, "farkle privacy")).shown
    await host.click(asked, label="Delete me")
    fail(tavern, "/callback", failure)
    await click_without_answer(tavern, asked, "Delete me for good", host)
    await tavern.until(lambda: says(board, "former-player"))
    assert says(board, "over-head-left")


async def test_when_nothing_can_be_posted_the_board_comes_back_with_a_command(tavern: Tavern) -> None:
    board = await begin(tavern, dice=("6", "1", FARKLE, "115234"))
    second = tavern.people[1]
    fail(tavern, "", broken, times=1000)
    await click_without_answer(tavern, board, "Roll")
    tavern.local.inject(None)
    pass_time(tavern, 20)
    outcome = await second.slash(tavern.channel, "farkle board")
    assert tavern.on_turn(outcome.shown) is second
    await tavern.until(lambda: board.deleted)
    await press(tavern, "Roll")
    assert thrown(outcome.text)


async def test_a_board_that_is_deleted_while_it_is_pressed_is_posted_anew(tavern: Tavern) -> None:
    warden = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, permissions=["manage_messages"])
    board = await begin(tavern, dice=("6", "1", "115234"))

    def delete(request: Request) -> None:
        if request.path.endswith("/callback"):
            tavern.local.inject(None)
            warden.delete(board)

    tavern.local.inject(delete)
    await click_without_answer(tavern, board, "Roll")
    assert thrown((await tavern.board()).text) == "115234"
    assert below_deleted(tavern) == []
    outcome = await press(tavern, "Most points")
    assert outcome.kind == "update"


async def test_a_rematch_that_could_not_be_shown_is_opened_by_the_next_press(tavern: Tavern) -> None:
    board = await begin(tavern, rules="exact", dice=("6", "1", "444444"))
    host, second, _ = tavern.people
    await press(tavern, "Roll")
    fail(tavern, "", cut, times=1000)
    await click_without_answer(tavern, board, "Rematch", host)
    await tavern.until(lambda: any("/messages" in fault for fault in tavern.faults()))
    tavern.local.inject(None)
    outcome = await rematch(second, board)
    assert not outcome.ephemeral
    assert says(outcome, "lobby-rematch", host=second)


async def test_a_lobby_that_was_posted_unnoticed_still_works(tavern: Tavern) -> None:
    """Discord took the lobby, but its answer got lost: the bot does not know which message it is."""
    lobby = await open_lobby(tavern, dice=("6", "1"))
    async with tavern.bot.services.sessions.lock(1) as session:
        before = session.stored
        await session.commit(Change(before, before.with_board(replace(before.board_of(None), message_id=None))))
    await tavern.people[1].click(lobby, label="Join")
    async with tavern.bot.services.sessions.lock(1) as session:
        assert session.stored.board_of(None).message_id == lobby.id


@pytest.mark.new_boards
@pytest.mark.parametrize("denied", [("send_messages",), ("view_channel",), ("view_channel", "send_messages")])
async def test_a_game_goes_on_where_the_bot_may_no_longer_write(tavern: Tavern, denied: tuple[str, ...]) -> None:
    board = await begin(tavern, target=1000, dice=("6", "1", "111234", FARKLE))
    tavern.channel.deny_bot(*denied)
    await press(tavern, "Roll", "Most points", "Bank")
    await tavern.until(lambda: says(board, "moved-down"))
    board = await tavern.board()
    assert board.pings == [tavern.people[1]]
    await press(tavern, "Roll")
    assert says(board, "over-head", total=1000)


async def test_the_last_two_part_where_the_bot_sees_nothing(tavern: Tavern) -> None:
    """A private answer cannot change the board without access, so the ending is posted again."""
    board = await begin(tavern, dice=("6", "1"))
    host, second, _ = tavern.people
    asked = await host.click(board, label="Leave")
    tavern.channel.deny_bot("view_channel")
    await host.click(asked.shown, label="Leave the game")
    await tavern.until(lambda: is_over(tavern.channel.messages()[-1]))
    assert says(tavern.channel.messages()[-1], "over-head-left", players=second)


async def test_a_failing_database_is_an_incident_and_loses_nothing(
    tavern: Tavern, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await begin(tavern, dice=("6", "1", "115234", "116234"))
    before = board.text

    def fails(transaction: Transaction, before: StoredGame, after: StoredGame, happened: Any, now: int) -> None:
        # Which message shows the game is stored: that may have waited until now.
        if happened:
            raise RuntimeError("disk full")
        save(transaction, before, after, happened, now)

    with monkeypatch.context() as patched:
        patched.setattr("bot.play.sessions.saving.save", fails)  # no disk here is full
        outcome = await press(tavern, "Roll")
    assert outcome.ephemeral
    assert says(outcome, "incident")
    assert "disk full" not in outcome.text
    for _ in range(2):
        await tavern.people[0].slash(tavern.channel, "farkle pause", game="99")
    assert not outcome.shown.deleted, "warnings that follow leave it"
    incident = outcome.text.rpartition("incident ")[2].rstrip(")")
    assert any(incident in stored.getMessage() for stored in caplog.records)
    caplog.clear()
    assert board.text == before
    await press(tavern, "Roll")
    assert thrown(board.text) == "116234"


async def test_nobody_is_called_but_by_the_bot(tavern: Tavern) -> None:
    """Only messages with a list of people call anyone; everything else allows no mention at all."""
    await begin(tavern, dice=("6", "1", "115234"))
    await press(tavern, "Roll", "Most points", "Bank")
    await tavern.board()
    sent = [json.loads(each.raw) for each in tavern.local.requests if each.raw and b"components" in each.raw]
    allowed = [(body.get("data") or body).get("allowed_mentions") for body in sent]
    assert all(each is not None and not each.get("parse") for each in allowed)


async def test_an_answer_that_never_arrives_holds_up_nobody(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord_py, "_ANSWER_SECONDS", 0.05)  # others would wait for seconds of this test
    host, second, _ = tavern.people
    shown = await yahtzee_steps.open_lobby(tavern, 2)
    for label in ("More", "Cards"):
        fails, answers = asyncio.Event(), iter([asyncio.Event()])

        async def wait(_request: Request) -> None:
            fails.set()  # noqa: B023 - used at once
            for answer in answers:  # noqa: B023 - used at once
                await answer.wait()

        tavern.local.inject(wait)
        with no_answer_awaited(tavern):
            pressing = asyncio.create_task(host.click(shown, label=label))
            await fails.wait()
            assert (await second.click(shown, label=label)).ephemeral
            await pressing
        tavern.local.inject(None)
        if label == "More":
            await host.click(shown, label="Start")
            shown = await tavern.board()
    tavern.local.inject(lambda _request: asyncio.Event().wait())  # type: ignore[arg-type,return-value]  # it never answers
    with no_answer_awaited(tavern):
        await host.slash(tavern.channel, "farkle help")
    await at_rest(tavern)


async def deferred() -> None:
    """Waits until the bot has deferred its answer."""
    context = Context.current()
    assert context is not None
    while not context.answers.is_begun:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(1)


async def no_card(*_given: Any, **_named: Any) -> None:
    """Fails once the bot has deferred its answer."""
    await deferred()
    raise UnreadableGame(7)


async def find_late(history: History, *given: Any) -> HistoryPage:
    """A page of past games, once the bot has deferred its answer."""
    await deferred()
    return await _find(history, *given)


_find = History.page


async def test_an_answer_that_fails_after_a_wait_is_followed_by_another(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_quickly(tavern)
    await at_rest(tavern)
    host = tavern.people[0]
    with monkeypatch.context() as patched:
        patched.setattr(answers, "_PATIENCE_SECONDS", 0.0)  # people have to wait at once
        patched.setattr(History, "page", find_late)  # or it might be there in no time
        # Discord does not take it.
        invalid = reply({"code": 50035, "message": "Invalid Form Body"}, 400)
        fail(tavern, "/webhooks/", lambda: invalid)
        answer = await host.slash(tavern.channel, "farkle history")
        await answer.done()
        assert says(answer, "not-shown")
    monkeypatch.setattr("bot.ui.records.cards.card", no_card)  # nothing that people do makes the bot itself fail
    answer = await host.slash(tavern.channel, "farkle stats")
    await tavern.until(lambda: bool(answer.followups))
    assert answer.shown.deleted
    (story,) = answer.followups
    assert story.ephemeral_for is host
    assert says(story, "unreadable-game")


def on(part: str, answer: Callable[[], Response | AnswerLost]) -> Callable[[Request], Response | AnswerLost | None]:
    """Answers each request of the bot for something whose path ends so."""
    return lambda request: answer() if request.method == "POST" and request.path.endswith(part) else None


def forbidden() -> Response:
    return reply({"code": 50013, "message": "Missing Permissions"}, 403)


def too_many() -> Response:
    return reply({"code": 160006, "message": "Maximum number of active threads reached"}, 400)


@pytest.mark.parametrize("answer", [forbidden, too_many, cut])
async def test_without_a_thread_the_game_stays_in_the_channel(tavern: Tavern, answer: Callable[[], Response]) -> None:
    await manage(tavern, threads=True)
    lobby = await open_lobby(tavern, 2, dice=A_TURN)
    tavern.local.inject(on("/threads", answer))
    await tavern.people[0].click(lobby, label="Start")
    board = await tavern.board()
    assert board.pings == [tavern.people[0]]
    assert tavern.channel.threads == []
    await tavern.until(lambda: says(board, "roll-off-throw", dies="6"))
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is tavern.people[1]


@pytest.mark.parametrize(("made", "status"), [("/threads", 0), ("/threads", 500), ("/messages", 0)])
async def test_a_thread_or_its_board_is_used_though_not_confirmed(tavern: Tavern, made: str, status: int) -> None:
    """Trying it again, as discord.py does after a 500, finds that the message has a thread already."""
    await manage(tavern, threads=True)
    home, lost = tavern.channel, [AnswerLost(status)]
    lobby = await open_lobby(tavern, 2, dice=A_TURN)
    tavern.local.inject(lambda each: lost.pop() if lost and each.path.endswith(made) else None)
    await tavern.people[0].click(lobby, label="Start")
    await tavern.until(lambda: bool(home.threads) and home.threads[0].mention in lobby.text)
    [tavern.channel] = home.threads
    await press(tavern, "Roll")
    assert tavern.on_turn(await tavern.board()) is tavern.people[1]
    assert not lost
    assert await at_rest(tavern, home) == [lobby]


async def test_nothing_can_be_posted_in_the_new_thread(tavern: Tavern) -> None:
    """A command shows the board there as soon as Discord lets it."""
    await manage(tavern, threads=True)
    home, host = tavern.channel, tavern.people[0]
    lobby = await open_lobby(tavern, 2, dice=A_TURN)
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
            in_thread = replace(begun.after.board_of(None), thread_id=lobby.id, message_id=None)
            await session.commit(replace(begun, after=begun.after.with_board(in_thread)))
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
    home, (_, second, third) = tavern.channel, tavern.people
    async with running_bot(tavern, path, scripted(*A_WIN)) as bot:
        lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000)
        board = await tavern.board()
        async with bot.services.sessions.lock(1) as session:
            await act(session, turns.choose, Choice((), Then.ROLL))
            assert session.stored.status is Status.OVER
    async with running_bot(tavern, path, scripted()):
        assert says(await third.click(board, label="Roll"), "old-board")
        await second.click(board, label="Roll")
        await tavern.until(lambda: thread.archived)
        assert pressable(board) == ["Rematch"]
        assert is_over(lobby)
        assert await at_rest(tavern, home) == [lobby]


async def test_the_message_in_the_channel_is_deleted(tavern: Tavern) -> None:
    home, host = tavern.channel, tavern.people[0]
    lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000, dice=A_WIN)
    lobby.deleted = True
    home.history.pop(lobby.id)
    await press(tavern, "Roll")
    await tavern.until(lambda: thread.archived)
    [ending] = home.messages()
    assert is_over(ending)
    again = await rematch(host, ending)
    assert again.shown.channel is home


async def test_a_thread_that_cannot_be_archived_harms_nothing(tavern: Tavern) -> None:
    lobby, thread = await begin_in_thread(tavern, rules="exact", target=5000, dice=A_WIN)

    def hook(request: Request) -> Response | None:
        is_archiving = request.method == "PATCH" and request.path.endswith(f"/channels/{thread.id}")
        return forbidden() if is_archiving else None

    tavern.local.inject(hook)
    await press(tavern, "Roll")
    await tavern.until(lambda: is_over(lobby))
    await tavern.until(lambda: any(each.status == 403 for each in tavern.local.requests))
    assert not thread.archived


@pytest.mark.parametrize("second", ["Start", "Leave", "Join"])
async def test_two_press_at_once_while_discord_is_slow(tavern: Tavern, second: str) -> None:
    await manage(tavern, threads=True)
    home, (host, _, third) = tavern.channel, tavern.people
    lobby = await open_lobby(tavern, 2, dice=("6", "1"))

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


@pytest.mark.new_boards
async def test_a_thread_locked_while_somebody_presses(tavern: Tavern) -> None:
    home, host = tavern.channel, tavern.people[0]
    _, thread = await begin_in_thread(tavern, dice=("6", "1", "115234"))

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
    home, second = tavern.channel, tavern.people[1]
    _, thread = await begin_in_thread(tavern, dice=(*A_TURN, "111234"))
    home.deny_bot("send_messages_in_threads")
    await press(tavern, "Roll")
    board = await tavern.board()
    assert board.channel is thread
    assert board.pings == [second]
    await press(tavern, "Roll")
    assert thrown(board.text)
    assert len(await at_rest(tavern, home)) == 1


@pytest.mark.new_boards
@pytest.mark.parametrize("trouble", [Gateway.drop, Gateway.ask_reconnect])
async def test_a_game_outlives_a_cut_of_the_line(tavern: Tavern, trouble: Callable[[Gateway], Awaitable[None]]) -> None:
    board = await begin(tavern, dice=("6", "1", "115234"))
    await trouble(tavern.local.gateway)
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    await press(tavern, "Most points", "Bank")
    await tavern.until(lambda: board.deleted)
    assert f"{tavern.people[0].mention} **250**" in (await tavern.board()).text


async def test_a_global_limit_ends_though_the_request_that_met_it_was_given_up(tavern: Tavern) -> None:
    tavern.roll = scripted()
    bot = tavern.bot
    assert bot is not None
    answers = [rate_limited(0.2, scope="global")]
    met = asyncio.Event()

    def limit(_request: Request) -> Response | None:
        met.set()
        return answers.pop() if answers else None

    tavern.local.inject(limit)
    channel = bot.get_partial_messageable(tavern.channel.id)
    given_up = asyncio.create_task(channel.send("never arrives"))
    await met.wait()
    await tavern.until(lambda: not bot.http._global_over.is_set())  # nothing else tells that it waits
    given_up.cancel()
    async with asyncio.timeout(10):
        await channel.send("arrives")
    assert [message.text for message in tavern.channel.messages()] == ["arrives"]
