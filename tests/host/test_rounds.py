"""Rounds in the background that fail: the log says so once, then once a minute, and says when it is over."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.local.tavern import playing, scripted
from bot.servers.rounds import Rounds
from tests.support.postgresql import keeper


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
async def test_a_database_that_is_away_is_a_line_a_minute_whatever_fails_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server, clock = keeper().server, Clock()
    async with playing(tmp_path / "farkle.sqlite3", scripted()) as tavern:
        bot = tavern.bot
        assert bot is not None
        bot.rounds.clock = clock

        async def some_rounds() -> None:
            for _ in range(2):
                for each in (bot._strike_clock, bot._post_results, bot._follow_changes, bot._read_blocks, bot._tidy):
                    await each()
                await bot._note(bot.departures.note_joined, tavern.guild.id)
            await asyncio.gather(*([bot.services.reviews._queue] if bot.services.reviews._queue else []))

        def told() -> list[str]:
            trouble = [each for each in caplog.records if each.levelno >= logging.WARNING]
            assert [each for each in trouble if each.exc_info] == []
            return [each.getMessage().partition(":")[0] for each in trouble]

        await some_rounds()
        assert told() == []
        await asyncio.to_thread(server.stop)
        try:
            await some_rounds()
            assert told() == ["the database cannot be read or written"]
            clock.seconds = 59
            await some_rounds()
            assert len(told()) == 1
            clock.seconds = 60
            await some_rounds()
            assert told() == ["the database cannot be read or written"] * 2
        finally:
            await asyncio.to_thread(server.start)
        await some_rounds()
        assert told()[2:] == ["the database can be read and written again"]
        caplog.clear()


def test_whatever_else_fails_is_told_with_its_traceback_as_rarely(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    rounds = Rounds(clock)

    def fail() -> None:
        with rounds.watched("strike the clock"):
            raise ZeroDivisionError

    for clock.seconds in (0, 1, 2, 59, 60, 61):
        fail()
        with rounds.watched("tidy"):
            """This one can."""
    (first, second) = caplog.records
    for each in (first, second):
        assert each.getMessage() == "could not strike the clock: ZeroDivisionError"
        assert each.exc_info
    caplog.clear()
    with rounds.watched("strike the clock"):
        """Now it can."""
    assert [each.getMessage() for each in caplog.records] == ["could strike the clock again"]
