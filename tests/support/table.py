"""The bot at a table, for one test, whose time may be the test's."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.client import FarkleBot
from bot.games.dice import Seed
from bot.model.servers import TURN_SECONDS
from bot.play.sessions import draw_secret
from localdiscord import Message
from tests.support.daily_steps import Day
from tests.support.steps import Clock
from tests.support.tavern import PATIENCE_SECONDS, Tavern, local_tavern, running_bot

WARNING = TURN_SECONDS // 5


class Hourglass(Clock):
    """The clock of a bot, and when it looks."""

    bot: FarkleBot

    async def begin(self, bot: FarkleBot, tavern: Tavern) -> None:
        """Takes over the bot's time."""
        self.bot = bot
        # For Discord, hours pass in a moment, with many boards.
        tavern.local.gate.message_rate = (1000, 5.0)
        await bot.jobs.play("clock")

    async def passes(self, seconds: float) -> None:
        self.now += seconds
        await self.bot.jobs.play("clock")

    async def strikes_until(self, condition: Callable[[], bool]) -> None:
        """No time passes, but the clock looks again and again until a condition holds."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not condition():
                await self.bot.jobs.play("clock", "leftovers")


def due(clock: Clock, seconds: int = TURN_SECONDS) -> str:
    """When a time will be up, as sentences have it."""
    return str(int(clock.now) + seconds)


def last(tavern: Tavern) -> Message:
    return tavern.channel.messages()[-1]


@pytest.fixture
def clock() -> Hourglass:
    """With it, the bot's time is the test's."""
    return Hourglass()


@pytest.fixture
def day() -> Day:
    """With it, it is the morning of a day, and dice follow from the bot's secrets."""
    return Day()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The address of the bot's database."""
    return tmp_path / "farkle.sqlite3"


@pytest.fixture
async def tavern(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Tavern]:
    """Three people and the bot, unless marks say otherwise. Tests replace its dice by `tavern.roll`."""
    marks = ("people", "first_roll", "new_boards", "without_bot")
    people, first_roll, new_boards, without_bot = map(request.node.get_closest_marker, marks)
    clock, day = (request.getfixturevalue(name) if name in request.fixturenames else None for name in ("clock", "day"))
    async with local_tavern(people.args[0] if people else 3) as tavern:
        if without_bot:
            # Several starts are more than a second's share of requests.
            tavern.local.gate.global_rate = (1000, 1.0)
            yield tavern
        else:
            async with running_bot(
                tavern,
                path,
                Seed.dice if day else tavern.roll,
                clock or day,
                day.draw_secret if day else draw_secret,
                first_roll=bool(first_roll),
                new_boards=bool(new_boards),
            ) as bot:
                if clock:
                    await clock.begin(bot, tavern)
                yield tavern
        assert tavern.answered.unanswered(tavern.local.world.interactions.values()) == []
        assert request.node.get_closest_marker("refused") or not tavern.faults(), tavern.faults()
