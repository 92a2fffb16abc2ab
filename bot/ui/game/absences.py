"""Notes when people could last press, and how much of their time an absence took. Sends Discord no requests.

No turn is played for time that its player did not have: while a shard or server is away, the database fails, or the
process does not run. After that, turns get back what the absence took.
"""

import logging
import time
from collections.abc import Callable, Collection

import discord

from bot.model.deadline import ABSENCE_SECONDS
from bot.model.place import is_server
from bot.play.sessions import Sessions
from bot.processes.served import Served
from bot.processes.shards import Shards, shard_of
from bot.store import absences

log = logging.getLogger(__name__)

_RECORD_SECONDS = 10


class Absences:
    """The times when people could not press. `has_missed_time` must be asked every second. Times are in seconds since
    1970.
    """

    def __init__(
        self, sessions: Sessions, client: discord.Client, served: Served, has_missed_time: Callable[[], bool]
    ) -> None:
        self._sessions = sessions
        self._client = client
        self._served = served
        self._has_missed_time = has_missed_time
        self._connected: set[int] = set()
        # The shards that people can use, whose turns have what an absence took; and until when others could be used.
        self._here: set[int] = set()
        self._seen: dict[int, float] = {}
        # Since when servers are away, and those that came back and whose turns have not what that took.
        self._guilds_away: dict[int, float] = {}
        self._guilds_back: dict[int, float] = {}
        self._recorded_at = 0.0
        self.is_unstored = False

    async def watch(self) -> None:
        """Notices missed time. Must be called every second."""
        if self._has_missed_time():
            log.warning("this process was suspended: turns get more time")
            self._here.clear()
        if self._sessions.database.is_failing:
            self.storage_failed()
        if not self._served.is_held:
            self._here.clear()
        self._seen.update(dict.fromkeys(self._here, self._sessions.clock()))

    def storage_failed(self) -> None:
        """Stops time until something can be stored."""
        self.is_unstored = True
        self._here.clear()

    def shard_left(self, shard_id: int) -> None:
        self._connected.discard(shard_id)
        self._here.discard(shard_id)

    def shard_returned(self, shard_id: int) -> None:
        self._connected.add(shard_id)

    def guild_left(self, guild_id: int) -> None:
        self._guilds_away.setdefault(guild_id, self._sessions.clock())

    def guild_returned(self, guild_id: int, since: float | None = None) -> None:
        """Notes that a server is back. `since`: when it left, if that was recorded."""
        left_at = self._guilds_away.pop(guild_id, since)
        if left_at is not None:
            self._guilds_back[guild_id] = left_at

    async def give_back(self) -> list[tuple[int, int]]:
        """Gives turns back what absences took that are over, and records that people can press now. Returns ids and
        servers of the changed games. Raises the database's error; once it can store, time passes again.
        """
        now = self._sessions.clock()
        back, guilds = self._connected - self._here, dict(self._guilds_back)
        has_news = back or guilds or self.is_unstored or now >= self._recorded_at + _RECORD_SECONDS
        if not (has_news and self._served.is_held):
            return []
        shards = Shards(tuple(self._connected), self._client.shard_count or 1)
        seen = {shard: int(self._seen.get(shard, 0)) for shard in back}
        since = {guild: int(left_at) for guild, left_at in guilds.items()}
        try:
            unit = absences.give_back
            changed = await self._sessions.database.write(unit, shards, seen, since, {*self._guilds_away}, int(now))
        except Exception:
            self.storage_failed()
            raise
        if changed:
            log.warning("after an absence, %s turns get more time", len(changed))
            self._sessions.read_anew()
        self.is_unstored, self._recorded_at = False, now
        gone = [{each for each, at in left.items() if now - at >= ABSENCE_SECONDS} for left in (seen, since)]
        self._forget_presses(*gone)
        self._here |= back & self._connected
        self._guilds_back = {each: at for each, at in self._guilds_back.items() if guilds.get(each) != at}
        for guild in self._client.guilds:
            if guild.unavailable and self._shard(guild.id) in back:
                self.guild_left(guild.id)
        return changed

    def _forget_presses(self, shards: Collection[int], guilds: Collection[int]) -> None:
        pressed_on = self._sessions.pressed_on
        self._sessions.forget_presses({each for each in pressed_on if each in guilds or self._shard(each) in shards})

    def is_here(self, guild_id: int) -> bool:
        """Whether people on this server can press buttons that this process answers, and have turns what absences
        took.
        """
        guild = self._client.get_guild(guild_id)
        is_connected = self._shard(guild_id) in self._here and self._served.has(guild_id)
        is_there = not is_server(guild_id) or (guild is not None and not guild.unavailable)
        return is_connected and is_there and guild_id not in self._guilds_back

    def _shard(self, guild_id: int) -> int:
        return shard_of(guild_id, self._client.shard_count or 1)


class Watch:
    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._last: tuple[float, float] | None = None

    def has_missed_time(self) -> bool:
        """Whether time has passed that could not be played. Must be called every second."""
        wall, steady = now = self._wall(), self._steady()
        wall_before, steady_before = self._last or now
        self._last = now
        passed = steady - steady_before
        return passed >= ABSENCE_SECONDS or abs(wall - wall_before - passed) >= ABSENCE_SECONDS
