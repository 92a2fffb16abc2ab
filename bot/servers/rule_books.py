"""The rule sets that a guild plays: its own, which its admins make and change, and the shipped ones."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot import rulesets
from bot.errors import Fault, Refused, RuleSetError
from bot.rulesets import HouseRules
from bot.store import guilds
from bot.store.database import Database, Transaction
from bot.store.guilds import TitledRules, key_of

MOST_RULE_SETS = 25


@dataclass(frozen=True, slots=True)
class Book:
    """What one guild plays: its own rule sets, the shipped ones, and which is the default."""

    own: tuple[HouseRules, ...]
    default: HouseRules

    @property
    def all(self) -> tuple[HouseRules, ...]:
        """Every rule set, the guild's own first."""
        return (*self.own, *rulesets.shipped().values())

    def find(self, title: str) -> HouseRules:
        """The rule set with this title or id. Raises Refused (`no-such-rules-here`)."""
        key = key_of(title)
        for house in self.all:
            if key in (key_of(house.title), house.name):
                return house
        raise Refused("no-such-rules-here", name=title[:80])

    def find_own(self, title: str) -> HouseRules:
        """One of the guild's own. Raises Refused, for a shipped one with what to do instead."""
        house = self.find(title)
        if house not in self.own:
            raise Refused("shipped-stays", title=house.title)
        return house

    def check_free(self, title: str) -> None:
        """Raises Refused where a rule set has this title already."""
        if any(key_of(title) in (key_of(house.title), house.name) for house in self.all):
            raise Refused("title-taken", title=title)


class RuleBooks:
    """Every guild's rule sets. Games are pinned to theirs, so that nothing here changes a running one."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    async def of(self, guild_id: int) -> Book:
        """What a guild plays now."""
        async with self._database.reading() as connection:
            return await _book(connection, guild_id)

    async def titles(self, guild_id: int) -> list[TitledRules]:
        """The guild's own rule sets as lists show them."""
        async with self._database.reading() as connection:
            return await guilds.titles_of(connection, guild_id)

    async def make(self, guild_id: int, title: str, base: str) -> HouseRules:
        """A new rule set that begins as `base` is now. Raises Refused."""
        async with self._changing(guild_id) as (connection, book):
            start = book.find(base)
            house = replace(start, title=title, summary="")
            return await _add(connection, guild_id, book, house)

    async def read(self, guild_id: int, data: bytes, title: str) -> HouseRules:
        """Adds a rule set from its file; `title` is used where the file has none. Raises Refused, RuleSetError."""
        book = await self.of(guild_id)
        bases = {house.name: house for house in book.all} | {house.title: house for house in book.all}
        # In a thread of its own: a hostile file costs time, and everyone else plays on.
        house = await asyncio.to_thread(rulesets.parse, data, bases.get, name="")
        async with self._changing(guild_id) as (connection, book):
            return await _add(connection, guild_id, book, replace(house, title=house.title or title))

    async def change(self, guild_id: int, before: HouseRules, after: HouseRules) -> HouseRules:
        """Puts `after` in the place of `before`, one of the guild's own.

        Raises Refused, also where somebody else changed it since it was `before`.
        """
        async with self._changing(guild_id) as (connection, book):
            if book.find_own(before.title) != before:
                raise Refused("changed-meanwhile", title=before.title)
            title = " ".join(after.title.split())
            _check_title(title)
            if key_of(title) != before.name:
                book.check_free(title)
            after = replace(after, name=key_of(title), title=title)
            await guilds.replace_rules(connection, guild_id, before.name, after)
            return after

    async def rename(self, guild_id: int, title: str, new_title: str) -> HouseRules:
        """Gives a rule set of the guild's own another title. Raises Refused."""
        before = (await self.of(guild_id)).find_own(title)
        return await self.change(guild_id, before, replace(before, title=new_title))

    async def delete(self, guild_id: int, title: str) -> HouseRules:
        """Deletes a rule set of the guild's own, and returns it. Raises Refused."""
        async with self._changing(guild_id) as (connection, book):
            house = book.find_own(title)
            await guilds.delete_rules(connection, guild_id, house.name)
            return house

    async def set_default(self, guild_id: int, title: str) -> HouseRules:
        """Chooses what is played where a game names no rule set. Raises Refused."""
        async with self._changing(guild_id) as (connection, book):
            house = book.find(title)
            await guilds.set_default_rules(connection, guild_id, house.name)
            return house

    @asynccontextmanager
    async def _changing(self, guild_id: int) -> AsyncIterator[tuple[Transaction, Book]]:
        async with self._database.writing() as connection:
            await guilds.ensure_guild(connection, guild_id, int(self._clock()))
            yield connection, await _book(connection, guild_id)


async def _book(connection: Transaction, guild_id: int) -> Book:
    own = await guilds.rules_of(connection, guild_id)
    wanted = await guilds.default_rules(connection, guild_id)
    default = next((house for house in own if house.name == wanted), None)
    default = default or rulesets.find_shipped(wanted or "") or rulesets.shipped()[rulesets.DEFAULT]
    return Book(tuple(own), default)


async def _add(connection: Transaction, guild_id: int, book: Book, house: HouseRules) -> HouseRules:
    if len(book.own) >= MOST_RULE_SETS:
        raise Refused("too-many-rule-sets", most=MOST_RULE_SETS)
    title = " ".join(house.title.split())
    _check_title(title)
    book.check_free(title)
    house = replace(house, name=key_of(title), title=title)
    await guilds.add_rules(connection, guild_id, house)
    return house


def _check_title(title: str) -> None:
    if not title.strip() or not rulesets.is_plain(title, rulesets.LONGEST["title"]):
        raise RuleSetError([Fault("title", "fault-bad-text", {"option": "title", "most": rulesets.LONGEST["title"]})])
