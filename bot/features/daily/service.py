"""The daily dice: attempts, the turn of the day, and results (`docs/daily.md`).

A day's secret is only in `days`, and is published when no attempt of that day is open.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot import measures
from bot.coach.adviser import Perfect
from bot.errors import Refused
from bot.features.daily import ranks, store
from bot.features.daily.model import (
    Comparison,
    Day,
    DayResult,
    Leaderboard,
    RankedBy,
    Today,
    day_of,
)
from bot.features.daily.rules import ENGINE, SOLO, days_before, rules_of_day
from bot.games.dice import Seed, digest_of
from bot.model.games import Status, StoredGame
from bot.model.seats import Seats
from bot.model.servers import NOWHERE
from bot.play.sessions import Sessions
from bot.store.database import Database
from bot.store.saving import ConflictError
from bot.store.units import DatabaseFailedError
from bot.text import Typed

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
    def today(self) -> str:
        """The UTC day, such as `2026-11-22`."""
        return datetime.fromtimestamp(self._clock(), UTC).date().isoformat()

    def is_over(self, stored: StoredGame) -> bool:
        return day_of(stored).label < self.today

    async def found(self, user_id: int) -> Today:
        return await self._database.read(store.today, day=self.today, user_id=user_id)

    @property
    def yesterday(self) -> str:
        return days_before(self.today)

    async def begin(self, user_id: int, interaction_id: int, guild_id: int = NOWHERE) -> int:
        """Raises Refused (`daily-begun` if an earlier attempt was deleted, `being-deleted`, `daily-day-over`,
        `stale`).
        """
        now, today = int(self._clock()), self.today
        attempt = StoredGame(
            id=0,
            guild_id=NOWHERE,
            boards=(),
            host_id=user_id,
            status=Status.PLAYING,
            title=Typed(today),
            base=SOLO.base,
            rules=rules_of_day(),
            opened_at=now,
            opened_by=user_id,
            rematch_of=None,
            seats=Seats((user_id,), (digest_of(interaction_id),), most=1),
            shared=Day(today, self._draw_secret()),
            game=ENGINE.new_game(rules_of_day(), 1),
        )
        try:
            begin = partial(store.begin, attempt=attempt, guild_id=guild_id)
            return await self._database.write(begin)
        except ConflictError:
            raise Refused("stale") from None

    async def comparison(self, game_id: int, guild_id: int = NOWHERE) -> Comparison:
        return await self._database.read(store.comparison, game_id=game_id, guild_id=guild_id)

    def known_perfect(self, stored: StoredGame) -> Perfect | None:
        return self._perfect.get(day_of(stored).label)

    async def perfect(self, stored: StoredGame) -> Perfect:
        """Raises CoachUnavailable."""
        found = self.known_perfect(stored)
        if found is None:
            found = self._perfect[day_of(stored).label] = await self._alone(rules_of_day(), stored.seed)
        return found

    async def leaderboard(self, by: RankedBy, guild_id: int, user_id: int) -> Leaderboard:
        found = partial(ranks.leaderboard, by=by, day=self.today, guild_id=guild_id, user_id=user_id)
        return await self._database.read(found)

    async def posts_due(self) -> list[int]:
        return await self._database.read(store.posts_due, day=self.yesterday)

    async def claim_post(self, guild_id: int) -> DayResult | float | None:
        """The result to post now; None if it isn't wanted, or posted elsewhere; or seconds to wait."""
        today = self.today
        claim = partial(store.claim_post, day=days_before(today), next_day=today, guild_id=guild_id)
        return await self._database.write(claim)

    async def record_posted(self, result: DayResult) -> None:
        await self._database.write(store.record_posted, day=result.day, guild_id=result.guild_id)

    async def end(self, game_id: int) -> None:
        await self._database.write(store.end, game_id=game_id, now=int(self._clock()))
        # The cached attempt is stale, also if it was ended elsewhere.
        self._sessions.read_anew(game_id)

    async def turn_over(self) -> None:
        today = self.today
        if await self._database.read(store.is_settled, today=today):
            return
        now, secret = int(self._clock()), self._draw_secret()
        turn_over = partial(store.turn_over, today=today, secret=secret, now=now)
        await self._database.write(turn_over)
        end_some = partial(store.end_some, before_day=today, now=now, most=_AT_ONCE)
        for _ in range(_MOST_UNITS):
            try:
                game_ids = await self._database.write(end_some)
            except DatabaseFailedError:
                raise
            except Exception:
                game_ids = await self._end_each(today)
            if not game_ids:
                break
            for game_id in game_ids:
                self._sessions.read_anew(game_id)
        await self._database.write(turn_over)

    async def _end_each(self, today: str) -> list[int]:
        """Attempts that fail to end normally end without points."""
        now = int(self._clock())
        game_ids = await self._database.read(store.left_running, before_day=today, most=_AT_ONCE)
        for game_id in game_ids:
            try:
                await self._database.write(store.end, game_id=game_id, now=now)
            except DatabaseFailedError:
                raise
            except Exception:
                measures.log_incident(log, "attempt %s ends without its points", game_id, game_id=game_id)
                await self._database.write(store.end_unread, game_id=game_id, now=now)
        return game_ids

    async def tidy(self) -> None:
        """Deletes old leaderboards in small batches, so that presses don't wait."""
        today = self.today
        while await self._database.write(ranks.forget_some_before, day=today):
            pass
        await self._database.write(store.forget_posts_before, day=days_before(today))
