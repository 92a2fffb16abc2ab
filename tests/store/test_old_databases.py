"""A database that an earlier version wrote keeps everything in it, and its games are played on.

`revision_0008.sql` was written by the program itself. For earlier revisions, a database is made by the migrations up to
there and filled with those of the rows and columns that existed then.
"""

import sqlite3
from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine

from bot.games.farkle import Choice, Then
from bot.games.registry import ENGINES
from bot.local.tavern import scripted
from bot.model.games import Status
from bot.model.standings import LeaderboardQuery
from bot.play import lobby, timing, turns
from bot.play.sessions import Sessions
from bot.rulesets import NamedRules, shipped
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.standings.standings import Standings
from bot.stats.rating import SETTLED_GAMES
from bot.store import games
from bot.store.database import MIGRATIONS, Database
from tests.support.acting import act
from tests.support.databases import streaks
from tests.support.farkle import farkle

pytestmark = pytest.mark.sqlite

WRITTEN = (Path(__file__).parent / "revision_0008.sql").read_text(encoding="utf-8")
REVISIONS = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("*.py"))
# The migrations after the last of these change what was written, step by step. What comes of it is the same from
# whichever step on the program does the rest.
FILLED = [revision for revision in REVISIONS if revision <= "0008"]
NOW = 1_795_037_200
GUILD = 100000000000000001
NORTH, SOUTH, EAST = 300000000000000001, 300000000000000002, 300000000000000003
# Games in the written database.
WON, STOPPED, CLOSED, ASLEEP, RUNNING, PAUSED, LOBBY = 2, 5, 6, 7, 8, 9, 10

RENAMED = {
    "boards": "leaderboards",
    "tallies.board_id": "leaderboard_id",
    "games.closes_at": "due_at",
    "games.called_for": "called_turn",
    "games.graced_for": "extended_turn",
    "games.paused_for": "paused_turn",
    "games.ended_as": "finish_number",
    "results.ended_as": "finish_number",
}
"""Tables, and columns as `table.column` with the name that the table had before."""
DROPPED = {"guilds.first_seen", "guilds.turns_call", "guilds.default_rules", "alembic_version.version_num"}
# Of the results of games, only what somebody asks for is kept.
DROPPED |= {
    f"results.{name}"
    for name in (
        *("turns", "throws", "banks", "banked", "best_turn", "best_throw", "farkles", "farkle_run", "penalties"),
        *("penalty_points", "hot_dice", "hot_run", "alike", "comeback", "instant_win", "skunk", "skunks_given"),
        *(f"farkles_{dice}" for dice in range(1, 7)),
    )
}

Rows = dict[str, list[dict[str, Any]]]


def upgrade(path: Path, revision: str) -> None:
    """Runs the migrations up to a revision, as the program runs them up to the last."""

    def run(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        run(connection)
    engine.dispose()


def read(path: Path) -> Rows:
    """Every row of every table."""
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    names = [row["name"] for row in connection.execute(named)]
    found = {name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')] for name in names}
    connection.close()
    return found


def as_named_now(rows: Rows) -> Rows:
    """The rows under the names that tables and columns have now."""
    return {
        RENAMED.get(table, table): [
            {
                RENAMED.get(f"{table}.{name}", name): value
                for name, value in row.items()
                if f"{table}.{name}" not in DROPPED
            }
            for row in found
        ]
        for table, found in rows.items()
    }


def write_as_of(path: Path, revision: str) -> None:
    """A database of an early revision, with what it could hold of the rows that were written at revision 0008."""
    newer = path.with_suffix(".newer")
    connection = sqlite3.connect(newer)
    connection.executescript(WRITTEN)
    connection.close()
    upgrade(path, revision)
    connection = sqlite3.connect(path)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table, rows in read(newer).items():
        if table not in names or table == "alembic_version":
            continue
        columns = {row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')}
        for row in rows:
            if "closes_at" in columns:
                row["closes_at"] = row["due_at"] if row["status"] == "lobby" else None
            if "seconds_left" not in columns and row.get("status") == "paused":
                # There were no pauses yet.
                row["status"] = "playing"
            kept = {name: value for name, value in row.items() if name in columns}
            marks = ", ".join("?" * len(kept))
            quoted = ", ".join(f'"{name}"' for name in kept)
            connection.execute(f'INSERT INTO "{table}" ({quoted}) VALUES ({marks})', list(kept.values()))
    connection.commit()
    connection.close()
    newer.unlink()


@cache
def old_file(revision: str) -> bytes:
    """A filled database of one of these revisions."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "old.sqlite3"
        if revision < "0008":
            write_as_of(path, revision)
        else:
            connection = sqlite3.connect(path)
            connection.executescript(WRITTEN)
            connection.close()
        return path.read_bytes()


@cache
def current_file(revision: str) -> bytes:
    """What the migrations make of such a database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "current.sqlite3"
        path.write_bytes(old_file(revision))
        upgrade(path, "head")
        return path.read_bytes()


@pytest.fixture(params=FILLED)
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def database(tmp_path: Path, revision: str) -> AsyncIterator[Database]:
    path = tmp_path / "farkle.sqlite3"
    path.write_bytes(current_file(revision))
    async with Database.open(f"sqlite:///{path}") as opened:
        yield opened


def test_every_row_and_value_is_kept(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "farkle.sqlite3"
    path.write_bytes(old_file(revision))
    before = as_named_now(read(path))
    path.write_bytes(current_file(revision))
    after = read(path)
    sink_provisional_ratings(before, after)
    if revision < "0006":
        for game in before["games"]:
            if game["status"] == "playing":
                # Turns had no time yet. The clock gives them some when it looks at the game.
                game["due_at"] = 0
    check_kept(before, after)


def test_every_row_and_value_is_kept_by_each_later_step(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    path.write_bytes(old_file(FILLED[-1]))
    for revision in REVISIONS[len(FILLED) :]:
        before = as_named_now(read(path))
        upgrade(path, revision)
        after = as_named_now(read(path))
        if revision == "0018":
            sink_provisional_ratings(before, after)
        check_kept(before, after)


def sink_provisional_ratings(before: Rows, after: Rows) -> None:
    """Provisional ratings stood among the others until revision 0018."""
    for found in (before, after):
        if "value_counts" in found:
            found["value_counts"] = [row for row in found["value_counts"] if row["order"] != "rating"]
    for row in before.get("tallies", []):
        row["rating"] -= 10_000 * (row["games"] < SETTLED_GAMES)


def check_kept(before: Rows, after: Rows) -> None:
    """Fails where a row or a value that a database held before is gone."""
    if "lifetime_stats" in after and "tallies" in before:
        check_measured(before.pop("tallies"), after["lifetime_stats"])
        for row in before["leaderboards"]:
            row["family"] = row["family"] or "all-farkle"
        before = {table: rows for table, rows in before.items() if not table.startswith("yahtzee_")}
    for table, rows in before.items():
        assert len(after[table]) == len(rows), table
        for was, is_ in zip(rows, after[table], strict=True):
            assert {name: is_[name] for name in was} == was


def check_measured(tallies: list[dict[str, Any]], stats: list[dict[str, Any]]) -> None:
    """Fails where tallies have no rows that say the same."""
    measured = {(row["leaderboard_id"], row["user_id"], row["measure"]): row for row in stats}
    for tally in tallies:
        of_players = {"win_rate": ("wins", "games", "win_rate")} if tally["user_id"] > 0 else {}
        for measure, columns in {"rating": ("mu", "sigma", "rating"), **of_players}.items():
            row = measured[tally["leaderboard_id"], tally["user_id"], measure]
            assert [row["amount"], row["other"], row["value"]] == [tally[name] for name in columns]
            assert row["hidden"] == tally["hidden"]


def test_its_foreign_keys_and_indexes_hold(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "farkle.sqlite3"
    path.write_bytes(current_file(revision))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_running_game_is_played_on_and_the_third_farkle_in_a_row_costs_its_penalty(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    sessions = Sessions(database, scripted("133446", "33446", "133446", "33446"), clock=lambda: NOW)
    async with sessions.lock(RUNNING) as session:
        assert (session.stored.title, session.stored.players) == ("Ours Ä", (NORTH, SOUTH, EAST))
        assert farkle(session.game).turn.thrown == (2, 5, 5, 6, 6)
        assert [seat.streak for seat in farkle(session.game).seats] == [1, 2, 1]
        before = [seat.total for seat in session.game.seats]
        await act(session, turns.choose, EAST, session.game.revision, Choice((5,), Then.BANK))
        for player in (NORTH, SOUTH):
            await act(session, turns.choose, player, session.game.revision, Choice((), Then.ROLL))
            await act(session, turns.choose, player, session.game.revision, Choice((1,), Then.ROLL))
    stored = await database.read(partial(games.load, game_id=RUNNING))
    assert await streaks(database, RUNNING) == [2, 0, 0]
    assert stored is not None
    assert stored.game is not None
    assert [seat.total for seat in stored.game.seats] == [before[0], before[1] - 1000, before[2] + 100]
    assert caplog.messages == []


async def test_a_running_game_ends_and_counts(database: Database) -> None:
    sessions, standings = Sessions(database, clock=lambda: NOW), Standings(database, clock=lambda: NOW)
    before = (await standings.cards.of(NORTH)).tally
    async with sessions.lock(RUNNING) as session:
        await act(session, turns.leave, SOUTH)
        await act(session, turns.leave, EAST)
        assert session.stored.status is Status.OVER
    after = (await standings.cards.of(NORTH)).tally
    assert (after.games, after.wins) == (before.games + 1, before.wins + 1)
    assert (await standings.history.page(GUILD, NORTH, 1)).lines[0].game_id == RUNNING


async def test_a_lobby_begins(database: Database) -> None:
    sessions = Sessions(database, scripted("6", "1"), clock=lambda: NOW)
    async with sessions.lock(LOBBY) as session:
        assert (session.stored.players, session.stored.rules) == ((EAST, SOUTH), shipped()["exact"].rules)
        await act(session, lobby.start, EAST, 9)
        assert session.stored.status is Status.PLAYING


async def test_a_game_that_sleeps_wakes(database: Database) -> None:
    async with Sessions(database, clock=lambda: NOW).lock(ASLEEP) as session:
        assert session.game.is_asleep
        await act(session, turns.come_back, NORTH)
        assert session.stored.due_at == NOW + session.stored.turn_seconds


async def test_a_paused_game_goes_on(database: Database, revision: str) -> None:
    async with Sessions(database, clock=lambda: NOW).lock(PAUSED) as session:
        if revision >= "0006":
            await act(session, timing.resume, NORTH)
        await act(
            session,
            turns.choose,
            NORTH if session.stored.players[1] == NORTH else SOUTH,
            session.game.revision,
            Choice((5, 5, 1, 1), Then.BANK),
        )
        assert session.stored.status is Status.PLAYING


async def test_what_has_ended_stays_ended(database: Database) -> None:
    found = [await database.read(partial(games.load, game_id=game_id)) for game_id in (WON, STOPPED, CLOSED)]
    assert [stored.status for stored in found if stored] == [Status.OVER, Status.STOPPED, Status.CLOSED]


async def test_results_are_what_they_were(database: Database, revision: str, tmp_path: Path) -> None:
    standings = Standings(database, clock=lambda: NOW)
    differences = await standings.rebuild()
    if revision >= "0003":
        assert differences == []
        cup, spring = await standings.seasons.find(GUILD, "autumn"), await standings.seasons.find(GUILD, "spring")
        assert cup
        assert spring
        assert (cup.name, cup.ended_at, spring.name, spring.winners) == ("Autumn", None, "Spring", {"farkle": (NORTH,)})
        page = await standings.leaderboards.page(LeaderboardQuery("rating", GUILD), 1, SOUTH)
        assert page.is_viewer_hidden
        assert [line.user_id for line in page.lines] == [NORTH, EAST]
    else:
        # Nothing was counted then. Counted now, it is what was counted later.
        assert all(difference.stored is None for difference in differences)
    newest = tmp_path / "newest.sqlite3"
    newest.write_bytes(current_file(FILLED[-1]))
    assert read(tmp_path / "farkle.sqlite3")["results"] == read(newest)["results"]


async def test_servers_keep_what_they_set(database: Database, revision: str) -> None:
    book = await RuleBooks(database).of(GUILD)
    settings = SettingsByServer(database)
    await settings.load()
    if revision >= "0002":
        assert [house.title for house in book.own] == ["Ours Ä", "Second"]
        default = book.default_of(ENGINES["farkle"])
        assert isinstance(default, NamedRules)
        assert (default.title, default.rules.target) == ("Ours Ä", 2000)
    if revision >= "0005":
        assert (settings.of(GUILD).turn_seconds, settings.of(GUILD).locale) == (3600, "de")
