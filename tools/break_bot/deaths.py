"""A process dies at every await of a press, on both sides; each time all must be well afterwards."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bot.standings.standings import Standings
from bot.store.database import Database
from localdiscord import ClientRefused, Outcome
from tests.support.forked import Birth, Forked, loaded
from tests.support.ledger import Eyewitness
from tests.support.migrated import looking
from tests.support.tavern import local_tavern
from tools.break_bot.audit import SOUND
from tools.break_bot.bots import LIVED, ORDER, REPORT, REPORT_BYTES, SIDES
from tools.break_bot.hosts import MODULE
from tools.break_bot.kinds import Kind
from tools.break_bot.scene import Broken, Order, Scene, Stored, check_answer, ensure, go_on

FAILURES = (AssertionError, ClientRefused, LookupError, StopIteration, TimeoutError)
_MOST_WRONG = 10
"""More of one kind are no news."""


class Zygote(Forked):
    """A loaded process, and the one bot at a time that it becomes, which takes orders."""

    target: int | None = None

    def birth(self) -> Birth:
        return super().birth() | {"orders": str(self.database.parent)}

    async def do(self, deed: Awaitable[Outcome | None], order: Order) -> str | None:
        """See `Stage`."""
        report = self.database.parent / REPORT
        # A new file, because the old report may still be written.
        report.unlink(missing_ok=True)
        report.write_bytes(bytes(REPORT_BYTES))
        (self.database.parent / ORDER).write_text(json.dumps(asdict(order)))
        doing = asyncio.ensure_future(deed)
        await self.tavern.until(lambda: report.read_bytes()[0] != 0)
        found, place = report.read_bytes(), None
        if found[0] == LIVED:
            check_answer(await doing)
        else:
            await self.see_off()
            place = found[1:].rstrip(b"\0").decode()
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return place


@dataclass
class Toll:
    """The deaths of one kind of press: after how many it was stored, and shown."""

    kind: str
    awaits: int = 0
    deaths: int = 0
    stored: int = 0
    shown: int = 0
    wrong: list[str] = field(default_factory=list)


class Theatre:
    """A tavern for one press after the other, each the last of its process."""

    def __init__(self, hosted: Zygote) -> None:
        self.hosted = hosted
        self.tavern = hosted.tavern
        self.database = hosted.database
        self.eyewitness = Eyewitness(self.tavern.local, self.database)
        self.gone: list[int] = []
        # Processes restart faster than a bot's requests may follow.
        self.tavern.local.gate.global_rate = (1000, 1.0)

    async def toll(self, kind: Kind, every: int = 1) -> Toll:
        """Kills at each await (or every `every`th) of the press until it is over."""
        toll, either, lived = Toll(kind.name), await self.without_and_with(kind), False
        while not lived and len(toll.wrong) < _MOST_WRONG:
            orders = [Order(toll.awaits * every + 1, side, kind.dice) for side in SIDES]
            lived = not all([await Death(self, kind, order, either).happen(toll) for order in orders])
            toll.awaits += not lived
        toll.wrong += await self.wrong_records()
        return toll

    async def without_and_with(self, kind: Kind) -> tuple[tuple[Stored, ...], tuple[Stored, ...]]:
        """Stored games before the press, and after it without a death."""
        async with self.scene(kind) as scene:
            before = scene.stored()
            await scene.done(kind.deed(scene), Order(dice=kind.dice))
            return before, scene.stored()

    @asynccontextmanager
    async def scene(self, kind: Kind) -> AsyncIterator[Scene]:
        """A new channel, just before the press."""
        if not self.hosted.is_alive:
            await self.hosted.start()
        scene = kind.scene(self.hosted)
        try:
            await kind.before(scene)
            if kind.new:
                await self.hosted.kill()
                await self.hosted.start()
            yield scene
        finally:
            scene.close()
            self.gone.append(scene.channel.id)

    def refused(self) -> list[str]:
        """Refused requests, except to channels of earlier scenes, whose games continue."""
        return [each for each in self.tavern.faults() if not any(f"/channels/{gone}/" in each for gone in self.gone)]

    async def wrong_records(self) -> list[str]:
        """Records that differ from the games."""
        await self.hosted.kill()
        with looking(self.database) as look:
            listed, counted = look(SOUND["places with the daily dice"])[0]
        wrong = [] if listed == (counted or 0) else [str(Broken("daily", f"{listed} places, but {counted} counted"))]
        async with Database.open(self.hosted.settings.database_url) as opened:
            return wrong + [str(Broken("records", str(each))) for each in await Standings(opened).rebuild()]


class Death:
    """`either`: what is stored without the press, and with all of it."""

    def __init__(self, theatre: Theatre, kind: Kind, order: Order, either: tuple[tuple[Stored, ...], ...]) -> None:
        self.theatre = theatre
        self.kind = kind
        self.order = order
        self.before, self.after = either
        self.name = f"{kind.name}, {order.side} at await {order.nth}"

    async def happen(self, toll: Toll) -> bool:
        """Returns whether the process died, and adds the result to the toll."""
        try:
            async with self.theatre.scene(self.kind) as scene:
                assert scene.stored() == self.before, "people came to another press"
                scene.is_watched = True
                place = await scene.done(self.kind.deed(scene), self.order)
                if place is None:
                    return False
                self.name += f" ({place})"
                # The dead process's last requests may arrive until then.
                await self.theatre.hosted.start()
                scene.is_watched = False
                toll.deaths += 1
                toll.stored += scene.stored() == self.after != self.before
                toll.shown += bool(scene.seen)
                self.check(scene)
                may_count = bool(scene.seen) or self.before == self.after or scene.stored() == self.before
                await go_on(scene, asking=self.order.side == "resumed", may_count=may_count)
                self.check_traces()
        except FAILURES as failure:
            toll.wrong.append(f"{self.name}: {str(failure) or type(failure).__name__}")
            await self.theatre.hosted.kill()
        return True

    def check(self, scene: Scene) -> None:
        stored = scene.stored()
        ensure("whole", stored in (self.before, self.after) or self.kind.several, stored)
        ensure("first", set(scene.seen) <= {self.after} or self.kind.several, "people saw it before")
        ensure("forgotten", not scene.forgotten())

    def check_traces(self) -> None:
        """Of the dead process, and of the next."""
        theatre = self.theatre
        log = theatre.hosted.log.read_text()
        theatre.hosted.log.write_text("")
        faults = [fault for fault in theatre.refused() if not _may_be_gone(fault)]
        untrue = theatre.eyewitness.untrue.copy()
        theatre.tavern.local.requests.clear()
        theatre.eyewitness.untrue.clear()
        ensure("first", not untrue, untrue)
        ensure("requests", not faults, faults)
        ensure("log", "ERROR" not in log, log)


def _may_be_gone(fault: str) -> bool:
    """May this message be gone?

    The process may have deleted an old board and died before noting it, and an ending may have been shown anew.
    """
    return "10008" in fault and fault.startswith(("DELETE", "PATCH /api/v10/webhooks/"))


@asynccontextmanager
async def theatre(directory: Path) -> AsyncIterator[Theatre]:
    async with local_tavern(people=0) as tavern:
        # Discord's thousand sessions a day are fewer than the deaths.
        tavern.local.gateway.identifies_left = sys.maxsize
        with loaded(MODULE) as process:
            hosted = Zygote(tavern, directory / "farkle.sqlite3", process)
            try:
                yield Theatre(hosted)
            finally:
                await hosted.kill()
