"""The bars, in memory, because every press asks; and the job that computes records again without voided games."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot import workers
from bot.errors import Refused
from bot.features.moderation import store
from bot.features.moderation.model import Bar
from bot.jobs import survives
from bot.model.games import Act
from bot.model.written import numbers
from bot.processes.served import Served
from bot.store import counting, results
from bot.store.database import Database

log = logging.getLogger(__name__)

_AT_ONCE = 20


class Moderation:
    """`is_news`: there may be records to compute again."""

    def __init__(self, database: Database, served: Served, clock: Callable[[], float] = time.time) -> None:
        self.is_news = asyncio.Event()
        self._database = database
        self._served = served
        self._clock = clock
        self._key = ""
        self._bars: Mapping[int, Mapping[str, Bar]] = {}

    async def follow(self) -> None:
        """Reads the bars again."""
        self._key, self._bars = await self._database.read(store.all_bars, self._now())

    def check(self, user_id: int, guild_id: int) -> None:
        """Refuses a person who is barred on this server: raises Refused (`barred`)."""
        bar = self._bars[guild_id].get(store.digest(self._key, guild_id, user_id)) if guild_id in self._bars else None
        if bar is not None and bar.until > self._clock():
            raise Refused("barred", until=str(bar.until), reason=bar.reason or "none")

    def bars_of(self, guild_id: int) -> Sequence[Bar]:
        """The bars that last, newest first."""
        return [bar for bar in [*self._bars.get(guild_id, {}).values()][::-1] if bar.until > self._clock()]

    async def bar(self, guild_id: int, user_id: int, act: Act, seconds: int) -> int:
        """Returns until when. Raises Refused as `store.bar`."""
        until = self._now() + seconds
        await self._database.write(store.bar, guild_id, user_id, act, until, self._now())
        await self.follow()
        return until

    async def lift(self, guild_id: int, user_id: int, act: Act) -> None:
        """Ends the bar of a person. Raises Refused as `store.lift`."""
        await self._database.write(store.lift, guild_id, user_id, act, self._now())
        await self.follow()

    async def set_void(self, guild_id: int, game_id: int, act: Act, *, is_void: bool) -> None:
        """Voids a game, or makes it count again. Raises Refused as `store.set_void`."""
        await self._database.write(store.set_void, guild_id, game_id, act, self._now(), is_void=is_void)
        self.is_news.set()

    async def look(self) -> None:
        """Computes records of servers that this process serves again. If they change meanwhile, the next look does."""
        for asked in await self._database.read(store.asked_recounts):
            if self._served.has(asked.guild_id):
                failed = "the records of server %s cannot be computed again"
                await survives(self._recount(asked), log, failed, asked.guild_id)

    async def tidy(self) -> None:
        await self._database.write(store.forget_past, self._now())

    async def _recount(self, asked: store.AskedRecount) -> None:
        """A worker computes each game's numbers, a thread adds them up."""
        recount = await self._database.read(counting.begin_recount, asked.guild_id, asked.kind, self._now())
        while won := await self._database.read(counting.to_recount, recount, _AT_ONCE):
            counted = [replace(game, lines=(), seats=await workers.shared.run(numbers, *game.notation)) for game in won]
            again = await self._database.read(results.again, counted, recount.now)
            await asyncio.to_thread(recount.add, again)
        await self._database.write(store.finish, asked, recount)

    def _now(self) -> int:
        return int(self._clock())
