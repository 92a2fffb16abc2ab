"""A change of a game is stored once: a caller with an old version is refused, and others are stored all the same."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.errors import Refused
from bot.games.dice import digest_of
from bot.model.games import Change, Status, StoredGame
from bot.model.servers import GuildSettings
from bot.play.sessions import Sessions
from bot.store import saving
from bot.store.database import Database
from bot.store.saving import ConflictError
from bot.text import Typed
from tests.support.databases import rows
from tests.support.random_games import random_dice
from tests.support.session_steps import CHANNEL, FIRST, GUILD, JOINS, SHIPPED, began, move

_TABLES = ("games", "seats", "facts", "farkle_streaks", "results", "lifetime_stats")
_ROOMY = GuildSettings(most_per_person=10)


async def stored_rows(database: Database) -> dict[str, list[dict[str, Any]]]:
    """All rows of the tables that a press changes."""
    return {table: await rows(database, f"SELECT * FROM {table} ORDER BY 1, 2") for table in _TABLES}


def saved(database: Database, before: StoredGame, after: StoredGame) -> Awaitable[None]:
    return database.write(partial(saving.save, before=before, after=after, happened=(), now=0))


async def play_one(database: Database, rules: str, chance: Random) -> list[Change]:
    """Plays a game to its end, or for a while. Returns what changed."""
    sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
    game_id, changes = await began(sessions, SHIPPED[rules], players=chance.randint(2, 5)), list[Change]()
    for _ in range(50):
        async with sessions.lock(game_id) as session:
            if not session.stored.is_running:
                break
            changes.append(await move(session, chance))
    return changes


@pytest.mark.parametrize("rules", list(SHIPPED))
async def test_nothing_is_stored_twice(database: Database, rules: str) -> None:
    changes = await play_one(database, rules, Random(rules))
    before = await stored_rows(database)
    for change in changes:
        again = partial(saving.save, before=change.before, after=change.after, happened=change.facts, now=1_800_000_000)
        with pytest.raises(ConflictError):
            await database.write(again)
    assert await stored_rows(database) == before


async def test_who_sat_down_elsewhere_meanwhile_keeps_the_seat(database: Database) -> None:
    """Two processes seat a player at the same moment: the second is refused because its version is old."""
    sessions = Sessions(database)
    lobby = await sessions.open_lobby(GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS))

    def joined(user_id: int) -> StoredGame:
        return replace(lobby, players=(FIRST, user_id), joins=(*lobby.joins, digest_of(next(JOINS))))

    first, second = joined(FIRST + 1), joined(FIRST + 2)
    await saved(database, lobby, first)
    for late in (second, replace(lobby, status=Status.CLOSED), replace(lobby, status=Status.PLAYING)):
        with pytest.raises(ConflictError):
            await saved(database, lobby, late)
    async with sessions.lock(lobby.id) as session:
        assert session.stored.players == (FIRST, FIRST + 1)


@pytest.mark.parametrize("status", [Status.PLAYING, Status.CLOSED])
async def test_nobody_sits_down_where_another_process_started_or_closed_the_lobby(
    database: Database, status: Status
) -> None:
    """Only the seats would change."""
    lobby = await Sessions(database).open_lobby(GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS))
    await saved(database, lobby, replace(lobby, status=status))
    late = replace(lobby, players=(FIRST, FIRST + 1), joins=(*lobby.joins, digest_of(next(JOINS))))
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


async def test_whoever_was_suspended_notes_nothing_about_a_turn_that_has_passed(database: Database) -> None:
    """Reminders, pauses and messages are no facts, whose keys would refuse it."""
    chance = Random(1)
    sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
    game_id = await began(sessions, SHIPPED["standard"])
    async with sessions.lock(game_id) as session:
        suspended = session.stored
        await move(session, chance)
        now = session.stored
    for late in (
        replace(suspended, alarm_at=7),
        replace(suspended, message_id=8),
        replace(suspended, status=Status.PAUSED),
    ):
        with pytest.raises(ConflictError):
            await saved(database, suspended, late)
    await saved(database, now, replace(now, message_id=9))
    async with Sessions(database).lock(game_id) as session:
        assert session.stored == replace(now, message_id=9)


async def test_a_conflict_in_one_game_lets_the_others_be_stored(database: Database) -> None:
    sessions = Sessions(database, settings_of=lambda _guild_id: _ROOMY)
    lobbies = [
        await sessions.open_lobby(GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS)) for _ in range(4)
    ]
    wrong = replace(lobbies[2], status=Status.PLAYING)
    changed = Typed("changed")
    units = [saved(database, lobby, replace(lobby, title=changed)) for lobby in (*lobbies[:2], wrong, lobbies[3])]
    outcomes = await asyncio.gather(*units, return_exceptions=True)
    assert [type(each) for each in outcomes] == [type(None), type(None), ConflictError, type(None)]
    found = await rows(database, "SELECT id FROM games WHERE title = 'changed' ORDER BY id")
    assert [row["id"] for row in found] == [lobby.id for lobby in (*lobbies[:2], lobbies[3])]
