"""What goes wrong outside of the bot: lost answers, lines that drop, interactions twice, late and out of order."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from localdiscord import AnswerLost, Request, Response, Thread, rate_limited, reply
from tools.fuzz.town import Town

_PATIENCE_SECONDS = 120


class Trouble:
    """One trouble at a time, for the length of a round."""

    def __init__(self, town: Town, chance: random.Random) -> None:
        self.town = town
        self.chance = chance
        self.injected: Counter[str] = Counter()

    @asynccontextmanager
    async def some(self) -> AsyncIterator[None]:
        """Something goes wrong as long as the block lasts, and is mended afterwards."""
        troubles = (
            self._lost_answers,
            self._lost_answers,
            self._twice,
            self._late,
            self._out_of_order,
            self._dropped,
            self._invalid,
            self._outage,
            self._silenced,
            self._thread_closed,
            self._restart,
        )
        async with self.chance.choice(troubles)():
            yield
        local = self.town.local
        local.inject(None)
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await local.gateway.connected.wait()
            await self.town.heard_again()

    @asynccontextmanager
    async def _lost_answers(self) -> AsyncIterator[None]:
        """Some of the next requests are lost, or their answers are."""
        lost: tuple[Callable[[], AnswerLost | Response], ...] = (
            lambda: AnswerLost(0),
            lambda: AnswerLost(0),
            lambda: AnswerLost(500),
            lambda: reply({"message": "500", "code": 0}, 500),
            lambda: rate_limited(0.1),
        )

        def hook(request: Request) -> AnswerLost | Response | None:
            if request.method == "GET" or self.chance.random() > 0.3:
                return None
            self.injected["requests or answers lost"] += 1
            return self.chance.choice(lost)()

        self.town.local.inject(hook)
        yield

    @asynccontextmanager
    async def _twice(self) -> AsyncIterator[None]:
        count = self.chance.randint(1, 8)
        self.injected["interactions delivered twice"] += count
        self.town.local.duplicate_interactions(count, after=self.chance.choice((0.0, 0.01)))
        yield
        self.town.local.duplicate_interactions(0)

    @asynccontextmanager
    async def _late(self) -> AsyncIterator[None]:
        count = self.chance.randint(1, 8)
        self.injected["interactions delivered late"] += count
        self.town.local.delay_interactions(count, self.chance.choice((0.02, 0.2)))
        yield
        self.town.local.delay_interactions(0, 0.0)

    @asynccontextmanager
    async def _out_of_order(self) -> AsyncIterator[None]:
        order = list(range(self.chance.randint(2, 4)))
        self.chance.shuffle(order)
        self.injected["interactions out of order"] += len(order)
        self.town.local.reorder_interactions(*order)
        yield

    @asynccontextmanager
    async def _dropped(self) -> AsyncIterator[None]:
        self.injected["gateway dropped"] += 1
        later = asyncio.create_task(self.town.local.drop_gateway())
        yield
        await later

    @asynccontextmanager
    async def _invalid(self) -> AsyncIterator[None]:
        self.injected["session invalid"] += 1
        yield
        await self.town.local.invalidate_session(resumable=self.chance.random() < 0.5)

    @asynccontextmanager
    async def _outage(self) -> AsyncIterator[None]:
        """Discord cannot be heard while time goes on."""
        self.injected["gateway out for minutes"] += 1
        async with self.town.local.gateway_outage():
            self.town.now += self.chance.choice((5, 600))
        yield

    @asynccontextmanager
    async def _silenced(self) -> AsyncIterator[None]:
        """The bot may not write in a channel."""
        self.injected["channel silenced"] += 1
        place = self.chance.choice(self.town.places)
        place = place.parent or place
        place.deny_bot("send_messages", "view_channel")
        yield
        place.allow_bot("send_messages", "view_channel")

    @asynccontextmanager
    async def _thread_closed(self) -> AsyncIterator[None]:
        """Threads are archived, or locked as well."""
        self.injected["threads archived or locked"] += 1
        threads = [place for place in self.town.places if isinstance(place, Thread)]
        for thread in threads:
            thread.change(archived=True, locked=self.chance.random() < 0.5)
        yield
        for thread in threads:
            thread.change(archived=False, locked=False)

    @asynccontextmanager
    async def _restart(self) -> AsyncIterator[None]:
        """The bot stops amid everything, and starts again."""
        self.injected["bot restarted"] += 1
        restarting = asyncio.create_task(self._stop_and_start())
        yield
        await restarting

    async def _stop_and_start(self) -> None:
        await self.town.stop()
        await self.town.start()
