"""Which process serves which shards, and whose turn it is to log in: rows that all processes read."""

import time
from functools import partial
from pathlib import Path

import pytest

from bot.config import AnyShards
from bot.store import processes
from bot.store.database import Database
from bot.store.processes import LEASE_SECONDS, database_time
from bot.store.units import Transaction
from tests.support.databases import opened

NOON = 1_700_000_000_000


class Time:
    """The time of the database's clock."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self, _transaction: Transaction) -> int:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


async def renew(database: Database, holder: str, clock: Time, shards: AnyShards) -> set[int]:
    return set(await database.write(processes.renew, holder=holder, shards=shards, clock=clock))


async def start(database: Database, clock: Time, shards: AnyShards, *holders: str) -> list[int]:
    """These processes start at the same moment. Returns how many shards each of them takes."""
    assert [await renew(database, holder, clock, shards) for holder in holders] == [set()] * len(holders)
    return [len(await renew(database, holder, clock, shards)) for holder in holders]


async def test_each_shard_has_one_holder_at_any_time(tmp_path: Path) -> None:
    clock, two = Time(), AnyShards(2, 5)
    async with opened(tmp_path / "farkle.sqlite3") as a, opened(tmp_path / "farkle.sqlite3") as b:
        assert await renew(a, "a", clock, two) == set()
        assert await renew(a, "a", clock, two) == {0, 1}
        assert await renew(b, "b", clock, two) == {2, 3}
        assert await renew(b, "c", clock, two) == {4}
        assert await renew(b, "d", clock, two) == set()
        clock.passes(LEASE_SECONDS - 1)
        assert await renew(a, "b", clock, two) == {2, 3}
        clock.passes(1)
        # a, c and d have not renewed their leases since.
        assert [each.holder for each in await a.read(partial(processes.held, clock=clock))] == ["b", "b"]
        assert await renew(b, "d", clock, two) == {0, 1}
        assert await renew(a, "a", clock, two) == {4}


async def test_a_lease_that_ran_out_is_renewed_where_nobody_took_it(database: Database) -> None:
    clock = Time()
    assert await start(database, clock, AnyShards(1, 2), "a") == [1]
    clock.passes(100)
    assert await renew(database, "a", clock, AnyShards(1, 2)) == {0}


@pytest.mark.parametrize(
    ("most", "count", "holders", "taken"),
    [(16, 16, "a", [16]), (8, 16, "abcd", [4, 4, 4, 4]), (8, 16, "abc", [6, 5, 5]), (3, 16, "abcd", [3, 3, 3, 3])],
)
async def test_processes_that_start_together_share_the_shards(
    database: Database, most: int, count: int, holders: str, taken: list[int]
) -> None:
    assert await start(database, Time(), AnyShards(most, count), *holders) == taken


async def test_a_process_takes_what_others_may_not(database: Database) -> None:
    clock, small, large = Time(), AnyShards(2, 16), AnyShards(16, 16)
    for _ in range(2):
        taken = [len(await renew(database, *each)) for each in (("a", clock, small), ("b", clock, large))]
    assert taken == [2, 14]


async def test_the_shards_of_a_process_that_died_are_shared_by_the_others(database: Database) -> None:
    clock, eight = Time(), AnyShards(8, 16)
    assert await start(database, clock, eight, *"abcd") == [4, 4, 4, 4]
    for _ in range(2):
        clock.passes(LEASE_SECONDS / 2)
        taken = [len(await renew(database, holder, clock, eight)) for holder in "abc"]
    assert taken == [6, 5, 5]


async def test_a_process_that_starts_again_gets_its_share_back(database: Database) -> None:
    """So an update of one after the other leaves each as many as before."""
    clock, eight = Time(), AnyShards(8, 16)
    assert await start(database, clock, eight, *"abcd") == [4, 4, 4, 4]
    await database.write(processes.release, holder="a")
    clock.passes(3)
    again = [*"bcd", "a, again"]
    assert [len(await renew(database, holder, clock, eight)) for holder in again] == [4, 4, 4, 3]
    clock.passes(LEASE_SECONDS - 3)
    assert [len(await renew(database, holder, clock, eight)) for holder in again] == [4, 4, 4, 4]


async def test_nothing_waits_for_a_time_that_a_wrong_clock_said(database: Database) -> None:
    clock = Time()
    assert await start(database, clock, AnyShards(1, 1), "dead") == [1]
    assert await database.write(processes.take_turn, turn=0, seconds=5, clock=clock) == 0
    clock.passes(-3600)
    assert await start(database, clock, AnyShards(1, 1), "a") == [1]
    assert await database.write(processes.take_turn, turn=0, seconds=5, clock=clock) == 5


async def test_leases_of_another_number_of_shards_are_of_the_past(database: Database) -> None:
    clock = Time()
    assert await start(database, clock, AnyShards(4, 4), "a") == [4]
    assert await start(database, clock, AnyShards(1, 8), "b") == [1]
    assert len(await database.read(processes.held, clock=clock)) == 1


async def test_turns_keep_their_distance_and_are_not_taken_ahead(tmp_path: Path) -> None:
    clock = Time()
    async with opened(tmp_path / "farkle.sqlite3") as a, opened(tmp_path / "farkle.sqlite3") as b:

        async def take(database: Database, turn: int) -> float:
            return await database.write(processes.take_turn, turn=turn, seconds=5, clock=clock)

        assert (await take(a, 0), await take(b, 1)) == (0, 0)
        assert (await take(b, 0), await take(a, 0)) == (5, 5)
        clock.passes(4.5)
        assert await take(a, 0) == 0.5
        clock.passes(0.5)
        assert (await take(b, 0), await take(a, 0)) == (0, 5)


async def test_the_clock_of_the_database_says_the_time(database: Database) -> None:
    before = time.time() * 1000
    assert before - 2 <= await database.write(database_time) <= time.time() * 1000 + 2


@pytest.mark.parametrize("most", [1, 3])
async def test_it_takes_no_more_than_it_may(database: Database, most: int) -> None:
    clock = Time()
    assert await start(database, clock, AnyShards(most, 4), "a") == [most]
    assert len(await renew(database, "a", clock, AnyShards(most, 4))) == most
