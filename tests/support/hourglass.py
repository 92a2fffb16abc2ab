"""A tavern whose time is the test's."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.client import FarkleBot
from bot.model.servers import TURN_SECONDS
from localdiscord import Message
from tests.support.steps import Clock
from tests.support.tavern import PATIENCE_SECONDS, Tavern, local_tavern, running_bot, scripted

WARNING = TURN_SECONDS // 5


class Hourglass(Clock):
    """The clock of a bot, and its rounds."""

    bot: FarkleBot

    async def begin(self, bot: FarkleBot, tavern: Tavern) -> None:
        """Takes over the bot's time."""
        self.bot = bot
        # For Discord, hours pass in a moment, with many boards.
        tavern.local.gate.message_rate = (1000, 5.0)
        await bot.rounds.play("clock")

    async def passes(self, seconds: float) -> None:
        self.now += seconds
        await self.bot.rounds.play("clock")

    async def strikes_until(self, condition: Callable[[], bool]) -> None:
        """No time passes, but rounds follow each other until a condition holds."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not condition():
                await self.bot.rounds.play("clock", "leftovers")


@asynccontextmanager
async def timed(database: Path, *throws: str, people: int = 3) -> AsyncIterator[tuple[Tavern, Hourglass]]:
    """A tavern with a bot whose time is the test's."""
    clock = Hourglass()
    async with local_tavern(people) as tavern, running_bot(tavern, database, scripted(*throws), clock) as bot:
        await clock.begin(bot, tavern)
        yield tavern, clock


def due(clock: Clock, seconds: int = TURN_SECONDS) -> str:
    return f"<t:{int(clock.now) + seconds}:R>"


def last(tavern: Tavern) -> Message:
    return tavern.channel.messages()[-1]
