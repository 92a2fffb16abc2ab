"""The message of a game is stored without waiting: before the next change, and before the game is unlocked."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.errors import Refused
from bot.play import lobby, opening
from bot.play.leftovers import with_new_message
from bot.play.sessions import Session, Sessions
from bot.store.database import Database
from tests.store.engines import busy
from tests.support.databases import full_disk, opened, rows
from tests.support.random_games import random_dice
from tests.support.sessions import CHANNEL, FIRST, GUILD, JOINS, SHIPPED, began, move

_FIRST_BOARD = 5000


@dataclass
class Scene:
    """A game that is played, and what is stored of it."""

    database: Database
    sessions: Sessions
    game_id: int
    chance: Random

    async def show(self, message_id: int) -> None:
        """Another message shows the game, which is stored then. The previous one must be deleted."""
        async with self.sessions.lock(self.game_id) as session:
            show_in(session, message_id)
        await self.sessions.stored(self.game_id)

    async def with_new_message(self) -> int:
        """The message that shows the game, as it is stored."""
        (row,) = await rows(self.database, f"SELECT message_id FROM games WHERE id = {self.game_id}")
        found: int = row["message_id"]
        return found

    async def to_be_deleted(self) -> list[int]:
        return [row["message_id"] for row in await rows(self.database, "SELECT message_id FROM leftovers ORDER BY 1")]


def show_in(session: Session, message_id: int) -> None:
    change = with_new_message(session.stored, session.stored.boards[0], message_id, due_at=0, replaces=True)
    assert change is not None
    session.remember(change)


@asynccontextmanager
async def scene(path: Path) -> AsyncIterator[Scene]:
    async with opened(path) as database:
        chance = Random(1)
        sessions = Sessions(database, lambda _seed, _throw, number: random_dice(chance, number))
        shown = Scene(database, sessions, await began(sessions, SHIPPED["standard"]), chance)
        await shown.show(_FIRST_BOARD)
        yield shown


async def test_a_message_is_stored_with_the_one_to_delete(path: Path) -> None:
    async with scene(path) as shown:
        await shown.show(_FIRST_BOARD + 1)
        assert await shown.with_new_message() == _FIRST_BOARD + 1
        assert await shown.to_be_deleted() == [_FIRST_BOARD]


async def test_who_shows_a_game_does_not_wait_for_the_database(path: Path) -> None:
    async with scene(path) as shown, shown.sessions.lock(shown.game_id) as session, busy(shown.database._writer):
        show_in(session, _FIRST_BOARD + 1)
        assert session.stored.boards[0].message_id == _FIRST_BOARD + 1
        assert await shown.with_new_message() == _FIRST_BOARD


async def test_a_later_move_is_stored_after_the_message(path: Path) -> None:
    async with scene(path) as shown, shown.sessions.lock(shown.game_id) as session:
        show_in(session, _FIRST_BOARD + 1)
        await move(session, shown.chance)
        assert await shown.with_new_message() == _FIRST_BOARD + 1


async def test_a_game_whose_message_could_not_be_stored_is_read_again(path: Path) -> None:
    async with scene(path) as shown:
        with full_disk():
            await shown.show(_FIRST_BOARD + 1)
        async with shown.sessions.lock(shown.game_id) as session:
            assert session.stored.boards[0].message_id == _FIRST_BOARD
            await move(session, shown.chance)


async def test_the_message_of_a_lobby_is_not_lost_with_what_is_refused(path: Path) -> None:
    """A person who sits in enough games is refused while the message of the lobby is stored."""
    async with opened(path) as database:
        sessions = Sessions(database)
        standard = SHIPPED["standard"]
        lobbies = [
            await opening.open_lobby(sessions, GUILD, CHANNEL + host, FIRST + host, standard, join_id=next(JOINS))
            for host in range(8)
        ]
        joined = [await _is_seated(sessions, each.id, _FIRST_BOARD + each.id) for each in lobbies[1:]]
        for each in lobbies:
            await sessions.stored(each.id)
        assert joined == [True, True, False, False, False, False, False]
        stored = await rows(database, "SELECT id, message_id FROM games WHERE message_id IS NOT NULL ORDER BY id")
        assert [row["message_id"] for row in stored] == [_FIRST_BOARD + each.id for each in lobbies[1:]]


async def _is_seated(sessions: Sessions, game_id: int, message_id: int) -> bool:
    """Remembers the message of a lobby, then a player joins. Returns whether they could."""
    try:
        async with sessions.lock(game_id) as session:
            change = with_new_message(session.stored, session.stored.boards[0], message_id, due_at=0)
            assert change is not None
            session.remember(change)
            await session.commit(lobby.join(session.stored, FIRST, next(JOINS), now=session.now()))
    except Refused:
        return False
    return True


async def test_a_message_that_was_deleted_is_forgotten(path: Path) -> None:
    async with scene(path) as shown:
        await shown.show(_FIRST_BOARD + 1)
        await shown.sessions.forget_leftover(_FIRST_BOARD)
        assert shown.sessions.was_cleared(_FIRST_BOARD)
        assert await shown.to_be_deleted() == []
