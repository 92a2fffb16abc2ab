"""Many games at once, one for each press, and a fault that meets all of them at the same moment."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.client import FarkleBot
from bot.local.ledger import Eyewitness
from bot.local.tavern import PATIENCE_SECONDS, Tavern, local_tavern, running_bot
from localdiscord import Channel, Outcome, Request
from tests.support.faults.presses import Press, begin
from tests.support.faults.scene import Scene, kind_dice, seen

_PACE = 4.0
"""So much faster than real time passes while everybody waits."""

_UNHURRIED_SECONDS = 20.0
"""Less than any fault makes anybody wait."""

_DISCORDS_SECONDS = 3.0
"""So long Discord waits for an answer."""

_READY_SECONDS = 0.05
_LOCKED_SECONDS = 15.0
"""So long a game may be locked at most: Discord has been asked in every way, and given none an answer."""


class House:
    """The bot, the games that a fault meets, and one more that nothing happens to."""

    def __init__(self, tavern: Tavern, bot: FarkleBot, database: Path) -> None:
        self.tavern = tavern
        self.local = tavern.local
        self.bot = bot
        self.database = database
        self.eyewitness = Eyewitness(tavern.local, database)
        self.elsewhere = self.scene("elsewhere")
        self.scenes: list[Scene] = []

    def scene(self, name: str) -> Scene:
        return Scene(self.tavern, self.bot, self.database, name)

    def channel_of(self, request: Request) -> Channel | None:
        """The channel that a request is about, also where only its token says so."""
        interaction = self.local.world.interactions.get(request.params.get("token", ""))
        channel_id = interaction.channel.id if interaction else int(request.params.get("channel_id", 0))
        return self.local.world.channels.get(channel_id)


@dataclass(frozen=True)
class Fault:
    """`during` lasts as long as the fault; `counts`: whether a press then counts (None: it may).

    Where `spares_others`, games in other channels go on at once.
    """

    during: Callable[[House], AbstractAsyncContextManager[None]]
    counts: bool | None = True
    spares_others: bool = True


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[House]:
    async with (
        local_tavern(people=0) as tavern,
        running_bot(tavern, database, kind_dice(), ready_seconds=_READY_SECONDS, pace=_PACE) as bot,
    ):
        # A whole street of games: this is not about how much a bot may say in a second.
        tavern.local.gate.global_rate = (10_000, 1.0)
        # The clock strikes when a test says so; the first time is the one after an absence.
        bot.rounds.stop("clock")
        await bot.wait_until_ready()
        await bot.rounds.play("clock")
        # That was long ago: whose time is up now, had it.
        bot.clock._shards_back.clear()
        bot.clock._guilds_back.clear()
        house = House(tavern, bot, database)
        yield house
        async with asyncio.timeout(_UNHURRIED_SECONDS):
            await bot.fetch_channel(house.elsewhere.channel.id)
        assert house.eyewitness.untrue == []
        assert await bot.services.standings.rebuild() == []


def check_log(caplog: pytest.LogCaptureFixture, expected: str) -> None:
    """Nothing is logged as a crash but what this fault makes discord.py or the bot say."""
    crashes = [stored.getMessage() for stored in caplog.records if stored.levelno >= logging.ERROR]
    assert [crash for crash in crashes if expected not in crash] == []
    caplog.clear()


async def ensure_guild(house: House, fault: Fault, presses: Mapping[str, Press]) -> None:
    """All presses at once, each in a game of its own, while the fault lasts; then each game must be sound.

    Fails with the names of all presses after which one is not.
    """
    scenes = {name: house.scene(name) for name in presses}
    house.scenes = list(scenes.values())
    await asyncio.gather(*(presses[name].prepare(scene) for name, scene in scenes.items()))
    await begin(house.elsewhere, target=2000)
    await asyncio.gather(*(scene.free(PATIENCE_SECONDS) for scene in scenes.values()))
    house.local.world.answer_within = _DISCORDS_SECONDS
    going_on = asyncio.create_task(_go_on_elsewhere(house.elsewhere, fault))
    async with fault.during(house):
        await asyncio.gather(*(_act(scene, presses[name]) for name, scene in scenes.items()))
    await going_on
    house.local.world.answer_within = PATIENCE_SECONDS
    checks = [_check(scene, presses[name], fault) for name, scene in scenes.items()]
    failed = await asyncio.gather(*checks, return_exceptions=True)
    for name, problem in zip(scenes, failed, strict=True):
        if problem is not None:
            problem.add_note("\n".join([f"{name}:", *scenes[name].told]))
    if any(failed):
        names = ", ".join(name for name, problem in zip(scenes, failed, strict=True) if problem)
        raise BaseExceptionGroup(names, [problem for problem in failed if problem])


async def _act(scene: Scene, press: Press) -> None:
    scene.games_before = len(scene.games)
    scene.before = scene.ledger.lines() if scene.games else []
    clock = asyncio.get_running_loop().time
    began = clock()
    outcome: Outcome | None = await press.act(scene)
    answered = clock()
    await scene.free(_LOCKED_SECONDS)
    freed = clock()
    scene.told.append(f"{seen(outcome)} after {answered - began:.1f} s, free after {freed - began:.1f} s")


async def _go_on_elsewhere(scene: Scene, fault: Fault) -> None:
    """Two rounds, in which nobody has to wait."""
    if not fault.spares_others:
        return
    for label in ("Roll", "Bank") * 4:
        outcome = await scene.click(label)
        assert outcome.kind in ("update", "deferred_update", "message"), outcome
        await scene.free(_UNHURRIED_SECONDS)


async def _check(scene: Scene, press: Press, fault: Fault) -> None:
    await scene.free(_LOCKED_SECONDS)
    opened = len(scene.games) - scene.games_before
    facts = scene.facts() if not opened else []
    nothing: tuple[int, list[str]] = (0, [])
    all_of_it = (int(press.opens), list(press.facts))
    expected = {True: [all_of_it], False: [nothing], None: [nothing, all_of_it]}[fault.counts]
    assert (opened, facts) in expected, (opened, facts)
    scene.told.append(f"the board is {'true' if scene.is_shown else 'old or gone'}")
    await scene.go_on()
    await scene.play_to_the_end()
