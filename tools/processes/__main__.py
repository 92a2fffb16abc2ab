"""Kills several bots on one database: ``python -m tools.processes [--processes N] [--deaths N] [--guilds N] …``.

On one local Discord with 16 shards, people play games to their ends on many servers, while the processes that serve
them are killed at random moments (SIGKILL), each in the middle of what it does, and started again. With ``--leases``,
processes take any shards, and some are suspended until their leases have run out. With ``--postgresql``, they share a
server of PostgreSQL, which can be restarted, too. At the end, what people pressed and saw is compared with what is
stored: see tools/processes/audit.py. Exit status: 0 where everything is stored, and once; 1 where it is not.
"""

import argparse
import asyncio
import math
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path

from bot.local.forked import loaded
from bot.local.postgresql import Server
from bot.local.tavern import PATIENCE_SECONDS
from bot.model.servers import Boards, GuildSettings
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice, choose
from bot.play.sessions import Sessions
from bot.store import guilds as stored_guilds
from bot.store.database import Database
from bot.store.units import Transaction
from localdiscord import Event, Interaction, LocalDiscord
from localdiscord.gateway.session import Session
from tools.benchmark.world import percentile
from tools.processes.audit import Findings, audit
from tools.processes.hosts import EXPECTED, MODULE, Host
from tools.processes.journal import Journal
from tools.processes.people import Habit, Table

_NO_LIMIT = (1_000_000, 1.0)
_DAY = 24 * 3600
_ANSWER_SECONDS = 5.0
_SUSPENDED_SECONDS = 14
"""Longer than a lease lasts."""

_EVERY_FEW = 8
"""So manieth tables play Yahtzee, others dawdle."""


@dataclass(frozen=True)
class Plan:
    """How many there are of each, and how people play; `think` is in seconds."""

    processes: int
    shards: int
    guilds: int
    deaths: int
    suspensions: int
    restarts: int
    games: int
    think: float
    leases: bool
    postgresql: bool
    seed: int


class Fate(StrEnum):
    """What befalls a process, or the database."""

    DEATH = "deaths of processes"
    SUSPENSION = "suspensions of processes"
    RESTART = "restarts of the database"


class Proof:
    """One run. `server` is that of PostgreSQL, if it is used."""

    def __init__(self, plan: Plan, local: LocalDiscord, folder: Path, server: Server | None) -> None:
        self.plan = plan
        self.local = local
        self.folder = folder
        self.server = server
        self.url = server.url("postgres") if server else f"sqlite:///{folder / 'farkle.sqlite3'}"
        self.chance = random.Random(plan.seed)
        self.journal = Journal(local)
        self.guilds = [local.add_guild(f"guild {number}") for number in range(plan.guilds)]
        self.tables = [Table(local, guild, self.journal, self._habit(n)) for n, guild in enumerate(self.guilds)]
        self.hosts: list[Host] = []
        self.fates = Counter({Fate.DEATH: plan.deaths, Fate.SUSPENSION: plan.suspensions, Fate.RESTART: plan.restarts})
        self._to_come = list(self.fates.elements())
        self.chance.shuffle(self._to_come)
        self._open: list[Interaction] = []
        self._until_fate = 0
        self._at_request = False
        self._happening: set[asyncio.Task[None]] = set()

    def _habit(self, number: int) -> Habit:
        if self.plan.think and number % _EVERY_FEW == 1:
            return Habit(target=300, think=self.plan.think, dawdles=True)
        if number % _EVERY_FEW == 2:
            return Habit("yahtzee start", None, self.plan.think)
        return Habit(target=500, think=self.plan.think)

    async def run(self) -> Findings:
        """Plays until everybody has died and played enough, and compares."""
        async with Database.open(self.url) as database:
            await self._prepare(database)
        with ExitStack() as stack:
            for number in range(self.plan.processes):
                forking = stack.enter_context(loaded(MODULE))
                self.hosts.append(Host(forking, self._settings(number), self.folder / f"bot-{number}.log"))
            try:
                await self.local.bot_ready(PATIENCE_SECONDS)
                self.local.world.listeners.append(self._count)
                self.local.inject(self._look_at)
                self._draw_fate()
                await asyncio.gather(*(table.play(partial(self._is_enough, table)) for table in self.tables))
                self.local.inject(None)
                await asyncio.gather(*self._happening)
            finally:
                await asyncio.gather(*(host.stop() for host in self.hosts))
        async with Database.open(self.url) as database:
            found = await audit(database, self.journal)
        found.wrong += self._complaints()
        return found

    def _settings(self, number: int) -> dict[str, str]:
        """The settings of a process. It serves its part of the shards; or any, so that one process can be spared."""
        first, end = (each * self.plan.shards // self.plan.processes for each in (number, number + 1))
        most = math.ceil(self.plan.shards / max(1, self.plan.processes - 1))
        which = f"any-{most}" if self.plan.leases else f"{first}-{end - 1}"
        return {
            "DISCORD_TOKEN": self.local.token,
            "DATABASE_URL": self.url,
            "DISCORD_API_URL": self.local.api_url,
            "DISCORD_GATEWAY_URL": self.local.gateway_url,
            "SHARDS": f"{which}/{self.plan.shards}",
            "REVIEWS": "0",
        }

    async def _prepare(self, database: Database) -> None:
        """Somebody of each server played the daily dice yesterday; some servers have other settings."""
        sessions = Sessions(database)
        yesterday = DailyDice(database, sessions, lambda: time.time() - _DAY, draw_secret, _unasked)
        for number, table in enumerate(self.tables):
            guild = self.guilds[number]
            boards = Boards.IN_PLACE if number % _EVERY_FEW == 3 else Boards.ONE
            seconds = 60 if table.habit.dawdles else 300
            settings = GuildSettings(boards=boards, turn_seconds=seconds, daily_channel=guild.add_channel("daily").id)
            await database.write(partial(_settle, guild.id, settings))
            player = table.people[0].id
            async with sessions.lock(await yesterday.begin(player, number + 1, guild.id)) as session:
                # Whoever has not thrown has no result.
                throw, *_ = session.stored.engine.choices(session.game)
                revision, roller = session.stored.revision, session.roller
                await session.commit(choose(session.stored, player, revision, throw, roller=roller))

    def _is_enough(self, table: Table) -> bool:
        return table.finished >= self.plan.games and not self._to_come and not self._happening

    def _draw_fate(self) -> None:
        """After how many more interactions something happens, at once or when a request comes from one of them."""
        self._until_fate = self.chance.randint(self.plan.guilds, 3 * self.plan.guilds)
        self._at_request = self.chance.random() < 0.7

    def _count(self, event: Event) -> None:
        """At an interaction that is just on its way, it may be time for something to happen."""
        if event.kind != "interaction" or event.interaction is None:
            return
        self._open = [each for each in self._open if not each.answered]
        self._open.append(event.interaction)
        if self._shard_of(event.interaction) not in self._online():
            # No process hears of it: the next one begins a session of its own.
            asyncio.get_running_loop().call_soon(event.interaction.fail)
        self._until_fate -= 1
        if not self._at_request:
            self._act_if_due()

    def _look_at(self, _request: object) -> None:
        """At a request that has just arrived and takes effect, likewise."""
        if self._at_request:
            self._act_if_due()

    def _act_if_due(self) -> None:
        if not self._to_come or self._until_fate > 0:
            return
        host = self.chance.choice(self.hosts)
        ports = host.ports()
        sessions = [
            each for each in self.local.gateway.sessions.values() if each.connection and _port_of(each) in ports
        ]
        shards = {each.shard for each in sessions}
        fate = self._to_come[-1]
        if fate is Fate.RESTART:
            happening = self._restart()
        elif shards and fate is Fate.DEATH and host.kill():
            happening = self._see_off(sessions)
        elif shards and fate is Fate.SUSPENSION and host.suspend():
            happening = self._let_go_on(host, shards)
        else:
            return
        self._to_come.pop()
        self._draw_fate()
        task = asyncio.create_task(happening)
        self._happening.add(task)
        task.add_done_callback(self._happening.discard)

    def _online(self) -> set[int]:
        """The shards that are connected."""
        return {each.shard for each in self.local.gateway.sessions.values() if each.connection is not None}

    async def _restart(self) -> None:
        """Everybody's connections to the database break, at once."""
        assert self.server is not None
        self.journal.die(set(range(self.plan.shards)))
        await asyncio.to_thread(self.server.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.server.start)

    async def _see_off(self, lost: Sequence[Session]) -> None:
        """Nobody waits for an answer of the dead process."""
        await self.local.until(lambda: not any(each.connection for each in lost), PATIENCE_SECONDS)
        self._give_up({each.shard for each in lost})

    async def _let_go_on(self, host: Host, lost: set[int]) -> None:
        """Others serve its shards by then. What people pressed meanwhile, it hears of when it goes on."""
        self._give_up(lost)
        await asyncio.sleep(_SUSPENDED_SECONDS)
        host.go_on()

    def _give_up(self, lost: set[int]) -> None:
        self.journal.die(lost)
        for interaction in self._open:
            if self._shard_of(interaction) in lost:
                interaction.fail()

    def _shard_of(self, interaction: Interaction) -> int:
        guild = interaction.channel.guild
        return (guild.id >> 22) % self.plan.shards if guild else 0

    def _complaints(self) -> list[str]:
        """How processes should not have ended, and what they logged as errors: while the database is away, they do."""
        ends = [
            f"a process ended with {end}: {host.last_traceback()}"
            for host in self.hosts
            for end in host.ends
            if end not in EXPECTED
        ]
        lines = [line for host in self.hosts for line in host.log.read_text().splitlines()]
        errors = [line for line in lines if '"ERROR"' in line or line.startswith("Traceback")]
        return ends if self.plan.restarts else [*ends, *(f"logged: {line}" for line in errors)]


def _port_of(session: Session) -> int:
    """The port of the process that a shard is connected from."""
    assert session.connection is not None
    assert session.connection.transport is not None
    port: int = session.connection.transport.get_extra_info("peername")[1]
    return port


async def _unasked(*_arguments: object) -> tuple[float, int]:
    raise AssertionError("nobody asks what perfect play is worth")


def _settle(guild_id: int, settings: GuildSettings, transaction: Transaction) -> None:
    stored_guilds.ensure_guild(transaction, guild_id)
    stored_guilds.set_settings(transaction, guild_id, settings)


async def prove(plan: Plan) -> tuple[Findings, Proof]:
    """Runs it on a local Discord of its own."""
    answer_within = _ANSWER_SECONDS if plan.suspensions or plan.restarts else PATIENCE_SECONDS
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(shards=plan.shards, message_rate=_NO_LIMIT, answer_within=answer_within) as local:
            local.gate.global_rate = _NO_LIMIT
            local.gateway.max_concurrency = plan.shards
            local.gateway.identifies_left = 1_000_000
            proof = Proof(plan, local, Path(folder), Server() if plan.postgresql else None)
            return await proof.run(), proof


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.processes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--processes", type=int, default=4, help="that serve (default: %(default)s)")
    parser.add_argument("--shards", type=int, default=16, help="in all (default: %(default)s)")
    parser.add_argument("--guilds", type=int, default=48, help="on each of which people play (default: %(default)s)")
    parser.add_argument("--deaths", type=int, default=40, help="by SIGKILL (default: %(default)s)")
    parser.add_argument("--suspensions", type=int, default=0, help="of processes, with --leases (default: %(default)s)")
    parser.add_argument("--restarts", type=int, default=0, help="of PostgreSQL (default: %(default)s)")
    parser.add_argument("--games", type=int, default=2, help="on each server, at least (default: %(default)s)")
    parser.add_argument("--think", type=float, default=0.5, help="seconds before a press (default: %(default)s)")
    parser.add_argument("--leases", action="store_true", help="processes take any shards")
    parser.add_argument("--postgresql", action="store_true", help="with a server of its own, instead of SQLite")
    parser.add_argument("--seed", type=int, default=1, help="of what happens to whom when (default: %(default)s)")
    plan = Plan(**vars(parser.parse_args()))
    began = time.monotonic()
    found, proof = asyncio.run(prove(plan))
    print(f"{plan.processes} processes, {plan.shards} shards, {plan.guilds} servers, {time.monotonic() - began:.0f} s")
    for name, figure in (proof.fates | found.figures).items():
        print(f"{name:46}{figure:>9,}")
    ends = sum((host.ends for host in proof.hosts), Counter[int]())
    print(f"{'how processes ended':46}{', '.join(f'{each}: {ends[each]}' for each in sorted(ends)):>9}")
    p50, p99 = (percentile(proof.journal.times, percent) for percent in (50, 99))
    print(f"{'an answer took, median':46}{p50:>9.0f} ms, p99 {p99:.0f} ms")
    for wrong in found.wrong:
        print(wrong)
    print(f"{'wrong':46}{len(found.wrong):>9,}")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
