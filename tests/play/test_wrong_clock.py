"""The computer's clock is wrong: the bot goes by Discord's time, and says so once."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord_time import DiscordTime
from bot.ui.game.absences import Watch
from localdiscord import Request, Response, reply
from tests.support.daily_steps import ask, play_turn
from tests.support.databases import rows
from tests.support.sentences import says
from tests.support.steps import begin, no_answer_awaited, open_lobby
from tests.support.tavern import PassingTime, Tavern, running_bot, seeded

DAY = 86_400
NOW = 1_800_000_000.0

WRONG, RIGHT = "the bot goes by Discord's time", "clock is right again"


class Computer:
    """Its clock may be set. It may sleep, or hold a process up."""

    def __init__(self) -> None:
        self.off = self.ran = 0.0

    def clock(self) -> float:
        return time.time() + self.off

    def steady(self) -> float:
        return time.monotonic() + self.ran


@pytest.fixture
def computer() -> Computer:
    return Computer()


@asynccontextmanager
async def bot_on(computer: Computer, tavern: Tavern, path: Path, pace: float = 5) -> AsyncIterator[None]:
    """At Discord, it is noon."""
    clock = PassingTime(computer.clock)
    clock.ahead = DAY / 2 - time.time() % DAY
    missed = Watch(clock).has_missed_time
    async with running_bot(tavern, path, seeded(1), clock, has_missed_time=missed, pace=pace):
        yield


async def what_ends(tavern: Tavern) -> list[list[dict[str, Any]]]:
    """What the database has of days, attempts, lobbies, challenges, games and their turns."""
    await tavern.bot.jobs.play()
    await tavern.until(lambda: not tavern.bot.in_work)
    statements = (
        "SELECT day, published_at FROM days",
        "SELECT day, ends_at FROM attempts",
        "SELECT id, status FROM games ORDER BY id",
        "SELECT game_id, count(*) AS facts FROM facts GROUP BY game_id ORDER BY game_id",
    )
    return [await rows(tavern.bot.database, statement) for statement in statements]


@pytest.mark.without_bot
@pytest.mark.parametrize("days", [1, -1])
@pytest.mark.parametrize("since_start", [False, True], ids=["set meanwhile", "wrong from the start"])
async def test_nothing_ends_and_no_day_begins(
    tavern: Tavern, path: Path, computer: Computer, caplog: pytest.LogCaptureFixture, days: int, since_start: bool
) -> None:
    computer.off = DAY * days * since_start
    async with bot_on(computer, tavern, path):
        host, guest, newcomer = tavern.people
        attempt = await ask(tavern, host)
        await play_turn(host, attempt)
        await begin(tavern)
        await open_lobby(tavern)
        await host.slash(tavern.channel, "farkle challenge", player=guest)
        before = await what_ends(tavern)
        assert all(each["published_at"] is None for each in before[0])
        computer.off = DAY * days
        assert await what_ends(tavern) == before
        # The dice of another day cannot be played, and those of today can.
        await play_turn(newcomer, board := await ask(tavern, newcomer))
        await play_turn(host, attempt)
        assert says(attempt, "daily-head", number="1")
        assert says(board, "daily-head", number="1")
        assert (await what_ends(tavern))[0] == before[0]
        computer.off = 0
        assert (await what_ends(tavern))[0] == before[0]
    assert [said for text in caplog.messages for said in (WRONG, RIGHT) if said in text] == [WRONG, RIGHT]


@pytest.mark.without_bot
async def test_what_waited_for_a_suspended_process_is_ignored(tavern: Tavern, path: Path, computer: Computer) -> None:
    clock = DiscordTime(computer.clock, computer.steady)
    async with running_bot(tavern, path, seeded(1), clock):
        lobby = await open_lobby(tavern)
        computer.ran += 60
        with no_answer_awaited(tavern):
            assert (await tavern.people[1].click(lobby, label="Join")).kind == "failed"
        assert not [each for each in tavern.local.requests if each.status >= 400]
        # The process was not suspended, as Discord says when it is asked.
        await tavern.until(lambda: clock() - time.time() < 2)
        assert (await tavern.people[1].click(lobby, label="Join")).kind == "update"


@pytest.mark.without_bot
@pytest.mark.refused
async def test_other_servers_do_not_state_discords_time(tavern: Tavern, path: Path, computer: Computer) -> None:
    def out_of_order(_request: Request) -> Response:
        answer = reply({}, 502)
        answer.headers["Date"] = formatdate(time.time() + DAY, usegmt=True)
        return answer

    # discord.py tries it again for half a minute.
    async with bot_on(computer, tavern, path, pace=50):
        clock = tavern.bot.services.clock
        before = clock() - time.time()
        tavern.local.inject(out_of_order)
        with pytest.raises(discord.HTTPException):
            await tavern.bot.http.request(discord.http.Route("DELETE", "/channels/1/messages/1"))
        tavern.local.inject(None)
        assert clock() - time.time() - before < 60


class Steady:
    def __init__(self) -> None:
        self.now = 5.0

    def __call__(self) -> float:
        return self.now


def date(seconds: float) -> str:
    return formatdate(seconds, usegmt=True)


def test_an_answer_bounds_the_time_by_a_second_and_how_long_it_took() -> None:
    steady = Steady()
    clock = DiscordTime(lambda: NOW + 0.5, steady)
    clock.hear(date(NOW), steady())
    assert clock() == NOW + 0.5
    clock.hear(date(NOW + 100), steady())
    assert clock() == NOW + 100
    # An answer that was read late says only how late it is at least.
    steady.now += 50
    clock.hear(date(NOW + 100), steady() - 50)
    assert clock() == NOW + 150
    clock.hear(date(NOW + 100), steady() - 2)
    assert clock() == NOW + 103


@pytest.mark.parametrize("header", [None, "", "yesterday", "Mon, 01 Jan 99999999999999999999 00:00:00 GMT"])
def test_an_answer_without_a_time_changes_nothing(header: str | None) -> None:
    clock = DiscordTime(lambda: NOW, Steady())
    clock.hear(header, 0)
    assert clock() == NOW


def test_after_a_sleep_of_the_computer_a_press_says_what_time_it_is() -> None:
    clock = DiscordTime(lambda: NOW, Steady())
    assert not clock.is_late(discord.utils.time_snowflake(datetime.fromtimestamp(NOW + DAY, UTC)))
    assert clock() == pytest.approx(NOW + DAY, abs=0.01)
    assert not clock.is_doubtful.is_set()
