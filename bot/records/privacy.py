"""What people may do with their own data: see, export, hide and delete it, and block others."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping

from bot import counters
from bot.model.records import Privacy
from bot.records.counter import GameCounter
from bot.store import acts, challenges, deletions, former, members, people
from bot.store.database import Database, record, recorded
from bot.store.personal import Key, read_some, subjects
from bot.store.units import DatabaseFailedError, Transaction

log = logging.getLogger(__name__)

_DELETIONS = "deletions"


class PersonalData:
    def __init__(self, database: Database, counter: GameCounter, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._counter = counter
        self._clock = clock
        self._journal = database.journal
        # Their numbers must arrive in order.
        self._deleting = asyncio.Lock()

    async def of(self, user_id: int) -> Privacy:
        return await self._counter.read(people.privacy, user_id=user_id)

    async def export(self, user_id: int) -> AsyncIterator[str]:
        """All that is stored of a person, as whole lines of JSON, times in seconds since 1970. A game may change
        meanwhile.
        """
        about = await self._counter.read(people.privacy, user_id=user_id)
        yield f'{{"user_id": {user_id}, "hidden_from_leaderboards": {json.dumps(about.is_hidden)}'
        yield f', "takes_challenges_from": "{await self._database.read(challenges.taken_by, user_id)}"'
        zone = await self._database.read(people.zone_of, user_id)
        yield f', "time_zone": {json.dumps(zone and str(zone))}'
        own = await self._database.read(people.own_settings, user_id)
        yield f', "pings": "{own.pings}", "language": {json.dumps(own.locale)}'
        for subject in ("lobbies_left", *subjects()):
            yield f',\n"{subject}": ['
            piece, after = await self._database.read(_written, user_id, subject, None)
            yield piece
            while after is not None:
                piece, after = await self._database.read(_written, user_id, subject, after)
                # The last slice may be empty.
                yield f",{piece}" if piece else ""
            yield "]"
        yield "}\n"

    async def block(self, user_id: int, other_id: int) -> bool:
        """Keeps another person from challenging this one. Returns False for a former player who is no longer known."""
        return await self._database.write(
            challenges.block, user_id=user_id, blocked_id=other_id, now=int(self._clock())
        )

    async def forget(self, user_id: int) -> None:
        """Deletes a person, who should have left all `open_games`. `finish_deletions` continues after a crash,
        `deleted_since` after a restore.
        """
        if not await self._database.read(people.is_named, user_id=user_id):
            # The journal needs no second entry.
            return
        await self._counter.catch_up()
        async with self._deleting:
            known = await self._database.read(last_deletion)
            now = int(self._clock())
            number = await asyncio.to_thread(self._journal.add, user_id, known, now)
            await self._database.write(deletions.begin, user_id=user_id, now=now)
            await self._finish(user_id)
            await self._database.write(_record_deletion, number)
        await self._database.clear_log()

    async def finish_deletions(self) -> int:
        """Finishes all deletions that were begun, and returns how many. One that fails doesn't hold up others."""
        finished = 0
        for user_id in await self._database.read(deletions.unfinished):
            log.info("going on with the deletion of a person")
            try:
                async with self._deleting:
                    await self._finish(user_id)
            except DatabaseFailedError:
                raise
            except Exception:
                counters.log_incident(log, "the deletion of a person could not be finished")
                continue
            finished += 1
            await self._database.clear_log()
        return finished

    async def deleted_since(self) -> dict[int, int]:
        """The people whom a restored backup brought back, and when they were deleted, in seconds since 1970."""
        known, last = await self._database.read(last_deletion), await asyncio.to_thread(self._journal.last)
        if last <= known:
            return {}
        everybody = await self._database.read(people.everybody)
        return await asyncio.to_thread(self._journal.missed_by, known, everybody)

    async def tidy(self) -> None:
        """Deletes what is kept for a while only, in small units, so that others can write."""
        now = int(self._clock())
        for forget_some in (former.forget_some, acts.forget_some, members.forget_some):
            while await self._database.write(forget_some, now=now):
                pass

    async def forget_again(self, deleted: Mapping[int, int]) -> None:
        """Deletes people again after a restore. They should have left all `open_games`. Records that the database knows
        all deletions, also without ids.
        """
        for user_id, at in deleted.items():
            await self._database.write(deletions.begin, user_id=user_id, now=at)
        await self.finish_deletions()
        known, last = await self._database.read(last_deletion), await asyncio.to_thread(self._journal.last)
        if last > known:
            await self._database.write(_record_deletion, last)

    async def _finish(self, user_id: int) -> None:
        while await self._database.write(deletions.go_on, user_id=user_id):
            pass


def last_deletion(transaction: Transaction) -> int:
    return int(recorded(transaction, _DELETIONS) or 0)


def _record_deletion(transaction: Transaction, number: int) -> None:
    record(transaction, _DELETIONS, str(max(number, last_deletion(transaction))))


def _written(transaction: Transaction, user_id: int, subject: str, after: Key | None) -> tuple[str, Key | None]:
    """Some rows of a subject as JSON, one a line, and where to read on."""
    rows, last = read_some(transaction, user_id, subject, after)
    return ",".join("\n" + json.dumps(row, ensure_ascii=False) for row in rows), last
