"""One fault at a time outside of the bot, during a round."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.support.tavern import PATIENCE_SECONDS
from tools.break_bot.faults import FAULTS
from tools.break_bot.world import Town

_RESTART = "bot restarted"


class Trouble:
    """Drawn faults, each in some places."""

    def __init__(self, town: Town, chance: random.Random) -> None:
        self.town = town
        self.chance = chance
        self.injected: Counter[str] = Counter()
        # Processes notice a broken line at different times.
        self._faults = [name for name, fault in FAULTS.items() if not fault.on_disk]
        if town.plan.processes:
            self._faults = [name for name in self._faults if FAULTS[name].spares_others]
        else:
            self._faults.append(_RESTART)

    @asynccontextmanager
    async def some(self) -> AsyncIterator[None]:
        """Something fails during the block, and is repaired afterwards."""
        town, name = self.town, self.chance.choice(self._faults)
        self.injected[name] += 1
        town.struck = self.chance.sample(town.places, self.chance.randint(1, len(town.places)))
        if name == _RESTART:
            restarting = asyncio.create_task(self._restart())
            yield
            await restarting
        else:
            async with FAULTS[name].during(town):
                if name == "outage":
                    town.now += self.chance.choice((5, 600))
                yield
        town.local.inject(town.hook)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await town.heard_again()

    async def _restart(self) -> None:
        """Stops the bot in the middle of everything, and starts it again."""
        await self.town.stop()
        await self.town.start()
