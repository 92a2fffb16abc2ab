"""The database file: how it is opened, brought up to date, or refused without a change."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from bot.errors import SetupError
from bot.model.deadline import EDITION, SLEEP_SECONDS
from bot.model.games import Status
from bot.play import lobby
from bot.play.sessions import Sessions
from bot.records.records import Records
from bot.sentences import explain
from bot.servers.settings import SettingsByServer
from bot.store.backups import back_up, restore
from bot.store.database import Database, record, recorded
from bot.store.people import ask_for_place, is_hidden, set_zone, zone_of
from bot.store.storage import MIGRATIONS, storage_at
from bot.store.units import Transaction, database_time
from bot.zones import Zone
from tests.support.catalogue import intended, tables
from tests.support.daily_steps import Day, Process
from tests.support.databases import add_a_migration, opened, rows
from tests.support.postgresql import keeper, programs
from tests.support.sentences import says
from tests.support.sessions import act, play_on

pytestmark = pytest.mark.sqlite

KEY = partial(recorded, key="key")


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


async def refusal(path: Path) -> str:
    """Why a database cannot be opened, in one line."""
    with pytest.raises(SetupError) as caught:
        async with Database.open(url_of(path)):
            pass
    line = explain(caught.value)
    assert "\n" not in line
    assert str(path) in line
    return line


async def test_a_database_that_is_up_to_date_opens_without_alembic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "farkle.sqlite3"):
        """Makes it."""
    monkeypatch.setitem(sys.modules, "alembic", None)  # from here on its import fails
    async with Database.open(url_of(tmp_path / "farkle.sqlite3")) as database:
        assert await database.read(KEY) is None


def promises(transaction: Transaction) -> list[object]:
    names = ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
    return [transaction.scalar(text(f"PRAGMA {name}")) for name in names]


async def test_what_a_connection_promises(tmp_path: Path) -> None:
    async with Database.open(url_of(tmp_path / "new folder" / "farkle.sqlite3")) as database:
        for run in (database.read, database.write):
            assert await run(promises) == ["wal", 1, 3, 5000]


@pytest.mark.postgresql
async def test_the_migrations_make_exactly_the_schema(database: Database) -> None:
    assert await database.read(tables) == intended(database)


@pytest.mark.postgresql
async def test_the_clock_of_the_database_says_the_time(database: Database) -> None:
    before = time.time() * 1000
    assert before - 2 <= await database.write(database_time) <= time.time() * 1000 + 2


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as database:
        await database.write(record, key="key", value="value")
    before = contents(path)
    async with Database.open(url_of(path)) as database:
        assert await database.read(KEY) == "value"
        assert await database.read(recorded, key="other") is None
    assert contents(path) == before


@pytest.mark.parametrize("journal", ["wal", "delete"])
@pytest.mark.parametrize(
    ("revision", "said"), [("9999", "newer version of this program (schema 9999)"), ("0040", "before version 1.0")]
)
async def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, journal: str, revision: str, said: str
) -> None:
    path = tmp_path / "farkle.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
        connection.executescript(_OF_ANOTHER_VERSION.format(revision=revision))
    before = path.read_bytes()
    assert said in await refusal(path)
    for use in (back_up, partial(restore, stamp="replaced")):
        with pytest.raises(SetupError, match="schema-too"):
            use(path, tmp_path / "other.sqlite3")
    assert path.read_bytes() == before
    assert names_in(tmp_path) == [path.name]


_OF_ANOTHER_VERSION = """
    CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);
    INSERT INTO alembic_version VALUES ('{revision}');
    CREATE TABLE games (id INTEGER NOT NULL PRIMARY KEY);
    CREATE TABLE facts (game_id INTEGER NOT NULL);
"""


async def test_what_a_killed_program_of_before_wrote_ahead_stays_there(tmp_path: Path) -> None:
    path, log = tmp_path / "farkle.sqlite3", tmp_path / "farkle.sqlite3-wal"
    with closing(sqlite3.connect(tmp_path / "running.sqlite3")) as running:
        running.execute("PRAGMA journal_mode = wal")
        running.executescript(_OF_ANOTHER_VERSION.format(revision="0040"))
        path.write_bytes((tmp_path / "running.sqlite3").read_bytes())
        log.write_bytes((tmp_path / "running.sqlite3-wal").read_bytes())
    before = path.read_bytes(), log.read_bytes()
    assert says(await refusal(path), "schema-too-old")
    with pytest.raises(SetupError, match="schema-too-old"):
        back_up(path, tmp_path / "other.sqlite3")
    assert (path.read_bytes(), log.read_bytes()) == before


def names_in(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


def _not_a_database(path: Path) -> None:
    path.write_text("This is my shopping list. " * 100)


def _a_directory(path: Path) -> None:
    path.mkdir()


def _below_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("a file")


def _somebody_elses(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE games (mine)")
    connection.close()


@pytest.mark.parametrize("spoil", [_not_a_database, _a_directory, _below_a_file, _somebody_elses])
async def test_an_unusable_path_is_named(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    path = tmp_path / "folder" / "farkle.sqlite3"
    path.parent.mkdir()
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    assert says(await refusal(path), "database-unusable")
    if path.is_file():
        assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["what?.sqlite3", "50%.sqlite3", "a#b.sqlite3", "ümläut and space.sqlite3"])
async def test_odd_names_are_names(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path / name) as database:
        await database.write(record, key="key", value="value")
    with closing(sqlite3.connect(tmp_path / name)) as connection:
        assert connection.execute("SELECT value FROM notes WHERE key = 'key'").fetchall() == [("value",)]


async def test_closing_the_database_stores_what_was_asked_for(tmp_path: Path) -> None:
    async with opened(tmp_path / "farkle.sqlite3") as database:
        writing = asyncio.ensure_future(database.write(record, key="key", value="value"))
        await asyncio.sleep(0)
    await writing
    async with opened(tmp_path / "farkle.sqlite3") as database:
        assert await database.read(KEY) == "value"


GUILD = 100000000000000001


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database as version 1.0 left it, or the `version` of a test's mark."""
    version = next((each.args[0] for each in request.node.iter_markers("version")), "1_0")
    written = Path(__file__).parent / f"version_{version}"
    of_1_0 = MIGRATIONS / "versions" / f"0001_first.{request.param}.sql"
    its_tables = of_1_0 if version == "1_0" else written / f"{request.param}.sql"
    text = "".join(each.read_text("utf-8") for each in (its_tables, written / "rows.sql"))
    if request.param == "sqlite":
        with closing(sqlite3.connect(tmp_path / "farkle.sqlite3")) as connection:
            connection.executescript(text)
        yield f"sqlite:///{tmp_path / 'farkle.sqlite3'}"
        return
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    server, name = keeper().server, f"version_{version}"
    with server.connected() as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
    with server.connected(name) as connection:
        connection.execute(text.encode())
    yield server.url(name)
    with server.connected() as connection:
        connection.execute(f"DROP DATABASE {name}".encode())


async def test_its_game_is_played_to_the_end_counted_and_checked(url: str) -> None:
    async with Database.open(url) as database:
        assert await database.read(tables) == intended(database)
        over = await play_on(Sessions(database), 1, Random(1))
        assert over.status is Status.OVER
        records = Records(database)
        assert (await records.history.check(1, GUILD, viewer=None))[0].faults == ()
        assert (await records.card(over.seats.players[0])).tally.games == 1
        assert await records.rebuild() == []


@pytest.mark.version("1_1")
async def test_each_server_numbers_the_games_that_began_before(url: str) -> None:
    """4 and 7 are lobbies; 6 and those from 8 on are outside of servers."""
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guilds (id) VALUES (5)")
        connection.exec_driver_sql("UPDATE games SET guild_id = 5 WHERE id = 3")
    async with Database.open(url) as database:
        numbered = await rows(database, "SELECT id, number FROM games WHERE number IS NOT NULL ORDER BY id")
        assert [(row["id"], row["number"]) for row in numbered] == [(1, 1), (2, 2), (3, 1), (5, 3)]
        sessions = Sessions(database)
        assert [(await sessions.unlocked(game_id)).number for game_id in (4, 5, 6)] == [None, 3, 6]
        async with sessions.lock(4) as session:
            await act(session, lobby.start, session.stored.host_id, 9)
            assert session.stored.number == 4


async def test_the_clock_looks_at_its_lobbies_when_they_close(url: str) -> None:
    """Version 1.0 also reminded their hosts."""
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("UPDATE games SET status = 'lobby', due_at = 900, alarm_at = 60")
    async with Database.open(url) as database:
        assert await rows(database, "SELECT due_at, alarm_at FROM games") == [{"due_at": 900, "alarm_at": 900}]


@pytest.mark.version("1_1")
async def test_games_of_an_unreleased_1_1_go_on_where_they_were(url: str) -> None:
    """2 is in a channel, 3 in a thread, 5 Yahtzee, 6 a challenge that was accepted, 7 an open one, 10 a daily one."""
    async with Database.open(url) as database:
        assert await database.read(tables) == intended(database)
        sessions, records = Sessions(database), Records(database)
        for number, revision, boards in [(2, 27, 1), (3, 13, 1), (5, 19, 1), (6, 18, 2), (7, 1, 2), (10, 8, 0)]:
            stored = await sessions.unlocked(number)
            # What begins after the upgrade has today's rules of time.
            edition = EDITION if stored.game is None else 1
            assert (stored.revision, len(stored.boards), stored.deadline.edition) == (revision, boards, edition)
        assert (await play_on(sessions, 2, Random(1))).status is Status.OVER
        assert (await records.history.check(1, 838860800004194305, viewer=None))[0].faults == ()
        # Games count for more people's own cards than before.
        await records.rebuild()
        assert await records.rebuild() == []


@pytest.mark.version("1_1")
async def test_the_day_under_way_its_attempts_and_days_in_a_row_move_over(url: str) -> None:
    """9 and 10 are attempts of November 28, by UTC. Only the player of 10 lives there."""
    done, playing, other, day = 847249408016777217, 847249408020971521, 1001, Day()
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("UPDATE attempts SET streak = 4")
    async with Database.open(url) as database:
        here = Process(database, day)
        for person in (done, other):
            await database.write(set_zone, person, Zone("America/Los_Angeles"), 0)
        # November 27 in the west, where it was over already.
        day.now = datetime(2026, 11, 28, 5, tzinfo=UTC).timestamp()
        await here.throw(await here.dice.begin(other, 1))
        assert await here.dice.begin(playing, 2) == 10
        assert (await play_on(here.sessions, 10, Random(1))).status is Status.OVER
        assert await here.dice.begin(done, 3) == 9
        day.now = datetime(2026, 11, 29, 7, 59, 59, tzinfo=UTC).timestamp()
        await here.dice.turn_over()
        assert await here.dice.begin(done, 4) == 9
        day.now += 1
        for number, person in enumerate((done, playing, other), start=5):
            await here.throw(await here.dice.begin(person, number))
        found = await rows(database, "SELECT user_id, day, streak FROM attempts ORDER BY day, user_id")
    streaks = [tuple(row.values()) for row in found]
    assert streaks[:3] == [(other, "2026-11-28", 1), (done, "2026-11-28", 4), (playing, "2026-11-28", 4)]
    assert streaks[3:] == [(other, "2026-11-29", 2), (done, "2026-11-29", 5), (playing, "2026-11-29", 5)]


@pytest.mark.version("1_1")
async def test_a_game_that_sleeps_ends_a_week_after_the_upgrade(url: str) -> None:
    """2 sleeps, 10 is a daily attempt."""
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("UPDATE games SET due_at = NULL, alarm_at = NULL WHERE id IN (2, 10)")
    before = int(time.time())
    async with Database.open(url) as database:
        found = await rows(database, "SELECT alarm_at FROM games WHERE id IN (2, 10) ORDER BY id")
    sleeping, daily = (row["alarm_at"] for row in found)
    assert before <= sleeping - SLEEP_SECONDS <= time.time()
    assert daily is None


def to_version(url: str, revision: str) -> None:
    """Brings the tables up to date with a version that is out."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with storage_at(url).engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


@pytest.mark.version("1_1")
async def test_hours_ahead_of_utc_stay_fixed_offsets(url: str) -> None:
    """Zone 0 was also that of people who chose none: 8 wants nothing that has a time, 9 messages once a day."""
    to_version(url, "1.1.1")
    wishes = "(user_id, games, daily, evening, quiet_from, quiet_hours, zone, closed, locale)"
    people = [(7, "false", 2), (8, "false", 0), (9, "true", 0), (847249408025165825, "false", -11)]
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("UPDATE games SET turn_seconds = 86400, turn_hour = 20, turn_zone = -5 WHERE id = 2")
        for user_id, daily, zone in people:
            values = f"({user_id}, 'slow', {daily}, false, 0, 0, {zone}, false, 'de')"
            connection.exec_driver_sql(f"INSERT INTO nudges {wishes} VALUES {values}")
    async with Database.open(url) as database:
        assert await database.read(tables) == intended(database)
        found = [await database.read(zone_of, user_id) for user_id, *_ in people]
        assert found == [Zone.fixed(120), None, Zone.fixed(0), Zone.fixed(-11 * 60)]
        assert await database.read(is_hidden, 847249408025165825), "as before"
        turns = (await Sessions(database).unlocked(2)).deadline
        assert (turns.hour, turns.zone, turns.free_days) == (20, Zone.fixed(-5 * 60), "")
        assert [await database.write(ask_for_place, 7) for _ in range(2)] == [True, False], "it asks once"
        assert str(await database.read(zone_of, 7)) == "Etc/GMT-2", "and the time stays"


async def test_the_longest_time_for_a_turn_that_a_server_chose_is_also_its_usual_one(url: str) -> None:
    """Five minutes were what all had that chose none."""
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guilds (id, turn_seconds) VALUES (5, 600), (6, 86400), (7, 300)")
    async with Database.open(url) as database:
        found = await rows(database, "SELECT turn_seconds, longest_turn FROM guilds WHERE id < 10 ORDER BY id")
        assert [tuple(row.values()) for row in found] == [(600, 600), (86_400, 86_400), (300, 259_200)]


async def test_servers_keep_the_boards_that_they_chose_and_others_get_the_new_ones(url: str) -> None:
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guilds (id, boards) VALUES (5, 'fold'), (6, 'in_place'), (7, 'one')")
    async with Database.open(url) as database:
        found = await rows(database, "SELECT boards FROM guilds WHERE id < 10 ORDER BY id")
        assert [row["boards"] for row in found] == ["fold", "in_place", "as_needed"]


@pytest.mark.version("1_1")
async def test_the_channels_for_results_stay_and_who_chose_one_is_not_asked(url: str) -> None:
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guilds (id, daily_channel) VALUES (5, 55), (6, NULL)")
    async with Database.open(url) as database:
        settings = SettingsByServer(database)
        await settings.load()
        assert [settings.of(guild_id).posts for guild_id in (5, 6)] == [{"daily": 55}, {}]
        assert [await settings.may_offer_posts(guild_id, "daily") for guild_id in (5, 6)] == [False, True]


async def test_what_ranked_people_across_servers_is_dropped_and_their_own_sums_stay(url: str) -> None:
    listed = "(id, guild_id, family, period) VALUES (1, 0, 'all-farkle', 'all'), (2, 0, 'all-farkle', '2026-11')"
    its = "(user_id, leaderboard_id, measure, hidden, amount, other, value) VALUES (7, {}, '{}', false, 3, 4, 5)"
    counted = "(leaderboard_id, \"order\", range, people) VALUES (1, 'wins', 1, 1)"
    ranked = "(\"by\", period, guild_id, user_id, value, hidden) VALUES ('day', '2026-11-28', 0, 7, 100, false)"
    with storage_at(url).engine.begin() as connection:
        connection.exec_driver_sql(f"INSERT INTO leaderboards {listed}, (3, -5, 'all-farkle', 'all')")
        for id_, measure in ((1, "wins"), (1, "rating"), (2, "wins"), (3, "wins")):
            connection.exec_driver_sql(f"INSERT INTO lifetime_stats {its.format(id_, measure)}")
        connection.exec_driver_sql(f"INSERT INTO value_counts {counted}")
        connection.exec_driver_sql(f"INSERT INTO daily_ranks {ranked}")
    async with Database.open(url) as database:
        assert await database.read(tables) == intended(database)
        assert [row["id"] for row in await rows(database, "SELECT id FROM leaderboards")] == [1]
        kept = "SELECT leaderboard_id, measure, amount, value FROM lifetime_stats"
        assert await rows(database, kept) == [{"leaderboard_id": 1, "measure": "wins", "amount": 3, "value": None}]
        assert await rows(database, "SELECT * FROM daily_ranks") == []


async def test_a_later_version_changes_it(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_a_migration(tmp_path / "migrations", monkeypatch)
    async with Database.open(url) as database:
        assert await rows(database, "SELECT id, colour FROM games") == [{"id": 1, "colour": "red"}]
        assert (await play_on(Sessions(database), 1, Random(1))).status is Status.OVER
