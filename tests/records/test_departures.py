"""A server is deleted in many short units of work, which may be interrupted anywhere."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.leftovers import Leftover
from bot.model.place import NOWHERE
from bot.play import opening
from bot.play.sessions import Sessions
from bot.processes.shards import Shards
from bot.records.records import Records
from bot.rulesets import shipped
from bot.servers.departures import Departures
from bot.store import guilds, leftovers
from bot.store.database import Database
from bot.store.endings import sharing
from bot.store.units import Transaction
from tests.support.daily_steps import Day, Process
from tests.support.databases import Interrupted, filled_once, rows, stop_after
from tests.support.seasons import Seasons
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, leave, random_game, store


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rows make many units."""
    monkeypatch.setattr(guilds, "_GAMES_AT_ONCE", 2)  # few rows make many units
    monkeypatch.setattr(guilds, "_ROWS_AT_ONCE", 30)  # few rows make many units


async def fill(database: Database) -> None:
    """Finished games on two servers, and lobbies."""
    sessions = Sessions(database, clock=lambda: NOON)
    for number in range(7):
        await store(database, random_game(number, 3), (1, 2, 3), at=NOON, guild_id=(GUILD, OTHER_GUILD)[number % 2])
    for number in range(5):
        await opening.open_lobby(sessions, GUILD, 70 + number, 100 + number, shipped()["standard"], join_id=number)
    await Seasons(database).start(GUILD, "Cup")


@pytest.fixture
async def filled(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with finished games on two servers, and lobbies."""
    async with filled_once(tmp_path / "farkle.sqlite3", fill, fill) as database:
        yield database


async def what_is_left(database: Database) -> list[str]:
    tables = ("games", "house_rules", "incidents", "leaderboards", "results", "seasons")
    found = [each for each in tables if await rows(database, f"SELECT 1 FROM {each} WHERE guild_id = {GUILD}")]
    return found + ["guilds"] * bool(await rows(database, f"SELECT 1 FROM guilds WHERE id = {GUILD}"))


async def test_games_of_two_deleted_servers_lose_their_numbers(filled: Database) -> None:
    assert len(await rows(filled, "SELECT 1 FROM games WHERE number > 0")) == 7
    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures)
    await departures.forget_departed()
    assert await rows(filled, "SELECT DISTINCT guild_id, number FROM games") == [{"guild_id": 0, "number": None}]


async def test_its_messages_and_channels_are_forgotten_with_its_games(filled: Database) -> None:
    attempt = await Process(filled, Day()).dice.begin(1, 77, GUILD)
    for game in await rows(filled, "SELECT id, guild_id FROM games"):
        left = [Leftover(900 + game["id"], 70, due_at=NOON)]
        await filled.write(leftovers.leave, game_id=game["id"], left=left)
        its = OTHER_GUILD if game["guild_id"] == OTHER_GUILD else GUILD
        async with sharing(filled, game["id"], its):
            pass
    assert {"game_id": attempt, "channel_id": GUILD} in await rows(filled, "SELECT * FROM shares")
    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures, OTHER_GUILD)
    await departures.forget_departed()
    found = await rows(filled, "SELECT guild_id FROM leftovers JOIN games ON games.id = game_id")
    assert {row["guild_id"] for row in found} == {NOWHERE, OTHER_GUILD}
    found = await rows(filled, "SELECT channel_id FROM shares")
    assert {row["channel_id"] for row in found} == {OTHER_GUILD}


@pytest.mark.once
async def test_it_takes_many_units(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    departures, records = Departures(filled, lambda: NOON, grace_days=0), Records(filled, clock=lambda: NOON)
    before = (await records.card(1)).tally
    await leave(departures, OTHER_GUILD)
    with monkeypatch.context() as patched:
        written = stop_after(filled, 1000, patched)
        assert await departures.forget_departed() == 1
    assert len(written) > 10
    assert await what_is_left(filled) == []
    assert (await records.card(1)).tally == before
    assert await records.rebuild() == []


async def test_one_that_cannot_be_deleted_holds_up_no_other(
    filled: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    forget_some = guilds.forget_some

    def fail(transaction: Transaction, guild_id: int) -> None:
        if guild_id == OTHER_GUILD:
            raise OverflowError
        forget_some(transaction, guild_id)

    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures)
    with monkeypatch.context() as patched:
        patched.setattr(guilds, "forget_some", fail)  # as if its rows were spoiled
        assert await departures.forget_departed() == 1
    assert await what_is_left(filled) == []
    assert [record.getMessage() for record in caplog.records if hasattr(record, "incident")] != []
    assert await departures.forget_departed() == 1


@pytest.mark.parametrize("units", [1, 3, 4, 5, 6, 8, 9])
@pytest.mark.once
async def test_wherever_it_stops_it_is_finished_later_even_if_the_bot_is_back(
    filled: Database, monkeypatch: pytest.MonkeyPatch, units: int
) -> None:
    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures, OTHER_GUILD)
    with monkeypatch.context() as patched:
        stop_after(filled, units, patched)
        with pytest.raises(Interrupted):
            await departures.forget_departed()
    # A half deleted game can be read.
    sessions = Sessions(filled, clock=lambda: NOON)
    for row in await rows(filled, "SELECT id FROM games"):
        async with sessions.lock(row["id"]):
            pass
    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures, GUILD, OTHER_GUILD)
    assert await departures.forget_departed() == 1
    assert await what_is_left(filled) == []
    assert await Records(filled, clock=lambda: NOON).rebuild() == []


async def test_a_process_says_nothing_about_the_servers_of_other_shards(filled: Database) -> None:
    mine, other = 8 << 22, 9 << 22
    for guild_id in (mine, other):
        await store(filled, random_game(1, 2), (1, 2), at=NOON, guild_id=guild_id)
    await Departures(filled, lambda: NOON).record_present(set(), Shards((0,), 2))
    left = await rows(filled, "SELECT id FROM guilds WHERE left_at IS NOT NULL")
    assert {"id": mine} in left
    assert {"id": other} not in left


async def test_places_without_the_bot_do_not_depart(filled: Database) -> None:
    departures = Departures(filled, lambda: NOON, grace_days=0)
    for guild_id in (-GUILD, -(9 << 22)):
        await store(filled, random_game(1, 2), (1, 2), at=NOON, guild_id=guild_id)
    await leave(departures)
    await departures.forget_departed()
    left = await rows(filled, "SELECT DISTINCT guild_id FROM games WHERE guild_id <> 0")
    assert {row["guild_id"] for row in left} == {-GUILD, -(9 << 22)}
