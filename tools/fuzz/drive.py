"""Round after round: some deeds at the same moment, until the bot is done with all of them."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from localdiscord import ClientRefused
from tools.fuzz.audit import audit, tally
from tools.fuzz.deeds import Deeds
from tools.fuzz.play import Deed
from tools.fuzz.seen import Seen
from tools.fuzz.town import Town, town
from tools.fuzz.trouble import Trouble
from tools.fuzz.truth import Truth
from tools.fuzz.witness import TOO_LATE, Violation, Witness

_STUCK_SECONDS = 120
_QUIET_SECONDS, _BUSY_SECONDS, _AFTER_TROUBLE_SECONDS = 0.005, 0.001, 0.1
_ROUNDS_PER_TIME, _ROUNDS_PER_TROUBLE, _ROUNDS_PER_SWEEP = 12, 120, 40
_TIMES = (5, 30, 60, 200, 250, 301, 301, 650, 901, 4 * 3600, 26 * 3600)
_MOST_MESSAGES, _MOST_THREADS, _WARM = 150, 20, 0.2
_MOST_GROWTH_MIB, _MOST_TOO_LATE = 200, 0.01
_SOME, _MOST_WITHOUT_AN_ENDING = 50, 5_000
_ENOUGH_VIOLATIONS = 20


@dataclass
class Findings:
    """What a run did and found. Seconds of real time; memory in MiB, early (once everything is warm) and late."""

    witness: Witness
    trouble: Counter[str]
    games: Counter[str]
    rounds: int
    seconds: float
    processor_seconds: float
    early_mib: int
    late_mib: int

    @property
    def violations(self) -> list[Violation]:
        return self.witness.violations


class Drive:
    """One run in one town."""

    def __init__(self, built: Town, chance: random.Random) -> None:
        self.town = built
        self.chance = chance
        self.seen = Seen(built.local.world)
        self.truth = Truth(built.database, chance)
        self.witness = Witness(built.local.world, self.seen, self.truth)
        self.deeds = Deeds(built, self.seen, chance)
        self.trouble = Trouble(built, chance)
        self.rounds = 0

    async def run(self, interactions: int) -> None:
        """Rounds until there were so many interactions, or far too much is wrong."""
        while self.witness.total < interactions and len(self.witness.violations) < _ENOUGH_VIOLATIONS:
            self.rounds += 1
            if self.rounds % _ROUNDS_PER_TROUBLE == 0:
                await self._troubled_round()
            elif self.rounds % _ROUNDS_PER_TIME == 0:
                await self._timed_round()
            else:
                await self._round(self.deeds.some())
                self.witness.judge(troubled=False, timed=False)
            if self.rounds % _ROUNDS_PER_SWEEP == 0:
                self._sweep()
        self._sweep()

    async def run_on_to_an_ending(self) -> None:
        """More rounds, should no game be over yet: whatever follows from an ending has been tried in every run."""
        enough = self.witness.total + _MOST_WITHOUT_AN_ENDING
        while not self.truth.knows_an_ending() and len(self.witness.violations) < _ENOUGH_VIOLATIONS:
            if self.witness.total > enough:
                self.witness.violate("no game ends")
                break
            await self.run(self.witness.total + _SOME)

    async def _troubled_round(self) -> None:
        deeds = [*self.deeds.some(), *self.deeds.some()]
        async with self.trouble.some():
            await self._round(deeds)
        # What the trouble kept the clock from doing is done now, and not in a round in which nobody expects it.
        await asyncio.sleep(_AFTER_TROUBLE_SECONDS)
        for _ in range(2):
            await self._round([self.town.bot.rounds.play("clock")])
        self.witness.judge(troubled=True, timed=True)

    async def _timed_round(self) -> None:
        """Time passes, sometimes while people act."""
        self.town.now += self.chance.choice(_TIMES)
        deeds: list[Deed] = self.deeds.some() if self.chance.random() < 0.5 else []
        await self._round([self.town.bot.rounds.play("clock"), *deeds])
        # The clock looks after so many games a round: the others are not left to a round in which nobody expects it.
        for _ in range(2):
            await self._round([self.town.bot.rounds.play("clock")])
        if self.chance.random() < 0.1:
            await self.town.bot.rounds.play()
        self.witness.judge(troubled=False, timed=True)

    async def _round(self, deeds: Sequence[Deed]) -> None:
        tasks = [asyncio.ensure_future(deed) for deed in deeds]
        await self._settled(tasks)
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, ClientRefused):
                self.witness.violate(f"the program itself failed: {outcome!r}")

    async def _settled(self, tasks: Sequence[asyncio.Future[object]]) -> None:
        """Waits until the bot has done all it will do, and gives up on what it will not answer."""
        ends = time.monotonic() + _STUCK_SECONDS
        quiet = 0
        while quiet < 2:
            if unfinished := [task for task in tasks if not task.done()]:
                await asyncio.wait(unfinished, timeout=_QUIET_SECONDS)
            elif self._is_busy():
                await asyncio.sleep(_BUSY_SECONDS)
            else:
                await asyncio.sleep(0)
            quiet = 0 if self._is_busy() else quiet + 1
            if time.monotonic() > ends:
                self.witness.violate("the bot is still busy")
                break
        for interaction in self.witness.raised:
            interaction.fail()

    def _is_busy(self) -> bool:
        """Is anything on its way to the bot, or in its hands?"""
        bot = self.town.tavern.bot
        waiting = (each for each in self.witness.raised if not each.answered)
        return any(each.id not in self.town.arrived for each in waiting) or (bot is not None and bool(bot.in_work))

    def _sweep(self) -> None:
        """Looks through the requests, lets the world be untidy, and forgets what nobody needs any more."""
        world = self.town.local.world
        self.witness.check_requests(self.town.local.requests)  # type: ignore[arg-type]
        self.deeds.untidy()
        self.town.arrived.clear()
        world.interactions.clear()
        for path in [path for path in world.files if "attachments/" in path]:
            del world.files[path]
        for channel in list(world.channels.values()):
            for message in list(channel.history.values())[:-_MOST_MESSAGES]:
                message.deleted = True
                del channel.history[message.id]
        for guild in self.town.guilds:
            threads = [channel for channel in guild.channels.values() if channel.parent]
            for thread in [each for each in threads if each not in self.town.places][:-_MOST_THREADS]:
                guild.delete_channel(thread)
        for game in [game for game, board in self.seen.boards.items() if board.deleted]:
            del self.seen.boards[game]


async def fuzz(interactions: int, seed: int, directory: Path) -> Findings:
    """Drives so many interactions at a new bot with its database in a directory, and looks at what is left."""
    chance = random.Random(seed)
    database = directory / "farkle.sqlite3"
    async with AsyncExitStack() as stack:
        built = await stack.enter_async_context(town(database, chance))
        driven = Drive(built, chance)
        stack.callback(driven.truth.close)
        stack.enter_context(driven.witness.watching())
        began, worked = time.monotonic(), time.process_time()
        await driven.run(int(interactions * _WARM))
        early = memory_mib()
        await driven.run(interactions)
        await driven.run_on_to_an_ending()
        late, seconds = memory_mib(), time.monotonic() - began
        worked = time.process_time() - worked
    witness = driven.witness
    if witness.answers[TOO_LATE] > witness.total * _MOST_TOO_LATE:
        witness.violate("more answers came too late than a busy machine explains")
    if late - early > _MOST_GROWTH_MIB:
        witness.violate(f"memory grew from {early} to {late} MiB")
    for wrong in await audit(database, built.now):
        witness.violate(wrong)
    games = tally(database)
    return Findings(witness, driven.trouble.injected, games, driven.rounds, seconds, worked, early, late)


def memory_mib() -> int:
    """What this process holds in memory, in MiB; 0 where the system does not say."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)
