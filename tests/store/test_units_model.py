"""Units of work beside a model: in any combination and order, the stored data matches the answers."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from bot.store.schema import notes
from bot.store.units import Readers, Transaction, UnknownOutcomeError, Writer
from tests.store.engines import busy, storage_on

pytestmark = pytest.mark.sqlite

KEYS = st.sampled_from("abcdefgh")


class Stopped(Exception):
    """The error of a unit that changes its mind."""


def unit_of(keys: list[str], how: str) -> Callable[[Transaction], int]:
    """Stores some keys; may then change its mind, or find the database in trouble."""

    def unit(transaction: Transaction) -> int:
        for key in keys:
            transaction.execute(insert(notes).values(key=key, value=""))
        if how == "stops":
            raise Stopped
        if how == "meets trouble":
            transaction.execute(text("PRAGMA query_only = ON"))
            transaction.execute(text("DELETE FROM notes"))
        return len(keys)

    return unit


class UnitsAndModel(RuleBasedStateMachine):
    """Batches of units: some fail, and some callers are cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "units.sqlite3"
        storage = storage_on(self.path)
        notes.create(storage.engine)
        self.runner = asyncio.Runner()
        self.writer = Writer(storage, most_at_once=5)
        self.readers = Readers(storage, number=1)
        self.model: list[str] = []

    def teardown(self) -> None:
        self.runner.run(self.writer.close())
        self.runner.run(self.readers.close())
        self.runner.close()
        self.folder.cleanup()

    def expect(self, keys: list[str], how: str) -> object:
        """The model's answer to a unit, and the keys that it stores."""
        if set(keys) & set(self.model) or len(set(keys)) < len(keys):
            return IntegrityError
        if how == "stops":
            return Stopped
        self.model += keys
        return len(keys)

    @rule(
        asked=st.lists(
            st.tuples(st.lists(KEYS, max_size=3), st.sampled_from(["ends", "stops"]), st.booleans()), max_size=12
        )
    )
    def ask(self, asked: list[tuple[list[str], str, bool]]) -> None:
        """Units that wait together; the callers of some are cancelled before their turn."""

        async def together() -> list[object]:
            async with busy(self.writer):
                tasks = [asyncio.ensure_future(self.writer.write(unit_of(keys, how))) for keys, how, _ in asked]
                await asyncio.sleep(0)
                for task, (_, _, is_cancelled) in zip(tasks, asked, strict=True):
                    if is_cancelled:
                        task.cancel()
                await asyncio.sleep(0)
            found = await asyncio.gather(*tasks, return_exceptions=True)
            return [type(each) if isinstance(each, BaseException) else each for each in found]

        outcomes = self.runner.run(together())
        expected = [
            asyncio.CancelledError if is_cancelled else self.expect(keys, how) for keys, how, is_cancelled in asked
        ]
        assert outcomes == expected

    @rule(keys=st.lists(KEYS, max_size=2), others=st.integers(0, 4))
    def trouble(self, keys: list[str], others: int) -> None:
        """A batch that meets trouble stores nothing, and all its callers get the error."""
        before = list(self.model)
        outcome = self.expect(keys, "ends")
        units = [unit_of(keys, "meets trouble"), *[unit_of([], "ends")] * others]

        async def together() -> list[object]:
            async with busy(self.writer):
                waiting = [self.writer.write(unit) for unit in units]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            return [type(each) if isinstance(each, BaseException) else each for each in found]

        outcomes = self.runner.run(together())
        is_met = outcome is not IntegrityError
        assert outcomes == ([UnknownOutcomeError] * (1 + others) if is_met else [IntegrityError, *[0] * others])
        self.model = before

    @rule(key=KEYS)
    def take_back(self, key: str) -> None:
        async def taken_back() -> None:
            await self.writer.write(lambda own: own.execute(notes.delete().where(notes.c.key == key)).rowcount)

        self.runner.run(taken_back())
        self.model = [each for each in self.model if each != key]

    @invariant()
    def what_is_stored_is_what_was_told(self) -> None:
        read = self.runner.run(self.readers.read(lambda own: own.scalars(select(notes.c.key)).all()))
        assert sorted(read) == sorted(self.model)
        with closing(sqlite3.connect(self.path)) as other:
            assert {key for (key,) in other.execute("SELECT key FROM notes")} == set(self.model)


UnitsAndModel.TestCase.settings = settings(max_examples=40, stateful_step_count=15, deadline=None)
TestUnits = UnitsAndModel.TestCase
