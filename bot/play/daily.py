"""The daily dice: one attempt a person and day, by dice that are the same for everybody. Days are those of UTC."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache, partial

from bot.errors import Refused
from bot.games.dice import digest_of
from bot.games.farkle import Choice, RuleSet, change, new_game
from bot.model.games import Status, StoredGame
from bot.play.chance import Roller, draw_secret
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
_AT_ONCE = 50


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


class DailyDice:
    """Everybody's attempts. `clock` gives the seconds since 1970, `draw_secret` the secret of a new day."""

    def __init__(
        self,
        database: Database,
        sessions: Sessions,
        clock: Callable[[], float],
        draw_secret: Callable[[], str] = draw_secret,
    ) -> None:
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

    async def attempt(self, user_id: int, interaction_id: int) -> int:
        """The id of somebody's attempt of today. It begins with this interaction, if they had none.

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
            return await self._database.write(partial(daily.begin, attempt=attempt, secret=self._draw_secret()))
        except ConflictError:
            raise Refused("stale") from None

    async def attempt_before(self, user_id: int) -> int | None:
        """The id of somebody's attempt of yesterday; None if they had none."""
        return await self._database.read(partial(daily.attempt_of, day=day_before(self.today), user_id=user_id))

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
