"""Stores a moment later, together: the messages that show games, and those that were deleted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.model.boards import Board
from bot.model.games import REPLIED_TO, Change, Leftover, StoredGame
from bot.play.guards import game_of

log = logging.getLogger(__name__)

CLEARING_SECONDS = 10
"""The clock deletes what a press left behind after this time."""
# If the process stops within this time, the game's message is unknown.
_STORING_SECONDS = 0.5
# If the process stops within this time, a message is deleted twice.
_FORGETTING_SECONDS = 1.0


def shown_in(
    stored: StoredGame, board: Board, message_id: int, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """A new message shows the board; `called` says whether it pinged the current player.

    If it `replaces` a message, the clock deletes the old one at `due_at`. None if nothing changed.
    """
    called_turn, old = game_of(stored).turn.since if called else stored.deadline.called, board.message_id
    if (message_id, called_turn) == (old, stored.deadline.called):
        return None
    after = stored.with_board(replace(board, message_id=message_id))
    if called_turn != stored.deadline.called:
        after = replace(after, deadline=replace(stored.deadline, called=called_turn))
    if replaces and not stored.has_ended and old is not None and old not in (message_id, board.lobby_message_id):
        return Change(stored, after, leftovers=(Leftover(old, stored.channel_of(board), due_at),))
    return Change(stored, after)


class Unsaved:
    """Changes of games and deleted messages that are not stored yet."""

    def __init__(
        self,
        store: Callable[[Change], Awaitable[object]],
        forget: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        """`store` and `forget` begin to store; the results are awaited later."""
        self._store = store
        self._forget = forget
        self._changes: dict[int, Change] = {}
        self._at_latest: asyncio.TimerHandle | None = None
        self._deleted: list[int] = []
        self._storing: dict[int, asyncio.Task[None]] = {}
        self._forgetting: set[asyncio.Task[None]] = set()

    def add(self, change: Change) -> None:
        """The next change of the game must be `joined` with it or stored later."""
        self._changes[change.after.id] = _as_one(self._changes.get(change.after.id), change)
        if self._at_latest is None:
            self._at_latest = asyncio.get_running_loop().call_later(_STORING_SECONDS, self.store_all)

    def joined(self, change: Change) -> Change:
        """Combines a change with what is not stored yet."""
        known = self._changes.pop(change.after.id, None)
        if not self._changes:
            self._rest()
        return _as_one(known, change)

    def delete(self, message_id: int, game_id: int | None) -> None:
        known = self._changes.get(game_id) if game_id is not None else None
        if known is not None and any(each.message_id == message_id for each in known.leftovers):
            others = tuple(each for each in known.leftovers if each.message_id != message_id)
            self._changes[known.after.id] = replace(known, leftovers=others)
            return
        if not self._deleted:
            asyncio.get_running_loop().call_later(_FORGETTING_SECONDS, self._forget_all)
        self._deleted.append(message_id)

    def store(self, game_id: int) -> None:
        if change := self._changes.pop(game_id, None):
            what = f"where game {game_id} is shown"
            storing = self._storing[game_id] = asyncio.create_task(_tried(self._store(change), what))
            storing.add_done_callback(partial(self._end_storing, game_id))

    def store_all(self) -> None:
        self._rest()
        for game_id in list(self._changes):
            self.store(game_id)

    async def store_first(self, game_id: int) -> None:
        """Before the game is read."""
        self.store(game_id)
        if storing := self._storing.get(game_id):
            await asyncio.wait([storing])

    async def settle(self) -> None:
        self.store_all()
        self._forget_all()
        if at_work := [*self._storing.values(), *self._forgetting]:
            await asyncio.wait(at_work)

    def _rest(self) -> None:
        if self._at_latest is not None:
            self._at_latest.cancel()
            self._at_latest = None

    def _end_storing(self, game_id: int, storing: asyncio.Task[None]) -> None:
        if self._storing.get(game_id) is storing:
            del self._storing[game_id]

    def _forget_all(self) -> None:
        if self._deleted:
            # Changes may mention messages that are about to be deleted.
            self.store_all()
            deleted, self._deleted = self._deleted, []
            forgetting = asyncio.create_task(_tried(self._forget(deleted), "which messages are deleted"))
            self._forgetting.add(forgetting)
            forgetting.add_done_callback(self._forgetting.discard)


def _as_one(first: Change | None, second: Change) -> Change:
    if first is None:
        return second
    steps, earlier = (*first.steps, *second.steps), first.leftovers
    if second.after.boards != second.before.boards:
        # What the replaced board was a reply to is due.
        earlier = tuple(replace(each, due_at=0) if each.due_at == REPLIED_TO else each for each in earlier)
    return replace(second, before=first.before, steps=steps, leftovers=(*earlier, *second.leftovers))


async def _tried(storing: Awaitable[object], what: str) -> None:
    """If storing fails, the next press or deletion notices."""
    try:
        await storing
    except Exception as error:
        log.info("could not store %s: %r", what, error)
