"""Guilds, channels, threads, people, the real bot, and a clock."""

import asyncio
import random
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import discord

from bot.coach.adviser import Perfect
from bot.features.daily.service import DailyDice
from bot.games.dice import Seed
from bot.model.servers import Boards, GuildSettings
from bot.play.guards import game_of
from bot.play.sessions import Sessions, draw_secret
from bot.play.turns import choose
from bot.store import guilds as stored_guilds
from bot.store.database import Database
from bot.store.units import Transaction
from localdiscord import Channel, Guild, Person
from tests.support.databases import migrate, url_of
from tests.support.tavern import GivenTime, Tavern, local_tavern, running_bot
from tools.break_bot.bots import TRIED
from tools.break_bot.forked import loaded
from tools.break_bot.hosts import Host

_NASTY = "**_~~`||\u202e\u2067@everyone <@&{role}> <@{user}> [x](https://example.org) \u200f\\ > # - @here\n```"
_CHANNELS, _PEOPLE, _NASTY_LENGTH = 3, 14, 10_000
_BEGINNING = 3_000_000_000.0
"""Long after Discord's time, so that all messages are old."""

_DAY = 24 * 3600
_NO_LIMIT = (1_000_000, 1.0)
"""More than Discord allows: waiting finds no bugs."""

_ANSWER_SECONDS, _START_SECONDS = 5.0, 900.0
_PACE = 4.0
"""How much faster than real time waiting is."""

Hook = Callable[[object], None] | None


@dataclass(frozen=True)
class Plan:
    """Without `processes`, the bot runs in this one."""

    interactions: int
    seed: int
    nonsense: bool = False
    faults: bool = False
    late: bool = False
    processes: int = 0
    shards: int = 1
    guilds: int = 3
    deaths: int = 0
    spares: int = 0
    anywhere: bool = False


class Town:
    """The bot's surroundings. `now`: seconds since 1970."""

    def __init__(self, tavern: Tavern, folder: Path, plan: Plan, chance: random.Random) -> None:
        self.tavern = tavern
        self.local = tavern.local
        self.folder = folder
        self.database = folder / "farkle.sqlite3"
        self.plan = plan
        self.chance = chance
        self._secrets = random.Random(chance.random())
        self._clock = folder / "clock"
        (folder / TRIED).write_text("{}")
        self.now = _BEGINNING
        # Ids of interactions that reached a bot in this process.
        self.arrived: set[int] = set()
        self.guilds = [tavern.guild, *(self.local.add_guild(f"Guild {each}") for each in range(2, plan.guilds + 1))]
        # Text that mentions a role and everyone, and breaks markup.
        self.nasty = _NASTY.format(role=next(iter(self.guilds[0].roles)), user=self.guilds[0].owner.id)
        self.people = [self._person(number) for number in range(_PEOPLE)]
        self.places: list[Channel] = []
        for guild in self.guilds:
            self._settle(guild)
        if plan.anywhere:
            self._settle_anywhere()
        gate = self.local.gate
        gate.message_rate = gate.webhook_rate = gate.global_rate = _NO_LIMIT
        self.local.gateway.max_concurrency = plan.shards
        self.hosts: list[Host] = []
        self.struck: list[Channel] = []
        self.hook: Hook = None
        """Called for each request, except during trouble."""
        self._running = AsyncExitStack()
        self._hears = asyncio.Event()

    @property
    def now(self) -> float:
        return self._now

    @now.setter
    def now(self, now: float) -> None:
        self._now = now
        # Read by other processes.
        with self._clock.open("r+b" if self._clock.exists() else "wb") as file:
            file.write(struct.pack("d", now))

    async def start(self) -> None:
        if self.plan.processes:
            await self._start_processes()
            return
        bot = await self._running.enter_async_context(
            running_bot(
                *(self.tavern, self.database, Seed.dice, GivenTime(lambda: self.now), self._draw_secret),
                pace=_PACE if self.plan.faults else 1.0,
                reviewing=True,
                first_roll=True,
            )
        )
        bot.add_listener(self._hear, "on_interaction")
        bot.add_listener(self._lose, "on_shard_disconnect")
        bot.add_listener(self._regain, "on_shard_resumed")
        bot.add_listener(self._regain, "on_shard_ready")
        # It was ready before there was a listener.
        self._hears.set()

    async def _start_processes(self) -> None:
        for number, forking in enumerate(loaded(self.plan.processes + self.plan.spares)):
            self.hosts.append(Host(forking, self._birth(number), self.folder / f"bot-{number}.log"))
            # The first one puts emoji and commands at Discord, not all at once.
            await self._until(lambda: bool(self.sessions()))
        # Spares have to be there, too.
        await self._until(lambda: all(host.process_id for host in self.hosts))
        await self._until(lambda: len(self.sessions()) == self.plan.shards)

    async def _until(self, condition: Callable[[], bool]) -> None:
        """On a busy machine, processes start slowly."""
        await self.local.until(condition, _START_SECONDS)

    async def stop(self) -> None:
        self._hears.clear()
        await asyncio.gather(*(host.stop() for host in self.hosts))
        await self._running.aclose()

    def _birth(self, number: int) -> dict[str, object]:
        """A spare names the same shards as an earlier process."""
        plan = self.plan
        part = number % plan.processes
        first, end = (each * plan.shards // plan.processes for each in (part, part + 1))
        environment = {
            "DISCORD_TOKEN": self.local.token,
            "DATABASE_URL": url_of(self.database),
            "DISCORD_API_URL": self.local.api_url,
            "DISCORD_GATEWAY_URL": self.local.gateway_url,
            "SHARDS": f"{first}-{end - 1}/{plan.shards}",
            "REVIEWS": "0",
        }
        late = {"late": f"{plan.seed} {number}"} if plan.late else {}
        return {"environment": environment, "folder": str(self.folder), **late}

    def sessions(self) -> dict[int, str]:
        """The session of each shard that is connected."""
        return {each.shard: each.id for each in self.local.gateway.sessions.values() if each.connection}

    async def _hear(self, interaction: discord.Interaction) -> None:
        self.arrived.add(interaction.id)

    async def heard_again(self) -> None:
        """Before, the bot's clock pauses."""
        await self.local.gateway.connected.wait()
        if not self.hosts:
            await self.tavern.bot.wait_until_ready()
            await self._hears.wait()

    async def _lose(self, _shard: int) -> None:
        self._hears.clear()

    async def _regain(self, _shard: int) -> None:
        self._hears.set()

    def people_in(self, place: Channel) -> list[Person]:
        members = {user.id for user in place.people} if place.guild is None else place.guild.members
        return [person for person in self.people if person.id in members]

    def managers_of(self, guild: Guild) -> list[Person]:
        return [person for person in self.people if person.id in guild.members and guild.members[person.id].roles]

    def person(self, user_id: int) -> Person | None:
        return next((person for person in self.people if person.id == user_id), None)

    def _draw_secret(self) -> str:
        return self._secrets.randbytes(32).hex()

    def _person(self, number: int) -> Person:
        nasty = (self.nasty * _NASTY_LENGTH)[:_NASTY_LENGTH] if number == 0 else ""
        locale = ("en-US", "de", "fr")[number % 3]
        return self.local.add_user(f"person{number}", display_name=nasty, locale=locale)

    def _settle(self, guild: Guild) -> None:
        """Most people are in all guilds. Two manage each but the first, so that games continue there."""
        first = self.guilds.index(guild)
        for number, person in enumerate(self.people):
            if number % 7 != first:
                guild.add_member(person, manage_guild=first > 0 and number in (first + 1, first + 4))
        # Otherwise an escaped mention of everyone would do nothing.
        assert guild.bot_member is not None
        guild.bot_member.roles[0].permissions |= discord.Permissions(mention_everyone=True).value
        channels = [self.tavern.channel] if guild is self.tavern.guild else []
        channels += [guild.add_channel(f"channel-{first}-{number}") for number in range(len(channels), _CHANNELS)]
        thread = next(iter(self.people_in(channels[0]))).start_thread(channels[0], f"thread-{first}")
        self.places += [*channels, thread]

    def _settle_anywhere(self) -> None:
        """Places where the bot has no rights, and one where a person is alone with it."""
        for person in self.people:
            person.install_bot()
        first, second, third = self.people[1:4]
        elsewhere = self.local.add_guild("Elsewhere", bot=False)
        for person in (first, second, third):
            elsewhere.add_member(person)
        self.places += [
            elsewhere.add_channel("general"),
            self.local.add_group("Night owls", first, second, third),
            first.direct_messages_with(second),
            first.direct_messages,
        ]

    async def prepare(self) -> None:
        """A player of each server played yesterday's dice; some servers keep boards in place."""
        await migrate(self.database)
        async with Database.open(url_of(self.database)) as database:
            sessions = Sessions(database)
            yesterday = DailyDice(database, sessions, lambda: self.now - _DAY, draw_secret, _unasked)
            for number, (guild, person) in enumerate(zip(self.guilds, self.people, strict=False)):
                boards = {3: Boards.IN_PLACE, 5: Boards.ONE}.get(number % 8, Boards.AS_NEEDED)
                settings = GuildSettings(boards=boards, posts={"daily": guild.add_channel("daily").id})
                await database.write(_set, guild.id, settings)
                async with sessions.lock(await yesterday.begin(person.id, number + 1, guild.id)) as session:
                    # An attempt without a throw has no result.
                    throw, *_ = session.stored.engine.choices(game_of(session.stored))
                    given = (session.stored, person.id, throw)
                    await session.commit(choose(*given, now=session.now(), roller=session.roller))


def _set(transaction: Transaction, guild_id: int, settings: GuildSettings) -> None:
    stored_guilds.ensure_guild(transaction, guild_id)
    stored_guilds.set_settings(transaction, guild_id, settings)


async def _unasked(*_arguments: object) -> Perfect:
    raise AssertionError("nobody asks what perfect play is worth")


@asynccontextmanager
async def town(folder: Path, plan: Plan, chance: random.Random) -> AsyncIterator[Town]:
    """Ids carry the town's time, and secrets are drawn from `chance`: dice are reproducible."""
    async with local_tavern(people=0, shards=plan.shards) as tavern:
        built = Town(tavern, folder, plan, chance)
        if plan.deaths:
            tavern.local.world.answer_within = _ANSWER_SECONDS
        with patch("localdiscord.model.world.time", SimpleNamespace(time=lambda: built.now)):
            await built.prepare()
            await built.start()
            await built.heard_again()
            try:
                yield built
            finally:
                await built.stop()
