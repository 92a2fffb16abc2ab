"""Each game that ended is counted once and in order, even after failures; a rebuild finds no difference."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from bot import workers
from bot.games import farkle
from bot.model.games import WonGame
from bot.model.records import LeaderboardQuery
from bot.model.seats import is_former
from bot.model.written import numbers
from bot.records import counter
from bot.records.counter import GameCounter
from bot.records.records import Records
from bot.rulesets import shipped_of
from bot.servers.departures import Departures
from bot.store import counting, deletions, results
from bot.store.database import Database
from bot.store.schema import results as results_table
from bot.store.units import DatabaseFailedError, Transaction
from tests.support.databases import change, filled_once, opened, rows
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, leave, quick_win, random_game, store, summary_of
from tests.support.work import numbers_or_die


async def wins_of(records: Records, user_id: int) -> int:
    return (await records.card(user_id)).tally.wins


async def waiting(database: Database) -> list[int]:
    return [row["game_id"] for row in await rows(database, "SELECT game_id FROM uncounted ORDER BY game_id")]


async def test_whoever_reads_records_finds_every_game_that_ended(database: Database, records: Records) -> None:
    """The process stopped before it counted; another one is asked first for this, then for that."""
    for wins in range(1, 5):
        game_id = await store(database, quick_win(2, 50), (1, 2), counted=False)
        assert await waiting(database) == [game_id]
        match wins:
            case 1:
                assert await wins_of(records, 1) == 1
            case 2:
                page = await records.leaderboard(LeaderboardQuery("wins", GUILD), 1, 1)
                assert [line.value for line in page.lines] == [2]
            case 3:
                (newest, *_) = (await records.history.page(GUILD, None, 1, viewer=None)).lines
                assert [seat.user_id for seat in newest.seats] == [1, 2]
            case 4:
                assert (await records.privacy.of(1)).games == 4
        assert await waiting(database) == []
    assert await records.rebuild() == []


async def test_processes_that_count_at_once_count_each_game_once(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as one, opened(path) as other:
        for _ in range(5):
            await store(one, quick_win(2, 50), (1, 2), counted=False)
        records = [Records(database, clock=lambda: NOON) for database in (one, one, other, other)]
        await asyncio.gather(*(each.counter.catch_up() for each in records))
        assert [await wins_of(each, 1) for each in records] == [5] * 4
        assert await records[0].rebuild() == []


async def test_a_game_is_not_counted_before_its_turn(database: Database) -> None:
    """Another process computed the second game while the first still waited. Ratings depend on the order."""
    first, second = [await store(database, quick_win(2, 50), (1, 2), counted=False) for _ in range(2)]
    await change(database, f"DELETE FROM uncounted WHERE game_id = {first}")
    found = await database.read(counting.next_waiting)
    assert found is not None
    assert found.won is not None
    seats = numbers(*found.won.notation)
    await change(database, f"INSERT INTO uncounted VALUES (1, {first})")
    await database.write(counting.count, waiting=found, seats=seats, now=NOON)
    assert await waiting(database) == [first, second]
    assert await rows(database, "SELECT * FROM results") == []


async def test_a_count_that_fails_is_done_later(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise DatabaseFailedError("the disk is full")

    game_id, records = await store(database, quick_win(2, 50), (1, 2), counted=False), Records(database)
    with monkeypatch.context() as patched:
        patched.setattr(results, "_write_awards", fail)  # the disk is full in the middle of it
        with pytest.raises(DatabaseFailedError):
            await records.counter.catch_up()
        # Records can still be read.
        assert await wins_of(records, 1) == 0
        assert "could not count" in caplog.text
    assert await waiting(database) == [game_id]
    assert await wins_of(records, 1) == 1
    assert await records.rebuild() == []


def incidents(caplog: pytest.LogCaptureFixture) -> list[int]:
    return [record.game for record in caplog.records if hasattr(record, "incident") and hasattr(record, "game")]


async def test_a_game_that_kills_its_worker_is_set_aside_until_the_records_are_rebuilt(
    database: Database, records: Records, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(counter, "numbers", numbers_or_die)  # no game that is known kills a worker
    deadly = await store(database, quick_win(2, 100), (1, 2), counted=False)
    await store(database, quick_win(2, 50), (1, 2), counted=False)
    # Readers wait for ten seconds only, and workers may take longer to start.
    await records.counter.catch_up()
    assert await wins_of(records, 1) == 1
    assert await waiting(database) == []
    assert incidents(caplog) == [deadly]
    assert await records.rebuild() != []
    assert await wins_of(records, 1) == 2
    assert await records.rebuild() == []


async def test_so_is_a_game_whose_numbers_cannot_be_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await store(database, quick_win(2, 50), (1, 2), counted=False)
    await store(database, quick_win(2, 50), (1, 2), counted=False)
    add = results.add

    def fail(transaction: Transaction, ended: Sequence[WonGame], now: int) -> object:
        if ended[0].id == first:
            raise OverflowError
        return add(transaction, ended, now)

    monkeypatch.setattr(results, "add", fail)  # no game that is known has such numbers
    assert await wins_of(Records(database, clock=lambda: NOON), 1) == 1
    assert (await waiting(database), incidents(caplog)) == ([], [first])


async def test_nobody_waits_long_for_a_game_that_takes_long_to_count(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, run = asyncio.Event(), workers.shared.run

    async def held(*work: Any) -> object:
        await go_on.wait()
        return await run(*work)

    await store(database, quick_win(2, 50), (1, 2))
    game_id = await store(database, quick_win(2, 50), (1, 2), counted=False)
    monkeypatch.setattr(workers.shared, "run", held)  # as if this game took long
    counting_on = GameCounter(database, lambda: NOON, patience=0)
    assert await counting_on.read(lambda own: own.scalar(select(func.count()).select_from(results_table))) == 2
    assert await waiting(database) == [game_id]
    go_on.set()
    await counting_on.catch_up()
    assert await waiting(database) == []


async def test_games_of_others_are_counted_while_somebody_is_being_deleted(
    database: Database, records: Records
) -> None:
    """A game of theirs waits, and so does each later game of their opponents."""
    for players in ((1, 2), (2, 3), (4, 5), (3, 6)):
        await store(database, quick_win(2, 50), players, counted=False)
    await database.write(deletions.begin, user_id=1, now=0)
    assert await wins_of(records, 4) == 1
    assert await waiting(database) == [1, 2, 4]
    assert await records.privacy.finish_deletions() == 1
    assert await wins_of(records, 3) == 1
    assert await records.rebuild() == []


async def test_who_is_deleted_in_the_meantime_does_not_come_back(database: Database) -> None:
    await store(database, quick_win(2, 50), (1, 2), counted=False)
    found = await database.read(counting.next_waiting)
    assert found is not None
    assert found.won is not None
    seats = numbers(*found.won.notation)
    records, departures = Records(database, clock=lambda: NOON), Departures(database, lambda: NOON, grace_days=0)
    await records.privacy.forget(1)
    await leave(departures, OTHER_GUILD)
    assert await departures.forget_departed() == 1
    await database.write(counting.count, waiting=found, seats=seats, now=NOON)
    assert [is_former(row["user_id"]) for row in await rows(database, "SELECT * FROM results ORDER BY seat")] == [
        True,
        False,
    ]
    assert {row["guild_id"] for row in await rows(database, "SELECT * FROM results")} == {0}
    assert (await records.card(2)).tally.games == 1
    assert await records.rebuild() == []


async def test_a_rebuild_counts_what_waits_and_calls_it_no_difference(database: Database, records: Records) -> None:
    await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (1, 2), counted=False)
    assert await records.rebuild() == []
    assert await waiting(database) == []
    assert await wins_of(records, 1) == 2


async def test_a_game_that_cannot_be_read_holds_up_no_other(
    database: Database, records: Records, caplog: pytest.LogCaptureFixture
) -> None:
    spoiled = await store(database, quick_win(2, 50), (1, 2), counted=False)
    await store(database, quick_win(2, 50), (1, 2), counted=False)
    await change(database, f"UPDATE facts SET line = 'nonsense' WHERE game_id = {spoiled} AND seq = 1")
    assert await wins_of(records, 1) == 1
    assert incidents(caplog) == [spoiled]
    assert await waiting(database) == []
    assert await records.rebuild() == []


DAY = 24 * 3600
PEOPLE = tuple(range(101, 113))


@asynccontextmanager
async def random_play(path: Path) -> AsyncIterator[Database]:
    """A database after some games between some people by some rule sets, on two servers, over some weeks."""

    async def fill(database: Database) -> None:
        random = Random(2)
        for index in range(12):
            base = random.choice(list(shipped_of(farkle.ENGINE)))
            players = tuple(random.sample(PEOPLE, random.randint(2, 8)))
            played = random_game(random.randrange(2**32), len(players), base)
            guild = random.choice([GUILD, OTHER_GUILD])
            await store(database, played, players, at=NOON - (12 - index) * DAY * 2, guild_id=guild)

    async with filled_once(path / "farkle.sqlite3", random_play, fill) as database:
        yield database


async def count(database: Database, table: Any) -> int:
    return await database.read(lambda own: own.scalar(select(func.count()).select_from(table)) or 0)


async def test_results_are_the_statistics_of_the_facts(database: Database) -> None:
    played = random_game(5, 3, "deluxe")
    game_id = await store(database, played, (1, 2, 3))
    stored = await rows(database, f"SELECT * FROM results WHERE game_id = {game_id} ORDER BY seat")
    for row, seat in zip(stored, summary_of(played.game.rules, 3, played.facts).seats, strict=True):
        for name in ("place", "seats", "won", "left", "points"):
            assert row[name] == getattr(seat, name)


DOCTORED = [
    ("lifetime_stats", "UPDATE lifetime_stats SET amount = amount + 1 WHERE measure = 'wins'"),
    ("lifetime_stats", "UPDATE lifetime_stats SET other = other + 1e-9 WHERE measure = 'rating'"),
    ("lifetime_stats", "UPDATE lifetime_stats SET hidden = true WHERE true"),
    ("results", "UPDATE results SET points = 1 WHERE game_id = 3 AND seat = 1"),
    ("results", "DELETE FROM results WHERE game_id = 3 AND seat = 1"),
    ("awards", "DELETE FROM awards WHERE user_id = (SELECT min(user_id) FROM awards)"),
    ("awards", "INSERT INTO awards VALUES (999, 'first-win', 1, 0)"),
]
"""Ways to spoil the records, and the table where that is found."""


@pytest.mark.once
async def test_a_rebuild_finds_and_mends_doctored_rows(tmp_path: Path) -> None:
    async with random_play(tmp_path) as database:
        records = Records(database, clock=lambda: NOON)
        of_one = " AND leaderboard_id = (SELECT min(id) FROM leaderboards WHERE period = 'all' AND guild_id > 0)"
        sums = "SELECT * FROM lifetime_stats JOIN leaderboards ON id = leaderboard_id WHERE period = 'all'"
        good = await rows(database, sums)
        for table, doctored in DOCTORED:
            await change(database, doctored + of_one * (table == "lifetime_stats"))
            assert {difference.table for difference in await records.rebuild()} == {table}, doctored
        assert await records.rebuild() == []

        def plain(row: dict[str, Any]) -> list[Any]:
            return [row[name] for name in ("guild_id", "family", "user_id", "measure", "hidden", "amount")]

        assert sorted(map(plain, await rows(database, sums))) == sorted(map(plain, good))


async def test_without_any_record_a_rebuild_makes_it(tmp_path: Path) -> None:
    async with random_play(tmp_path) as database:
        before = await rows(database, "SELECT * FROM results")
        for table in ("awards", "results", "lifetime_stats", "leaderboards"):
            await change(database, f"DELETE FROM {table}")
        records = Records(database, clock=lambda: NOON)
        found = await records.rebuild()
        assert found
        assert all(difference.stored is None for difference in found)
        assert await rows(database, "SELECT * FROM results") == before


async def test_new_achievements_are_awarded_to_old_games(database: Database, records: Records) -> None:
    game_id = await store(database, quick_win(2, 50), (1, 2))
    await change(database, "DELETE FROM awards WHERE achievement = 'first-win'")
    (difference,) = await records.rebuild()
    assert difference.row == "1 first-win"
    award = next(each for each in (await records.card(1)).awards if each.achievement == "first-win")
    assert (award.game_id, award.earned_at) == (game_id, NOON)


async def test_ratings_follow_the_order_in_which_games_ended_even_within_a_second(
    database: Database, records: Records
) -> None:
    for players in ((1, 2), (2, 3), (3, 1), (1, 3)):
        await store(database, quick_win(2, 50), players, at=NOON)
    before = await records.leaderboard(LeaderboardQuery("rating", GUILD), 1, 1)
    assert await records.rebuild() == []
    assert await records.leaderboard(LeaderboardQuery("rating", GUILD), 1, 1) == before
    assert len({line.value for line in before.lines}) == 3
