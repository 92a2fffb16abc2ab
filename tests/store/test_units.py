"""Units of work: each all or nothing, in order, one commit for units that wait together, and no doubt about it."""

import asyncio
import signal
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import OperationalError

from bot.store import sqlite
from bot.store.schema import notes
from bot.store.sqlite import SqliteFile
from bot.store.units import DatabaseFailedError, Transaction, UnknownOutcomeError, Writer
from tests.store.committer import HALVES
from tests.store.engines import PATIENCE_SECONDS, busy, reading_from, storage_on, writing_to
from tests.support.databases import full_disk, taken

pytestmark = pytest.mark.sqlite


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with one table, of keys and values."""
    path = tmp_path / "units.sqlite3"
    notes.create(storage_on(path).engine)
    return path


@pytest.fixture
def storage(path: Path) -> SqliteFile:
    return storage_on(path)


@pytest.fixture
async def writer(storage: SqliteFile) -> AsyncIterator[Writer]:
    async with writing_to(storage) as writer:
        yield writer


def keys(path: Path) -> list[str]:
    """The keys that another process finds, in the order of storing."""
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [key for (key,) in other.execute("SELECT key FROM notes ORDER BY rowid")]


def add(*names: str) -> Callable[[Transaction], int]:
    def unit(transaction: Transaction) -> int:
        for name in names:
            transaction.execute(insert(notes).values(key=name, value=""))
        return len(names)

    return unit


def count(transaction: Transaction) -> int:
    return len(transaction.scalars(select(notes.c.key)).all())


def raising(error: BaseException) -> Callable[[Transaction], None]:
    def unit(transaction: Transaction) -> None:
        add("never")(transaction)
        raise error

    return unit


def commits_of(storage: SqliteFile) -> list[Connection]:
    """The commits from now on: a list that grows."""
    seen: list[Connection] = []
    event.listen(storage.engine, "commit", seen.append)
    return seen


async def ask(writer: Writer, *units: Callable[[Transaction], object]) -> list[asyncio.Task[object]]:
    tasks = [asyncio.ensure_future(writer.write(unit)) for unit in units]
    await asyncio.sleep(0)
    return tasks


async def outcomes(*tasks: asyncio.Task[object]) -> list[object]:
    """The tasks' results; for an exception, its type."""
    found = await asyncio.gather(*tasks, return_exceptions=True)
    return [type(each) if isinstance(each, BaseException) else each for each in found]


async def together(writer: Writer, *units: Callable[[Transaction], object]) -> list[object]:
    """The results of units that wait together."""
    async with busy(writer):
        tasks = await ask(writer, *units)
    return await outcomes(*tasks)


@pytest.mark.parametrize("error", [ValueError(), StopIteration(), SystemExit(), asyncio.CancelledError()], ids=repr)
async def test_what_one_unit_raises_does_not_concern_the_others(
    path: Path, writer: Writer, error: BaseException
) -> None:
    # A coroutine cannot raise StopIteration.
    expected = RuntimeError if isinstance(error, StopIteration) else type(error)
    caught: list[object] = []

    async def try_it(writer: Writer) -> None:
        try:
            await writer.write(raising(error))
        except BaseException as raised:
            caught.append(type(raised))

    async with busy(writer):
        before = await ask(writer, add("before"))
        trying = asyncio.create_task(try_it(writer))
        await asyncio.sleep(0)
        after = await ask(writer, add("after"))
    await trying
    assert await outcomes(*before, *after) == [1, 1]
    assert caught == [expected]
    assert keys(path) == ["before", "after"]


async def test_only_so_many_share_a_commit(path: Path, storage: SqliteFile) -> None:
    names = [str(number) for number in range(20)]
    async with writing_to(storage, most_at_once=8) as writer, busy(writer):
        commits = commits_of(storage)
        tasks = await ask(writer, *map(add, names))
    assert await outcomes(*tasks) == [1] * 20
    assert len(commits) == 1 + 3
    assert keys(path) == names


async def test_units_asked_for_at_the_same_moment_share_one_commit(storage: SqliteFile, writer: Writer) -> None:
    commits = commits_of(storage)
    await asyncio.gather(*(writer.write(add(str(number))) for number in range(20)))
    assert len(commits) == 1


def become_read_only(transaction: Transaction) -> None:
    """From here on this connection is refused each write, as in a file that is read-only."""
    transaction.execute(text("PRAGMA query_only = ON"))


def fail_at_commit(transaction: Transaction) -> None:
    """Stores rows that only COMMIT itself refuses."""
    transaction.execute(text("CREATE TABLE child (note TEXT REFERENCES notes (key) DEFERRABLE INITIALLY DEFERRED)"))
    transaction.execute(text("INSERT INTO child VALUES ('no such note')"))


@pytest.mark.parametrize("fault", [lambda _path: full_disk(), taken], ids=["full_disk", "taken"])
async def test_a_database_that_cannot_be_written_fails_everybody_until_it_can(
    path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch, fault: Callable[[Path], AbstractContextManager[None]]
) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_SECONDS", 0)  # each try would take seconds
    await writer.write(add("before"))
    with fault(path):
        tasks = await ask(writer, add("a"), add("b"))
        assert await outcomes(*tasks) == [UnknownOutcomeError] * 2
    await writer.write(add("after"))
    assert keys(path) == ["before", "after"]


@pytest.mark.parametrize("fault", [become_read_only, fail_at_commit])
async def test_a_failed_commit_fails_everybody_who_shares_it(
    path: Path, writer: Writer, fault: Callable[[Transaction], None]
) -> None:
    assert await together(writer, add("a"), fault, add("b"), add("c")) == [UnknownOutcomeError] * 4
    await writer.write(add("after"))
    assert keys(path) == ["after"]


async def test_a_unit_cannot_hide_that_the_database_is_in_trouble(path: Path, writer: Writer) -> None:
    def hide(transaction: Transaction) -> None:
        become_read_only(transaction)
        with pytest.raises(OperationalError):
            add("a")(transaction)
        transaction.execute(text("PRAGMA query_only = OFF"))

    assert await together(writer, add("b"), hide) == [UnknownOutcomeError] * 2
    await writer.write(add("after"))
    assert keys(path) == ["after"]


async def test_who_is_cancelled_in_the_middle_has_done_it_by_then(path: Path, writer: Writer) -> None:
    async with busy(writer, add("a")) as writing:
        for _ in range(3):
            writing.cancel()
            await asyncio.sleep(0)
        assert not writing.done()
    assert writing.cancelled()
    assert keys(path) == ["a"]
    await writer.write(add("after"))


async def test_closing_finishes_what_was_asked_for(path: Path, storage: SqliteFile) -> None:
    writer = Writer(storage, most_at_once=2)
    tasks = await ask(writer, *(add(name) for name in "abcde"))
    await writer.close()
    assert keys(path) == list("abcde")
    assert await outcomes(*tasks) == [1] * 5
    with pytest.raises(RuntimeError, match="closed"):
        await writer.write(add("f"))


async def test_readers_do_not_wait_for_the_writer(storage: SqliteFile, writer: Writer) -> None:
    async with reading_from(storage) as readers:
        await writer.write(add("a"))
        async with busy(writer, add("b")):
            assert await readers.read(count) == 1
        assert await readers.read(count) == 2


async def test_a_reader_sees_one_state(storage: SqliteFile, writer: Writer) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def count_twice(transaction: Transaction) -> tuple[int, int]:
        counted = []
        for _ in range(2):
            counted.append(len(transaction.scalars(select(notes.c.key)).all()))
            loop.call_soon_threadsafe(begun.set)
            go_on.wait(PATIENCE_SECONDS)
        return counted[0], counted[1]

    async with reading_from(storage) as readers:
        reading = asyncio.create_task(readers.read(count_twice))
        await begun.wait()
        await writer.write(add("a"))
        go_on.set()
        assert await reading == (0, 0)


@pytest.mark.parametrize("error", [ValueError(), StopIteration()], ids=repr)
async def test_a_reader_that_fails_reads_again(storage: SqliteFile, error: Exception) -> None:
    def fail(transaction: Transaction) -> None:
        transaction.scalars(select(notes.c.key))
        raise error

    async with reading_from(storage, number=1) as readers:
        for _ in range(3):
            with pytest.raises((ValueError, RuntimeError)):
                await readers.read(fail)
            with pytest.raises(DatabaseFailedError):
                await readers.read(lambda own: own.execute(text("SELECT * FROM nowhere")))
            assert await readers.read(count) == 0


async def test_readers_and_writers_at_once_are_never_in_each_others_way(
    path: Path, storage: SqliteFile, writer: Writer
) -> None:
    """Pairs of keys are stored together, so no reader ever counts an odd number."""

    async with reading_from(storage, number=4) as readers:
        writing = [writer.write(add(f"{number}a", f"{number}b")) for number in range(100)]
        counted = await asyncio.gather(*writing, *(readers.read(count) for _ in range(100)))
    assert all(number % 2 == 0 for number in counted)
    assert len(keys(path)) == 200


_LIVES = 3


async def _one_life(path: Path, chance: Random) -> set[str]:
    """Lets a process store some units and kills it at a random moment. Returns the units that it named as stored."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.committer", str(path)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = [await process.stdout.readline() for _ in range(chance.randint(1, 60))]
    await asyncio.sleep(chance.random() * 0.005)
    process.send_signal(signal.SIGKILL)
    said += (await process.stdout.read()).splitlines(keepends=True)
    assert await process.wait() == -signal.SIGKILL
    return {line.decode().rstrip("\n") for line in said if line.endswith(b"\n")}


async def test_what_was_said_to_be_stored_outlives_the_process(tmp_path: Path) -> None:
    path, said, chance = tmp_path / "units.sqlite3", set[str](), Random(13)
    notes.create(storage_on(path).engine)
    for _ in range(_LIVES):
        said |= await _one_life(path, chance)
    with closing(sqlite3.connect(path)) as other:
        stored = {key for (key,) in other.execute("SELECT key FROM notes")}
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    names = {key.rpartition(" ")[0] for key in stored}
    assert stored == {f"{name} {half}" for name in names for half in HALVES}
    assert said <= names
    assert len(said) > _LIVES
