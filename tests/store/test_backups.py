"""Backups: taken while games are stored, each restored and checked; and restores that keep what they replace."""

import asyncio
import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.errors import SetupError
from bot.features.oversight import store as oversight
from bot.features.oversight.model import Blocked
from bot.store import backups, counting, games
from bot.store.backups import back_up, check, digest_file, restore
from bot.store.database import Database, note_backup
from bot.store.sqlite import SqliteFile
from bot.store.units import Transaction
from tests.support.databases import opened
from tests.support.steps import begin, press
from tests.support.stored_games import NOON, quick_win, random_game, store
from tests.support.tavern import playing, scripted

pytestmark = pytest.mark.sqlite


def examined(transaction: Transaction) -> tuple[int, int]:
    """The number of games, all of them readable, and the number of wrong rows of their results."""
    ids = list(transaction.exec_driver_sql("SELECT id FROM games").scalars())
    assert all(games.load(transaction, game_id) for game_id in ids)
    return len(ids), len(counting.rebuild(transaction, NOON))


async def test_backups_under_load_are_whole_each_of_them(tmp_path: Path) -> None:
    """Games are stored one after the other, by several people at once, while backups are made of them."""
    path, rounds = tmp_path / "farkle.sqlite3", 6
    stored: asyncio.Queue[bool] = asyncio.Queue()
    async with opened(path) as database:

        async def play(first: int) -> None:
            for number in range(first, first + rounds):
                await store(database, random_game(number, 2, target=300), (number, 1), at=NOON + number)
                if number % 3 == 0:
                    stored.put_nowait(True)

        async def save() -> list[Path]:
            made: list[Path] = []
            while await stored.get():
                made.append(tmp_path / f"backup-{len(made)}.sqlite3")
                await asyncio.to_thread(back_up, path, made[-1])
            return made

        saving = asyncio.create_task(save())
        await asyncio.gather(*(play(1000 * table) for table in (1, 2, 3)))
        stored.put_nowait(False)
        made = await saving
    counts = []
    for backup in made:
        again = tmp_path / "again" / f"{backup.name}"
        again.parent.mkdir(exist_ok=True)
        restore(backup, again, "replaced")
        async with Database.open(f"sqlite:///{again}") as restored:
            found, differing = await restored.write(examined)
        assert differing == 0
        counts.append(found)
    assert counts == sorted(counts)
    assert counts[-1] <= 3 * rounds
    # Otherwise nothing was under load.
    assert len({count for count in counts if 0 < count < 3 * rounds}) > 1


async def test_a_backup_of_a_bot_at_play_has_what_players_saw(tmp_path: Path) -> None:
    path, backup = tmp_path / "farkle.sqlite3", tmp_path / "backup.sqlite3"
    async with playing(path, scripted("6", "1", "111234", "5")) as tavern:
        await begin(tavern, target=5000)
        await press(tavern, "Roll", "Most points")
        await asyncio.to_thread(back_up, path, backup)
        await press(tavern, "Bank")
    with closing(sqlite3.connect(backup)) as connection:
        lines = [line for (line,) in connection.execute("SELECT line FROM facts ORDER BY seq")]
    assert lines == ["1 start 6", "2 start 1", "1 roll 1 1 1 2 3 4"]


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as database:
        await store(database, quick_win(2, 50), (1, 2))
    return path


def test_a_backup_is_a_file_and_its_digest_for_their_owner_only(database: Path, tmp_path: Path) -> None:
    contents = back_up(database, tmp_path / "backup.sqlite3")
    assert (contents.games, contents.size) == (1, (tmp_path / "backup.sqlite3").stat().st_size)
    beside = tmp_path / "backup.sqlite3.sha256"
    digest = hashlib.sha256((tmp_path / "backup.sqlite3").read_bytes()).hexdigest()
    assert beside.read_text() == f"{digest}  backup.sqlite3\n"
    assert sorted(tmp_path.iterdir()) == [tmp_path / "backup.sqlite3", beside, database]
    assert [path for path in tmp_path.iterdir() if path.stat().st_mode & 0o077] == []


@pytest.mark.parametrize(
    ("digest", "code"),
    [
        (None, "backup-changed"),
        (f"{'0' * 64}  another.sqlite3\n", "backup-changed"),
        ("", None),
        ("my notes, no digest", None),
        ("0" * 65, None),
    ],
)
def test_a_backup_that_was_changed_is_not_put_in_place_unless_it_has_no_digest(
    database: Path, tmp_path: Path, digest: str | None, code: str | None
) -> None:
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup)
    content = backup.read_bytes()
    assert content.count(b"Our rules") == 1
    backup.write_bytes(content.replace(b"Our rules", b"My  rules"))
    if digest is not None:
        digest_file(backup).write_text(digest)
    before = database.read_bytes()
    if code is not None:
        with pytest.raises(SetupError, match=code):
            restore(backup, database, "replaced")
        assert database.read_bytes() == before
        digest_file(backup).unlink()
    assert not restore(backup, database, "replaced").had_digest
    assert check(database).games == 1


def test_a_digest_replaces_only_another(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    digest_file(backup).write_text("precious")
    with pytest.raises(SetupError, match="backup-onto-another-file"):
        back_up(database, backup)
    assert digest_file(backup).read_text() == "precious"
    digest_file(backup).write_text("")
    for title in ("one", "another"):
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("UPDATE games SET title = ?", (title,))
        back_up(database, backup)
        assert restore(backup, tmp_path / "again", title).had_digest


def test_how_far_a_backup_is_grows_to_the_whole_while_others_write(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_PAGES_AT_ONCE", 10)  # small databases are copied at once
    parts: list[float] = []
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")

        def write(part: float) -> None:
            parts.append(part)
            other.execute("UPDATE games SET title = title || ?", (str(part),))

        back_up(database, tmp_path / "backup.sqlite3", write)
    assert len(parts) > 5
    assert parts == sorted(set(parts))
    assert parts[-1] == 1
    with closing(sqlite3.connect(tmp_path / "backup.sqlite3")) as connection:
        assert connection.execute("SELECT title FROM games").fetchall() == [("Our rules",)]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may be another user")
def test_what_cannot_be_written_is_not_called_damaged(database: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        read_only = Path(folder) / "farkle.sqlite3"
        shutil.copy(database, read_only)
        read_only.chmod(0o444)
        read_only.parent.chmod(0o555)
        os.seteuid(12345)
        try:
            with pytest.raises(SetupError, match="database-unusable"):
                check(read_only)
        finally:
            os.seteuid(0)


def test_a_restore_keeps_what_it_replaces(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET title = 'changed since'")
        contents, kept, _ = restore(backup, database, "replaced-now")
    assert contents.games == 1
    assert kept == tmp_path / "farkle.sqlite3.replaced-now"
    for path, title in ((database, "Our rules"), (kept, "changed since")):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT title FROM games").fetchone() == (title,)


def test_a_damaged_database_is_kept_when_it_is_replaced(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup)
    database.write_bytes(b"spoiled" * 1000)
    _, kept, _ = restore(backup, database, "spoiled")
    assert check(database).games == 1
    assert kept is not None
    assert kept.read_bytes() == b"spoiled" * 1000


async def test_whoever_was_blocked_since_stays_blocked(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"

    async def block(person: int) -> None:
        async with Database.open(f"sqlite:///{database}") as opened:
            await opened.write(oversight.block, kind=Blocked.PERSON, discord_id=person, now=NOON)

    await block(1)
    back_up(database, backup)
    await block(2)
    restore(backup, database, "replaced")
    async with Database.open(f"sqlite:///{database}") as again:
        digests, _ = await again.read(oversight.digests_and_key)
        assert len(digests) == 2
        assert await again.write(partial(oversight.unblock, kind=Blocked.PERSON, discord_id=2))


@pytest.fixture
async def in_use(database: Path, tmp_path: Path) -> Path:
    """A copy of the file of a running bot, and of its log, in which a second game is."""
    copy = tmp_path / "copied" / "farkle.sqlite3"
    copy.parent.mkdir()
    async with Database.open(f"sqlite:///{database}") as running:
        await store(running, quick_win(2, 50), (1, 2), at=NOON + 60)
        for suffix in ("", "-wal"):
            shutil.copy(f"{database}{suffix}", f"{copy}{suffix}")
    return copy


async def test_a_file_that_was_copied_without_its_log_is_taken_only_if_that_is_asked_for(
    in_use: Path, tmp_path: Path
) -> None:
    log, again = in_use.with_name("farkle.sqlite3-wal"), tmp_path / "again.sqlite3"
    log.unlink()
    for use in (partial(restore, in_use, again, "replaced"), partial(back_up, in_use, again)):
        with pytest.raises(SetupError, match="log-missing") as refused:
            use()
        assert refused.value.fields["newest"] == "2026-11-21 12:00"
    with pytest.raises(SetupError, match="log-missing"):
        async with Database.open(f"sqlite:///{in_use}"):
            pytest.fail("opened")
    assert os.listdir(in_use.parent) == [in_use.name]
    assert restore(in_use, again, "replaced", anyway=True).contents.games == 1
    SqliteFile(in_use).accept_incomplete()
    for path in (in_use, again):
        async with Database.open(f"sqlite:///{path}"):
            """The bot continues with it."""
        assert check(path).games == 1


async def test_a_database_with_its_log_goes_on_also_if_others_look_at_it_first(in_use: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    assert check(in_use).games == back_up(in_use, backup).games == 2
    assert restore(in_use, tmp_path / "again.sqlite3", "replaced").contents.games == 2
    note_backup(SqliteFile(in_use), NOON)
    async with Database.open(f"sqlite:///{in_use}"):
        """The bot continues with it."""
    assert os.listdir(in_use.parent) == [in_use.name]
    restore(backup, in_use, "replaced")
    for path in (in_use, backup, in_use.with_name("farkle.sqlite3.replaced")):
        assert check(path).games == 2


async def test_of_two_processes_the_one_that_goes_on_says_again_that_it_has_a_log(database: Path) -> None:
    url, copy = f"sqlite:///{database}", database.with_name("copy.sqlite3")
    async with Database.open(url) as first:
        async with Database.open(url):
            """It stops while the other one continues."""
        await first.mark()
        shutil.copy(database, copy)
    with pytest.raises(SetupError, match="log-missing"):
        back_up(copy, database.with_name("backup.sqlite3"))


def spoil(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    path.write_bytes(content)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (Path.unlink, "no-backup"),
        (spoil, "damaged-database"),
        (empty, "damaged-database"),
        (another_program, "damaged-database"),
    ],
)
def test_what_is_no_backup_is_not_put_in_place(
    database: Path, tmp_path: Path, harm: Callable[[Path], None], code: str
) -> None:
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup)
    harm(backup)
    before = database.read_bytes()
    with pytest.raises(SetupError, match=code):
        restore(backup, database, "replaced")
    assert database.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} - {"backup.sqlite3", "backup.sqlite3.sha256"} == {database.name}


def test_a_failed_backup_leaves_the_last_one_alone(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup)
    last = backup.read_bytes()
    spoil(database)
    with pytest.raises(SetupError, match="damaged-database"):
        back_up(database, backup)
    assert backup.read_bytes() == last


def test_what_killed_backups_left_goes_after_a_day(database: Path, tmp_path: Path) -> None:
    left, others = tmp_path / ".yesterday.sqlite3.0a1b2c3d.draft", tmp_path / ".letter.draft"
    for path in (left, others):
        path.touch()
    back_up(database, tmp_path / "backup.sqlite3")
    assert left.exists()
    for path in (left, others):
        os.utime(path, (0, 0))
    back_up(database, tmp_path / "backup.sqlite3")
    assert (left.exists(), others.exists()) == (False, True)


def test_a_log_that_does_not_fit_into_the_old_database_keeps_it_where_it_is(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_BUSY_SECONDS", 0)  # the reader does not end
    backup, log = tmp_path / "backup.sqlite3", tmp_path / "farkle.sqlite3-wal"
    back_up(database, backup)
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchone()
        with closing(sqlite3.connect(database, isolation_level=None)) as writer:
            writer.execute("UPDATE games SET title = 'changed since'")
        with pytest.raises(SetupError, match="log-not-emptied"):
            restore(backup, database, "replaced")
    assert not (tmp_path / "farkle.sqlite3.replaced").exists()
    # A log without its database would change the next one in its place.
    log.write_bytes(b"of a lost database")
    database.unlink()
    restore(backup, database, "replaced")
    assert (tmp_path / "farkle.sqlite3.replaced-wal").read_bytes() == b"of a lost database"
    assert check(database).games == 1


@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("farkle.sqlite3", "backup-onto-itself"),
        ("farkle.sqlite3-wal", "backup-onto-itself"),
        ("farkle.sqlite3-lock-shards", "backup-onto-itself"),
        ("no folder/backup", "unwritable-file"),
    ],
)
def test_where_no_backup_can_be_put(database: Path, tmp_path: Path, target: str, code: str) -> None:
    with pytest.raises(SetupError, match=code):
        back_up(database, tmp_path / target)


def test_only_backups_are_replaced_by_a_backup(database: Path, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=precious")
    with pytest.raises(SetupError, match="backup-onto-another-file"):
        back_up(database, tmp_path / ".env")
    assert (tmp_path / ".env").read_text() == "DISCORD_TOKEN=precious"
    with pytest.raises(SetupError, match="backup-onto-another-file"):
        back_up(database, tmp_path)
    (tmp_path / "empty").touch()
    back_up(database, tmp_path / "empty")
    assert back_up(database, tmp_path / "empty").games == 1


def test_where_there_is_no_room_the_copy_is_to_blame(database: Path, tmp_path: Path) -> None:
    """Not the database: its owner would restore an older one."""
    resource = pytest.importorskip("resource")
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with pytest.raises(SetupError, match="unwritable-file") as raised:
            back_up(database, tmp_path / "backup.sqlite3")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))
    assert "backup.sqlite3" in str(raised.value.fields["path"])
    assert not (tmp_path / "backup.sqlite3").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away")
def test_what_root_restores_belongs_to_the_user_of_the_bot(database: Path, tmp_path: Path) -> None:
    back_up(database, tmp_path / "backup.sqlite3")
    served = tmp_path / "served"
    served.mkdir()
    os.chown(served, 12345, 12346)
    restore(tmp_path / "backup.sqlite3", served / "farkle.sqlite3", "replaced")
    found = (served / "farkle.sqlite3").stat()
    assert (found.st_uid, found.st_gid) == (12345, 12346)
