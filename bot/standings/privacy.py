"""Privacy: what is kept about a person, hiding it from leaderboards, and deleting it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot.model.standings import Privacy
from bot.standings.counter import Counter
from bot.standings.history import History
from bot.store import people, verdicts
from bot.store.database import Database, note, set_note
from bot.store.journal import DeletionJournal
from bot.store.units import Transaction

_DELETIONS = "deletions"
_AT_ONCE = 100


class PersonalData:
    """What is kept about people, and what they decide about it."""

    def __init__(
        self, database: Database, counter: Counter, history: History, clock: Callable[[], float] = time.time
    ) -> None:
        self._database = database
        self._counter = counter
        self._history = history
        self._clock = clock
        self._journal = DeletionJournal(database.path)
        # The numbers of deletions reach the database in their order.
        self._deleting = asyncio.Lock()

    async def of(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        return await self._counter.read(partial(people.privacy, user_id=user_id))

    async def data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON. Times are in seconds since 1970."""
        return await self._counter.read(partial(people.personal_data, user_id=user_id))

    async def set_hidden(self, user_id: int, hidden: bool) -> None:
        """Hides somebody from all leaderboards, or lists them again."""
        await self._database.write(partial(people.set_hidden, user_id=user_id, hidden=hidden))

    async def open_games(self, user_id: int) -> list[int]:
        """The ids of the lobbies and running games in which somebody has a seat, even a seat that they left."""
        return await self._database.read(partial(people.open_games, user_id=user_id))

    async def forget(self, user_id: int) -> None:
        """Deletes somebody everywhere. Their opponents keep their results, against a former player.

        The person should have left all of `open_games` before. A database that is restored from a backup is told of
        this (`deleted_since`).
        """
        await self._keep_verdicts(user_id)
        async with self._deleting:
            known = await self._database.read(_last_deletion)
            number = await asyncio.to_thread(self._journal.add, user_id, known, int(self._clock()))
            await self._database.write(partial(_forget, user_id, number))
        await self._database.clear_log()

    async def deleted_since(self) -> list[int]:
        """Who is in this database though they were deleted, because it was restored from an older backup."""
        known, last = await self._database.read(_last_deletion), await asyncio.to_thread(self._journal.last)
        if last <= known:
            return []
        everybody = await self._database.read(people.everybody)
        return await asyncio.to_thread(self._journal.missed_by, known, everybody)

    async def forget_again(self, user_ids: Sequence[int]) -> None:
        """Deletes all of them who were `deleted_since`, once they have left their `open_games`.

        From then on, this database knows of all deletions, also where nobody had to be deleted: who comes to a new
        database, having been deleted from an older one, may stay.
        """
        for user_id in user_ids:
            await self._keep_verdicts(user_id)
            await self._database.write(partial(people.forget, user_id=user_id))
        known, last = await self._database.read(_last_deletion), await asyncio.to_thread(self._journal.last)
        if last > known:
            await self._database.write(partial(_note_deletion, last))
        if user_ids:
            await self._database.clear_log()

    async def settle_old_games(self) -> None:
        """Deletes the ids by which former players sat down in old games that have ended since they were deleted."""
        for game_id in await self._database.read(partial(verdicts.with_ids_of_former_players, most=_AT_ONCE)):
            await self._history.keep_verdict(game_id, int(self._clock()))

    async def _keep_verdicts(self, user_id: int) -> None:
        for game_id in await self._database.read(partial(verdicts.with_ids, user_id=user_id)):
            await self._history.keep_verdict(game_id, int(self._clock()))


def _last_deletion(transaction: Transaction) -> int:
    """The number in the journal of the last deletion that has happened here."""
    return int(note(transaction, _DELETIONS) or 0)


def _note_deletion(number: int, transaction: Transaction) -> None:
    set_note(transaction, _DELETIONS, str(max(number, _last_deletion(transaction))))


def _forget(user_id: int, number: int, transaction: Transaction) -> None:
    people.forget(transaction, user_id)
    _note_deletion(number, transaction)
