"""A person is deleted in many short units of work, which may be interrupted anywhere."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import Refused
from bot.games.dice import Seed
from bot.play import lobby, opening, turns
from bot.play.sessions import Sessions
from bot.records.records import Records
from bot.rulesets import shipped
from bot.sentences import say
from bot.store import deletions, games
from bot.store.database import Database
from bot.store.units import Transaction
from tests.support.databases import Interrupted, filled_once, rows, stop_after, where
from tests.support.seasons import Seasons
from tests.support.sessions import act
from tests.support.steps import begin
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, quick_win, store
from tests.support.tavern import local_tavern, running_bot

SOMEBODY, OPPONENT, THIRD = 112233445566778899, 998877665544332211, 3


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rows make many units."""
    for name in ("_ROWS_AT_ONCE", "_GAMES_AT_ONCE", "_LEADERBOARDS_AT_ONCE"):
        monkeypatch.setattr(deletions, name, 2)  # few rows make many units


async def fill(database: Database) -> None:
    seasons = Seasons(database)
    await seasons.start(GUILD, "Cup", "wins")
    for number in range(5):
        players = (SOMEBODY, OPPONENT, THIRD)[: 2 + number % 2]
        played = quick_win(*((3, 50, 100) if number % 2 else (2, 50)))
        await store(database, played, players, guild_id=(GUILD, OTHER_GUILD)[number % 2])
    await seasons.end(GUILD)


@pytest.fixture
async def filled(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with games of theirs on two servers, and a season."""
    async with filled_once(tmp_path / "farkle.sqlite3", fill, fill) as database:
        yield database


async def test_it_takes_many_units(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    written = stop_after(filled, 1000, monkeypatch)
    await Records(filled, clock=lambda: NOON).privacy.forget(SOMEBODY)
    assert len(written) > 20
    assert await where(filled, SOMEBODY) == set()


@pytest.mark.parametrize("units", [1, 4, 9, 15, 20, 25])
@pytest.mark.once
async def test_wherever_it_stops_it_is_finished_later_with_the_same_number(
    filled: Database, monkeypatch: pytest.MonkeyPatch, units: int
) -> None:
    records = Records(filled, clock=lambda: NOON)
    before = await records.card(OPPONENT)
    with monkeypatch.context() as patched:
        stop_after(filled, units, patched)
        with pytest.raises(Interrupted):
            await records.privacy.forget(SOMEBODY)
    # A half deleted game can be read.
    for row in await rows(filled, "SELECT id FROM games"):
        assert await filled.read(games.load, game_id=row["id"])
    await Records(filled, clock=lambda: NOON).privacy.finish_deletions()
    assert await where(filled, SOMEBODY) == set()
    former = await rows(filled, "SELECT user_id FROM seats UNION SELECT user_id FROM results")
    assert len([row for row in former if row["user_id"] < 0]) == 1
    assert await records.card(OPPONENT) == before
    assert await records.rebuild() == []


async def test_one_that_cannot_be_finished_holds_up_no_other(
    filled: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    privacy, go_on = Records(filled, clock=lambda: NOON).privacy, deletions.go_on

    def fail(transaction: Transaction, user_id: int) -> bool:
        if user_id == SOMEBODY:
            raise OverflowError
        return go_on(transaction, user_id)

    for user_id in (SOMEBODY, THIRD):
        await filled.write(deletions.begin, user_id=user_id, now=0)
    with monkeypatch.context() as patched:
        patched.setattr(deletions, "go_on", fail)  # as if their rows were spoiled
        assert await privacy.finish_deletions() == 1
    assert [record.getMessage() for record in caplog.records if hasattr(record, "incident")] != []
    assert await filled.read(deletions.unfinished) == [SOMEBODY]
    assert await privacy.finish_deletions() == 1
    assert await where(filled, SOMEBODY) == set()


async def test_a_rebuild_finishes_what_was_begun(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    records = Records(filled, clock=lambda: NOON)
    with monkeypatch.context() as patched:
        stop_after(filled, 12, patched)
        with pytest.raises(Interrupted):
            await records.privacy.forget(SOMEBODY)
    assert await records.rebuild() == []
    assert await where(filled, SOMEBODY) == set()


async def test_meanwhile_they_get_no_seat(database: Database) -> None:
    sessions = Sessions(database, clock=lambda: NOON)
    stored = await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=1)
    await database.write(deletions.begin, user_id=SOMEBODY, now=0)
    with pytest.raises(Refused, match="being-deleted"):
        await opening.open_lobby(sessions, GUILD, 7, SOMEBODY, shipped()["standard"], join_id=2)
    async with sessions.lock(stored.id) as session:
        with pytest.raises(Refused, match="being-deleted"):
            await act(session, lobby.join, SOMEBODY, 3)
    await Records(database).privacy.finish_deletions()
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, SOMEBODY, 3)


@pytest.mark.parametrize("units", [0, 5, 20])
@pytest.mark.once
async def test_a_game_of_theirs_that_ends_meanwhile_counts_afterwards(filled: Database, units: int) -> None:
    records = Records(filled, clock=lambda: NOON)
    await filled.write(deletions.begin, user_id=SOMEBODY, now=0)
    for _ in range(units):
        await filled.write(deletions.go_on, user_id=SOMEBODY)
    (stored,) = await rows(filled, "SELECT former FROM deletions")
    name = SOMEBODY if not units else stored["former"]
    await store(filled, quick_win(2, 50), (OPPONENT, name), counted=False)
    before = (await records.card(OPPONENT)).tally.games
    await store(filled, quick_win(2, 50), (OPPONENT, THIRD), counted=False)
    await records.counter.catch_up()
    assert (await records.card(OPPONENT)).tally.games == before
    await records.privacy.finish_deletions()
    await records.counter.catch_up()
    assert (await records.card(OPPONENT)).tally.games == before + 2
    assert await records.rebuild() == []


async def test_what_the_bot_remembers_of_a_game_does_not_name_them_any_longer(tmp_path: Path) -> None:
    async with local_tavern() as tavern, running_bot(tavern, tmp_path / "farkle.sqlite3", Seed.dice) as bot:
        host, _, person = tavern.people
        await begin(tavern, players=3)
        async with bot.services.sessions.lock(1) as session:
            await act(session, turns.leave, person.id)
        # The storage failed in the middle of it.
        await bot.database.write(deletions.begin, user_id=person.id, now=0)
        await bot.jobs.play("deletions", "changes")
        await host.slash(tavern.channel, "farkle board")
        board = await tavern.board()
        assert say("former-player") in board.text
        assert person.mention not in board.text


async def test_the_bot_goes_on_with_it_when_it_starts(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with local_tavern() as tavern:
        async with running_bot(tavern, path, Seed.dice) as bot:
            await fill(bot.database)
            await bot.database.write(deletions.begin, user_id=SOMEBODY, now=0)
        async with running_bot(tavern, path, Seed.dice) as bot:
            assert await where(bot.database, SOMEBODY) == set()
