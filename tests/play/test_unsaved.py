"""The message of a game is stored soon: no press waits for it, and every later change is stored after it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from bot.errors import Refused
from bot.model.games import Change, Leftover
from bot.play import lobby, opening
from bot.play.sessions import Session, Sessions
from bot.play.unsaved import shown_in
from bot.store.database import Database
from tests.support.databases import opened, rows
from tests.support.idle_time import idle_time
from tests.support.random_games import random_dice
from tests.support.sessions import CHANNEL, FIRST, GUILD, JOINS, SHIPPED, began, move

_FIRST_BOARD = 5000
_PACE = 100.0
"""How many times faster time passes."""


@dataclass
class Scene:
    """A game that is played, and what is stored of it."""

    database: Database
    sessions: Sessions
    game_id: int
    chance: Random

    async def show(self, message_id: int) -> None:
        """Another message shows the game. The previous one must be deleted."""
        async with self.sessions.lock(self.game_id) as session:
            self.show_in(session, message_id)

    def show_in(self, session: Session, message_id: int) -> None:
        change = shown_in(session.stored, session.stored.boards[0], message_id, due_at=0, replaces=True)
        assert change is not None
        session.remember(change)

    async def shown_in(self) -> int:
        """The message that shows the game, as it is stored."""
        (row,) = await rows(self.database, f"SELECT message_id FROM games WHERE id = {self.game_id}")
        found: int = row["message_id"]
        return found

    async def to_be_deleted(self) -> list[int]:
        return [row["message_id"] for row in await rows(self.database, "SELECT message_id FROM leftovers ORDER BY 1")]


@asynccontextmanager
async def scene(path: Path) -> AsyncIterator[Scene]:
    async with opened(path) as database:
        chance = Random(1)
        sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
        shown = Scene(database, sessions, await began(sessions, SHIPPED["standard"]), chance)
        await shown.show(_FIRST_BOARD)
        await sessions.unsaved.settle()
        yield shown


@asynccontextmanager
async def commits() -> AsyncIterator[list[Connection]]:
    """The commits of the block: a list that grows."""
    seen: list[Connection] = []
    take = seen.append
    event.listen(Engine, "commit", take)
    try:
        yield seen
    finally:
        event.remove(Engine, "commit", take)


async def test_what_was_noted_is_stored_with_the_next_move_as_one_unit(path: Path) -> None:
    async with scene(path) as shown:
        # However busy the machine is, the moment does not pass meanwhile.
        with idle_time():
            await shown.show(_FIRST_BOARD + 1)
            assert await shown.shown_in() == _FIRST_BOARD
            async with commits() as seen, shown.sessions.lock(shown.game_id) as session:
                await move(session, shown.chance)
            assert len(seen) == 1
        assert await shown.shown_in() == _FIRST_BOARD + 1
        assert await shown.to_be_deleted() == [_FIRST_BOARD]


async def test_what_was_noted_is_stored_a_moment_later_where_nobody_moves(path: Path) -> None:
    async with scene(path) as shown:
        with idle_time(_PACE):
            await shown.show(_FIRST_BOARD + 1)
            await asyncio.sleep(1)
        assert await shown.shown_in() == _FIRST_BOARD + 1


async def test_remembering_again_and_again_puts_nothing_off(path: Path) -> None:
    """A player presses an old board all the time."""
    async with scene(path) as shown:
        with idle_time(_PACE):
            await shown.show(_FIRST_BOARD + 1)
            for _ in range(20):
                async with shown.sessions.lock(shown.game_id) as session:
                    left = (Leftover(7, CHANNEL, due_at=0),)
                    session.remember(Change(session.stored, session.stored, leftovers=left))
                await asyncio.sleep(0.05)
            assert await shown.shown_in() == _FIRST_BOARD + 1


async def test_a_game_that_is_read_again_is_shown_where_it_was_noted(path: Path) -> None:
    async with scene(path) as shown:
        await shown.show(_FIRST_BOARD + 1)
        shown.sessions.read_anew(shown.game_id)
        async with shown.sessions.lock(shown.game_id) as session:
            assert session.stored.boards[0].message_id == _FIRST_BOARD + 1


async def test_what_was_noted_of_a_lobby_is_not_lost_with_what_is_refused(path: Path) -> None:
    """A person who sits in enough games is refused while the message of the lobby is noted."""
    async with opened(path) as database:
        sessions = Sessions(database)
        standard = SHIPPED["standard"]
        lobbies = [
            await opening.open_lobby(sessions, GUILD, CHANNEL + host, FIRST + host, standard, join_id=next(JOINS))
            for host in range(8)
        ]
        joined = [await _is_seated(sessions, each.id, _FIRST_BOARD + each.id) for each in lobbies[1:]]
        assert joined == [True, True, False, False, False, False, False]
        await sessions.unsaved.settle()
        stored = await rows(database, "SELECT id, message_id FROM games WHERE message_id IS NOT NULL ORDER BY id")
        assert [row["message_id"] for row in stored] == [_FIRST_BOARD + each.id for each in lobbies[1:]]


async def _is_seated(sessions: Sessions, game_id: int, message_id: int) -> bool:
    """Remembers the message of a lobby, then a player joins. Returns whether they could."""
    try:
        async with sessions.lock(game_id) as session:
            change = shown_in(session.stored, session.stored.boards[0], message_id, due_at=0)
            assert change is not None
            session.remember(change)
            await session.commit(lobby.join(session.stored, FIRST, next(JOINS), now=session.now()))
    except Refused:
        return False
    return True


async def test_messages_that_are_deleted_are_forgotten_together(path: Path) -> None:
    async with scene(path) as shown:
        left = tuple(Leftover(message_id, CHANNEL, due_at=0) for message_id in range(10))
        async with shown.sessions.lock(shown.game_id) as session:
            session.remember(Change(session.stored, session.stored, leftovers=left))
        await shown.sessions.unsaved.settle()
        async with commits() as seen:
            for message_id in range(9):
                shown.sessions.forget_leftover(message_id)
            assert all(map(shown.sessions.was_cleared, range(9)))
            with idle_time(_PACE):
                await asyncio.sleep(2)
            assert await shown.to_be_deleted() == [9]
        assert len(seen) == 2, "one for all of them, and one that reads"


async def test_a_message_that_is_deleted_before_it_was_stored_is_never_stored(path: Path) -> None:
    async with scene(path) as shown:
        with idle_time():
            await shown.show(_FIRST_BOARD + 1)
            shown.sessions.forget_leftover(_FIRST_BOARD, shown.game_id)
            async with commits() as seen:
                await shown.sessions.unsaved.settle()
            assert len(seen) == 1
        assert await shown.shown_in() == _FIRST_BOARD + 1
        assert await shown.to_be_deleted() == []


async def test_a_message_that_is_deleted_at_once_is_forgotten_after_it_was_noted(path: Path) -> None:
    """Messages are forgotten while a game records one of them for deletion."""
    async with scene(path) as shown:
        with idle_time(_PACE):
            shown.sessions.forget_leftover(1)
            await asyncio.sleep(0.95)
            await shown.show(_FIRST_BOARD + 1)
            shown.sessions.forget_leftover(_FIRST_BOARD)
            await asyncio.sleep(2)
        assert await shown.shown_in() == _FIRST_BOARD + 1
        assert await shown.to_be_deleted() == []
