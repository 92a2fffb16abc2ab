"""The clock of all games: lobbies that nobody starts close, and nobody who is idle holds up a table.

What is due is in the database, so that a restart forgets nothing. While a shard is away from Discord, nobody there can
press anything: its clock stands still, and turns that ran out meanwhile get some time once it is back.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.errors import Refused
from bot.play import GRACE_SECONDS, Table
from bot.play.sessions import Tables
from bot.store.games import StoredGame
from bot.ui.display import Display, mention
from bot.ui.game.showing import call_again, expired, show
from bot.ui.game.stage import Stage, edit_message

log = logging.getLogger(__name__)

_SHORT_ABSENCE_SECONDS = 10
_MOST_AT_ONCE = 20
_ROUND_SECONDS = 2.0
# So many games are begun with at a time: what many shards missed may be thousands.
_BATCH = 100
_FIRST_RETRY_SECONDS = 4
_LONGEST_RETRY_SECONDS = 3600


class Clock:
    """Looks after the time of all games.

    `look_in` gives the look of a guild, `marked` the dice that somebody is choosing on the board of a game, and `keep`
    lets a task come to its end before the bot disconnects.
    """

    def __init__(
        self,
        tables: Tables,
        client: discord.AutoShardedClient,
        display_in: Callable[[int], Display],
        marked: Callable[[StoredGame], int | None],
        keep: Callable[[asyncio.Task[None]], None],
    ) -> None:
        self.tables = tables
        self._client = client
        self._look_in = display_in
        self._marked = marked
        self._keep = keep
        self._free = asyncio.Semaphore(_MOST_AT_ONCE)
        self._at_work: dict[int, asyncio.Task[None]] = {}
        # Games that failed: how long they are left alone after that, and until when (in seconds since 1970).
        self._failed: dict[int, tuple[int, float]] = {}
        self._here: set[int] = set()
        # Since when a shard is away, in seconds since 1970.
        self._away: dict[int, float] = {}
        self._returned: set[int] = set()

    def shard_left(self, shard_id: int) -> None:
        """Discord can no longer be heard there."""
        self._here.discard(shard_id)
        self._away.setdefault(shard_id, self.tables.clock())

    def shard_returned(self, shard_id: int) -> None:
        """Discord can be heard again, or for the first time."""
        self._here.add(shard_id)
        since = self._away.pop(shard_id, 0.0)
        if self.tables.clock() - since > _SHORT_ABSENCE_SECONDS:
            self._returned.add(shard_id)

    async def round(self) -> None:
        """Looks once at every game that is due. What goes wrong with one is logged, and tried again after a while.

        That while is twice as long each time. Games for which Discord takes long are not waited for: the next round
        passes them by while they are at work.
        """
        if self._returned:
            nearly_due = await self.tables.due(within=GRACE_SECONDS)
            returned, self._returned = self._returned, set()
            await self._each(self._grant_grace, [game for game, guild in nearly_due if self._shard(guild) in returned])
        due = await self.tables.due()
        self._failed = {game: self._failed[game] for game, _ in due if game in self._failed}
        await self._each(self._strike, [game for game, guild in due if self._shard(guild) in self._here])

    async def _each(self, act: Callable[[Table, Stage], Awaitable[None]], game_ids: Sequence[int]) -> None:
        for first in range(0, len(game_ids), _BATCH):
            batch = [game_id for game_id in game_ids[first : first + _BATCH] if self._may_begin(game_id)]
            for game_id in batch:
                task = self._at_work[game_id] = asyncio.create_task(self._sit(act, game_id))
                self._keep(task)
            if batch:
                await asyncio.wait([self._at_work[game_id] for game_id in batch], timeout=_ROUND_SECONDS)

    def _may_begin(self, game_id: int) -> bool:
        """Is nothing done with this game, and is it not left alone because it failed?"""
        _, until = self._failed.get(game_id, (0, 0.0))
        return game_id not in self._at_work and self.tables.clock() >= until

    def _leave_alone(self, game_id: int) -> int:
        """Leaves a game that failed alone for a while. Returns for how many seconds."""
        before, _ = self._failed.get(game_id, (_FIRST_RETRY_SECONDS // 2, 0.0))
        seconds = min(before * 2, _LONGEST_RETRY_SECONDS)
        self._failed[game_id] = (seconds, self.tables.clock() + seconds)
        return seconds

    async def _sit(self, act: Callable[[Table, Stage], Awaitable[None]], game_id: int) -> None:
        try:
            async with self._free, self.tables.sit(game_id) as table:
                await act(table, Stage(self._client, self._look_in(table.stored.guild_id)))
            self._failed.pop(game_id, None)
        except Refused as refused:
            # Another process was first, or the game was deleted meanwhile.
            log.info("the clock left game %s alone: %s", game_id, refused.code)
        except Exception:
            incident, seconds = secrets.token_hex(4), self._leave_alone(game_id)
            log.exception("incident %s: the clock failed in game %s; next try in %s s", incident, game_id, seconds)
        finally:
            del self._at_work[game_id]

    async def _strike(self, table: Table, stage: Stage) -> None:
        before = table.stored
        if await table.close_if_due():
            await edit_message(stage.client, table.stored, expired(table.stored, stage.display))
        elif await table.play_for_idle_if_due():
            await show(stage, table, before)
        elif await table.remind_if_due() or await table.resume_if_due():
            await self._call(table, stage, "reminder")

    async def _grant_grace(self, table: Table, stage: Stage) -> None:
        if await table.grant_grace():
            await self._call(table, stage, "reminder-after-absence")

    async def _call(self, table: Table, stage: Stage, key: str) -> None:
        stored = table.stored
        player = mention(stored.players[table.game.current - 1])
        why = stage.display.say(key, player=player, due=str(stored.due_at))
        await call_again(stage, table, why, self._marked(stored))

    def _shard(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self._client.shard_count or 1)
