"""Reviews of past games: kept ones, those that people ask for, and those of games that wait.

A worker computes each won game once, newest first, when no one else needs it. One unit keeps the review, adds it to the
records and lets the game wait no more, so none is lost or counted twice.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot import counters
from bot.coach.coach import Coach
from bot.coach.reviewed import Sums
from bot.errors import Refused, UnreadableGame
from bot.model.games import Status, StoredGame, Viewer
from bot.processes.shards import Shards
from bot.store import deletions, endings, games, reviews
from bot.store.database import Database
from bot.store.units import Transaction

log = logging.getLogger(__name__)

MOST_FACTS = 10_000
"""The most facts of a game that is reviewed, which takes up to ten seconds in a shared process."""
MOST_FACTS_UNASKED = 2_000
"""The most facts of a game that is reviewed without being asked for, which takes a second or two."""
SOLVING_SECONDS = 10.0
"""How long a review waits for a table; that of a quick game takes a few seconds."""

_Found = tuple[bytes, Sums]


class ReviewedGame(NamedTuple):
    """A game with its review. `numbers` is None until the rules are solved, now if `is_improving`."""

    stored: StoredGame
    lines: tuple[str, ...]
    numbers: bytes | None
    is_improving: bool


class Reviews:
    """The reviews of games: shows those that people ask for, and computes those that wait, of servers on some `shards`
    (None: all).
    """

    def __init__(
        self,
        database: Database,
        coach: Coach,
        clock: Callable[[], float],
        shards: Shards | None = None,
        *,
        is_queue_open: bool = True,
    ) -> None:
        self._database = database
        self._coach = coach
        self._clock = clock
        self._shards = shards
        self._is_queue_open = is_queue_open
        # A second request waits for the first.
        self._computing: dict[int, asyncio.Task[_Found | None]] = {}
        # The coach failed on these; a restart tries again.
        self._left_alone: set[int] = set()
        # Replaced whenever a game waits no longer.
        self._one_less = asyncio.Event()

    async def of(self, game_id: int, guild_id: int | None, viewer: Viewer | None) -> ReviewedGame:
        """A game with its review, which is computed if it is not stored. `guild_id` None: of any server. Raises Refused
        (`no-such-finished-game`, `review-too-long`), UnreadableGame and CoachUnavailable.
        """
        kept = await self._database.read(_kept, game_id, guild_id, viewer)
        if kept.numbers is not None:
            return kept
        if len(kept.lines) > MOST_FACTS:
            raise Refused("review-too-long", most=MOST_FACTS)
        rules, at = kept.stored.rules, kept.stored.guild_id
        found = await self._computed(kept.stored, kept.lines, is_asked=True)
        if found is None and await self._coach.is_solved_within(SOLVING_SECONDS, rules, at):
            found = await self._computed(kept.stored, kept.lines, is_asked=True)
        is_improving = found is None and self._coach.solve_soon(rules, at)
        return ReviewedGame(kept.stored, kept.lines, found and found[0], is_improving)

    async def sums_soon(self, game_id: int, seconds: float) -> Sums | None:
        """The sums of a review, once it is there; None if it is not there after `seconds`, or will not come."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while True:
            one_less = self._one_less
            sums, waits = await self._database.read(_sums, game_id)
            is_to_come = waits and self._is_queue_open and game_id not in self._left_alone
            if sums is not None or not is_to_come:
                return sums
            try:
                async with asyncio.timeout_at(until):
                    await one_less.wait()
            except TimeoutError:
                return None

    def stop(self) -> None:
        """Lets the review at work end, and starts no other."""
        self._is_queue_open = False

    async def stopped(self) -> None:
        """Waits until results are stored; close the coach first."""
        await asyncio.gather(*self._computing.values(), return_exceptions=True)

    async def catch_up(self) -> None:
        """Reviews the games that wait, until none does. Raises DatabaseFailedError."""
        while self._is_queue_open:
            waiting = partial(reviews.next_waiting, leaving_out=self._left_alone, shards=self._shards)
            game_id = await self._database.read(waiting)
            if game_id is None:
                return
            try:
                await self._look_back(game_id)
            except Exception:
                if not self._is_queue_open:
                    return
                if self._database.is_failing:
                    # Not this game's fault.
                    raise
                # Other games must not wait.
                counters.log_incident(log, "game %s could not be looked back at", game_id, game_id=game_id)
                self._left_alone.add(game_id)
            self._one_less.set()
            self._one_less = asyncio.Event()

    async def _look_back(self, game_id: int) -> None:
        stored, lines = await self._database.read(_ended, game_id)
        found = None
        if len(lines) <= MOST_FACTS_UNASKED:
            found = await self._computed(stored, lines, is_asked=False)
        if found is None:
            await self._database.write(_expect_none, game_id)

    async def _computed(self, stored: StoredGame, lines: tuple[str, ...], *, is_asked: bool) -> _Found | None:
        """The review of a game; None until the rules are solved. Raises CoachUnavailable."""
        computing = self._computing.get(stored.id)
        if computing is None:
            computing = self._computing[stored.id] = asyncio.create_task(self._compute(stored, lines, is_asked))
            computing.add_done_callback(partial(self._forget, stored.id))
        return await asyncio.shield(computing)

    async def _compute(self, stored: StoredGame, lines: tuple[str, ...], is_asked: bool) -> _Found | None:
        given = stored.rules, len(stored.seats.players), lines
        found = await self._coach.review(*given, stored.guild_id if is_asked else None)
        if found is not None:
            await self._database.write(_keep, stored.id, found, int(self._clock()), is_asked)
        return found

    def _forget(self, game_id: int, computing: asyncio.Task[_Found | None]) -> None:
        del self._computing[game_id]
        if not computing.cancelled():
            # Perhaps no caller is left.
            computing.exception()


def _kept(transaction: Transaction, game_id: int, guild_id: int | None, viewer: Viewer | None) -> ReviewedGame:
    stored = games.load_visible(transaction, game_id, guild_id, viewer)
    if stored.status is not Status.OVER:
        raise Refused("no-such-finished-game")
    if stored.adviser is None:
        raise Refused("not-in-this-game", feature="review")
    lines = games.lines_of(transaction, game_id)
    return ReviewedGame(stored, lines, reviews.numbers_of(transaction, game_id), is_improving=False)


def _ended(transaction: Transaction, game_id: int) -> tuple[StoredGame, tuple[str, ...]]:
    stored = games.load_agreed(transaction, game_id)
    if stored is None:
        raise Refused("no-such-finished-game")
    return stored, games.lines_of(transaction, game_id)


def _sums(transaction: Transaction, game_id: int) -> tuple[Sums | None, bool]:
    return reviews.sums_of(transaction, game_id), reviews.waits(transaction, game_id)


def _keep(transaction: Transaction, game_id: int, found: _Found, now: int, is_asked: bool) -> None:
    # The game, or a player, may be deleted by now.
    try:
        is_there = games.load_agreed(transaction, game_id) is not None
    except UnreadableGame:
        is_there = False
    if is_there and not deletions.concern(transaction, game_id):
        reviews.keep(transaction, game_id, *found, now, is_asked=is_asked)


def _expect_none(transaction: Transaction, game_id: int) -> None:
    reviews.wait_no_longer(transaction, game_id)
    endings.expect_no_review(transaction, game_id)
