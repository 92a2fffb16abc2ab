"""The bot at a table, for one test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.dice import Seed
from bot.play.chance import draw_secret
from tests.support.daily_steps import Day
from tests.support.hourglass import Hourglass
from tests.support.tavern import Tavern, local_tavern, running_bot


@pytest.fixture
def clock() -> Hourglass:
    """With it, the bot's time is the test's."""
    return Hourglass()


@pytest.fixture
def day() -> Day:
    """With it, it is the morning of a day, and dice follow from the bot's secrets."""
    return Day()


@pytest.fixture
async def tavern(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tavern]:
    """Three people and the bot, unless marks say otherwise. Tests replace its dice by `tavern.roll`."""
    people, first_roll = (request.node.get_closest_marker(name) for name in ("people", "first_roll"))
    clock, day = (request.getfixturevalue(name) if name in request.fixturenames else None for name in ("clock", "day"))
    async with local_tavern(people.args[0] if people else 3) as tavern:
        if day:
            tavern.roll = Seed.dice
        async with running_bot(
            tavern,
            tmp_path / "farkle.sqlite3",
            lambda *throw: tavern.roll(*throw),
            clock or day,
            day.draw_secret if day else draw_secret,
            first_roll=bool(first_roll),
        ) as bot:
            if clock:
                await clock.begin(bot, tavern)
            yield tavern
        assert request.node.get_closest_marker("refused") or not tavern.faults(), tavern.faults()
