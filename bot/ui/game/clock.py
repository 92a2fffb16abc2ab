"""Looks every two seconds at the games whose `alarm_at` is past, and acts on them: ends turns, reminds, shows endings.

It takes some games at a time, and few of a server while others wait. Failed games wait longer each time.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from bot import counters
from bot.discord_limits import Refusals, for_server
from bot.errors import MissingGame, Refused
from bot.model.deadline import ABSENCE_SECONDS
from bot.play.due import Calls, Due, Moment, due
from bot.play.guards import is_timed
from bot.store import endings, finding
from bot.ui.display import Display
from bot.ui.game.absences import Absences
from bot.ui.game.afterwards import add_records
from bot.ui.game.plan import Plan, plan_closing, plan_lobby_call
from bot.ui.game.table import Table
from bot.ui.presentation import check_presentation
from bot.ui.services import Services

log = logging.getLogger(__name__)

_MOST_AT_ONCE = 20
_LOOK_SECONDS = 2.0
# After an absence, thousands of games may be due. A look every two seconds, at two or three requests per game, uses
# half of Discord's fifty requests a second and leaves the rest to people.
_MOST_A_LOOK = 20
# More of a guild only if no other guild's games are due.
_MOST_OF_GUILD = 5
_FIRST_RETRY_SECONDS = 4
_LONGEST_RETRY_SECONDS = 3600
_REMINDERS = {
    Calls.BACK: "reminder-in-turn",
    Calls.AFTER_ABSENCE: "reminder-after-absence",
    Calls.IN_TURN: "reminder-in-turn",
}


class _Failure(NamedTuple):
    """A failed game: the first failure, the pause in seconds, and its end."""

    since: float
    pause: int
    until: float


class Clock:
    def __init__(self, services: Services, refusals: Refusals, absences: Absences) -> None:
        self._services = services
        self._sessions = services.sessions
        self._free = asyncio.Semaphore(_MOST_AT_ONCE)
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._refusals = refusals
        self._absences = absences
        self._left_in_look = _MOST_A_LOOK
        self._failed: dict[int, _Failure] = {}
        # Games whose boards don't show yet that an absence gave them time, with their guilds.
        self._given_back: dict[int, int] = {}
        # Counted games whose endings must be updated, with their guilds; some are from the last process.
        self.endings: dict[int, int] = {}
        # Reviewed games whose endings were edited, successfully or not.
        self._edited: set[int] = set()

    async def find_endings(self) -> None:
        """Finds the endings that the last process counted but did not show."""
        await self._services.records.counter.catch_up()
        left = await self._services.endings.incomplete()
        self.endings.update({game: guild for game, guild in left if self._services.served.has(guild)})

    async def look(self) -> None:
        """Acts on the games that are due. Logs failures, and retries after doubling pauses. Skips games while Discord
        is slow.
        """
        await self._absences.watch()
        self._left_in_look = max(1, int(_MOST_A_LOOK * self._services.served.fraction))
        self._given_back.update(await self._absences.give_back())
        games = await self._due()
        still, now = {game for game, _ in games}, self._sessions.clock()
        # Failures of endings expire without retries.
        self._failed = {game: it for game, it in self._failed.items() if game in still or now < it.until + it.pause}
        await self._each(self._act_on, games)
        await self._each(self._show_time, list(self._given_back.items()))
        await self._each(self._complete_ending, list(self.endings.items()))
        reviewed = await self._sessions.database.read(endings.reviewed)
        await self._each(self._complete_ending, [(game, guild) for game, guild in reviewed if game not in self._edited])

    async def _due(self) -> list[tuple[int, int]]:
        try:
            return await self._sessions.database.read(finding.games_due, now=self._sessions.now())
        except Exception:
            self._absences.storage_failed()
            raise

    def may_act_on(self, guild_id: int) -> bool:
        """Whether people are there to see what the bot does on this server, and Discord lets it."""
        return self._absences.is_here(guild_id) and self._refusals.may_ask(guild_id)

    async def _each(self, handle: Callable[[Table], Awaitable[object]], games: Iterable[tuple[int, int]]) -> None:
        """Handles as many games at once as Discord's limits allow; the rest stay due."""
        left, counted = self._left_in_look, Counter[int]()
        batch, rest = list[int](), list[int]()
        for game_id, guild_id in games:
            chosen = batch if counted[guild_id] < _MOST_OF_GUILD else rest
            # Thousands may be due, so the slowest check is last.
            has_room = len(batch) < left and len(chosen) < left
            if has_room and self._may_start_on(game_id) and self.may_act_on(guild_id):
                counted[guild_id] += 1
                chosen.append(game_id)
        batch += rest[: left - len(batch)]
        self._left_in_look -= len(batch)
        for game_id in batch:
            task = self._at_work[game_id] = asyncio.create_task(self._look_at(handle, game_id))
            self._services.tasks.keep(task)
        if batch:
            await asyncio.wait([self._at_work[game_id] for game_id in batch], timeout=_LOOK_SECONDS)

    def _may_start_on(self, game_id: int) -> bool:
        failure = self._failed.get(game_id)
        is_left_alone = failure is not None and self._sessions.clock() < failure.until
        return game_id not in self._at_work and not is_left_alone

    def _leave_alone(self, game_id: int) -> int:
        """Leaves a game that failed alone for a while, and returns the pause in seconds."""
        now = self._sessions.clock()
        before = self._failed.get(game_id, _Failure(now, _FIRST_RETRY_SECONDS // 2, now))
        seconds = min(before.pause * 2, _LONGEST_RETRY_SECONDS)
        self._failed[game_id] = _Failure(before.since, seconds, now + seconds)
        return seconds

    async def _look_at(self, handle: Callable[[Table], Awaitable[object]], game_id: int) -> None:
        try:
            async with self._free, self._sessions.lock(game_id) as session:
                stored = session.stored
                for_server.set(stored.guild_id)
                check_presentation(stored)
                channel_id = stored.board_of(None).channel_id
                table = Table(self._services, session, self._services.displays.at(stored.guild_id, channel_id))
                await handle(table)
            table.deliver_rest()
            self._failed.pop(game_id, None)
        except Refused as refused:
            # It was done meanwhile, or the game was deleted.
            log.info("the clock left game %s alone: %s", game_id, refused.code)
        except MissingGame:
            # Its plug-in was removed or left out. Only another start can change that.
            self._failed[game_id] = _Failure(self._sessions.clock(), _LONGEST_RETRY_SECONDS, math.inf)
            log.warning("the clock leaves game %s alone, which is not installed", game_id)
        except Exception:
            message = ("the clock failed in game %s; next try in %s s", game_id, self._leave_alone(game_id))
            counters.log_incident(log, *message, game_id=game_id)
        finally:
            del self._at_work[game_id]

    async def _act_on(self, table: Table) -> None:
        # More time may have been missed while waiting for locks.
        await self._absences.watch()
        stored, session = table.stored, table.session
        if not self._absences.is_here(stored.guild_id):
            return
        now = session.now()
        moment = Moment(now, session.roller, session.delays, self._failing_since(stored.id, now))
        if (found := due(stored, moment)) is None:
            # The game in memory is older than the stored one.
            self._sessions.read_anew(stored.id)
        elif found.calls is Calls.NOBODY:
            await table.make(found.change)
        elif found.calls is Calls.LOBBY:
            after = found.change.after
            await table.make(found.change, plan=plan_lobby_call(after, table.display_of, table.calling(after)))
        elif found.calls is Calls.BOTH:
            await table.deliver(plan_closing(stored, table.display_of))
            await session.commit(found.change)
        else:
            await self._call(table, found)

    async def _complete_ending(self, table: Table) -> None:
        """Adds what is missing to an ending: once when the game is counted and once when it is reviewed, whether that
        succeeds or not.
        """
        if self.endings.pop(table.stored.id, None) is None:
            self._edited.add(table.stored.id)
        await add_records(table.delivery, self._services.endings, table.stored, {})

    async def _show_time(self, table: Table) -> None:
        """Draws the board with the time at which the turn or the claim now ends."""
        was_given_back = self._given_back.pop(table.stored.id, None) is not None
        if was_given_back and (is_timed(table.stored) or table.stored.claim_due is not None):
            await table.redraw()

    def _failing_since(self, game_id: int, now: int) -> int | None:
        """The moment since when the game has failed, if that is long enough ago to be an absence; None if not."""
        failure = self._failed.get(game_id)
        is_absence = failure is not None and now - failure.since >= ABSENCE_SECONDS
        return int(failure.since) if failure is not None and is_absence else None

    async def _call(self, table: Table, found: Due) -> None:
        """Calls the player in turn after the change."""
        marked, calls = table.marked, found.calls
        if calls is Calls.IN_TURN and self._given_back.pop(table.stored.id, None) is not None:
            calls = Calls.AFTER_ABSENCE
        await table.make(found.change, plan=Plan())
        stored = table.stored
        if not self._absences.is_here(stored.guild_id):
            # The bot was suspended; who serves the guild now calls them.
            return

        def why(display: Display) -> str:
            player, due = display.name(stored.current_player), str(stored.deadline.due_at)
            return display.say(_REMINDERS[calls], player=player, due=due, slow=stored.deadline.is_slow)

        await table.call_again(why, marked)
