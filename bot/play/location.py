"""Where a game is shown: in which place, and by which message. Nobody waits until that is stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.model.games import Change, Leftover, StoredGame
from bot.play.guards import game_of


def note_message(
    stored: StoredGame, message_id: int | None, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """The message shows the game now; `called` says whether it called the one whose turn it is.

    If it `replaces` the board that showed the game before, the clock deletes that one at `due_at`, unless it is gone by
    then. None where all is known already.
    """
    called_turn = game_of(stored).turn.since if called else stored.called_turn
    if (message_id, called_turn) == (stored.message_id, stored.called_turn):
        return None
    old, left = stored.message_id, tuple[Leftover, ...]()
    if replaces and not stored.has_ended and old not in (None, message_id, stored.lobby_message_id):
        left = leave(stored, old, due_at=due_at)
    return Change(stored, replace(stored, message_id=message_id, called_turn=called_turn), left=left)


def leave(stored: StoredGame, message_id: int | None, *, due_at: int) -> tuple[Leftover, ...]:
    """A message, in the place where the game is shown, that does not show it any more and is to be deleted."""
    return () if message_id is None else (Leftover(message_id, stored.place, due_at),)


def move_to_thread(stored: StoredGame, thread_id: int) -> Change:
    """The game is shown in this thread from now on. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=thread_id, message_id=None))


def move_home(stored: StoredGame) -> Change:
    """The game is shown again where it was opened. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=None, message_id=None))


log = logging.getLogger(__name__)

# A game whose process stops within this time is shown by a message that nobody has noted.
_NOTING_SECONDS = 0.1
# A message that is deleted, and not known to be, is deleted again.
_FORGETTING_SECONDS = 1.0


class Notes:
    """Changes of games, and messages, that are stored a moment later, together.

    Where a game changes before that, what was noted of it is stored as one with this change.
    """

    def __init__(
        self,
        store: Callable[[Change], Awaitable[None]],
        forget: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        """`store` and `forget` ask for something to be stored at once; what they return is awaited later."""
        self._store = store
        self._forget = forget
        self._noted: dict[int, Change] = {}
        # When that is stored at the latest.
        self._at_latest: asyncio.TimerHandle | None = None
        self._deleted: list[int] = []
        # What is being stored of each game.
        self._storing: dict[int, asyncio.Task[None]] = {}
        self._forgetting: set[asyncio.Task[None]] = set()

    def add(self, change: Change) -> None:
        """Notes a change of a game. The next change of the game has to be `joined` with it, or stored after it."""
        self._noted[change.after.id] = _as_one(self._noted.get(change.after.id), change)
        if self._at_latest is None:
            self._at_latest = asyncio.get_running_loop().call_later(_NOTING_SECONDS, self.store_all)

    def joined(self, change: Change) -> Change:
        """The change that a game goes through now, as one with what was noted of it and is not stored yet."""
        noted = self._noted.pop(change.after.id, None)
        if not self._noted:
            self._rest()
        return _as_one(noted, change)

    def delete(self, message_id: int) -> None:
        """Notes that a message is deleted."""
        if not self._deleted:
            asyncio.get_running_loop().call_later(_FORGETTING_SECONDS, self._forget_all)
        self._deleted.append(message_id)

    def store(self, game_id: int) -> None:
        """Asks for what was noted of a game to be stored now."""
        if change := self._noted.pop(game_id, None):
            what = f"where game {game_id} is shown"
            storing = self._storing[game_id] = asyncio.create_task(_tried(self._store(change), what))
            storing.add_done_callback(partial(self._end_storing, game_id))

    def store_all(self) -> None:
        """Asks for everything that was noted of games to be stored now."""
        self._rest()
        for game_id in list(self._noted):
            self.store(game_id)

    async def stored(self, game_id: int) -> None:
        """Returns once what was noted of a game is stored, or that has failed."""
        self.store(game_id)
        if storing := self._storing.get(game_id):
            await asyncio.wait([storing])

    async def settle(self) -> None:
        """Stores everything now, and returns once that is done, or has failed."""
        self.store_all()
        self._forget_all()
        if at_work := [*self._storing.values(), *self._forgetting]:
            await asyncio.wait(at_work)

    def _rest(self) -> None:
        """There is nothing to be stored later."""
        if self._at_latest is not None:
            self._at_latest.cancel()
            self._at_latest = None

    def _end_storing(self, game_id: int, storing: asyncio.Task[None]) -> None:
        if self._storing.get(game_id) is storing:
            del self._storing[game_id]

    def _forget_all(self) -> None:
        if self._deleted:
            # What was noted may say that they are to be deleted.
            self.store_all()
            deleted, self._deleted = self._deleted, []
            forgetting = asyncio.create_task(_tried(self._forget(deleted), "which messages are deleted"))
            self._forgetting.add(forgetting)
            forgetting.add_done_callback(self._forgetting.discard)


def _as_one(first: Change | None, second: Change) -> Change:
    """Two changes of a game, the second of which follows the first if there is one."""
    if first is None:
        return second
    return Change(first.before, second.after, (*first.steps, *second.steps), (*first.left, *second.left))


async def _tried(storing: Awaitable[None], what: str) -> None:
    """What cannot be noted is found out later: by the next press on the game, or when the clock deletes a message."""
    try:
        await storing
    except Exception as error:
        log.info("could not note %s: %r", what, error)
