"""A process dies at every await of a press, on both sides of it; each time everything has to be well afterwards."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox import ClientRefused, Outcome
from bot.standings import Standings
from bot.store.database import Database
from tests.crash.doomed import SIDES
from tests.crash.kinds import Kind
from tests.crash.ledger import Eyewitness
from tests.crash.scene import Scene, Stored
from tests.crash.zygote import Order, Zygote, zygote
from tests.harness import local_tavern

FAILURES = (AssertionError, ClientRefused, LookupError, StopIteration, TimeoutError)
PEOPLE = 3


@dataclass
class Toll:
    """What came of all the deaths of one kind of press: in how many it was stored by then, and was there to see."""

    kind: str
    awaits: int = 0
    deaths: int = 0
    stored: int = 0
    shown: int = 0
    violations: list[str] = field(default_factory=list)


class Theatre:
    """A tavern in which one press after the other is the last of a process."""

    def __init__(self, hosted: Zygote, database: Path) -> None:
        self.hosted = hosted
        self.tavern = hosted.tavern
        self.database = database
        self.eyewitness = Eyewitness(self.tavern.local, database)

    async def toll(self, kind: Kind) -> Toll:
        """Measures the press, then kills at each of its awaits, on both sides."""
        toll = Toll(kind.name)
        for _ in range(2):
            # The first opens connections, which the processes that die later have open.
            async with self.scene(kind) as scene:
                before = scene.stored()
                _, places = await self.press(kind, scene, Order(dice=kind.dice))
                after = scene.stored()
        assert places, "the press was not seen by what counts"
        toll.awaits = len(places)
        for nth in range(1, len(places) + 1):
            for side in SIDES:
                try:
                    await Death(self, kind, Order(nth, side, kind.dice), (before, after)).happen(toll)
                except FAILURES as failure:
                    text = str(failure) or type(failure).__name__
                    toll.violations.append(f"{kind.name}, {side} at await {nth} ({places[nth - 1]}): {text}")
                    await self.hosted.kill()
        toll.violations += await self.wrong_records()
        return toll

    @asynccontextmanager
    async def scene(self, kind: Kind) -> AsyncIterator[Scene]:
        """A new channel, where people have come to the press."""
        if not self.hosted.is_alive:
            await self.hosted.start()
        scene = Scene(self.tavern, self.database)
        try:
            self.hosted.give(Order())
            await kind.before(scene)
            yield scene
        finally:
            scene.close()

    async def press(self, kind: Kind, scene: Scene, order: Order) -> tuple[bool, list[str]]:
        """The press. Returns whether the process lived on, and where the press was suspended."""
        self.hosted.give(order)
        pressing = asyncio.create_task(kind.deed(scene))
        lived, places = await self.hosted.outcome()
        if lived:
            check_answer(await pressing)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        return lived, places

    async def wrong_records(self) -> list[str]:
        """What is stored of everyone's record otherwise than the games say."""
        await self.hosted.kill()
        async with Database.open(self.hosted.settings.database_url) as opened:
            return [f"a wrong record: {difference}" for difference in await Standings(opened).rebuild()]


class Death:
    """One death. `either` is what is stored without the press, and with all of it."""

    def __init__(self, theatre: Theatre, kind: Kind, order: Order, either: tuple[tuple[Stored, ...], ...]) -> None:
        self.theatre = theatre
        self.kind = kind
        self.order = order
        self.before, self.after = either

    async def happen(self, toll: Toll) -> None:
        async with self.theatre.scene(self.kind) as scene:
            assert scene.stored() == self.before, "people came to another press"
            scene.is_watched = True
            lived, _ = await self.theatre.press(self.kind, scene, self.order)
            assert not lived, "the press had fewer awaits this time"
            scene.is_watched = False
            toll.deaths += 1
            await self.theatre.hosted.start()
            stored = scene.stored()
            toll.stored += stored == self.after != self.before
            toll.shown += bool(scene.seen)
            assert stored in (self.before, self.after), f"half of the deed is stored: {stored}"
            assert set(scene.seen) <= {self.after}, "people saw it before it was stored"
            await self.go_on(scene)
            self.check_traces()

    async def go_on(self, scene: Scene) -> None:
        """Somebody asks for the board or just presses, which brings back the truth; and then the next press works."""
        ask = self.order.side == "resumed" and scene.has_open_game()
        await self.step(scene, ask=ask)
        check_answer(await self.step(scene))

    async def step(self, scene: Scene, *, ask: bool = False) -> Outcome:
        stored = scene.stored()
        outcome = await (scene.slash("board") if ask else scene.act())
        await scene.settled()
        for was, is_ in zip(stored, scene.stored(), strict=False):
            assert is_.lines[: len(was.lines)] == was.lines, "what was stored has changed"
        return outcome

    def check_traces(self) -> None:
        """Nobody saw anything untrue, Discord refused nothing, and the bot was never surprised."""
        theatre = self.theatre
        log = theatre.hosted.log.read_text()
        theatre.hosted.log.write_text("")
        faults, untrue = theatre.tavern.faults(), theatre.eyewitness.untrue.copy()
        theatre.tavern.local.requests.clear()
        theatre.eyewitness.untrue.clear()
        assert not untrue, f"people saw {untrue}"
        assert not faults, f"Discord refused {faults}"
        assert "ERROR" not in log, log


def check_answer(outcome: Outcome) -> None:
    assert outcome.error is None, outcome


@asynccontextmanager
async def theatre(directory: Path) -> AsyncIterator[Theatre]:
    """A tavern with a bot that can die in it, until the block ends."""
    database = directory / "farkle.sqlite3"
    async with local_tavern(PEOPLE) as tavern, zygote(tavern, database) as hosted:
        yield Theatre(hosted, database)


async def tolls(directory: Path, kinds: Iterable[Kind]) -> AsyncIterator[Toll]:
    async with theatre(directory) as opened:
        for kind in kinds:
            yield await opened.toll(kind)
