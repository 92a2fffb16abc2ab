"""The rule sets of each server, and drafts of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from cachetools import LRUCache

from bot import rulesets, workers
from bot.errors import Fault, Refused, RuleSetError
from bot.games.engine import AnyEngine
from bot.rulesets import NamedRules
from bot.store import rule_books
from bot.store.database import Database
from bot.store.guilds import ensure_guild
from bot.store.units import Transaction
from bot.typed import Typed, is_plain, key_of, tidy

MOST_RULE_SETS = 25
_MOST_DRAFTS = 500


@dataclass(frozen=True, slots=True)
class Book:
    """The rule sets of a server. `chosen`: the names of its defaults, by game."""

    own: tuple[NamedRules, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)

    @property
    def all(self) -> tuple[NamedRules, ...]:
        """All rule sets that the server can play, its own first."""
        return (*self.own, *rulesets.shipped().values())

    def of_engine(self, engine: AnyEngine) -> tuple[NamedRules, ...]:
        return tuple(ruleset for ruleset in self.all if ruleset.engine is engine)

    def default_of(self, engine: AnyEngine) -> NamedRules:
        by_name = {ruleset.name: ruleset for ruleset in self.of_engine(engine)}
        return by_name.get(self.chosen.get(engine.name, ""), by_name[engine.standard])

    def is_default(self, ruleset: NamedRules) -> bool:
        return ruleset == self.default_of(ruleset.engine)

    def find(self, title: str) -> NamedRules:
        """The rule set with a title or id. Raises Refused (`no-such-rules-here`)."""
        key = key_of(title)
        for ruleset in self.all:
            if key in rulesets.titles_of(ruleset):
                return ruleset
        raise Refused("no-such-rules-here", name=Typed(title[:80]))

    def find_typed(self, typed: str) -> NamedRules:
        """The rule set with a title or id, or the only one with this in its title. Raises Refused
        (`no-such-rules-here`).
        """
        return rulesets.fitting(typed, self.all) or self.find(typed)

    def find_of(self, engine: AnyEngine, typed: str) -> NamedRules:
        """The rule set of one game that `find_typed` finds. Raises Refused, also `rules-of-other-table`."""
        ruleset = (
            rulesets.fitting(typed, self.all) or rulesets.fitting(typed, self.of_engine(engine)) or self.find(typed)
        )
        if ruleset.engine is not engine:
            raise Refused("rules-of-other-table", title=ruleset.title, game=ruleset.engine.name)
        return ruleset

    def find_own(self, title: str) -> NamedRules:
        """The server's own rule set with a title or id. Raises Refused (`no-such-rules-here`, `shipped-stays`)."""
        ruleset = self.find(title)
        if ruleset not in self.own:
            raise Refused("shipped-stays", title=ruleset.title)
        return ruleset

    def check_free(self, title: str, renamed: NamedRules | None = None) -> None:
        """Checks a title; raises Refused (`title-taken`) if another rule set has it, or looks like it."""
        others = [ruleset for ruleset in self.all if ruleset != renamed]
        if (taken := rulesets.looking_like(title, others)) is not None:
            raise Refused("title-taken", title=taken.title)


class RuleBooks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int) -> Book:
        """The rule sets of a server, or without one those that ship."""
        return await self._database.read(_book, guild_id=guild_id)

    async def make(self, guild_id: int, title: str, base: str) -> NamedRules:
        """Stores a copy of the rule set `base` under a title. Raises Refused."""
        own = partial(replace, title=tidy(title), summary=Typed())
        return await self._change(guild_id, lambda unit, book: _add(unit, guild_id, book, own(book.find(base))))

    async def read(self, guild_id: int, data: bytes, title: str) -> NamedRules:
        """Stores the rule set of a YAML file on a server. `title` is used if the file has none. Raises Refused,
        RuleSetError.
        """
        book = await self.of(guild_id)
        bases = {ruleset.name: ruleset for ruleset in book.all} | {ruleset.title: ruleset for ruleset in book.all}
        # A hostile file takes long.
        ruleset = await workers.shared.run(rulesets.parse, data, bases.get)
        ruleset = replace(ruleset, title=ruleset.title or tidy(title))
        return await self._change(guild_id, lambda transaction, book: _add(transaction, guild_id, book, ruleset))

    async def change(self, guild_id: int, before: NamedRules, after: NamedRules) -> NamedRules:
        """Replaces a rule set by a changed one. Raises Refused (also `changed-meanwhile`), RuleSetError."""
        title = tidy(after.title)
        after = replace(after, name=key_of(title), title=title)

        def change(transaction: Transaction, book: Book) -> NamedRules:
            if book.find_own(before.title) != before:
                raise Refused("changed-meanwhile", title=before.title)
            if title != before.title:
                _check_title(title)
                book.check_free(title, before)
            rule_books.replace_rules(transaction, guild_id, before.name, after)
            return after

        return await self._change(guild_id, change)

    async def rename(self, guild_id: int, title: str, new_title: str) -> NamedRules:
        """Gives a server's own rule set another title. Raises Refused, RuleSetError."""
        before = (await self.of(guild_id)).find_own(title)
        return await self.change(guild_id, before, replace(before, title=tidy(new_title)))

    async def delete(self, guild_id: int, title: str) -> NamedRules:
        """Deletes a server's own rule set, and returns it. Raises Refused."""

        def delete(transaction: Transaction, book: Book) -> NamedRules:
            ruleset = book.find_own(title)
            rule_books.delete_rules(transaction, guild_id, ruleset.name)
            return ruleset

        return await self._change(guild_id, delete)

    async def set_default(self, guild_id: int, title: str) -> NamedRules:
        """Makes a rule set the default of its game on a server. Raises Refused."""

        def set_default(transaction: Transaction, book: Book) -> NamedRules:
            ruleset = book.find(title)
            rule_books.set_default_rules(transaction, guild_id, ruleset)
            return ruleset

        return await self._change(guild_id, set_default)

    async def _change(self, guild_id: int, change: Callable[[Transaction, Book], NamedRules]) -> NamedRules:
        def unit(transaction: Transaction) -> NamedRules:
            ensure_guild(transaction, guild_id)
            return change(transaction, _book(transaction, guild_id))

        return await self._database.write(unit)


class Drafts:
    """Unsaved changes, one per person and guild, with what was in forms that were refused, by option."""

    def __init__(self) -> None:
        self._open: LRUCache[tuple[int, int], tuple[NamedRules, NamedRules, Mapping[str, str]]] = LRUCache(_MOST_DRAFTS)

    def put(
        self, guild_id: int, user_id: int, before: NamedRules, draft: NamedRules, refused: Mapping[str, str]
    ) -> None:
        """Remembers a draft; the oldest one may be forgotten for it."""
        self._open[guild_id, user_id] = (before, draft, refused)

    def of(self, guild_id: int, user_id: int) -> tuple[NamedRules, NamedRules, Mapping[str, str]]:
        """The original, the draft and what was refused. Raises Refused (`editor-gone`)."""
        found = self._open.get((guild_id, user_id))
        if found is None:
            raise Refused("editor-gone")
        return found

    def forget(self, user_id: int) -> None:
        for guild_id, editor_id in list(self._open):
            if editor_id == user_id:
                self.close(guild_id, editor_id)

    def close(self, guild_id: int, user_id: int) -> None:
        self._open.pop((guild_id, user_id), None)


def _book(transaction: Transaction, guild_id: int) -> Book:
    return Book(tuple(rule_books.rules_of(transaction, guild_id)), rule_books.defaults_of(transaction, guild_id))


def _add(transaction: Transaction, guild_id: int, book: Book, ruleset: NamedRules) -> NamedRules:
    if len(book.own) >= MOST_RULE_SETS:
        raise Refused("too-many-rule-sets", most=MOST_RULE_SETS)
    title = tidy(ruleset.title)
    _check_title(title)
    book.check_free(title)
    ruleset = replace(ruleset, name=key_of(title), title=title)
    rule_books.add_rules(transaction, guild_id, ruleset)
    return ruleset


def _check_title(title: str) -> None:
    if not title or not is_plain(title, rulesets.LONGEST["title"]):
        raise RuleSetError([Fault("title", "fault-bad-text", {"option": "title", "most": rulesets.LONGEST["title"]})])
