"""Who was away, and when people could press again. Sends Discord no requests.

No turn is played for time that its player did not have: while a shard or server is away, the database fails or the
process is suspended. After that, the turn once gets two minutes, or all its time if that is less.
"""

import logging
from collections.abc import Callable, Iterable, Iterator

import discord

from bot.config import shard_of
from bot.model.servers import NOWHERE
from bot.play.sessions import Sessions
from bot.play.watch import SHORT_ABSENCE_SECONDS
from bot.servers.processes import Served

log = logging.getLogger(__name__)


class Absences:
    """`has_missed_time` must be asked every second. Times are in seconds since 1970."""

    def __init__(
        self, sessions: Sessions, client: discord.Client, served: Served, has_missed_time: Callable[[], bool]
    ) -> None:
        self._sessions = sessions
        self._client = client
        self._served = served
        self._has_missed_time = has_missed_time
        # The connected shards, and when others left.
        self._shards: set[int] = set()
        self._away: dict[int, float] = {}
        # The last return of everything, a shard or a guild.
        self._all_back = 0.0
        self._shards_back: dict[int, float] = {}
        self._guilds_back: dict[int, float] = {}
        # Returns since the last look.
        self._is_all_returned = False
        self._returned_shards: set[int] = set()
        self._returned_guilds: set[int] = set()
        self.unstored_since: float | None = None

    async def watch(self) -> None:
        """Notices missed time. Must be called every second."""
        if self._has_missed_time():
            log.warning("this process was suspended: turns get more time")
            self._all_returned()
        if self._sessions.database.is_failing:
            self.storage_failed()

    def _all_returned(self) -> None:
        self._all_back = self._sessions.clock()
        self._is_all_returned = True
        self._sessions.forget_presses(self._sessions.pressed_on)

    def storage_failed(self) -> None:
        if self.unstored_since is None:
            self.unstored_since = self._sessions.clock()

    async def wait_for_storage(self) -> None:
        """Raises the database's error; once it can store, time passes again."""
        if (since := self.unstored_since) is None:
            return
        await self._sessions.database.try_writing()
        self.unstored_since = None
        if self._sessions.clock() - since > SHORT_ABSENCE_SECONDS:
            log.warning("nothing could be stored for a while: turns get more time")
            self._all_returned()

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

    @property
    def has_any_returned(self) -> bool:
        return bool(self._is_all_returned or self._returned_shards or self._returned_guilds)

    def take_returned(self, due: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Of games with their guilds, those that returned since the last call."""
        everybody, shards, guilds = self._is_all_returned, self._returned_shards, self._returned_guilds
        self._is_all_returned, self._returned_shards, self._returned_guilds = False, set(), set()
        return ((game, guild) for game, guild in due if everybody or guild in guilds or self._shard(guild) in shards)

    def is_here(self, guild_id: int) -> bool:
        """Can people on this guild press buttons that this process answers?"""
        guild = self._client.get_guild(guild_id)
        is_connected = self._shard(guild_id) in self._shards and self._served.has(guild_id)
        return is_connected and (guild_id <= NOWHERE or (guild is not None and not guild.unavailable))

    def back_at(self, guild_id: int) -> float:
        """When people on this guild could press again after the last absence."""
        by_shard = self._shards_back.get(self._shard(guild_id), 0.0)
        return max(self._all_back, by_shard, self._guilds_back.get(guild_id, 0.0))

    def _shard(self, guild_id: int) -> int:
        return shard_of(guild_id, self._client.shard_count or 1)
