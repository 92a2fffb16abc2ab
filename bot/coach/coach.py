"""The coach as the bot asks it: answers come from other processes, and tables are solved there in the background."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple

from cachetools import LRUCache

from bot.coach.adviser import Adviser, BeyondCoach
from bot.coach.advisers import adviser_of
from bot.coach.characters import Character
from bot.coach.reviewed import Sums
from bot.errors import FarkleError
from bot.games.dice import Seed
from bot.games.engine import State
from bot.games.options import OptionSet
from bot.workers import WorkerLostError, Workers

log = logging.getLogger(__name__)

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")

_ANSWER_SECONDS = 60
_SLOW_SECONDS = 20
"""A slow answer, or a table, keeps other servers waiting no longer than that."""
_SOLVING_SECONDS = 30 * 60
_MOST_BYTES = 768 << 20
"""Tables that are in use, and those that are solved, take about half of it."""
_NICEST = 19
"""Players wait for answers, but not for tables: if processors are scarce, tables come last."""
_MOST_LINES = 2_000
"""To look back at a longer game takes more than a second or two."""
_MOST_REFUSED = 1_000


class CoachUnavailable(FarkleError):
    """The coach has no answer: its process died or hung, or failed. The log says which."""

    def __init__(self) -> None:
        super().__init__("hint-unavailable")


class Coach:
    """Gives hints, decides for opponents, and looks back at games. All it knows is the advisers'.

    One process answers what takes milliseconds, and another one what may take longer (`Adviser.is_cheap`): one question
    of each server at a time. Rules that it can't work out are refused from then on, and servers with such rules come
    last.

    If a table would make answers better, a third one solves it meanwhile: one table at a time, and one of each
    server. A fourth one solves those that take longer. A rule set whose table could not be solved is not tried again
    before the bot starts anew, and a server at which one took too long gets no other.
    """

    def __init__(self) -> None:
        self._answering = Workers(1, _ANSWER_SECONDS, _MOST_BYTES)
        self._slow = Workers(1, _SLOW_SECONDS, _MOST_BYTES)
        self._solver = Workers(1, _SLOW_SECONDS, _MOST_BYTES, niceness=_NICEST)
        self._long_solver = Workers(1, _SOLVING_SECONDS, _MOST_BYTES, niceness=_NICEST)
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        # The servers of which a question took too much.
        self._last: set[int] = set()
        self._refused = LRUCache[OptionSet, None](_MOST_REFUSED)
        self._pending: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[OptionSet] = set()
        self._failed: set[OptionSet | int] = set()
        self._preparing: asyncio.Task[None] | None = None
        self._is_closed = False

    async def hint(self, game: State, guild_id: int) -> tuple[Any, bool]:
        """The hint for the seat whose turn it is, and whether a better one is being computed.

        Raises CoachUnavailable, and BeyondCoach.
        """
        found, lacks_table = await self._ask_about(game.rules, guild_id, _adviser(game.rules).hint, game)
        return found, lacks_table and self.solve_soon(game.rules, guild_id)

    async def decide(self, game: State, guild_id: int, character: Character, chance: float) -> Any:
        """What a character decides whose turn it is; `chance`, from 0 to 1, says whether it errs.

        By rules that the coach can't work out, it plays as the timid one does, who needs no numbers. Raises
        CoachUnavailable.
        """
        decide = _adviser(game.rules).decide
        try:
            choice, lacks_table = await self._ask_about(game.rules, guild_id, decide, game, character, chance)
        except BeyondCoach:
            choice, lacks_table = await self._ask(decide, game, Character.TIMID, chance)
        if lacks_table:
            self.solve_soon(game.rules, guild_id)
        return choice

    async def review(
        self, rules: OptionSet, seats: int, lines: tuple[str, ...], guild_id: int
    ) -> tuple[bytes, Sums] | None:
        """The numbers of the review of a game that has ended, and their sums; None until its rule set has a table.

        None, too, by rules that the coach can't work out. Raises CoachUnavailable.
        """
        adviser, given = _adviser(rules), (rules, seats, lines)
        try:
            if adviser.is_cheap(rules) and len(lines) > _MOST_LINES:
                return await self._ask_slowly(guild_id, adviser.review, *given)
            return await self._ask_about(rules, guild_id, adviser.review, *given)
        except BeyondCoach:
            return None

    async def review_last(self, rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
        """Likewise, for what nobody waits for: all others who ask the coach come first. Raises CoachUnavailable.

        None, too, if it would not be cheap.
        """
        adviser = _adviser(rules)
        if not adviser.is_cheap(rules):
            return None
        try:
            reviewed = self._answering.run_last(adviser.review, rules, seats, lines)
            return await self._answered(reviewed, adviser.review)
        except BeyondCoach:
            return None

    async def alone(self, rules: OptionSet, seed: Seed) -> tuple[float, int]:
        """What perfect play of somebody who plays alone is worth on average, and what it makes of the dice of a seed.

        Raises CoachUnavailable.
        """
        alone = _adviser(rules).alone
        if alone is None:
            raise CoachUnavailable
        return await self._ask(alone, rules, seed)

    def prepare(self, rules: OptionSet) -> None:
        """Has the process started that will be asked soon, unless it runs. Nobody waits for that."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare(rules))

    async def _prepare(self, rules: OptionSet) -> None:
        with suppress(CoachUnavailable):
            await self._ask(_adviser(rules).prepare)

    async def _ask_about(
        self,
        rules: OptionSet,
        guild_id: int,
        work: Callable[[*_Arguments], _Value],
        *given: *_Arguments,
    ) -> _Value:
        """What the coach answers about these rules. What takes longer waits in a line. Raises as `hint` does."""
        if _adviser(rules).is_cheap(rules):
            return await self._ask(work, *given)
        return await self._ask_slowly(guild_id, work, *given, blamed=rules)

    async def _ask_slowly(
        self,
        guild_id: int,
        work: Callable[[*_Arguments], _Value],
        *given: *_Arguments,
        blamed: OptionSet | None = None,
    ) -> _Value:
        async with self._lines[guild_id]:
            if blamed in self._refused:
                raise BeyondCoach
            run = self._slow.run_last if guild_id in self._last else self._slow.run
            try:
                return await self._answered(run(work, *given), work, blamed)
            except (BeyondCoach, CoachUnavailable):
                self._last.add(guild_id)
                raise

    async def _ask(self, work: Callable[[*_Arguments], _Value], *given: *_Arguments) -> _Value:
        return await self._answered(self._answering.run(work, *given), work)

    async def _answered(
        self, answer: Awaitable[_Value], work: Callable[..., _Value], blamed: OptionSet | None = None
    ) -> _Value:
        """The answer. If it takes too much, rules that are `blamed` for that are refused from then on."""
        try:
            return await answer
        except (BeyondCoach, MemoryError, WorkerLostError) as error:
            if blamed is not None and not self._is_closed:
                log.warning("%s takes too much by the rules of a game: %r", work.__qualname__, error)
                self._refused[blamed] = None
                raise BeyondCoach from error
            if isinstance(error, BeyondCoach):
                raise
            log.warning("the coach's process died or hung while it worked on %s", work.__qualname__)
            raise CoachUnavailable from error
        except Exception as error:
            # Whatever goes wrong there, the game goes on.
            log.exception("%s failed in the coach's process", work.__qualname__)
            raise CoachUnavailable from error

    async def close(self) -> None:
        """Gives up what is being solved, and ends the processes."""
        self._is_closed = True
        tasks = [*self._pending.values(), *([self._preparing] if self._preparing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for workers in (self._answering, self._slow, self._solver, self._long_solver):
            workers.close()

    def solve_soon(self, rules: OptionSet, guild_id: int) -> bool:
        """Has a table solved that people of a server would use, unless they wait for another one. Is it on its way?"""
        if rules in self._wanted:
            return True
        if guild_id in self._pending or not self._failed.isdisjoint((rules, guild_id)) or rules in self._refused:
            return False
        self._wanted.add(rules)
        task = self._pending[guild_id] = asyncio.create_task(self._solve(rules, guild_id))
        task.add_done_callback(lambda _task: self._solved(rules, guild_id))
        return True

    async def _solve(self, rules: OptionSet, guild_id: int) -> None:
        is_kept = False
        try:
            try:
                is_kept = await self._solver.run(_adviser(rules).solve, rules)
            except WorkerLostError:
                # It begins anew, and only others that take long wait for it.
                is_kept = await self._long_solver.run(_adviser(rules).solve, rules)
        except WorkerLostError:
            self._failed.add(guild_id)
        except Exception:
            log.exception("the process that solves tables failed")
        if not is_kept:
            log.warning("the table of a rule set could not be solved or kept: hints for it know points only")
            self._failed.add(rules)

    def _solved(self, rules: OptionSet, guild_id: int) -> None:
        self._wanted.discard(rules)
        del self._pending[guild_id]


def _adviser(rules: OptionSet) -> Adviser:
    """The adviser of the game that is played by these rules. Raises CoachUnavailable if it has none any more."""
    adviser = adviser_of(rules)
    if adviser is None:
        raise CoachUnavailable
    return adviser
