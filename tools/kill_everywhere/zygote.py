"""The test's end of `tools.kill_everywhere.doomed`: bots that begin in an instant, and die where they are told to."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.local.tavern import Tavern
from tools.kill_everywhere.doomed import LIVED, ORDER, REPORT, REPORT_BYTES

SCORING_DICE = "1235236"
"""However many of them are thrown after one another, down to four, there is a 1 or a 5 among them, and no straight."""


@dataclass(frozen=True)
class Order:
    """For the next interaction: at which of its awaits and on which side the process dies (0: it lives); the dice."""

    nth: int = 0
    side: str = ""
    dice: str = SCORING_DICE


class Zygote:
    """A loaded process, and the one bot at a time that it became."""

    def __init__(self, tavern: Tavern, database: Path, forking: asyncio.subprocess.Process) -> None:
        self.tavern = tavern
        self.settings = tavern.settings(database)
        self.directory = database.parent
        self.log = self.directory / "log"
        self.ended: asyncio.Task[bytes] | None = None
        self._forking = forking
        self._process_id = 0

    async def start(self) -> None:
        """A bot, connected."""
        settings = self.settings
        environment = {
            "DISCORD_TOKEN": settings.discord_token,
            "DATABASE_URL": settings.database_url,
            "DISCORD_API_URL": str(settings.discord_api_url),
            "DISCORD_GATEWAY_URL": str(settings.discord_gateway_url),
        }
        birth = {"environment": environment, "log": str(self.log), "orders": str(self.directory)}
        assert self._forking.stdin is not None
        assert self._forking.stdout is not None
        self._forking.stdin.write(json.dumps(birth).encode() + b"\n")
        self._process_id = int(await self._forking.stdout.readline())
        self.ended = asyncio.create_task(self._forking.stdout.readline())
        await self.tavern.local.bot_ready()

    async def kill(self) -> None:
        """SIGKILL, where there is a bot."""
        if self.is_alive:
            os.kill(self._process_id, signal.SIGKILL)
            await self.see_off()

    @property
    def is_alive(self) -> bool:
        return self.ended is not None

    async def see_off(self) -> None:
        """Waits until the dead bot is no longer connected."""
        assert self.ended is not None
        await self.ended
        self.ended = None
        await self.tavern.until(lambda: not self.tavern.local.gateway.connected.is_set())

    def give(self, order: Order) -> None:
        """The next interaction is the one."""
        # A new file: what came of the last order may still be written.
        (self.directory / REPORT).unlink(missing_ok=True)
        (self.directory / REPORT).write_bytes(bytes(REPORT_BYTES))
        (self.directory / ORDER).write_text(json.dumps(asdict(order)))

    async def death(self) -> str | None:
        """Waits for the end of the interaction. Returns where the bot died of it, None where it lived on."""
        report = self.directory / REPORT
        await self.tavern.until(lambda: report.read_bytes()[0] != 0)
        told = report.read_bytes()
        if told[0] == LIVED:
            return None
        await self.see_off()
        return told[1:].rstrip(b"\0").decode()


@asynccontextmanager
async def zygote(tavern: Tavern, database: Path) -> AsyncIterator[Zygote]:
    """A loaded process without a bot, until the block ends."""
    pipe = asyncio.subprocess.PIPE
    forking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.kill_everywhere.doomed"), stdin=pipe, stdout=pipe
    )
    hosted = Zygote(tavern, database, forking)
    try:
        yield hosted
    finally:
        await hosted.kill()
        assert forking.stdin is not None
        forking.stdin.close()
        await forking.wait()
