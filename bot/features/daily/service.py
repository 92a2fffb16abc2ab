"""The daily dice: attempts, the turn of the day, and results (`docs/daily.md`).

A day's secret is only in `days`. It is drawn before the day begins anywhere, and published when the day is over
everywhere and no attempt of it is open.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.coach.adviser import Perfect
from bot.errors import Refused
from bot.features.daily import ranks, store
from bot.features.daily.model import Comparison, Today, day_of
from bot.features.daily.rules import SOLO, rules_of_day
from bot.games.dice import Seed
from bot.jobs import survives
from bot.model.games import StoredGame
from bot.model.place import NOWHERE
from bot.play.opening import begun_alone
from bot.play.sessions import Sessions
from bot.store.database import Database
from bot.store.saving import ConflictError
from bot.store.units import DatabaseFailedError
from bot.typed import Typed

log = logging.getLogger(__name__)

_REMEMBERED = 3
_AT_ONCE = 20
_MOST_UNITS = 100
"""Together these take a second or two, while the clock checks no table."""


class DailyDice:
    """`alone` computes perfect play for the dice of a seed; it may raise CoachUnavailable."""

    def __init__(
        self,
        database: Database,
        sessions: Sessions,
        clock: Callable[[], float],
        draw_secret: Callable[[], str],
        alone: Callable[[Any, Seed], Awaitable[Perfect]],
    ) -> None:
        self._alone = alone
        self._perfect: LRUCache[str, Perfect] = LRUCache(_REMEMBERED)
        self._database = database
        self._sessions = sessions
        self._clock = clock
        self._draw_secret = draw_secret

    @property
    def now(self) -> int:
        return int(self._clock())

    def is_over(self, stored: StoredGame) -> bool:
        """Has the attempt ended, or is it past its midnight?"""
        ends_at = day_of(stored).ends_at
        return ends_at is None or ends_at <= self.now

    async def found(self, user_id: int) -> Today:
        return await self._database.read(store.today, user_id=user_id, now=self.now)

    async def begin(self, user_id: int, interaction_id: int, guild_id: int = NOWHERE) -> int:
        """Begins an attempt, and returns its id. Raises Refused (`daily-begun` if an earlier one was deleted,
        `being-deleted`, `stale`).
        """
        await self._draw()
        now = self.now
        attempt = begun_alone(user_id, interaction_id, rules_of_day(), Typed(""), SOLO.base, now)
        try:
            begin = partial(store.begin, attempt=attempt, guild_id=guild_id, now=now)
            return await self._database.write(begin)
        except ConflictError:
            raise Refused("stale") from None

    async def comparison(self, game_id: int, guild_id: int = NOWHERE) -> Comparison:
        return await self._database.read(store.comparison, game_id=game_id, guild_id=guild_id, now=self.now)

    def known_perfect(self, stored: StoredGame) -> Perfect | None:
        return self._perfect.get(day_of(stored).label)

    async def perfect(self, stored: StoredGame) -> Perfect:
        """The totals of perfect play with the dice of an attempt. Raises CoachUnavailable."""
        found = self.known_perfect(stored)
        if found is None:
            found = self._perfect[day_of(stored).label] = await self._alone(rules_of_day(), stored.seed)
        return found

    async def end(self, game_id: int) -> None:
        await self._database.write(store.end, game_id=game_id, now=self.now)
        # The cached attempt is stale, also if it was ended elsewhere.
        self._sessions.read_anew(game_id)

    async def turn_over(self) -> None:
        """Draws secrets, ends attempts whose midnight is past, and publishes days that are over everywhere."""
        await self._draw()
        now = self.now
        if await self._database.read(store.is_settled, now=now):
            return
        end_some = partial(store.end_some, now=now, most=_AT_ONCE)
        for _ in range(_MOST_UNITS):
            try:
                game_ids = await self._database.write(end_some)
            except DatabaseFailedError:
                raise
            except Exception:
                game_ids = await self._end_each(now)
            if not game_ids:
                break
            for game_id in game_ids:
                self._sessions.read_anew(game_id)
        await self._database.write(store.publish, now=now)

    async def _draw(self) -> None:
        now = self.now
        if await self._database.read(store.undrawn, now=now):
            await self._database.write(store.draw, draw_secret=self._draw_secret, now=now)

    async def _end_each(self, now: int) -> list[int]:
        """Attempts that fail to end normally end without points."""
        game_ids = await self._database.read(store.left_running, now=now, most=_AT_ONCE)
        for game_id in game_ids:
            ending = self._database.write(store.end, game_id, now)
            if not await survives(ending, log, "attempt %s ends without its points", game_id, game_id=game_id):
                await self._database.write(store.end_unread, game_id, now)
        return game_ids

    async def tidy(self) -> None:
        """Deletes old leaderboards in small batches, so that presses don't wait."""
        now = self.now
        while await self._database.write(ranks.forget_some, now=now):
            pass
        await self._database.write(store.forget_posts, now=now)
