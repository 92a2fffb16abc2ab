"""A press stored as a unit of work leaves the same rows as `bot.store.games.save`, and meets the same conflicts."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Dialect
from sqlalchemy.dialects.postgresql import psycopg

from bot.errors import FarkleError
from bot.games.farkle.facts import Fact
from bot.model.games import Status, StoredGame
from bot.model.servers import GuildSettings
from bot.play import Table
from bot.play.sessions import Sessions
from bot.store import games, saving
from bot.store.database import Database
from bot.store.games import ConflictError
from bot.store.units import Writer
from tests.games.farkle.strategies import random_dice
from tests.store.engines import engine_on, writing_to
from tests.store.test_games import CHANNEL, FIRST, GUILD, JOINS, SHIPPED, move

_SAME = ("games", "seats", "facts", "farkle_streaks")
_ROOMY = GuildSettings(most_per_person=10)

Change = tuple[StoredGame, StoredGame, Sequence[Fact], int]


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables that a press changes."""
    with closing(sqlite3.connect(path)) as other:
        return {table: other.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in _SAME}


class Both(Sessions):
    """Games whose changes are stored twice: as ever, and as units of work in another file."""

    def __init__(self, database: Database, writer: Writer, chance: Random) -> None:
        super().__init__(
            database,
            lambda _seed, _throw, number: random_dice(chance, number),
            clock=lambda: self.now,
            settings_of=lambda _guild_id: _ROOMY,
        )
        self.moments = count(1_800_000_000, 7)
        self.now = next(self.moments)
        self.writer = writer
        self.changes: list[Change] = []

    async def _store(self, before: StoredGame, after: StoredGame, happened: Sequence[Fact]) -> None:
        await super()._store(before, after, happened)
        change = (before, after, tuple(happened), self.now)
        await self.writer.write(partial(saving.save, before=before, after=after, happened=happened, now=self.now))
        self.changes.append(change)
        self.now = next(self.moments)


async def opened_in_both(sessions: Both, other: Database, rules: str, chance: Random) -> int:
    """The id of a lobby that is in both files."""
    joins = next(JOINS)
    stored = await sessions.open_lobby(GUILD, CHANNEL, FIRST, SHIPPED[rules], join_id=joins)
    async with other.writing() as connection:
        assert await games.add(connection, stored) == stored
    async with sessions.sit(stored.id) as table:
        for number in range(1, chance.randint(2, 5)):
            await table.join(FIRST + number, next(JOINS))
    return stored.id


async def in_the_lobby(table: Table, chance: Random) -> None:
    """What people do before a game begins."""
    await table.join(FIRST + 7, next(JOINS))
    await table.set_target(FIRST, chance.choice([2000, 3000]))
    await table.leave_lobby(chance.choice(table.stored.players[2:]))
    await table.set_seats(FIRST, 6)
    await table.shown_in(chance.randint(1, 1 << 60))


async def beside_the_moves(table: Table, chance: Random) -> None:
    """One of the things that change a running game's row and not its facts."""
    stored = table.stored
    player = stored.players[table.game.current - 1]
    match chance.randrange(5):
        case 0:
            await table.shown_in(chance.randint(1, 1 << 60), called=chance.random() < 0.5)
        case 1:
            await table.pause(stored.host_id)
            await table.resume(player)
        case 2:
            await table.move_to_thread(chance.randint(1, 1 << 60))
        case 3:
            await table.come_home()
        case 4:
            await table.grant_grace()


async def play_one(sessions: Both, game_id: int, chance: Random) -> Status:
    """Plays a game to its end, or until its host has enough of it."""
    async with sessions.sit(game_id) as table:
        await in_the_lobby(table, chance)
        await table.start(table.stored.host_id)
    for step in range(200):
        async with sessions.sit(game_id) as table:
            if not table.stored.is_running:
                break
            if step == 100:
                await table.stop(table.stored.host_id, may_manage=False)
                break
            try:
                await (move(table, chance) if chance.random() < 0.8 else beside_the_moves(table, chance))
            except FarkleError:
                continue
    async with sessions.sit(game_id) as table:
        return table.stored.status


async def is_refused(database: Database, writer: Writer, change: Change) -> tuple[bool, bool]:
    """Do the old and the new way find a conflict in a change?"""

    async def old() -> None:
        async with database.writing() as connection:
            await games.save(connection, *change)

    async def new() -> None:
        await writer.write(lambda transaction: saving.save(transaction, *change))

    found = await asyncio.gather(old(), new(), return_exceptions=True)
    assert all(each is None or isinstance(each, ConflictError) for each in found)
    return found[0] is not None, found[1] is not None


@pytest.mark.parametrize("rules", list(SHIPPED))
async def test_random_games_are_stored_alike(tmp_path: Path, rules: str) -> None:
    chance = Random(rules)
    paths = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    seen = set()
    async with (
        Database.open(f"sqlite:///{paths[0]}") as old,
        Database.open(f"sqlite:///{paths[1]}") as new,
        writing_to(engine_on(paths[1])) as writer,
    ):
        sessions = Both(old, writer, chance)
        for _ in range(2):
            game_id = await opened_in_both(sessions, new, rules, chance)
            seen.add(await play_one(sessions, game_id, chance))
            assert rows(paths[0]) == rows(paths[1])
        # Whatever was stored once is refused, if it appended facts or came from another status.
        before = rows(paths[0])
        for change in chance.sample(sessions.changes, 40):
            was, will_be, happened, _ = change
            if happened or was.status is not will_be.status:
                assert await is_refused(old, writer, change) == (True, True)
        assert rows(paths[0]) == rows(paths[1]) == before
    assert seen & {Status.OVER, Status.STOPPED}


async def test_who_sat_down_elsewhere_meanwhile_keeps_the_seat(tmp_path: Path) -> None:
    """Two processes seat somebody at the same moment: the second one is told that it knew too little."""
    path = tmp_path / "farkle.sqlite3"
    async with Database.open(f"sqlite:///{path}") as database, writing_to(engine_on(path)) as writer:
        sessions = Sessions(database)
        lobby = await sessions.open_lobby(GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS))

        def joined(user_id: int) -> StoredGame:
            return replace(lobby, players=(FIRST, user_id), joins=(*lobby.joins, next(JOINS)))

        first, second = joined(FIRST + 1), joined(FIRST + 2)
        await writer.write(lambda transaction: saving.save(transaction, lobby, first, (), 0))
        for late in (second, replace(lobby, status=Status.CLOSED), replace(lobby, status=Status.PLAYING)):
            with pytest.raises(ConflictError):
                await writer.write(partial(saving.save, before=lobby, after=late, happened=(), now=0))
        async with sessions.sit(lobby.id) as table:
            assert table.stored.players == (FIRST, FIRST + 1)


async def test_a_conflict_in_one_game_lets_the_others_be_stored(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with Database.open(f"sqlite:///{path}") as database, writing_to(engine_on(path)) as writer:
        sessions = Sessions(database, settings_of=lambda _guild_id: _ROOMY)
        lobbies = [
            await sessions.open_lobby(GUILD, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(JOINS)) for _ in range(4)
        ]
        wrong = replace(lobbies[2], status=Status.PLAYING)

        def save(before: StoredGame) -> Coroutine[Any, Any, None]:
            after = replace(before, title="changed")
            return writer.write(partial(saving.save, before=before, after=after, happened=(), now=0))

        units = [save(lobby) for lobby in (*lobbies[:2], wrong, lobbies[3])]
        found = await asyncio.gather(*units, return_exceptions=True)
        assert [type(each) for each in found] == [type(None), type(None), ConflictError, type(None)]
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT id FROM games WHERE title = 'changed'").fetchall() == [(1,), (2,), (4,)]


def test_the_statements_of_a_press_speak_every_database() -> None:
    dialect: Dialect = psycopg.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's dialects have no types
    columns = ("status", "due_at")
    for prepared in (saving._append, saving._set_streak, saving._add_seat, saving._update_game(columns)):
        sql, _ = prepared._compile(dialect)
        assert "%(" in sql
    assert "ON CONFLICT (game_id, seat) DO UPDATE" in saving._set_streak._compile(dialect)[0]
