"""Runs rounds: simultaneous actions until the bot has finished with them."""

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import CoroutineType
from typing import Any

from bot.features.daily.rules import first_open
from localdiscord import Channel, ClientRefused
from tests.support.databases import looking
from tools.break_bot import late
from tools.break_bot.actions import Actions
from tools.break_bot.audit import PRIVATE, audit, tally
from tools.break_bot.bots import TRIED
from tools.break_bot.faults import some_trouble
from tools.break_bot.hosts import EXPECTED, Deaths, memory_mib
from tools.break_bot.must_hold import TOO_LATE, Witness
from tools.break_bot.people import Action, ask
from tools.break_bot.seen import Seen
from tools.break_bot.world import Plan, Town, town

_STUCK_SECONDS = 120
_QUIET_SECONDS, _BUSY_SECONDS, _AFTER_TROUBLE_SECONDS = 0.005, 0.001, 0.1
_MOMENT_SECONDS = 0.5
"""Asked to wait a moment: a process may still be at work after it answered."""
_ROUNDS_PER_TIME, _ROUNDS_PER_TROUBLE, _ROUNDS_PER_SWEEP = 12, 40, 40
_TIMES = (5, 30, 60, 200, 250, 301, 301, 650, 901, 4 * 3600, 26 * 3600)
_MOST_MESSAGES, _MOST_THREADS = 150, 20
_MOST_GROWTH_MIB, _MOST_TOO_LATE = 200, 0.01
_SOME, _MOST_WITHOUT_AN_ENDING = 50, 5_000
_ENOUGH_VIOLATIONS = 20
_MOST_TO_FINISH = 400
_PATIENT = 0.8
"""How many rounds wait until no process is away."""

_UNFINISHED = f"""SELECT id, channel_id, min(user_id) FROM games JOIN seats ON game_id = id
    WHERE status IN ('lobby', 'playing', 'paused') AND user_id > 0
    AND id NOT IN ({PRIVATE}) GROUP BY id, channel_id"""

_UNPUBLISHED = "SELECT count(*) FROM days WHERE day < :open AND published_at IS NULL"


@dataclass
class Findings:
    """What a run did and found."""

    witness: Witness
    happened: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    ends: Counter[int] = field(default_factory=Counter)


class Drive:
    def __init__(self, built: Town, chance: random.Random) -> None:
        self.town = built
        self.plan = built.plan
        self.chance = chance
        self.seen = Seen(built.local.world)
        self.witness = Witness(built.local.world, self.seen, built.database, built.plan.shards)
        self.actions = Actions(built, self.seen, chance)
        self.troubles = Counter[str]()
        self.deaths = Deaths(built, self.witness, chance)
        self.rounds = 0

    async def run(self, interactions: int) -> None:
        """Until enough interactions, or far too many violations."""
        while self.witness.total < interactions and not self._is_enough():
            self.rounds += 1
            if self.plan.faults and self.rounds % _ROUNDS_PER_TROUBLE == 0:
                await self._troubled_round()
            elif self.rounds % _ROUNDS_PER_TIME == 0:
                await self._timed_round()
            else:
                await self._round(self.actions.some())
                self._judge(troubled=False, timed=False)
            if self.rounds % _ROUNDS_PER_SWEEP == 0:
                self._sweep()
        self._sweep()

    async def run_on(self) -> None:
        """Until a game is over, and every planned death and at least one planned fault has happened."""
        most = self.witness.total + _MOST_WITHOUT_AN_ENDING
        while not self._is_enough() and (
            not tally(self.town.database)["over"] or self.deaths.to_come or (self.plan.faults and not self.troubles)
        ):
            if self.witness.total > most and not self.deaths.to_come:
                self.witness.violate("ending", "no game ends")
                break
            await self.run(self.witness.total + _SOME)

    async def finish(self) -> None:
        """Plays all games to their ends. Players ask for boards that are missing or outdated."""
        for _ in range(_MOST_TO_FINISH):
            with looking(self.town.database) as look:
                unfinished = look(_UNFINISHED)
            if not unfinished or self._is_enough():
                return
            actions = [self._to_finish(*each) for each in unfinished]
            refused = self.witness.refusals["busy"]
            await self._round([action for action in actions if action])
            self._judge(troubled=True, timed=True)
            if self.witness.refusals["busy"] > refused:
                await asyncio.sleep(_MOMENT_SECONDS)
        boards = [board and board.text for game, *_ in unfinished if (board := self.seen.boards.get(game))]
        self.witness.violate("ending", f"these games never end: {unfinished}, with boards {boards}")

    def is_each_day_published(self) -> bool:
        with looking(self.town.database) as look:
            return look(_UNPUBLISHED, open=first_open(int(self.town.now))) == [(0,)]

    def _to_finish(self, game: int, channel_id: int, player: int) -> Action | None:
        board, person = self.seen.boards.get(game), self.town.person(player)
        if board and not board.deleted and self.chance.random() < 0.9:
            return self.actions.play.move(game, board)
        place = self.town.local.world.channels.get(channel_id)
        if place is None or person is None:
            return None
        return ask(person, place, "board", game=f"id:{game}")

    def _is_enough(self) -> bool:
        return len(self.witness.violations) >= _ENOUGH_VIOLATIONS

    def _judge(self, *, troubled: bool, timed: bool, struck: Collection[Channel] | None = None) -> None:
        raised = {each.id for each in self.witness.raised}
        if not self.town.hosts:
            self.witness.unheard |= raised - self.town.arrived
        # It is unknown when other processes are done and when their clocks strike.
        self.witness.judge(troubled=troubled or bool(self.town.hosts), timed=timed, struck=struck)
        if not self.town.hosts:
            self.witness.check_answers()

    async def _troubled_round(self) -> None:
        actions = [*self.actions.some(), *self.actions.some()]
        began = asyncio.get_running_loop().time()
        async with some_trouble(self.town, self.troubles) as fault:
            with self.witness.expecting_errors(fault.on_disk):
                await self._round(actions)
        self.witness.die(range(self.plan.shards), began)
        # The clock catches up now, not at a later look.
        await asyncio.sleep(_AFTER_TROUBLE_SECONDS)
        for _ in range(2):
            await self._round(self._strike())
        self._judge(troubled=True, timed=True, struck=self.town.struck if fault.spares_others else None)

    async def _timed_round(self) -> None:
        """Time passes, sometimes while people act."""
        self.town.now += (seconds := self.chance.choice(_TIMES))
        if seconds > self.town.local.world.token_lifetime:
            self.town.local.expire_tokens()
        actions: list[Action] = self.actions.some() if self.chance.random() < 0.5 else []
        await self._round([*self._strike(), *actions])
        # The clock looks at a limited number of games each time.
        for _ in range(2):
            await self._round(self._strike())
        if not self.town.hosts and self.chance.random() < 0.1:
            await self.town.tavern.bot.jobs.play()
        self._judge(troubled=False, timed=True)
        self.witness.check_times(self.town.now)

    def _strike(self) -> list[Action]:
        return [] if self.town.hosts else [self.town.tavern.bot.jobs.play("clock")]

    async def _round(self, actions: Sequence[Action]) -> None:
        if self.town.hosts and self.chance.random() < _PATIENT:
            await self.town.heard_again()
        tasks = [asyncio.ensure_future(action) for action in actions]
        await self._settled(tasks)
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, ClientRefused):
                raise outcome

    async def _settled(self, tasks: Sequence[asyncio.Future[object]]) -> None:
        """Waits until the bot is done, and abandons what it won't answer."""
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
                bot = self.town.tavern.running
                self.witness.violate(
                    "busy", f"in {[_place(task) for task in bot.services.tasks.at_work] if bot else 'a process'}"
                )
                break
        for interaction in self.witness.raised:
            interaction.fail()

    def _is_busy(self) -> bool:
        """Is anything on its way to the bot, or in progress?"""
        waiting = [each for each in self.witness.raised if not each.answered]
        if self.town.hosts:
            return bool(waiting)
        bot = self.town.tavern.running
        return any(each.id not in self.town.arrived for each in waiting) or bool(bot and bot.in_work)

    def _sweep(self) -> None:
        """Checks requests, deletes messages, and drops old data."""
        world = self.town.local.world
        self.witness.check_requests(self.town.local.requests)  # type: ignore[arg-type]
        if self.plan.nonsense:
            self.actions.untidy()
        self.town.arrived.clear()
        if not self.plan.anywhere:
            # Otherwise their tokens are needed.
            world.interactions.clear()
        for path in [path for path in world.files if "attachments/" in path]:
            del world.files[path]
        for channel in list(world.channels.values()):
            for message in list(channel.history.values())[:-_MOST_MESSAGES]:
                if not message.deleted:
                    self.witness.dropped.add(message.id)
                message.deleted = True
                del channel.history[message.id]
        for guild in self.town.guilds:
            threads = [channel for channel in guild.channels.values() if channel.parent]
            for thread in [each for each in threads if each not in self.town.places][:-_MOST_THREADS]:
                guild.delete_channel(thread)
        for game in [game for game, board in self.seen.boards.items() if board.deleted]:
            del self.seen.boards[game]


def _place(task: asyncio.Task[Any]) -> str:
    """The functions that a task waits in, outermost first."""
    functions = list[str]()
    waiting: Any = task.get_coro()
    while isinstance(waiting, CoroutineType) and waiting.cr_frame:
        functions.append(f"{waiting.cr_code.co_qualname}:{waiting.cr_frame.f_lineno}")
        waiting = waiting.cr_await
    return " > ".join(functions)


async def drive(plan: Plan, folder: Path) -> Findings:
    """Runs people on a new bot and database, and audits the result."""
    chance, meddled = random.Random(plan.seed), plan.nonsense or plan.faults
    if plan.late:
        late.begin(plan.seed)
    async with town(folder, plan, chance) as built:
        driven = Drive(built, chance)
        found = Findings(driven.witness)
        memory = list[int]()
        with driven.witness.watching():
            for tenth in range(1, 11):
                await driven.run(plan.interactions * tenth // 10)
                processes = [host.process_id for host in built.hosts] or [os.getpid()]
                memory.append(max(map(memory_mib, processes)))
            await driven.run_on()
            await driven.deaths.over()
            # A process may still be at work after it asked people to wait.
            with suppress(TimeoutError):
                await built.tavern.until(lambda: not any(each.outcome.waiting for each in driven.witness.waiting))
            # The bot looks every other second.
            await built.tavern.until(driven.is_each_day_published)
            if not meddled:
                await driven.finish()
    witness = driven.witness
    if not plan.deaths and witness.answers[TOO_LATE] > witness.total * _MOST_TOO_LATE:
        witness.violate("answers", "more came too late than a busy machine explains")
    if not plan.deaths and memory[-1] - memory[1] > _MOST_GROWTH_MIB:
        witness.violate("memory", f"after each tenth of the interactions, in MiB: {memory}")
    for host in built.hosts:
        found.ends += host.ends
        for end in set(host.ends) - set(EXPECTED):
            witness.violate("ends", f"with {end}: {host.last_traceback()}")
        lines = host.log.read_text().splitlines()
        if errors := [line for line in lines if '"ERROR"' in line]:
            witness.violate("log", errors[0])
        for line in lines:
            witness.excuse(line)
    witness.check_answers()
    await audit(witness, built.database, built.now, meddled=meddled)
    found.happened = driven.troubles
    if driven.deaths.happened:
        found.happened["deaths of processes"] = driven.deaths.happened
    for kind, (most, ends) in json.loads((folder / TRIED).read_text()).items():
        found.tried[f"{kind}, of {2 * most}"] = len(set(map(tuple, ends)))
    found.games = tally(built.database)
    return found
