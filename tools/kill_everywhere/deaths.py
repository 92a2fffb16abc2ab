"""A process dies at every await of a press, on both sides of it; each time everything has to be well afterwards."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.local.ledger import Eyewitness
from bot.local.tavern import local_tavern
from bot.standings.standings import Standings
from bot.store.database import Database
from localdiscord import ClientRefused
from tools.kill_everywhere.doomed import SIDES
from tools.kill_everywhere.kinds import Kind
from tools.kill_everywhere.scene import Scene, Stored, check_answer
from tools.kill_everywhere.zygote import Order, Zygote, zygote

FAILURES = (AssertionError, ClientRefused, LookupError, StopIteration, TimeoutError)
MOST_VIOLATIONS = 10
"""More of one kind of press tell nothing new."""

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
        self.gone: list[int] = []
        # Processes begin faster, one after the other, than a bot that asks Discord who it is ever would.
        self.tavern.local.gate.global_rate = (1000, 1.0)

    async def toll(self, kind: Kind, every: int = 1) -> Toll:
        """Kills at the first await of the press, and at each one (or every so manieth) after it until it is over."""
        toll, either, lived = Toll(kind.name), await self.without_and_with(kind), False
        while not lived and len(toll.violations) < MOST_VIOLATIONS:
            orders = [Order(toll.awaits * every + 1, side, kind.dice) for side in SIDES]
            lived = not all([await Death(self, kind, order, either).happen(toll) for order in orders])
            toll.awaits += not lived
        toll.violations += await self.wrong_records()
        return toll

    async def without_and_with(self, kind: Kind) -> tuple[tuple[Stored, ...], tuple[Stored, ...]]:
        """What is stored before the press, and after it where nobody dies."""
        async with self.scene(kind) as scene:
            before = scene.stored()
            await scene.done(kind.deed(scene), Order(dice=kind.dice))
            return before, scene.stored()

    @asynccontextmanager
    async def scene(self, kind: Kind) -> AsyncIterator[Scene]:
        """A new channel, where people have come to the press."""
        if not self.hosted.is_alive:
            await self.hosted.start()
        scene = kind.scene(self.hosted, self.database)
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
        """The requests that Discord refused, but for those to channels of earlier scenes: games there go on."""
        return [each for each in self.tavern.faults() if not any(f"/channels/{gone}/" in each for gone in self.gone)]

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
        self.name = f"{kind.name}, {order.side} at await {order.nth}"

    async def happen(self, toll: Toll) -> bool:
        """Returns whether the process died, and adds to the toll what came of it."""
        try:
            async with self.theatre.scene(self.kind) as scene:
                assert scene.stored() == self.before, "people came to another press"
                scene.is_watched = True
                place = await scene.done(self.kind.deed(scene), self.order)
                if place is None:
                    return False
                self.name += f" ({place})"
                # What the dead process sent last may arrive until then.
                await self.theatre.hosted.start()
                scene.is_watched = False
                self.count(toll, scene)
                self.check(scene)
                await self.go_on(scene)
                self.check_traces()
        except FAILURES as failure:
            toll.violations.append(f"{self.name}: {str(failure) or type(failure).__name__}")
            await self.theatre.hosted.kill()
        return True

    def count(self, toll: Toll, scene: Scene) -> None:
        toll.deaths += 1
        toll.stored += scene.stored() == self.after != self.before
        toll.shown += bool(scene.seen)

    def check(self, scene: Scene) -> None:
        """The press is stored wholly or not at all, and was by the time when anybody saw anything of it."""
        stored = scene.stored()
        assert stored in (self.before, self.after), f"half of the press is stored: {stored}"
        assert set(scene.seen) <= {self.after}, "people saw it before it was stored"
        assert not scene.forgotten(), "an old board stays, and nobody will delete it"

    async def go_on(self, scene: Scene) -> None:
        """Somebody asks for the board or just presses, which brings back the truth; and then the next press works."""
        stored, is_true = scene.stored(), bool(scene.seen) or self.before == self.after
        if self.order.side == "resumed" and scene.has_open_game():
            await scene.slash("board")
        else:
            await scene.act()
        await scene.settled()
        assert scene.is_called(), "nobody called the one whose turn it is"
        check_continues(stored, scene.stored())
        assert is_true or stored == self.before or scene.stored() == stored, "a press on the old board counted"
        stored = scene.stored()
        check_answer(await scene.act())
        await scene.settled()
        check_continues(stored, scene.stored())

    def check_traces(self) -> None:
        """Nobody saw anything untrue, Discord refused nothing, and the bot was never surprised."""
        theatre = self.theatre
        log = theatre.hosted.log.read_text()
        theatre.hosted.log.write_text("")
        faults = [fault for fault in theatre.refused() if not _may_be_gone(fault)]
        untrue = theatre.eyewitness.untrue.copy()
        theatre.tavern.local.requests.clear()
        theatre.eyewitness.untrue.clear()
        assert not untrue, f"people saw {untrue}"
        assert not faults, f"Discord refused {faults}"
        assert "ERROR" not in log, log


def _may_be_gone(fault: str) -> bool:
    """Was this a message that is gone, as it may be?

    The process before may have deleted an old board and died before it could note that. And an ending that is edited
    once it is counted may have been shown anew meanwhile.
    """
    return "10008" in fault and fault.startswith(("DELETE", "PATCH /api/v10/webhooks/"))


def check_continues(before: tuple[Stored, ...], after: tuple[Stored, ...]) -> None:
    """Facts are only added."""
    for was, is_ in zip(before, after, strict=False):
        assert is_.lines[: len(was.lines)] == was.lines, "what was stored has changed"


@asynccontextmanager
async def theatre(directory: Path) -> AsyncIterator[Theatre]:
    """A tavern with a bot that can die in it, until the block ends."""
    database = directory / "farkle.sqlite3"
    async with local_tavern(PEOPLE) as tavern, zygote(tavern, database) as hosted:
        # Discord lets a bot begin a thousand sessions a day: fewer than there are deaths to die.
        tavern.local.gateway.identifies_left = sys.maxsize
        yield Theatre(hosted, database)
