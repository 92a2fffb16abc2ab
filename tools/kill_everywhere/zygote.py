"""The program's end of `tools.kill_everywhere.doomed`: bots that die where they are told to."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.local.forked import Birth, Forked, loaded
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


class Zygote(Forked):
    """A loaded process, and the one bot at a time that it became, which takes orders."""

    @property
    def directory(self) -> Path:
        """Where orders and reports lie."""
        return self.database.parent

    def birth(self) -> Birth:
        return super().birth() | {"orders": str(self.directory)}

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
    with loaded("tools.kill_everywhere.doomed") as process:
        hosted = Zygote(tavern, database, process)
        try:
            yield hosted
        finally:
            await hosted.kill()
