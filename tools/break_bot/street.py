"""Presses meet faults simultaneously, each in a channel of its own, with the bot in this process."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import update

from bot.client import FarkleBot
from bot.games.dice import Dice, Seed
from bot.store import sqlite
from bot.store.schema import games
from localdiscord import Channel, Outcome
from tests.support.ledger import Eyewitness
from tests.support.tavern import PATIENCE_SECONDS, Tavern, local_tavern, running_bot
from tools.break_bot.faults import FAULTS, Fault
from tools.break_bot.kinds import KINDS, THROWN, Kind, after
from tools.break_bot.scene import (
    SCORING_DICE,
    Broken,
    Order,
    Scene,
    Stored,
    check_answer,
    ensure,
    go_on,
    play_to_the_end,
)

_PACE = 4.0
"""How much faster than real time waiting is."""

_UNHURRIED_SECONDS = 20.0
"""Less than any fault makes players wait."""

_DISCORDS_SECONDS = 3.0
"""Discord's limit for an answer."""

_READY_SECONDS = 0.05
_LOCKED_SECONDS = 15.0
"""The longest lock of a game: every kind of request to Discord hangs."""

_IMPATIENT_SECONDS = 0.25
_AWAY = "the database cannot be read or written"
_BY_CLOCK = ("reminder", "safe play", "grace")
_WITHOUT_BOARD = ("leave for good", "/farkle board", *_BY_CLOCK)
"""Deeds that need no board."""

_OPENING = ("open a lobby", "rematch")


def steady(_seed: Seed, throw: int, number: int) -> Dice:
    """Dice that always score, equal in each game; the first player begins."""
    return (6 if throw % 2 else 1,) if number == 1 else tuple(map(int, SCORING_DICE[:number]))


async def make_due(scene: Scene, *, alarm: int, due: int) -> None:
    """Sets the reminder and the end of the turn, in seconds from now."""
    sessions, bot = bot_of(scene).services.sessions, bot_of(scene)
    times = {"alarm_at": int(sessions.clock()) + alarm, "due_at": int(sessions.clock()) + due}
    change = update(games).where(games.c.id == scene.ledgers()[-1].game_id).values(**times)
    await bot.database.write(lambda transaction: transaction.execute(change))
    sessions.read_anew()


def bot_of(scene: Scene) -> FarkleBot:
    assert scene.tavern.bot is not None
    return scene.tavern.bot


def when_due(name: str, *, alarm: int, due: int) -> Kind:
    """The clock strikes, or grants time after an absence."""

    async def before(scene: Scene) -> None:
        await after(*THROWN)(scene)
        await make_due(scene, alarm=alarm, due=due)

    async def strike(scene: Scene) -> None:
        clock = bot_of(scene).clock
        if name == "grace":
            await clock._each(clock._grant_grace, [(scene.ledgers()[-1].game_id, scene.tavern.guild.id)])
        else:
            await bot_of(scene).rounds.play("clock")

    return Kind(name, before, strike)


_NAMES = (
    *("open a lobby", "join", "start", "throw", "mark a die", "roll on", "bank", "bank and win", "ask to leave"),
    *("leave for good", "rematch", "/farkle board", "agree to stop", "/farkle pause", "yahtzee: take a box"),
)
MET = {name: KINDS[name] for name in _NAMES} | {
    "reminder": when_due("reminder", alarm=0, due=200),
    "safe play": when_due("safe play", alarm=-60, due=0),
    "grace": when_due("grace", alarm=40, due=100),
}
"""Presses that meet faults, and strikes of the clock. Others are tried where processes die."""


@dataclass
class Street:
    """The bot, the channels of a fault, and one without; a `Stage` and `Struck`."""

    tavern: Tavern
    database: Path
    struck: list[Channel] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    target: int | None = 600

    def __post_init__(self) -> None:
        self.local, self.guild = self.tavern.local, self.tavern.guild
        self.eyewitness = Eyewitness(self.local, self.database)

    @property
    def bot(self) -> FarkleBot:
        assert self.tavern.bot is not None
        return self.tavern.bot

    async def heard_again(self) -> None:
        await self.local.bot_ready()

    async def do(self, deed: Awaitable[Outcome | None], _order: Order) -> None:
        """See `Stage`."""
        check_answer(await deed)
        await self.tavern.until(lambda: not self.bot.in_work)

    async def free(self, scene: Scene, seconds: float) -> None:
        """Waits until the games here are idle."""
        try:
            async with asyncio.timeout(seconds):
                for ledger in scene.ledgers():
                    async with self.bot.services.sessions.lock(ledger.game_id):
                        pass
        except TimeoutError:
            raise Broken("busy", f"a game is locked for more than {seconds} seconds") from None

    async def prepared(self, kinds: Mapping[str, Kind]) -> dict[str, Scene]:
        scenes = {name: kind.scene(self) for name, kind in kinds.items()}
        await asyncio.gather(*(kind.before(scenes[name]) for name, kind in kinds.items()))
        return scenes

    async def meet(self, fault: Fault, kinds: Mapping[str, Kind], usual: Mapping[str, "Either"]) -> list[str]:
        """All presses during the fault; then each game is played to its end. Returns what is wrong."""
        scenes = await self.prepared(kinds)
        elsewhere = Scene(self)
        await after("Join", "Start", target=5000)(elsewhere)
        self.struck = [scene.channel for scene in scenes.values()]
        self.local.world.answer_within = _DISCORDS_SECONDS
        others = asyncio.create_task(self._others(elsewhere)) if fault.spares_others else None
        async with fault.during(self):
            await asyncio.gather(*(self._act(scenes[name], kind) for name, kind in kinds.items()))
        self.local.world.answer_within = PATIENCE_SECONDS
        checks = [self._check(scenes[name], fault, usual[name]) for name in kinds]
        found = await asyncio.gather(*checks, *([others] if others else []), return_exceptions=True)
        return [f"{name}: {each!r}" for name, each in zip([*kinds, "elsewhere"], found, strict=False) if each]

    async def _act(self, scene: Scene, kind: Kind) -> None:
        await kind.deed(scene)
        await self.free(scene, _LOCKED_SECONDS)

    async def _others(self, scene: Scene) -> None:
        """Two rounds without waiting."""
        for _ in range(8):
            outcome = await scene.act()
            ensure("others", outcome.kind in ("update", "deferred_update", "message"), outcome)
            await self.free(scene, _UNHURRIED_SECONDS)

    async def _check(self, scene: Scene, fault: Fault, usual: "Either") -> None:
        await self.free(scene, _LOCKED_SECONDS)
        stored = scene.stored()
        expected = {True: [usual.after], False: [usual.before], None: [usual.before, usual.after]}[fault.counts]
        ensure("whole", stored in expected, f"stored is {stored}, expected {expected}")
        await go_on(scene, asking=False)
        await play_to_the_end(scene)


@dataclass(frozen=True)
class Either:
    """Stored games before and after a press without faults."""

    before: tuple[Stored, ...]
    after: tuple[Stored, ...]


@asynccontextmanager
async def street(database: Path) -> AsyncIterator[Street]:
    async with (
        local_tavern(people=0) as tavern,
        running_bot(tavern, database, steady, ready_seconds=_READY_SECONDS, pace=_PACE) as bot,
    ):
        # Rate limits aren't tested here.
        tavern.local.gate.global_rate = tavern.local.gate.message_rate = (10_000, 1.0)
        # The clock strikes on demand; the first strike is the one after an absence.
        bot.rounds.stop("clock")
        await bot.wait_until_ready()
        await bot.rounds.play("clock")
        # So long ago that turns aren't extended.
        bot.clock._shards_back.clear()
        bot.clock._guilds_back.clear()
        yield Street(tavern, database)


async def usual(database: Path) -> dict[str, Either]:
    """What each press does without faults."""
    async with street(database) as here:
        scenes = await here.prepared(MET)
        before = {name: scene.stored() for name, scene in scenes.items()}
        await asyncio.gather(*(here.do(kind.deed(scenes[name]), Order()) for name, kind in MET.items()))
        return {name: Either(before[name], scene.stored()) for name, scene in scenes.items()}


async def meet(name: str, database: Path, without: Mapping[str, Either]) -> list[str]:
    """Returns violations after each press met the fault."""
    fault, wrong, log = FAULTS[name], list[str](), _Log(logging.ERROR)
    names = [each for each in MET if fault.board or each in _WITHOUT_BOARD]
    kinds = {each: MET[each] for each in names if fault.may_open or each not in _OPENING}
    in_life = sqlite._BUSY_SECONDS
    if fault.on_disk:
        sqlite._BUSY_SECONDS = int(PATIENCE_SECONDS) if fault.counts else _IMPATIENT_SECONDS  # type: ignore[assignment]
    logging.getLogger().addHandler(log)
    try:
        async with street(database) as here:
            wrong += await here.meet(fault, kinds, without)
            wrong += [str(Broken("first", each)) for each in here.eyewitness.untrue]
            wrong += [str(Broken("records", str(each))) for each in await here.bot.services.standings.rebuild()]
    finally:
        sqlite._BUSY_SECONDS = in_life
        logging.getLogger().removeHandler(log)
    if fault.on_disk and not fault.counts and not any(_AWAY in each for each in log.errors):
        wrong.append(str(Broken("log", "that the database is away")))
    return wrong + [str(Broken("log", each)) for each in log.errors if fault.logs not in each]


class _Log(logging.Handler):
    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.errors: list[str] = []

    def emit(self, stored: logging.LogRecord) -> None:
        self.errors.append(logging.Formatter().format(stored))
