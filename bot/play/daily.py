"""The daily dice: one attempt a person and day, by dice that are the same for everybody. Days are those of UTC."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache, partial

from cachetools import FIFOCache, LRUCache

from bot.errors import Refused
from bot.games.dice import Seed, digest_of
from bot.games.farkle import Banked, Choice, Farkled, RuleSet, change, new_game, read
from bot.model.daily import BestOfDay, DayResult, Rank, RankedBy, Standing
from bot.model.games import Status, StoredGame
from bot.play.chance import Roller
from bot.play.change import Change
from bot.play.guards import check_turn, game_of
from bot.play.sessions import Sessions
from bot.play.timing import ended
from bot.rulesets import shipped
from bot.store import daily
from bot.store.database import Database
from bot.store.departures import NOWHERE
from bot.store.saving import ConflictError
from bot.text import Typed

BASE = "deluxe"
TURNS = 10
Perfect = tuple[float, int]
"""What perfect play of a day's game is worth on average, and what it makes of the dice of one day."""
_REMEMBERED = 3
_SHARES_REMEMBERED = 1000
_AT_ONCE = 10
_HEIGHTS = "▁▂▃▄▅▆▇█"
_HEIGHT = 200
_NOTHING = "✕"


@cache
def rules() -> RuleSet:
    """The rules of every day."""
    return change(shipped()[BASE].rules, {"turns": TURNS})


def day_of(moment: float) -> str:
    """The day in which a moment lies, given in seconds since 1970, such as `2026-11-22`."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def day_before(day: str) -> str:
    """The day before a day."""
    return (datetime.fromisoformat(day) - timedelta(days=1)).date().isoformat()


def end_of(day: str) -> int:
    """When a day ends, in seconds since 1970."""
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp())


def choose(stored: StoredGame, user_id: int, revision: int, choice: Choice, *, roller: Roller) -> Change:
    """Plays a whole decision of a turn. No time runs: midnight is all that ends an attempt early.

    Raises Refused and IllegalMove, as `bot.play.guards.check_turn` and the rules do.
    """
    check_turn(stored, user_id, revision)
    steps = stored.kind.play_choice(game_of(stored), choice, partial(roller, stored.seed))
    after = replace(stored, game=steps[-1].after)
    return Change(stored, ended(after, Status.OVER) if steps[-1].after.is_over else after, steps)


def line_of(lines: Iterable[str]) -> str:
    """An attempt as one symbol for each turn: the higher a bar, the more it banked. It tells no dice."""
    symbols = ""
    for fact in map(read, lines):
        if isinstance(fact, Banked):
            symbols += _HEIGHTS[min(fact.points // _HEIGHT, len(_HEIGHTS) - 1)]
        elif isinstance(fact, Farkled):
            symbols += _NOTHING
    return symbols


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
        alone: Callable[[RuleSet, Seed], Awaitable[Perfect]],
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

    async def attempt(self, user_id: int, interaction_id: int, guild_id: int = NOWHERE) -> int:
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
            base=BASE,
            rules=rules(),
            opened_at=now,
            opened_by=user_id,
            due_at=None,
            rematch_of=None,
            players=(user_id,),
            joins=(digest_of(interaction_id),),
            most_seats=1,
            day=today,
            game=new_game(rules(), 1),
        )
        try:
            begin = partial(daily.begin, attempt=attempt, guild_id=guild_id, secret=self._draw_secret())
            return await self._database.write(begin)
        except ConflictError:
            raise Refused("stale") from None

    async def attempt_before(self, user_id: int) -> int | None:
        """The id of somebody's attempt of yesterday; None if they had none."""
        return await self._database.read(partial(daily.attempt_of, day=day_before(self.today), user_id=user_id))

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
        assert stored.seed is not None
        found = self._perfect.get(stored.day)
        if found is None:
            found = self._perfect[stored.day] = await self._alone(rules(), stored.seed)
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

    async def ranks(self, by: RankedBy, guild_id: int | None) -> list[Rank]:
        """Those who are ahead today, on a server or of those who are compared everywhere (None)."""
        return await self._database.read(partial(daily.ranks, by=by, day=self.today, guild_id=guild_id))

    async def best_before(self) -> BestOfDay | None:
        """The best attempt of yesterday and its best turn; None where nobody who is listed has played."""
        return await self._database.read(partial(daily.best_of, day=day_before(self.today)))

    async def posts_due(self) -> list[int]:
        """The servers on which the result of yesterday is still to be posted."""
        return await self._database.read(partial(daily.posts_due, day=day_before(self.today)))

    async def claim_posts(self, guild_ids: Iterable[int]) -> list[DayResult]:
        """The results of yesterday that this process, and no other, posts from now on."""
        day = day_before(self.today)
        claims = [await self._database.write(partial(daily.claim_post, day=day, guild_id=each)) for each in guild_ids]
        return [result for result in claims if result is not None]

    async def end_days(self) -> None:
        """Ends the attempts of days that are over, and then publishes the secrets of these days."""
        today = self.today
        if not await self._database.read(partial(daily.is_unpublished, before_day=today)):
            return
        now = int(self._clock())
        while await self._database.write(partial(daily.end_some, before_day=today, now=now, most=_AT_ONCE)):
            pass
        await self._database.write(partial(daily.publish, before_day=today, now=now))
        # What is remembered of the attempts that were ended is wrong.
        self._sessions.read_anew()
