"""Guilds, channels, threads and people, the real bot in this process, and time that passes when it is told to."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import discord

from bot.client import FarkleBot
from bot.games.dice import Seed
from bot.local.tavern import Tavern, local_tavern, running_bot
from localdiscord import Channel, Guild, Person

_NASTY = "**_~~`||\u202e\u2067@everyone <@&{role}> <@{user}> [x](https://example.org) \u200f\\ > # - @here\n```"
_GUILDS, _CHANNELS, _PEOPLE, _NASTY_LENGTH = 3, 3, 14, 10_000
_BEGINNING = 3_000_000_000.0
"""Long after Discord's time, so that all messages are old."""


class Town:
    """Everything that the bot meets. `now` is its time, in seconds since 1970."""

    def __init__(self, tavern: Tavern, database: Path, chance: random.Random) -> None:
        self.tavern = tavern
        self.local = tavern.local
        self.database = database
        self.chance = chance
        self._secrets = random.Random(chance.random())
        self.now = _BEGINNING
        # The ids of the interactions that reached the bot.
        self.arrived: set[int] = set()
        self.guilds = [tavern.guild, *(self.local.add_guild(f"Guild {number}") for number in range(2, _GUILDS + 1))]
        # Text that pings a role and everybody, and breaks out of all markup, where nobody takes care.
        self.nasty = _NASTY.format(role=next(iter(self.guilds[0].roles)), user=self.guilds[0].owner.id)
        self.people = [self._person(number) for number in range(_PEOPLE)]
        self.places: list[Channel] = []
        for guild in self.guilds:
            self._settle(guild)
        # As generous as no real Discord is: what is waited for here finds no bug.
        self.local.gate.message_rate = self.local.gate.global_rate = (100_000, 1.0)
        self._running = AsyncExitStack()
        self._hears = asyncio.Event()

    @property
    def bot(self) -> FarkleBot:
        assert self.tavern.bot is not None, "it runs between start and stop"
        return self.tavern.bot

    async def start(self) -> None:
        """Starts the bot on the one database of this town."""
        bot = await self._running.enter_async_context(
            running_bot(self.tavern, self.database, Seed.dice, lambda: self.now, self._draw_secret, reviewing=True)
        )
        bot.add_listener(self._hear, "on_interaction")
        bot.add_listener(self._lose, "on_shard_disconnect")
        bot.add_listener(self._regain, "on_shard_resumed")
        bot.add_listener(self._regain, "on_shard_ready")
        # It was ready before anybody could listen.
        self._hears.set()

    async def stop(self) -> None:
        """Stops the bot as its operator does."""
        self._hears.clear()
        await self._running.aclose()

    async def _hear(self, interaction: discord.Interaction) -> None:
        self.arrived.add(interaction.id)

    async def heard_again(self) -> None:
        """Waits until the bot knows that it hears Discord; its clock stands still before."""
        await self.bot.wait_until_ready()
        await self._hears.wait()

    async def _lose(self, _shard: int) -> None:
        self._hears.clear()

    async def _regain(self, _shard: int) -> None:
        self._hears.set()

    def people_in(self, place: Channel) -> list[Person]:
        """Who may act there."""
        assert place.guild is not None, "there are no direct messages here"
        return [person for person in self.people if person.id in place.guild.members]

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
        """Most people are in all guilds; two manage each, but nobody the first one, so that games go on there."""
        first = self.guilds.index(guild)
        for number, person in enumerate(self.people):
            if number % 7 != first:
                guild.add_member(person, manage_guild=first > 0 and number in (first + 1, first + 4))
        # Only then would a ping of everybody that slipped through be one.
        assert guild.bot_member is not None
        guild.bot_member.roles[0].permissions |= discord.Permissions(mention_everyone=True).value
        channels = [self.tavern.channel] if guild is self.tavern.guild else []
        channels += [guild.add_channel(f"channel-{first}-{number}") for number in range(len(channels), _CHANNELS)]
        thread = next(iter(self.people_in(channels[0]))).start_thread(channels[0], f"thread-{first}")
        self.places += [*channels, thread]


@asynccontextmanager
async def town(database: Path, chance: random.Random) -> AsyncIterator[Town]:
    """A town with its bot, until the block ends.

    Ids carry the town's time, and secrets follow from chance: so dice fall alike in every run, and can be checked.
    """
    async with local_tavern(people=0) as tavern:
        built = Town(tavern, database, chance)
        with patch("localdiscord.model.world.time", SimpleNamespace(time=lambda: built.now)):
            await built.start()
            await built.heard_again()
            try:
                yield built
            finally:
                await built.stop()
