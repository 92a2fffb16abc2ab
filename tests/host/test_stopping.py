"""Logins last for the day; a bot that stops first finishes what is in flight, within a limit."""

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import client
from bot.app import serve
from bot.client import FarkleBot
from bot.host.logins import pause
from bot.model.servers import Boards
from bot.ui.context import Context
from localdiscord import Outcome, Request
from tests.support.steps import begin, no_answer_awaited, open_lobby, press
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted


async def stop_during(
    click: Coroutine[Any, Any, Outcome], tavern: Tavern, bot: FarkleBot, caplog: pytest.LogCaptureFixture
) -> None:
    """Stops the bot after it has begun to answer a press, and before Discord takes the answer."""
    answering, go_on = asyncio.Event(), asyncio.Event()

    async def dawdle(request: Request) -> None:
        if request.path.endswith("/callback"):
            answering.set()
            await go_on.wait()
        elif request.method == "DELETE":
            # Longer than it takes to disconnect, in the time of an idle loop.
            await asyncio.sleep(0.1)

    tavern.local.inject(dawdle)
    pressing = asyncio.create_task(click)
    await answering.wait()
    closing = asyncio.create_task(bot.close())
    await tavern.until(lambda: "stopping: finishing what is in flight" in caplog.text)
    go_on.set()
    await closing
    await pressing


async def test_a_press_in_flight_is_answered_before_the_bot_leaves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with (
        local_tavern() as tavern,
        running_bot(tavern, tmp_path / "farkle.sqlite3", scripted("6", "1")) as bot,
    ):
        lobby = await open_lobby(tavern)
        await stop_during(tavern.people[1].click(lobby, label="Join"), tavern, bot, caplog)
        assert tavern.people[1].mention in lobby.text
    assert "gave up" not in caplog.text


async def test_what_follows_from_a_press_in_flight_is_done_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with (
        local_tavern() as tavern,
        running_bot(tavern, tmp_path / "farkle.sqlite3", scripted("6", "1", "111346")) as bot,
    ):
        await bot.services.settings.change(tavern.guild.id, boards=Boards.ONE)
        board = await begin(tavern)
        await press(tavern, "Roll", "Most points")
        await stop_during(press(tavern, "Bank"), tavern, bot, caplog)
        assert board.deleted, "it was left behind by the press"
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_what_goes_wrong_while_it_stops_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "farkle.sqlite3"
    caplog.set_level(logging.INFO)
    async with local_tavern() as tavern:
        serving = asyncio.create_task(serve(tavern.settings(database)))
        await tavern.local.bot_ready()
        lobby = await open_lobby(tavern)
        arrived, go_on = asyncio.Event(), asyncio.Event()

        async def fail(_context: object) -> None:
            arrived.set()
            await go_on.wait()
            raise ZeroDivisionError

        monkeypatch.setattr(Context, "handle", fail)  # a mistake of the program
        pressing = asyncio.create_task(tavern.people[1].click(lobby, label="Join"))
        await arrived.wait()
        serving.cancel()
        await tavern.until(lambda: "stopping: finishing what is in flight" in caplog.text)
        go_on.set()
        await asyncio.gather(serving, pressing, return_exceptions=True)
        with closing(sqlite3.connect(database)) as connection:
            ((written,),) = connection.execute("SELECT traceback FROM incidents").fetchall()
        assert "ZeroDivisionError" in written
        caplog.clear()


async def test_what_takes_too_long_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_CLOSING_SECONDS", 0.1)  # no one waits for what never ends
    async with (
        local_tavern() as tavern,
        running_bot(tavern, tmp_path / "farkle.sqlite3", scripted("6", "1")) as bot,
    ):
        lobby = await open_lobby(tavern)
        answering = asyncio.Event()

        async def never(request: Request) -> None:
            if request.path.endswith("/callback"):
                answering.set()
                await asyncio.Event().wait()

        tavern.local.inject(never)
        with no_answer_awaited(tavern):
            pressing = asyncio.create_task(tavern.people[1].click(lobby, label="Join"))
            await answering.wait()
            job = asyncio.create_task(asyncio.Event().wait())
            # A job that never ends.
            bot.services.tasks.keep(job)
            await bot.close()
            assert job.cancelled(), "it would find the database closed"
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
    assert "gave up what took longer than 0.1 seconds (2)" in caplog.text


DAY = 24 * 3600.0


def test_the_first_fifth_may_be_used_at_once() -> None:
    assert pause(1, 1000, 1000, DAY) == 0
    assert pause(16, 1000, 800, DAY) == 0


def test_later_a_start_waits_for_its_share_of_what_is_left_of_the_day() -> None:
    assert pause(1, 1000, 501, DAY) == DAY / 500
    assert pause(20, 1000, 520, DAY) == DAY * 20 / 500


def test_without_logins_it_waits_for_new_ones() -> None:
    assert pause(1, 1000, 0, 1234.0) == 1234
    assert pause(16, 1000, 16, 1234.0) == 1234


@pytest.mark.parametrize("shards", [1, 3, 16, 150])
@pytest.mark.parametrize("life_seconds", [0.0, 5.0, 60.0])
def test_a_process_that_always_ends_at_once_never_uses_them_up(shards: int, life_seconds: float) -> None:
    now, remaining, resets_at = 0.0, 1000, DAY
    for _ in range(3000):
        now += pause(shards, 1000, remaining, max(0.0, resets_at - now))
        if now >= resets_at - 0.001:
            remaining, resets_at = 1000, now + DAY
        remaining -= shards
        assert remaining > 0
        now += life_seconds


async def test_a_bot_with_few_logins_left_says_why_it_waits(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with local_tavern() as tavern:
        tavern.local.gateway.identifies_left = 501
        serving = asyncio.create_task(serve(tavern.settings(tmp_path / "farkle.sqlite3")))
        await tavern.until(lambda: "501 of 1000 logins" in caplog.text)
        assert "connecting in 173 seconds" in caplog.text
        assert not tavern.local.gateway.sessions
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
