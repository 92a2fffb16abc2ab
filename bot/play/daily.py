"""The daily dice: one attempt a person and day, by dice that are the same for everybody. Days are those of UTC."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from cachetools import FIFOCache, LRUCache

from bot import measures
from bot.errors import Refused
from bot.games.dice import Seed, digest_of
from bot.games.registry import DAILY, DAILY_ENGINE
from bot.model.daily import DayInReview, DayResult, Leaderboard, RankedBy, Standing, Today
from bot.model.games import Status, StoredGame
from bot.play.sessions import Sessions
from bot.rulesets import daily_rules
from bot.store import daily, daily_posts, daily_ranks
from bot.store.daily_ranks import day_before
from bot.store.database import Database
from bot.store.departures import NOWHERE
from bot.store.saving import ConflictError
from bot.store.schema import EVERYWHERE
from bot.store.units import DatabaseFailedError
from bot.text import Typed

log = logging.getLogger(__name__)

TURNS = DAILY.turns
Perfect = tuple[float, int]
"""What perfect play of a day's game is worth on average, and what it makes of the dice of one day."""
_REMEMBERED = 3
_SHARES_REMEMBERED = 1000
_AT_ONCE = 20
_UNITS_A_ROUND = 100
"""Meanwhile the clock looks after no table: these take a second or two."""
_HEIGHTS = "▁▂▃▄▅▆▇█"
_HEIGHT = 200
_NOTHING = "✕"


def day_of(moment: float) -> str:
    """The day in which a moment lies, given in seconds since 1970, such as `2026-11-22`."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day ends, in seconds since 1970."""
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp())


def banked_in(lines: Iterable[str]) -> list[int]:
    """What each turn of an attempt has banked; 0 where it lost all."""
    points = (DAILY.turn_points(DAILY_ENGINE.notation.read(line)) for line in lines)
    return [each for each in points if each is not None]


def line_of(banked: Iterable[int]) -> str:
    """An attempt as one symbol for each turn: the higher a bar, the more it banked. It tells no dice."""
    return "".join(_HEIGHTS[min(each // _HEIGHT, len(_HEIGHTS) - 1)] if each else _NOTHING for each in banked)


class DailyDice:
    """Everybody's attempts.

    `clock` gives the seconds since 1970, and `draw_secret` the secret of a new day. `alone` says what perfect play is
    worth on average, and what it makes of the dice of a seed; it may raise CoachUnavailable.
    """

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
        self._shares: FIFOCache[tuple[int, int], None] = FIFOCache(_SHARES_REMEMBERED)
        self._database = database
        self._sessions = sessions
        self._clock = clock
        self._draw_secret = draw_secret

    @property
    def today(self) -> str:
        """Such as `2026-11-22`."""
        return day_of(self._clock())

    def is_over(self, stored: StoredGame) -> bool:
        """Is the day of this attempt over?"""
        return stored.day is not None and stored.day < self.today

    async def found(self, user_id: int) -> Today:
        """What there is today for somebody."""
        return await self._database.read(partial(daily.today, day=self.today, user_id=user_id))

    @property
    def yesterday(self) -> str:
        """The day before today."""
        return day_before(self.today)

    async def begin(self, user_id: int, interaction_id: int, guild_id: int = NOWHERE) -> int:
        """The id of somebody's attempt of today. It begins with this interaction, if they had none.

        `guild_id` is the server from which they ask.

        Raises Refused: for somebody who began one and then had their data deleted (`daily-begun`), while they are being
        deleted (`being-deleted`), where the day has just ended (`daily-day-over`), and for an interaction that came
        twice (`stale`).
        """
        now, today = int(self._clock()), self.today
        attempt = StoredGame(
            id=0,
            guild_id=NOWHERE,
            channel_id=NOWHERE,
            message_id=None,
            host_id=user_id,
            status=Status.PLAYING,
            title=Typed(today),
            base=DAILY.base,
            rules=daily_rules(),
            opened_at=now,
            opened_by=user_id,
            due_at=None,
            rematch_of=None,
            players=(user_id,),
            joins=(digest_of(interaction_id),),
            most_seats=1,
            day=today,
            game=DAILY_ENGINE.new_game(daily_rules(), 1),
        )
        try:
            begin = partial(daily.begin, attempt=attempt, guild_id=guild_id, secret=self._draw_secret())
            return await self._database.write(begin)
        except ConflictError:
            raise Refused("stale") from None

    async def standing(self, game_id: int, guild_id: int = NOWHERE) -> Standing:
        """How an attempt that has ended compares with the others of its day, on a server and everywhere."""
        return await self._database.read(partial(daily.standing, game_id=game_id, guild_id=guild_id))

    def known_perfect(self, day: str) -> Perfect | None:
        """What perfect play makes of the dice of a day, if this was computed lately (`perfect`)."""
        return self._perfect.get(day)

    async def perfect(self, stored: StoredGame) -> Perfect:
        """What perfect play is worth on average, and what it makes of the dice of an attempt's day.

        Raises CoachUnavailable.
        """
        assert stored.day is not None
        found = self._perfect.get(stored.day)
        if found is None:
            found = self._perfect[stored.day] = await self._alone(daily_rules(), stored.seed)
        return found

    def is_shared(self, game_id: int, channel_id: int) -> bool:
        """Was an attempt shared in a channel lately, or is it being shared there?"""
        return (game_id, channel_id) in self._shares

    @contextmanager
    def sharing(self, game_id: int, channel_id: int) -> Iterator[None]:
        """An attempt counts as shared in a channel from now on, unless an exception says that it could not be."""
        self._shares[game_id, channel_id] = None
        try:
            yield
        except BaseException:
            self._shares.pop((game_id, channel_id), None)
            raise

    async def leaderboard(self, by: RankedBy, guild_id: int | None, user_id: int) -> Leaderboard:
        """Those who are ahead on a server, or of those who are compared everywhere (None), and somebody's place."""
        there = EVERYWHERE if guild_id is None else guild_id
        of_today = partial(daily_ranks.leaderboard, by=by, day=self.today, guild_id=there)
        return await self._database.read(partial(of_today, user_id=user_id))

    async def in_review(self, day: str, user_id: int) -> DayInReview | None:
        """What there is to see of a day, to somebody; None while it goes on."""
        return await self._database.read(partial(daily.in_review, day=day, user_id=user_id))

    async def may_be_replayed(self, game_id: int, user_id: int) -> bool:
        """May somebody look through an attempt? Its day is over; and it is theirs, or its player does not hide."""
        return await self._database.read(partial(daily.may_be_replayed, game_id=game_id, user_id=user_id))

    async def posts_due(self) -> list[int]:
        """The servers on which the result of yesterday is still to be posted."""
        return await self._database.read(partial(daily_posts.due, day=self.yesterday))

    async def claim_post(self, guild_id: int) -> DayResult | float | None:
        """The result of yesterday that this process, and no other, posts on a server now; then it calls `note_posted`.

        None where it does not post it; a number of seconds where it asks again after those.
        """
        today = self.today
        claim = partial(daily_posts.claim, day=day_before(today), next_day=today, guild_id=guild_id)
        return await self._database.write(claim)

    async def note_posted(self, result: DayResult) -> None:
        """A result is posted, or could not be: now the next one may be, by any process."""
        await self._database.write(partial(daily_posts.note_posted, day=result.day, guild_id=result.guild_id))

    async def end(self, game_id: int) -> None:
        """Ends an attempt whose day is over, unless it has ended."""
        await self._database.write(partial(daily.end, game_id=game_id, now=int(self._clock())))
        # What is remembered of it is wrong, also where another process ended it.
        self._sessions.read_anew(game_id)

    async def turn_over(self) -> None:
        """Begins today, ends the attempts of days that are over, and then publishes the secrets of these days.

        Where very many go on, it ends some of them: the next call goes on.
        """
        today = self.today
        if await self._database.read(partial(daily.is_settled, today=today)):
            return
        now, secret = int(self._clock()), self._draw_secret()
        turn_over = partial(daily.turn_over, today=today, secret=secret, now=now)
        await self._database.write(turn_over)
        end_some = partial(daily.end_some, before_day=today, now=now, most=_AT_ONCE)
        for _ in range(_UNITS_A_ROUND):
            try:
                game_ids = await self._database.write(end_some)
            except DatabaseFailedError:
                raise
            except Exception:
                game_ids = await self._end_each(today)
            if not game_ids:
                break
            for game_id in game_ids:
                # As in `end`.
                self._sessions.read_anew(game_id)
        await self._database.write(turn_over)

    async def _end_each(self, today: str) -> list[int]:
        """Ends some attempts of days before today, each by itself. One that cannot be ended ends without points."""
        now = int(self._clock())
        game_ids = await self._database.read(partial(daily.left_running, before_day=today, most=_AT_ONCE))
        for game_id in game_ids:
            try:
                await self._database.write(partial(daily.end, game_id=game_id, now=now))
            except DatabaseFailedError:
                raise
            except Exception:
                measures.log_incident(log, "attempt %s ends without its points", game_id, game_id=game_id)
                await self._database.write(partial(daily.end_unread, game_id=game_id, now=now))
        return game_ids

    async def tidy(self) -> None:
        """Deletes leaderboards that nobody can ask for any more, a few rows at a time so that nobody has to wait."""
        today = self.today
        while await self._database.write(partial(daily_ranks.forget_some_before, day=today)):
            pass
        await self._database.write(partial(daily_posts.forget_before, day=day_before(today)))
