"""The clock of all games: it closes lobbies that nobody starts, and lets nobody who is idle hold up a game.

What is due is in the database, so that a restart forgets nothing. While a shard is away from Discord, nobody there can
press anything. So its clock stands still, and turns that ran out meanwhile get some more time once it is back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.errors import Refused
from bot.play.lobby import close_if_due
from bot.play.sessions import Session, Sessions
from bot.play.timing import GRACE_SECONDS, grant_grace, remind_if_due, resume_if_due, time_out_if_due
from bot.ui.display import Display
from bot.ui.game.marks import Drawn, drawing_of
from bot.ui.game.showing import call_again, expired, show
from bot.ui.game.stage import Stage, edit_message

log = logging.getLogger(__name__)

_SHORT_ABSENCE_SECONDS = 10
_MOST_AT_ONCE = 20
_ROUND_SECONDS = 2.0


class Clock:
    """Looks after the time of all games.

    `display_in` says how things look on a guild. `drawn` are the dice that people are choosing. `keep` lets a task
    finish before the bot disconnects.
    """

    def __init__(
        self,
        sessions: Sessions,
        client: discord.AutoShardedClient,
        display_in: Callable[[int], Display],
        drawn: Drawn,
        keep: Callable[[asyncio.Task[None]], None],
    ) -> None:
        self._sessions = sessions
        self._client = client
        self._display_in = display_in
        self._drawn = drawn
        self._keep = keep
        self._free = asyncio.Semaphore(_MOST_AT_ONCE)
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._here: set[int] = set()
        # Since when a shard is away, in seconds since 1970.
        self._away: dict[int, float] = {}
        self._returned: set[int] = set()

    def shard_left(self, shard_id: int) -> None:
        """Discord can no longer be heard there."""
        self._here.discard(shard_id)
        self._away.setdefault(shard_id, self._sessions.clock())

    def shard_returned(self, shard_id: int) -> None:
        """Discord can be heard again, or for the first time."""
        self._here.add(shard_id)
        since = self._away.pop(shard_id, 0.0)
        if self._sessions.clock() - since > _SHORT_ABSENCE_SECONDS:
            self._returned.add(shard_id)

    async def round(self) -> None:
        """Looks once at every game that is due. What goes wrong with one is logged and tried again next time.

        A game for which Discord takes long is not waited for: the next rounds leave it out until it is done.
        """
        if self._returned:
            nearly_due = await self._sessions.due(within=GRACE_SECONDS)
            returned, self._returned = self._returned, set()
            extended = (game for game, guild in nearly_due if self._shard(guild) in returned)
            await self._each(self._grant_grace, extended)
        due = await self._sessions.due()
        await self._each(self._strike, (game for game, guild in due if self._shard(guild) in self._here))

    async def _each(self, act: Callable[[Session, Stage], Awaitable[None]], game_ids: Iterable[int]) -> None:
        for game_id in game_ids:
            if game_id not in self._at_work:
                task = self._at_work[game_id] = asyncio.create_task(self._look_at(act, game_id))
                self._keep(task)
        if self._at_work:
            await asyncio.wait(self._at_work.values(), timeout=_ROUND_SECONDS)

    async def _look_at(self, act: Callable[[Session, Stage], Awaitable[None]], game_id: int) -> None:
        try:
            async with self._free, self._sessions.lock(game_id) as session:
                await act(session, Stage(self._client, self._display_in(session.stored.guild_id)))
        except Refused as refused:
            # Another process was first, or the game was deleted meanwhile.
            log.info("the clock left game %s alone: %s", game_id, refused.code)
        except Exception:
            log.exception("the clock failed in game %s", game_id)
        finally:
            del self._at_work[game_id]

    async def _strike(self, session: Session, stage: Stage) -> None:
        stored, now = session.stored, session.now()
        if change := close_if_due(stored, now=now):
            await session.commit(change)
            await edit_message(stage.client, session.stored, expired(session.stored, stage.display))
        elif change := time_out_if_due(stored, now=now):
            await session.commit(change)
            await show(stage, session, change)
        elif change := remind_if_due(stored, now=now) or resume_if_due(stored, now=now):
            await session.commit(change)
            await self._call(session, stage, "reminder")

    async def _grant_grace(self, session: Session, stage: Stage) -> None:
        if change := grant_grace(session.stored, now=session.now()):
            await session.commit(change)
            await self._call(session, stage, "reminder-after-absence")

    async def _call(self, session: Session, stage: Stage, key: str) -> None:
        stored = session.stored
        player = stage.display.name(stored.players[session.game.current - 1])
        why = stage.display.say(key, player=player, due=str(stored.due_at))
        await call_again(stage, session, why, self._drawn.last(drawing_of(stored)))

    def _shard(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self._client.shard_count or 1)
