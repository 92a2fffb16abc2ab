"""The queue of games that wait for their review, and the line about it on their ending."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.client import FarkleBot
from bot.coach.coach import Coach, CoachUnavailable
from bot.coach.farkle import process
from bot.coach.farkle import review as loaded
from bot.coach.reviewed import SeatSums, Sums
from bot.errors import Refused
from bot.model.games import StoredGame
from bot.processes.shards import Shards
from bot.records import reviews
from bot.records.records import Records
from bot.records.reviews import Reviews
from bot.rulesets import shipped
from bot.store import deletions, results
from bot.store import reviews as kept
from bot.store.database import Database
from bot.ui.game import clock
from tests.coach.reviewed_games import random_game
from tests.support.databases import change, rows
from tests.support.record_steps import endings_on, play_shortly
from tests.support.sentences import says
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, Played, store
from tests.support.stored_games import random_game as unsolved_game
from tests.support.tavern import Tavern, running_bot, scripted

LINE = "🔍 "


class Computed:
    """Counts the coach's questions, and answers once it `may`."""

    def __init__(self) -> None:
        self.games: list[tuple[str, ...]] = []
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        self.may.set()
        self.fails = set[int]()

    async def review(self, _coach: Coach, rules: Any, seats: int, lines: tuple[str, ...], *_: int) -> Any:
        self.games.append(lines)
        self.begun.set()
        await self.may.wait()
        if len(self.games) in self.fails:
            raise CoachUnavailable
        return await asyncio.to_thread(process.review, rules, seats, lines)


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> Computed:
    """The coach answers from within this process."""
    assert loaded
    computed = Computed()
    monkeypatch.setattr(Coach, "review", lambda *game: computed.review(*game))  # no process can be held like that
    return computed


async def short_game(database: Database, seed: int = 1, guild_id: int = GUILD) -> int:
    """A game by rules with a shipped table."""
    played = random_game(shipped()["kingdom-come"].rules, seed)
    return await store(database, Played("kingdom-come", played.end, played.facts), (1, 2), guild_id=guild_id)


def reviews_of(database: Database) -> Reviews:
    return Reviews(database, Coach(), lambda: NOON)


async def all_done(looking_back: Reviews) -> None:
    await looking_back.catch_up()
    await looking_back.stopped()


async def waiting(database: Database) -> list[int]:
    return [row["game_id"] for row in await rows(database, "SELECT game_id FROM unreviewed ORDER BY game_id")]


async def test_games_are_reviewed_one_after_the_other_the_newest_first(database: Database, computed: Computed) -> None:
    games = [await short_game(database, seed) for seed in range(3)]
    await all_done(reviews_of(database))
    assert await waiting(database) == []
    found = await rows(database, "SELECT DISTINCT game_id FROM results WHERE decisions > 0 ORDER BY game_id")
    assert [row["game_id"] for row in found] == games
    story = await rows(database, "SELECT game_id, line FROM facts ORDER BY game_id DESC, seq")
    assert [line for lines in computed.games for line in lines] == [row["line"] for row in story]


@pytest.mark.usefixtures("computed")
async def test_games_outside_of_servers_are_for_the_first_shard(database: Database) -> None:
    game_id = await short_game(database, guild_id=-(9 << 22))
    found = [await database.read(kept.next_waiting, leaving_out=(), shards=Shards((shard,), 4)) for shard in range(4)]
    assert found == [game_id, None, None, None]


@pytest.mark.usefixtures("computed")
async def test_what_is_not_solved_is_only_for_who_asks(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await store(database, unsolved_game(1, 2, "renaissance", 4_150), (1, 2))
    wanted = list[int]()

    async def solve(_coach: Coach, _rules: object, guild_id: int) -> None:
        wanted.append(guild_id)
        await asyncio.Event().wait()

    monkeypatch.setattr(Coach, "_solve", solve)  # that takes hours
    monkeypatch.setattr(reviews, "SOLVING_SECONDS", 0)
    looking_back = reviews_of(database)
    await all_done(looking_back)
    assert (await waiting(database), wanted) == ([], [])
    found = await looking_back.of(game_id, GUILD, viewer=None)
    assert (found.numbers, found.is_improving, wanted) == (None, True, [GUILD])


async def test_who_asks_waits_a_little_for_a_table(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await store(database, unsolved_game(1, 2, "renaissance", 4_150), (1, 2))
    solved = list[int]()

    async def solve(_coach: Coach, _rules: object, guild_id: int) -> None:
        solved.append(guild_id)

    async def review(*_: object) -> tuple[bytes, Sums] | None:
        return (b"numbers", Sums(exact=True, seats=(SeatSums(0, 0, 0), SeatSums(0, 0, 0)))) if solved else None

    monkeypatch.setattr(Coach, "_solve", solve)  # a process would take seconds
    monkeypatch.setattr(Coach, "review", review)  # nor is there such a table
    found = await reviews_of(database).of(game_id, GUILD, viewer=None)
    assert (found.numbers, found.is_improving, solved) == (b"numbers", False, [GUILD])


async def test_a_long_game_is_looked_back_at_only_for_somebody_who_asks_where_it_was_played(
    database: Database, computed: Computed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_FACTS_UNASKED", 3)  # longer games take minutes to play
    game_id = await short_game(database)
    looking_back = reviews_of(database)
    await all_done(looking_back)
    with pytest.raises(Refused, match="no-such-finished-game"):
        await looking_back.of(game_id, OTHER_GUILD, viewer=None)
    assert (await waiting(database), computed.games) == ([], [])
    assert (await looking_back.of(game_id, GUILD, viewer=None)).numbers is not None


async def test_large_numbers_are_only_for_who_asks(
    database: Database, computed: Computed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "_MOST_BYTES", 100)  # larger reviews take minutes to compute
    game_id = await short_game(database)
    looking_back = reviews_of(database)
    await all_done(looking_back)
    (review,) = await rows(database, "SELECT numbers, sums FROM reviews")
    assert (review["numbers"], await waiting(database)) == (b"", [])
    for _ in range(2):
        assert (await looking_back.of(game_id, GUILD, viewer=None)).numbers
    assert len(computed.games) == 2
    assert await Records(database, clock=lambda: NOON).rebuild() == []
    assert await waiting(database) == []


async def test_a_game_of_a_person_in_deletion_holds_up_no_other(database: Database, computed: Computed) -> None:
    older, newer = await short_game(database), await short_game(database)
    await change(database, f"UPDATE seats SET user_id = 3 WHERE game_id = {newer}")
    await database.write(deletions.begin, user_id=3, now=0)
    await all_done(reviews_of(database))
    assert (await waiting(database), len(computed.games)) == ([newer], older)


async def test_a_game_in_which_the_coach_fails_holds_up_no_other_and_is_tried_again_after_a_restart(
    database: Database, computed: Computed, caplog: pytest.LogCaptureFixture
) -> None:
    older, newer = await short_game(database), await short_game(database)
    computed.fails = {1}
    looking_back = reviews_of(database)
    await all_done(looking_back)
    assert await waiting(database) == [newer]
    assert [vars(record)["game"] for record in caplog.records if hasattr(record, "incident")] == [newer]
    caplog.clear()
    await all_done(looking_back)
    assert len(computed.games) == 2
    await all_done(reviews_of(database))
    assert await waiting(database) == []
    assert len(await rows(database, "SELECT 1 FROM reviews")) == len((older, newer))


@asynccontextmanager
async def catching_up(looking_back: Reviews, computed: Computed) -> AsyncIterator[None]:
    """In the block, the coach has begun on a game and does not answer; afterwards all is done."""
    computed.may.clear()
    catching_up = asyncio.create_task(looking_back.catch_up())
    await computed.begun.wait()
    yield
    computed.may.set()
    await catching_up


async def test_two_who_ask_at_once_have_it_computed_once(database: Database, computed: Computed) -> None:
    game_id = await short_game(database)
    looking_back = reviews_of(database)
    asking = [asyncio.create_task(looking_back.of(game_id, GUILD, viewer=None)) for _ in range(3)]
    async with catching_up(looking_back, computed):
        # One of them no longer waits.
        asking.pop().cancel()
    first, second = await asyncio.gather(*asking)
    assert first.numbers == second.numbers is not None
    assert len(computed.games) == 1
    assert await waiting(database) == []


async def test_a_game_that_is_deleted_meanwhile_leaves_no_review(database: Database, computed: Computed) -> None:
    game_id = await short_game(database)
    async with catching_up(reviews_of(database), computed):
        await change(database, f"DELETE FROM games WHERE id = {game_id}")
    assert await rows(database, "SELECT 1 FROM reviews") == []
    assert await waiting(database) == []


@pytest.mark.usefixtures("computed")
async def test_a_process_that_stops_before_it_kept_a_review_loses_none(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await short_game(database)

    def stop(*_: object, **__: object) -> None:
        raise RuntimeError("the process stops")

    with monkeypatch.context() as crash:
        crash.setattr(results, "add_review", stop)  # a process that is killed could stop anywhere
        await all_done(reviews_of(database))
        caplog.clear()
    assert await waiting(database) == [game_id]
    assert await rows(database, "SELECT 1 FROM reviews") == []
    await all_done(reviews_of(database))
    assert (await Records(database).card(1)).tally["reviewed"] == 1


async def test_once_it_stops_no_other_game_is_begun_on(database: Database, computed: Computed) -> None:
    for _ in range(2):
        await short_game(database)
    looking_back = reviews_of(database)
    async with catching_up(looking_back, computed):
        looking_back.stop()
    assert len(await waiting(database)) == len(computed.games) == 1


def reviewing(tavern: Tavern, path: Path) -> AbstractAsyncContextManager[FarkleBot]:
    return running_bot(tavern, path, scripted(), reviewing=True)


async def play(tavern: Tavern, shown: list[str], *, review_is_late: bool = False) -> None:
    """A game, until its ending has been edited, by a bot that still reviews it if the `review_is_late`."""
    await play_shortly(tavern)
    await tavern.until(lambda: len(shown) == 2 and tavern.bot.in_work == review_is_late)


@pytest.mark.usefixtures("computed")
@pytest.mark.without_bot
async def test_an_ending_is_edited_once_with_everything(tavern: Tavern, path: Path) -> None:
    shown = endings_on(tavern)
    async with reviewing(tavern, path) as bot:
        await play(tavern, shown)
        await bot.jobs.play("clock")
        host = tavern.people[0]
        (line,) = [line for line in shown[1].splitlines() if LINE in line]
        assert line == f"-# {LINE}{host.mention} had the better dice."
        assert says(shown[1], "over-rating")
        assert len(shown) == 2


@pytest.fixture
def late(computed: Computed, monkeypatch: pytest.MonkeyPatch) -> Computed:
    """The coach answers after the ending no longer waits for it."""
    monkeypatch.setattr("bot.ui.game.afterwards.REVIEW_SECONDS", 0.01)  # the test need not wait either
    computed.may.clear()
    return computed


@pytest.mark.without_bot
async def test_a_late_review_edits_the_ending_once_more(tavern: Tavern, path: Path, late: Computed) -> None:
    shown = endings_on(tavern)
    async with reviewing(tavern, path) as bot:
        await play(tavern, shown, review_is_late=True)
        assert LINE not in shown[1]
        await bot.jobs.play("clock")
        assert len(shown) == 2
        late.may.set()
        await tavern.until(lambda: not bot.in_work)
        for _ in range(2):
            await bot.jobs.play("clock")
        assert len(shown) == 3
        assert LINE in shown[2]
        assert shown[2].count("rating") == shown[1].count("rating") == 2
        assert "🏆" in shown[2]


@pytest.mark.without_bot
async def test_an_ending_that_cannot_be_edited_is_not_tried_again_in_each_round(
    tavern: Tavern, path: Path, late: Computed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = list[int]()

    async def fail(_stage: object, _endings: object, stored: StoredGame, _story: object) -> None:
        tried.append(stored.id)
        raise OverflowError

    shown = endings_on(tavern)
    async with reviewing(tavern, path) as bot:
        await play(tavern, shown, review_is_late=True)
        monkeypatch.setattr(clock, "add_records", fail)  # a mistake in the bot, which no test knows of
        late.may.set()
        await tavern.until(lambda: not bot.in_work)
        for _ in range(3):
            tavern.clock.ahead += 3
            await bot.jobs.play("clock")
    assert len(tried) == 1
    assert len([record for record in caplog.records if hasattr(record, "incident")]) == 1
    caplog.clear()


@pytest.mark.usefixtures("computed")
@pytest.mark.without_bot
async def test_after_a_restart_the_line_is_added_once(tavern: Tavern, path: Path) -> None:
    shown = endings_on(tavern)
    async with running_bot(tavern, path, scripted()):
        await play(tavern, shown)
    assert LINE not in shown[1]
    async with reviewing(tavern, path) as bot:
        await tavern.until(lambda: not bot.in_work)
        await bot.services.reviews.stopped()
        for _ in range(2):
            await bot.jobs.play("clock")
    assert len(shown) == 3
    assert LINE in shown[2]
    assert shown[2].count("rating") == 2
    async with reviewing(tavern, path) as bot:
        await bot.jobs.play("clock")
    assert len(shown) == 3


@pytest.mark.usefixtures("computed")
@pytest.mark.without_bot
async def test_no_review_costs_no_further_edit(tavern: Tavern, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_FACTS_UNASKED", 3)  # longer games take minutes to play
    shown = endings_on(tavern)
    async with reviewing(tavern, path) as bot:
        await play(tavern, shown)
        await bot.jobs.play("clock")
        assert await bot.services.endings.incomplete() == []
        assert len(shown) == 2
