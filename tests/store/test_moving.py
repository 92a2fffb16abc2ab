"""Moving everything from one database to another, of the same kind or of another one."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.errors import NOT_NOW, SetupError
from bot.records.records import Records
from bot.store import guilds, moving, people
from bot.store.database import Database, record
from bot.store.moving import move
from bot.store.schema import all_tables
from bot.store.storage import Storage, storage_at
from tests.support.command_line import CommandLine
from tests.support.command_line import command_line as command_line
from tests.support.databases import kept, opened
from tests.support.postgresql import OnServer, keeper, programs
from tests.support.sentences import says
from tests.support.steps import begin, press
from tests.support.stored_games import NOON, keep_review, made_up, random_game, store
from tests.support.tavern import local_tavern, running_bot, scripted

pytestmark = pytest.mark.sqlite


@pytest.fixture
def server() -> Iterator[OnServer]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    yield keeper()
    keeper().empty()


async def fill(path: Path) -> None:
    """Some of everything: games, records, reviews, settings, and text that is hard to carry."""
    random = Random(5)
    async with opened(path) as database:
        for index in range(6):
            game_id = await store(database, random_game(index, 3), (131, 132, 133 + index), at=NOON + index)
            await keep_review(database, game_id, made_up(random, 3), at=NOON)
        await database.write(people.set_hidden, user_id=132, hidden=True)
        await database.write(record, key="odd", value="{\"a\": [1.5, null]} \\N \\. 'ß' 🎲 \t\r\n")
        await database.write(guilds.ensure_guild, guild_id=2**63 - 1)
        # As no program would write it.
        spoil = 'UPDATE games SET rules = \'{ "target" :1e3 , "a":1,"a":2 }\' WHERE id = 2'
        await database.write(lambda own: own.exec_driver_sql(spoil))
        # The number of a game that is gone is not given again.
        await database.write(lambda own: own.exec_driver_sql("DELETE FROM games WHERE id = 6"))


def everything(storage: Storage) -> list[str]:
    """Every value of every column that is stored, as text."""
    found = []
    with storage.engine.connect() as connection:
        for table in all_tables():
            names = ", ".join(f'"{column.name}"' for column in table.columns if column.computed is None)
            found += [f"{table.name} {row}" for row in connection.execute(text(f"SELECT {names} FROM {table.name}"))]
    return found


async def test_there_and_back_again_is_the_same(server: OnServer, tmp_path: Path) -> None:
    first, last = (storage_at(f"sqlite:///{tmp_path / name}") for name in ("first", "last"))
    between = storage_at(server.url(tmp_path / "between"))
    await kept.keeper.copy(tmp_path / "first", fill, fill)
    there, back = move(first, between), move(between, last)
    assert there == back
    assert sum(each.rows for each in there) == len(everything(first)) > 200
    assert sorted(everything(last)) == sorted(everything(first))
    assert {each.table: each.rows for each in there}["games"] == 5
    found = []
    for url in (f"sqlite:///{tmp_path / 'first'}", server.url(tmp_path / "between"), f"sqlite:///{tmp_path / 'last'}"):
        async with Database.open(url) as database:
            assert await store(database, random_game(9, 2), (131, 132), at=NOON + 9) == 7
            found.append(await Records(database, lambda: NOON).rebuild())
    # One of the games cannot be read, and counts nowhere.
    assert found[0] == found[1] == found[2] != []


async def test_a_copy_that_differs_is_noticed(server: OnServer, tmp_path: Path) -> None:
    await kept.keeper.copy(tmp_path / "first", fill, fill)
    first, last = storage_at(f"sqlite:///{tmp_path / 'first'}"), storage_at(server.url(tmp_path / "last"))
    add_one = "BEGIN NEW.points = NEW.points + 1; RETURN NEW; END"
    spoil = f"CREATE FUNCTION spoil() RETURNS trigger AS $$ {add_one} $$ LANGUAGE plpgsql"
    when = (
        "CREATE TRIGGER spoil BEFORE INSERT ON results FOR EACH ROW WHEN (NEW.user_id = 136) EXECUTE FUNCTION spoil()"
    )
    with last.engine.begin() as connection:
        connection.execute(text(spoil))
        connection.execute(text(when))
    try:
        with pytest.raises(SetupError, match="move-differs") as caught:
            move(first, last)
        assert caught.value.fields["table"] == "results"
        assert everything(last) == []
    finally:
        with last.engine.begin() as connection:
            connection.execute(text("DROP FUNCTION spoil CASCADE"))
    # What PostgreSQL does not store is a difference, too.
    async with opened(tmp_path / "first") as database:
        await database.write(record, key="odd", value="a\0b")
    with pytest.raises(SetupError, match="move-differs"):
        move(first, last)


async def test_on_the_command_line(server: OnServer, tmp_path: Path, command_line: CommandLine) -> None:
    await kept.keeper.copy(tmp_path / "first", fill, fill)
    async with opened(tmp_path / "first") as database:
        await database.write(record, key="deletions", value="1")
    first, last = f"sqlite:///{tmp_path / 'first'}", server.url(tmp_path / "last").replace("farkle@", "farkle:hidden@")
    with storage_at(first).locks.serving(None):
        assert command_line.run("move", first, last).status == NOT_NOW
    with storage_at(last).locks.serving(None):
        assert command_line.run("move", first, last).status == NOT_NOW
    ran = command_line.run("move", first, last)
    assert (ran.status, ran.err) == (0, "")
    assert [line.split()[:2] for line in ran.out.splitlines() if line.startswith(("games ", "results "))] == [
        ["games", "5"],
        ["results", "15"],
    ]
    assert len(ran.out.splitlines()) == len(all_tables()) + 2
    assert says(ran.out.splitlines()[-1], "no-deletions-to-move", path=f"{tmp_path / 'first'}-deletions")
    storage_at(last).journal.add(131, 0, NOON)
    back = command_line.run("move", last, f"sqlite:///{tmp_path / 'back'}").out
    assert says(back.splitlines()[-1], "deletions-stay", path=storage_at(last).journal.name)
    assert "hidden" not in back
    again = command_line.run("move", first, last)
    assert (again.status, again.out, len(again.err.splitlines())) == (2, "", 1)
    assert says(again.err, "move-target-not-empty")
    assert "hidden" not in ran.out + again.err
    for wrong in ("mysql://a:hidden@b/c", f"sqlite:///{tmp_path / 'none'}", "postgresql://a:hidden@127.0.0.1:1/b"):
        ran = command_line.run("move", wrong, last)
        assert (ran.status in (2, NOT_NOW), len(ran.err.splitlines()), "hidden" in ran.err) == (True, 1, False)


async def test_a_backup_of_a_server_is_a_file_as_any_other(
    server: OnServer, tmp_path: Path, command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kept.keeper.copy(tmp_path / "first", fill, fill)
    first, back = (storage_at(f"sqlite:///{tmp_path / name}") for name in ("first", "back"))
    last = storage_at(server.url(tmp_path / "last"))
    move(first, last)
    monkeypatch.setenv("DATABASE_URL", server.url(tmp_path / "last"))
    with last.locks.serving(None):
        ran = command_line.run("backup", str(tmp_path / "backup"))
    assert (ran.status, ran.err) == (0, "")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'back'}")
    restored = command_line.run("restore", str(tmp_path / "backup"))
    assert (restored.status, restored.err, len(restored.out.splitlines())) == (0, "", 1)
    assert sorted(everything(back)) == sorted(everything(first))
    monkeypatch.setenv("DATABASE_URL", server.url(tmp_path / "last"))
    monkeypatch.setattr(moving, "is_outdated", lambda _revision: True)  # others use the server's tables, too
    older = command_line.run("backup", str(tmp_path / "backup"))
    assert (older.status, says(older.err, "backup-of-older-schema")) == (2, True)


async def test_a_move_that_cannot_end_well_says_why_in_one_line(
    tmp_path: Path, command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kept.keeper.copy(tmp_path / "first", fill, fill)
    first, last = (f"sqlite:///{tmp_path / name}" for name in ("first", "last"))
    ran = command_line.run("move", first, first)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert says(ran.err, "move-onto-itself")

    def interrupt(*_storages: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(moving, "copy", interrupt)  # copying is faster than Ctrl-C
    ran = command_line.run("move", first, last)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (NOT_NOW, "", 1)
    assert says(ran.err, "move-interrupted")


async def test_people_play_on_after_a_move(server: OnServer, tmp_path: Path) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    async with local_tavern() as tavern:
        async with running_bot(tavern, first, scripted("6", "1", "111234")):
            board = await begin(tavern, rules="exact", target=5000)
            await press(tavern, "Roll")
        move(storage_at(f"sqlite:///{first}"), storage_at(server.url(last)))
        # From now on, paths name databases on the server, and this one is there.
        server.made = {last}
        with kept.by(server):
            async with running_bot(tavern, last, scripted("666666")):
                await press(tavern, "Bank")
                await tavern.until(lambda: board.deleted)
                await press(tavern, "Roll")
            assert tavern.faults() == []
