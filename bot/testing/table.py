"""The real bot on a local Discord with some people, in the process of an end-to-end test."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.client import FarkleBot
from bot.games.dice import Roller, Seed
from bot.store.database import Database
from bot.ui.game_addresses import Verb
from localdiscord import Channel, Guild, LocalDiscord, Message, Person
from localdiscord.discord_py import pointed_at, running

PATIENCE_SECONDS = 120.0
"""A time that nothing takes on any machine: an event that has not come by then never comes."""


def seeded(seed: int) -> Roller:
    """Dice that fall alike in every run. They do not follow from a game's secret, so checks of them fail."""
    chance = random.Random(seed)
    return lambda _seed, _throw, number: tuple(chance.randint(1, 6) for _ in range(number))


async def at_once(_seconds: float) -> None:
    """Returns at once, instead of a wait that would only let people look."""


class Table:
    """A guild with a channel and some people."""

    def __init__(self, local: LocalDiscord, people: int) -> None:
        self.local = local
        self.guild: Guild = local.add_guild("The Tavern")
        self.channel: Channel = self.guild.add_channel("dice")
        self._met = 0
        self.people: list[Person] = [self.newcomer() for _ in range(people)]

    def newcomer(self) -> Person:
        self._met += 1
        person = self.local.add_user(f"player{self._met}")
        self.guild.add_member(person)
        return person

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until a condition holds; fails the test if it never does."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not condition():  # noqa: ASYNC110 - what is waited for happens in another program's memory
                await asyncio.sleep(0.005)

    async def board(self) -> Message:
        """The newest public message with buttons, once it is at the bottom and computers' turns have been shown."""
        await self.until(self._is_board_newest)
        return self._newest()[-1]

    def _is_board_newest(self) -> bool:
        buttons = self._newest()[-1].buttons if self._newest() else []
        return bool(buttons) and not any((each.custom_id or "").endswith(f":{Verb.SKIP}") for each in buttons)

    def on_turn(self, board: Message) -> Person:
        return next(person for person in self.people if f"➤ {person.mention}" in board.text)

    def faults(self) -> list[str]:
        """The requests of the bot that Discord refused, or accepts only for older bots."""
        return [
            f"{each.method} {each.path} {each.status} {each.error or each.deprecated}"
            for each in self.local.requests
            if each.status >= 400 or each.deprecated
        ]

    def _newest(self) -> list[Message]:
        watcher = self.people[0]
        return [message for message in self.channel.messages(viewer=watcher) if not message.ephemeral_for]


@asynccontextmanager
async def local_table(people: int = 3) -> AsyncIterator[Table]:
    """A local Discord without a bot; discord.py talks to it until the block ends."""
    async with LocalDiscord(answer_within=PATIENCE_SECONDS) as local:
        with pointed_at(local):
            yield Table(local, people)


@asynccontextmanager
async def running_bot(table: Table, database: Path, roll: Roller = Seed.dice) -> AsyncIterator[FarkleBot]:
    """The bot, connected, until the block ends. Computers' turns follow each other at once; games are not reviewed."""
    async with Database.open(f"sqlite:///{database}") as opened:
        bot = FarkleBot(opened, roll, reviewing=False, sleep=at_once)
        async with running(table.local, bot):
            yield bot


@asynccontextmanager
async def playing(database: Path, roll: Roller = Seed.dice, people: int = 3) -> AsyncIterator[Table]:
    """A local Discord with the bot on it."""
    async with local_table(people) as table, running_bot(table, database, roll):
        yield table
