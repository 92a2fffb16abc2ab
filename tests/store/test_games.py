"""Stored games: a game read back is the game that was played, and nothing is stored twice."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from itertools import starmap
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Executable, text

from bot import rulesets
from bot.errors import FarkleError, Refused, UnreadableGame
from bot.games.dice import digest_of
from bot.games.farkle import Choice, Left, Then, change, read_game, write_game
from bot.model.games import Change, Status, StoredGame
from bot.model.place import NOWHERE
from bot.model.servers import GuildSettings
from bot.play import lobby, opening, turns
from bot.play.guards import game_of
from bot.play.lobby_time import LOBBY_SECONDS
from bot.play.sessions import Session, Sessions
from bot.rulesets import NamedRules
from bot.store import games, saving
from bot.store.database import Database
from bot.store.saving import ConflictError
from bot.store.units import Transaction
from bot.typed import Typed
from tests.support.databases import change as change_rows
from tests.support.databases import opened, rows, streaks
from tests.support.random_games import random_dice
from tests.support.sessions import CHANNEL, FIRST, GUILD, JOINS, SHIPPED, act, began, facts_of, farkle, move
from tests.support.tavern import scripted, seeded

ROLL = Choice((), Then.ROLL)


def send(transaction: Transaction, statement: Executable) -> None:
    transaction.execute(statement)


async def check_stored(database: Database, session: Session, ruleset: NamedRules) -> None:
    """The stored facts add up to the game in memory, and its text can be played by the rules."""
    stored, game = session.stored, farkle(game_of(session.stored))
    assert await database.read(games.load, game_id=stored.id) == stored
    facts = await database.read(facts_of, game_id=stored.id)
    assert await streaks(database, stored.id) == [seat.streak for seat in game.seats]
    transcript = read_game(
        write_game(ruleset.base, SHIPPED[ruleset.base].rules, game.rules, map(str, game.numbers), facts),
        lambda name: SHIPPED[name].rules,
    )
    assert transcript.game == game


async def test_the_rules_of_a_game_are_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later edits, in a file or by a guild, change no game that was opened before."""
    rules = change(SHIPPED["deluxe"].rules, {"target": 1234, "singles": {2: 70}})
    ruleset = NamedRules("ours", Typed("Ours"), Typed(), "deluxe", rules)
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as database:
        game_id = await began(Sessions(database, seeded(1)), ruleset)
    monkeypatch.setattr(rulesets, "shipped", dict)  # as if the files were gone
    async with opened(path) as database, Sessions(database, seeded(1)).lock(game_id) as session:
        assert game_of(session.stored).rules == rules.playing_on()
        assert (session.stored.title, session.stored.base) == ("Ours", "deluxe")


async def outcome(action: Awaitable[Change]) -> str:
    """The code of a refusal; empty if it was done."""
    try:
        await action
    except FarkleError as error:
        return error.code
    return ""


async def test_of_two_processes_only_the_first_appends(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as mine, opened(path) as theirs:
        here, there = Sessions(mine, scripted("6", "1", "115234")), Sessions(theirs, scripted("115236", "1112"))
        game_id = await began(here, SHIPPED["standard"])
        async with here.lock(game_id) as first, there.lock(game_id) as second:
            revision = game_of(first.stored).revision
            assert await outcome(act(first, turns.choose, ROLL)) == ""
            assert await outcome(act(second, turns.choose, ROLL)) == "stale"
        async with there.lock(game_id, revision + 1) as second:
            assert farkle(game_of(second.stored)).turn.thrown == (1, 1, 5, 2, 3, 4)
            assert await outcome(act(second, turns.choose, Choice((1, 1), Then.ROLL))) == ""
        async with here.lock(game_id, revision + 3) as first:
            assert farkle(game_of(first.stored)).turn.points == 200
            await check_stored(mine, first, SHIPPED["standard"])


async def test_many_writers_of_one_game_append_each_fact_once(tmp_path: Path) -> None:
    """Eight handles on one file leave at the same time: one after the other, or refused as stale."""
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as first, opened(path) as second:
        tables = [Sessions(first, seeded(1)), Sessions(second, seeded(2))]
        game_id = await began(tables[0], SHIPPED["standard"], players=8)

        async def leave(number: int) -> str:
            async with tables[number % 2].lock(game_id) as session:
                return await outcome(act(session, turns.leave, FIRST + number))

        outcomes = await asyncio.gather(*map(leave, range(8)))
        left = outcomes.count("")
        assert set(outcomes) <= {"", "stale", "game-ended"}
        stored = await first.read(games.load, game_id=game_id)
        facts = await first.read(facts_of, game_id=game_id)
        assert stored is not None
        assert stored.game is not None
        assert sum(isinstance(fact, Left) for fact in facts) == left == 8 - len(stored.game.active)


async def test_a_change_that_fails_leaves_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Sessions(database, scripted("6", "1", "223346", "223346"))
    game_id = await began(tables, SHIPPED["standard"])

    def fail(*_arguments: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(saving, "_write_streaks", fail)  # the last statement, after the facts
        async with tables.lock(game_id) as session:
            before = session.stored
            with pytest.raises(RuntimeError):
                await act(session, turns.choose, ROLL)
            assert session.stored == before
    assert await database.read(games.load, game_id=game_id) == before
    async with tables.lock(game_id) as session:
        assert session.stored == before
        await act(session, turns.choose, ROLL)
        await check_stored(database, session, SHIPPED["standard"])


async def test_farkle_streaks_that_are_not_what_the_facts_say_are_corrected(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as database:
        game_id = await began(Sessions(database, scripted("6", "1")), SHIPPED["deluxe"])
        update = text(f"UPDATE farkle_streaks SET streak = 2 WHERE game_id = {game_id}")
        await database.write(lambda transaction: transaction.execute(update))
    async with opened(path) as database:
        async with Sessions(database, scripted("133446", "33446")).lock(game_id) as session:
            await act(session, turns.choose, Choice((), Then.ROLL))
            await act(session, turns.choose, Choice((1,), Then.ROLL))
            assert [seat.total for seat in game_of(session.stored).seats] == [0, 0], (
                "nobody pays for farkles that did not happen"
            )
        assert await streaks(database, game_id) == [1, 0]


async def test_keys_of_seats_and_facts_are_unique_and_missing_seats_noticed(database: Database) -> None:
    game_id = await began(Sessions(database, seeded(1)), SHIPPED["standard"])
    for statement in (
        f"INSERT INTO facts VALUES ({game_id}, 1, '1 start 6', 0)",
        f"INSERT INTO seats (game_id, number, user_id) VALUES ({game_id}, 1, 5)",
        "INSERT INTO facts VALUES (999, 1, '1 start 6', 0)",
        "INSERT INTO seats (game_id, number, user_id) VALUES (999, 1, 5)",
    ):
        with pytest.raises(Exception, match="constraint"):
            await database.write(send, text(statement))
    await database.write(send, text(f"DELETE FROM seats WHERE game_id = {game_id} AND number = 2"))
    with pytest.raises(UnreadableGame):
        await database.read(games.load_agreed, game_id=game_id)


async def rematch_of(tables: Sessions, game_id: int) -> StoredGame:
    return await opening.open_lobby(
        tables, GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS), rematch_of=game_id
    )


@pytest.mark.parametrize("by_time", [False, True])
async def test_a_second_rematch_is_refused_also_if_nobody_started_the_first(database: Database, by_time: bool) -> None:
    now = [1_800_000_000]
    tables = Sessions(database, seeded(1), clock=lambda: now[0])
    game_id = await began(tables, SHIPPED["standard"])
    again = await rematch_of(tables, game_id)
    with pytest.raises(Refused, match="stale"):
        await rematch_of(tables, game_id)
    now[0] += LOBBY_SECONDS
    async with tables.lock(again.id) as session:
        await (act(session, lobby.close_if_due) if by_time else act(session, lobby.cancel, FIRST))
        assert session.stored.status is Status.CLOSED
    with pytest.raises(Refused, match="stale"):
        await rematch_of(tables, game_id)


_TABLES = ("games", "seats", "facts", "farkle_streaks", "results", "lifetime_stats")
_ROOMY = GuildSettings(most_per_person=10)


async def stored_rows(database: Database) -> dict[str, list[dict[str, Any]]]:
    """All rows of the tables that a press changes."""
    return {table: await rows(database, f"SELECT * FROM {table} ORDER BY 1, 2") for table in _TABLES}


def saved(database: Database, before: StoredGame, after: StoredGame) -> Awaitable[int | None]:
    return database.write(saving.save, before=before, after=after, happened=(), now=0)


async def play_one(database: Database, rules: str, chance: Random) -> list[Change]:
    """Plays a game to its end, or for a while, and compares it with what is stored. Returns what changed."""
    sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
    game_id, changes = await began(sessions, SHIPPED[rules], players=chance.randint(2, 5)), list[Change]()
    for _ in range(50):
        async with sessions.lock(game_id) as session:
            if not session.stored.is_running:
                break
            changes.append(await move(session, chance))
    async with sessions.lock(game_id) as session:
        await check_stored(database, session, SHIPPED[rules])
    return changes


@pytest.mark.parametrize("rules", list(SHIPPED))
async def test_games_are_stored_as_they_are_played_and_nothing_twice(database: Database, rules: str) -> None:
    changes = await play_one(database, rules, Random(rules))
    before = await stored_rows(database)
    for each in changes:
        again = partial(saving.save, before=each.before, after=each.after, happened=each.facts, now=1_800_000_000)
        with pytest.raises(ConflictError):
            await database.write(again)
    assert await stored_rows(database) == before


async def test_who_sat_down_elsewhere_meanwhile_keeps_the_seat(database: Database) -> None:
    """Two processes seat a player at the same moment: the second is refused because its version is old."""
    sessions = Sessions(database)
    lobby = await opening.open_lobby(sessions, GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS))

    def joined(user_id: int) -> StoredGame:
        return replace(lobby, seats=lobby.seats.having(user_id, digest_of(next(JOINS))))

    first, second = joined(FIRST + 1), joined(FIRST + 2)
    await saved(database, lobby, first)
    for late in (second, replace(lobby, status=Status.CLOSED), replace(lobby, status=Status.PLAYING)):
        with pytest.raises(ConflictError):
            await saved(database, lobby, late)
    async with sessions.lock(lobby.id) as session:
        assert session.stored.seats.players == (FIRST, FIRST + 1)


@pytest.mark.parametrize("status", [Status.PLAYING, Status.CLOSED])
async def test_nobody_sits_down_where_another_process_started_or_closed_the_lobby(
    database: Database, status: Status
) -> None:
    """Only the seats would change."""
    lobby = await opening.open_lobby(
        Sessions(database), GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS)
    )
    await saved(database, lobby, replace(lobby, status=status))
    late = replace(lobby, seats=lobby.seats.having(FIRST + 1, digest_of(next(JOINS))))
    with pytest.raises(ConflictError):
        await saved(database, lobby, late)
    assert [row["user_id"] for row in await rows(database, "SELECT user_id FROM seats")] == [FIRST]


async def test_no_fact_is_added_to_a_game_that_another_process_ended(database: Database) -> None:
    chance = Random(1)
    sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
    game_id = await began(sessions, SHIPPED["standard"])
    async with sessions.lock(game_id) as session:
        stored = session.stored
        await saved(database, stored, replace(stored, status=Status.STOPPED))
        before = await stored_rows(database)
        with pytest.raises(Refused, match="stale"):
            await move(session, chance)
    assert await stored_rows(database) == before


async def test_a_game_whose_last_moves_the_database_lost_goes_on_from_the_ones_that_it_has(database: Database) -> None:
    """As if a server had confirmed them early, and crashed."""
    sessions = Sessions(database, scripted("6", "1", "111234", "222345", "115234"))
    game_id = await began(sessions, SHIPPED["standard"])
    async with sessions.lock(game_id) as session:
        await act(session, turns.choose, ROLL)
        seen = await act(session, turns.choose, Choice((1, 1, 1), Then.BANK))
        await change_rows(database, f"DELETE FROM facts WHERE seq > {seen.before.revision}")
        for action in (act(session, turns.choose, ROLL), act(session, turns.leave, FIRST)):
            assert await outcome(action) == "moves-lost"
    async with sessions.lock(game_id) as session:
        assert game_of(session.stored) == seen.before.game
        await act(session, turns.choose, Choice((1, 1, 1), Then.BANK))
        await check_stored(database, session, SHIPPED["standard"])


async def test_a_server_counts_the_games_that_begin_also_if_two_processes_start_them_at_once(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with opened(path) as mine, opened(path) as theirs:
        tables = [Sessions(each, seeded(1), settings_of=lambda _guild_id: _ROOMY) for each in (mine, theirs)]
        lobbies = [
            await opening.open_lobby(
                tables[0], guild_id, CHANNEL + at, FIRST + at, SHIPPED["standard"], join_id=next(JOINS)
            )
            for at, guild_id in enumerate((*[GUILD] * 2, GUILD + 1, NOWHERE, *[GUILD] * 2, GUILD + 1, *[GUILD] * 3))
        ]

        async def begin(at: int, stored: StoredGame) -> tuple[int, int | None]:
            async with tables[at % 2].lock(stored.id) as session:
                await act(session, lobby.join, FIRST + 99, next(JOINS))
                given = (lobby.close,) if at == 1 else (lobby.start, FIRST + at, next(JOINS))
                await act(session, *given)
                assert await theirs.read(games.load, game_id=stored.id) == session.stored
                return stored.guild_id, session.stored.number

        *begun, last = [*await asyncio.gather(*starmap(begin, enumerate(lobbies[:-1]))), await begin(9, lobbies[-1])]
        numbers = [number for guild_id, number in begun if guild_id == GUILD and number is not None]
        assert sorted(numbers) == [1, 2, 3, 4, 5]
        assert last == (GUILD, 6)
        assert sorted(number or 0 for guild_id, number in begun if guild_id == GUILD + 1) == [1, 2]
        assert begun[1] == (GUILD, None), "a closed lobby has none"
        assert begun[3] == (NOWHERE, lobbies[3].id)


def shown(stored: StoredGame, message_id: int) -> StoredGame:
    return stored.with_board(replace(stored.board_of(None), message_id=message_id))


async def test_whoever_was_suspended_remembers_nothing_about_a_turn_that_has_passed(database: Database) -> None:
    """Reminders, pauses and messages are no facts, whose keys would refuse it."""
    chance = Random(1)
    sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
    game_id = await began(sessions, SHIPPED["standard"])
    async with sessions.lock(game_id) as session:
        suspended = session.stored
        await move(session, chance)
        now = session.stored
    for late in (
        replace(suspended, deadline=suspended.deadline.until(7)),
        shown(suspended, 8),
        replace(suspended, status=Status.PAUSED),
    ):
        with pytest.raises(ConflictError):
            await saved(database, suspended, late)
    await saved(database, now, shown(now, 9))
    async with Sessions(database).lock(game_id) as session:
        assert session.stored == shown(now, 9)


async def test_a_conflict_in_one_game_lets_the_others_be_stored(database: Database) -> None:
    sessions = Sessions(database, settings_of=lambda _guild_id: _ROOMY)
    lobbies = [
        await opening.open_lobby(sessions, GUILD, CHANNEL + at, FIRST, SHIPPED["standard"], join_id=next(JOINS))
        for at in range(4)
    ]
    wrong = replace(lobbies[2], status=Status.PLAYING)
    changed = Typed("changed")
    units = [saved(database, lobby, replace(lobby, title=changed)) for lobby in (*lobbies[:2], wrong, lobbies[3])]
    outcomes = await asyncio.gather(*units, return_exceptions=True)
    assert [type(each) for each in outcomes] == [type(None), type(None), ConflictError, type(None)]
    found = await rows(database, "SELECT id FROM games WHERE title = 'changed' ORDER BY id")
    assert [row["id"] for row in found] == [lobby.id for lobby in (*lobbies[:2], lobbies[3])]
