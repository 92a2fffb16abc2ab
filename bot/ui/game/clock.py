import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass

import discord

from bot import measures
from bot.coach.coach import CoachUnavailable
from bot.config import shard_of
from bot.discord_py import Refusals, for_server
from bot.errors import Refused
from bot.games.seating import AnyStep
from bot.model.games import Change, DueLeftover, Status, StoredGame
from bot.model.servers import NOWHERE
from bot.play import opponents
from bot.play.guards import is_past
from bot.play.lobby import close_told
from bot.play.sessions import Session
from bot.play.turns import (
    GRACE_SECONDS,
    grace_seconds,
    grant_grace,
    note_grace,
    remind_if_due,
    resume_if_due,
    time_out_if_due,
)
from bot.play.watch import SHORT_ABSENCE_SECONDS
from bot.servers.processes import Served
from bot.ui.context import Services
from bot.ui.game.ending import show_counted
from bot.ui.game.films import NOTHING, Sequel
from bot.ui.game.showing import (
    begin_sequel,
    call_again,
    close_if_overdue,
    let_opponents_play,
    next_board,
    show,
    show_closed,
)
from bot.ui.game.stage import Stage, delete_message
from bot.ui.games.registry import check_shown

log = logging.getLogger(__name__)

_MOST_AT_ONCE = 20
_ROUND_SECONDS = 2.0
# After an absence, thousands of games may be due. A round every two seconds, at two or three requests per game, uses
# half of Discord's fifty requests a second and leaves the rest to people.
_MOST_A_ROUND = 20
# More of a guild only if no other guild's games are due.
_MOST_OF_GUILD = 5
_FIRST_RETRY_SECONDS = 4
_LONGEST_RETRY_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class _Failure:
    """A failed game: the first failure, the pause in seconds, and its end."""

    since: float
    pause: int
    until: float


class Clock:
    """`has_missed_time` must be asked every second. `share` is this process's part of limits.

    Times are in seconds since 1970.
    """

    def __init__(
        self,
        services: Services,
        client: discord.AutoShardedClient,
        served: Served,
        refusals: Refusals,
        has_missed_time: Callable[[], bool],
    ) -> None:
        self._services = services
        self._sessions = services.sessions
        self._client = client
        self._free = asyncio.Semaphore(_MOST_AT_ONCE)
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._deleting: dict[int, asyncio.Task[None]] = {}
        self._has_missed_time = has_missed_time
        self._served = served
        self._refusals = refusals
        self.share = 1.0
        self._left_in_round = _MOST_A_ROUND
        self._failed: dict[int, _Failure] = {}
        # The connected shards, and when others left.
        self._shards: set[int] = set()
        self._away: dict[int, float] = {}
        # The last return of everything, a shard or a guild.
        self._all_back = 0.0
        self._shards_back: dict[int, float] = {}
        self._guilds_back: dict[int, float] = {}
        # Returns since the last round.
        self._is_all_returned = False
        self._returned_shards: set[int] = set()
        self._returned_guilds: set[int] = set()
        # Counted games whose endings must be updated, with their guilds; some are from the last process.
        self.endings: dict[int, int] = {}
        # Reviewed games whose endings were edited, successfully or not.
        self._edited: set[int] = set()
        self._unstored_since: float | None = None

    async def watch(self) -> None:
        """Notices missed time. Must be called every second."""
        if self._has_missed_time():
            log.warning("this process was suspended: turns get more time")
            self._all_returned()
        if self._sessions.is_storage_failing:
            self._storage_failed()

    async def find_endings(self) -> None:
        """Those that the last process counted but did not show."""
        await self._services.standings.counter.catch_up()
        left = await self._services.endings.left()
        self.endings.update({game: guild for game, guild in left if self._served.has(guild)})

    def _all_returned(self) -> None:
        self._all_back = self._sessions.clock()
        self._is_all_returned = True
        self._sessions.forget_presses(self._sessions.pressed_on)

    def _storage_failed(self) -> None:
        if self._unstored_since is None:
            self._unstored_since = self._sessions.clock()

    def guild_returned(self, guild_id: int) -> None:
        self._guilds_back[guild_id] = self._sessions.clock()
        self._returned_guilds.add(guild_id)
        self._sessions.forget_presses({guild_id})

    def shard_left(self, shard_id: int) -> None:
        self._shards.discard(shard_id)
        self._away.setdefault(shard_id, self._sessions.clock())

    def shard_returned(self, shard_id: int) -> None:
        self._shards.add(shard_id)
        now, since = self._sessions.clock(), self._away.pop(shard_id, 0.0)
        if now - since > SHORT_ABSENCE_SECONDS:
            self._shards_back[shard_id] = now
            self._returned_shards.add(shard_id)
            self._sessions.forget_presses({each for each in self._sessions.pressed_on if self._shard(each) == shard_id})

    async def round(self) -> None:
        """Logs failures, and retries after doubling pauses. Skips games while Discord is slow."""
        await self.watch()
        self._left_in_round = max(1, int(_MOST_A_ROUND * self.share))
        if self._unstored_since is not None:
            await self._wait_for_storage(self._unstored_since)
        if self._is_all_returned or self._returned_shards or self._returned_guilds:
            nearly_due = await self._due(within=GRACE_SECONDS)
            await self._each(self._grant_grace, self._returned(nearly_due))
        due = await self._due()
        still, now = {game for game, _ in due}, self._sessions.clock()
        # Failures of endings expire without retries.
        self._failed = {game: it for game, it in self._failed.items() if game in still or now < it.until + it.pause}
        await self._each(self._strike, due)
        await self._each(self._show_counted, list(self.endings.items()))
        reviewed = await self._services.endings.reviewed()
        await self._each(self._show_reviewed, [(game, guild) for game, guild in reviewed if game not in self._edited])

    def _stage(self, guild_id: int, channel_id: int) -> Stage:
        return Stage(self._services.messages, self._services.displays.at(guild_id, channel_id))

    async def clear_away(self) -> None:
        """Deletes old messages, without waiting for slow deletions."""
        for due in await self._sessions.leftovers_due(self._may_act_on):
            message_id = due.leftover.message_id
            if message_id not in self._deleting:
                task = self._deleting[message_id] = asyncio.create_task(self._delete(due))
                self._services.tasks.keep(task)
        if self._deleting:
            await asyncio.wait(self._deleting.values(), timeout=_ROUND_SECONDS)

    async def _delete(self, due: DueLeftover) -> None:
        for_server.set(due.guild_id)
        try:
            await delete_message(self._stage(due.guild_id, due.leftover.channel_id), self._sessions, due)
        except Exception:
            measures.log_incident(log, "could not clear away message %s", due.leftover.message_id)
            # Others come first.
            await self._sessions.put_off(due.leftover.message_id, _LONGEST_RETRY_SECONDS)
        finally:
            del self._deleting[due.leftover.message_id]

    async def _wait_for_storage(self, since: float) -> None:
        """Raises the database's error; once it can store, time passes again."""
        await self._sessions.try_storage()
        self._unstored_since = None
        if self._sessions.clock() - since > SHORT_ABSENCE_SECONDS:
            log.warning("nothing could be stored for a while: turns get more time")
            self._all_returned()

    async def _due(self, within: int = 0) -> list[tuple[int, int]]:
        try:
            return await self._sessions.due(within)
        except Exception:
            self._storage_failed()
            raise

    def _returned(self, due: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        everybody, shards, guilds = self._is_all_returned, self._returned_shards, self._returned_guilds
        self._is_all_returned, self._returned_shards, self._returned_guilds = False, set(), set()
        return ((game, guild) for game, guild in due if everybody or guild in guilds or self._shard(guild) in shards)

    def _is_here(self, guild_id: int) -> bool:
        """Can people on this guild press buttons that this process answers?"""
        guild = self._client.get_guild(guild_id)
        is_connected = self._shard(guild_id) in self._shards and self._served.has(guild_id)
        return is_connected and (guild_id <= NOWHERE or (guild is not None and not guild.unavailable))

    def _may_act_on(self, guild_id: int) -> bool:
        return self._is_here(guild_id) and self._refusals.may_ask(guild_id)

    def _back_at(self, guild_id: int) -> float:
        """When people on this guild could press again after the last absence."""
        by_shard = self._shards_back.get(self._shard(guild_id), 0.0)
        return max(self._all_back, by_shard, self._guilds_back.get(guild_id, 0.0))

    async def _each(
        self, act: Callable[[Session, Stage], Awaitable[Sequel | None]], due: Iterable[tuple[int, int]]
    ) -> None:
        """Starts as many as Discord's limits allow; the rest stay due."""
        left, counted = self._left_in_round, Counter[int]()
        batch, rest = list[int](), list[int]()
        for game_id, guild_id in due:
            chosen = batch if counted[guild_id] < _MOST_OF_GUILD else rest
            # Thousands may be due, so the slowest check is last.
            is_room = len(batch) < left and len(chosen) < left
            if is_room and self._may_start_on(game_id) and self._may_act_on(guild_id):
                counted[guild_id] += 1
                chosen.append(game_id)
        batch += rest[: left - len(batch)]
        self._left_in_round -= len(batch)
        for game_id in batch:
            task = self._at_work[game_id] = asyncio.create_task(self._look_at(act, game_id))
            self._services.tasks.keep(task)
        if batch:
            await asyncio.wait([self._at_work[game_id] for game_id in batch], timeout=_ROUND_SECONDS)

    def _may_start_on(self, game_id: int) -> bool:
        failure = self._failed.get(game_id)
        is_left_alone = failure is not None and self._sessions.clock() < failure.until
        return game_id not in self._at_work and not is_left_alone

    def _leave_alone(self, game_id: int) -> int:
        """Returns the pause in seconds."""
        now = self._sessions.clock()
        before = self._failed.get(game_id, _Failure(now, _FIRST_RETRY_SECONDS // 2, now))
        seconds = min(before.pause * 2, _LONGEST_RETRY_SECONDS)
        self._failed[game_id] = _Failure(before.since, seconds, now + seconds)
        return seconds

    async def _look_at(self, act: Callable[[Session, Stage], Awaitable[Sequel | None]], game_id: int) -> None:
        try:
            async with self._free, self._sessions.lock(game_id) as session:
                for_server.set(session.stored.guild_id)
                check_shown(session.stored)
                stage = self._stage(session.stored.guild_id, session.stored.channel_id)
                sequel = await act(session, stage) or NOTHING
            begin_sequel(stage, self._services, session.stored, sequel)
            self._failed.pop(game_id, None)
        except Refused as refused:
            # Another process was first, or the game was deleted.
            log.info("the clock left game %s alone: %s", game_id, refused.code)
        except Exception:
            told = ("the clock failed in game %s; next try in %s s", game_id, self._leave_alone(game_id))
            measures.log_incident(log, *told, game_id=game_id)
        finally:
            del self._at_work[game_id]

    async def _strike(self, session: Session, stage: Stage) -> Sequel | None:
        # More time may have been missed while waiting for locks.
        await self.watch()
        stored, now = session.stored, session.now()
        if not self._is_here(stored.guild_id) or self._unstored_since is not None:
            return None
        if await close_if_overdue(stage, session):
            pass
        elif stored.is_challenge and stored.status is Status.CLOSED:
            await show_closed(stage, session)
            await session.commit(close_told(session.stored))
        elif opponents.are_due(stored, now):
            taken: list[AnyStep] = []
            try:
                await session.play_opponents(taken)
            except CoachUnavailable:
                # Shows the stored turns; the next round tries the coach again.
                if not taken:
                    raise
            return await show(stage, session, Change(stored, session.stored, tuple(taken)))
        elif self._is_owed_grace(stored, now) and grant_grace(stored, now=now):
            await self._grant_grace(session, stage)
        elif change := time_out_if_due(stored, now=now, roller=session.roller):
            change = session.let_first_roll_fall(change)
            board = next_board(change, stage.display, None)
            await session.commit(change)
            return await show(stage, session, await let_opponents_play(stage, session, change), ready=board)
        elif change := remind_if_due(stored, now=now) or resume_if_due(stored, now=now):
            await session.commit(change)
            await self._call(session, stage, "reminder")
        return None

    async def _show_counted(self, session: Session, stage: Stage) -> None:
        self.endings.pop(session.stored.id, None)
        await show_counted(stage, self._services.endings, session.stored, {})

    async def _show_reviewed(self, session: Session, stage: Stage) -> None:
        self._edited.add(session.stored.id)
        await show_counted(stage, self._services.endings, session.stored, {})

    def _is_owed_grace(self, stored: StoredGame, now: int) -> bool:
        """Did the player have too little time since the bot returned?"""
        if stored.due_at is None or not is_past(stored.due_at, now):
            return False
        failure = self._failed.get(stored.id)
        was_failing = failure is not None and now - failure.since > SHORT_ABSENCE_SECONDS
        return was_failing or stored.due_at < self._back_at(stored.guild_id) + grace_seconds(stored)

    async def _grant_grace(self, session: Session, stage: Stage) -> None:
        if change := grant_grace(session.stored, now=session.now()):
            await session.commit(change)
            if await self._call(session, stage, "reminder-after-absence"):
                session.note(note_grace(session.stored))

    async def _call(self, session: Session, stage: Stage, key: str) -> bool:
        stored = session.stored
        if not self._is_here(stored.guild_id):
            # This process was suspended; the guild's new process calls them.
            return False
        player = stage.display.name(stored.current_player)
        why = stage.display.say(key, player=player, due=str(stored.due_at))
        return await call_again(stage, session, why, self._services.marks.last(stored))

    def _shard(self, guild_id: int) -> int:
        return shard_of(guild_id, self._client.shard_count or 1)
