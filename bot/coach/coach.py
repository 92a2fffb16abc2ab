"""Asks the coach's processes for advice, decisions and reviews, and has rules solved."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple

from cachetools import LRUCache

from bot.coach.adviser import AnyAdviser, BeyondCoach, Character, LookedAt, Perfect
from bot.coach.advisers import adviser_of
from bot.coach.reviewed import Sums
from bot.errors import FarkleError
from bot.games.dice import Seed
from bot.games.engine import State
from bot.games.options import OptionSet
from bot.workers import MOST_BYTES, WorkerLostError, Workers, shared

log = logging.getLogger(__name__)

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")

_SLOW_SECONDS = 20
"""How long one server's question may take, so that others don't wait longer."""
_SOLVING_SECONDS = 30 * 60
_NICEST = 19
"""The niceness of processes that solve tables: players wait for answers, not for tables."""
_MOST_LINES = 2_000
"""The most facts of a cheap review; longer ones take over a second or two."""
_MOST_REFUSED = 1_000


class CoachUnavailable(FarkleError):
    """The coach cannot answer, because a process died, hung or failed; the log says which."""

    def __init__(self) -> None:
        super().__init__("hint-unavailable")


class Coach:
    """Shared workers answer cheap questions (`Adviser.is_cheap`), and a process the rest, one per server at a time.
    Rules beyond the coach are refused from then on, and their servers come last.

    Two more processes solve tables: see `docs/coach.md`.
    """

    def __init__(self) -> None:
        self._answering = shared
        self._slow = Workers(1, _SLOW_SECONDS, MOST_BYTES)
        # They end with each table, because they take the most memory.
        self._solver = Workers(1, _SLOW_SECONDS, MOST_BYTES, niceness=_NICEST, idle_seconds=0)
        self._long_solver = Workers(1, _SOLVING_SECONDS, MOST_BYTES, niceness=_NICEST, idle_seconds=0)
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._costly_servers: set[int] = set()
        self._refused = LRUCache[OptionSet, None](_MOST_REFUSED)
        # Servers that wait for a table, and the tables being solved.
        self._pending: set[int] = set()
        self._solving: dict[OptionSet, asyncio.Task[None]] = {}
        self._failed: set[OptionSet | int] = set()
        self._preparing: asyncio.Task[None] | None = None
        self._is_closed = False

    async def hint(self, game: State, guild_id: int) -> tuple[Any, bool]:
        """A hint for the player in turn, and whether a better one is coming. Raises CoachUnavailable, BeyondCoach."""
        found, lacks_table = await self._ask_about(game.rules, guild_id, _adviser(game.rules).hint, game)
        return found, lacks_table and self.solve_soon(game.rules, guild_id)

    async def weigh(self, game: State, guild_id: int) -> Sequence[tuple[object, float]]:
        """Every choice with what it is worth, as `Adviser.weigh` says. Raises what `hint` raises, and BeyondCoach until
        the rules are solved.
        """
        weigh = _adviser(game.rules).weigh
        found: Sequence[tuple[object, float]] | None = await self._ask_about(game.rules, guild_id, weigh, game)
        if found is None:
            self.solve_soon(game.rules, guild_id)
            raise BeyondCoach
        return found

    async def decide(self, game: State, guild_id: int, character: Character, chance: float) -> object:
        """The choice of a computer. Beyond the coach it plays as TIMID, which needs no table; without one, as the
        game's engine says. Raises CoachUnavailable.
        """
        adviser = adviser_of(game.rules)
        if adviser is None or character is Character.PLAIN:
            return await self._ask(_decide_plainly, game, chance)
        decide = adviser.decide
        try:
            choice, lacks_table = await self._ask_about(game.rules, guild_id, decide, game, character, chance)
        except BeyondCoach:
            choice, lacks_table = await self._ask(decide, game, Character.TIMID, chance)
        if lacks_table:
            self.solve_soon(game.rules, guild_id)
        return choice

    async def review(
        self, rules: OptionSet, seats: int, lines: tuple[str, ...], guild_id: int | None
    ) -> tuple[bytes, Sums] | None:
        """A review as stored, and its sums. `guild_id` None: after all other questions, and only if it is cheap. None
        until there is a table, and beyond the coach. Raises CoachUnavailable.
        """
        adviser, given = _adviser(rules), (rules, seats, lines)
        try:
            is_cheap = adviser.is_cheap(rules)
            if guild_id is None and not is_cheap:
                return None
            if guild_id is None:
                return await self._answered(self._answering.run(adviser.review, *given, is_last=True), adviser.review)
            if is_cheap and len(lines) > _MOST_LINES:
                return await self._ask_slowly(guild_id, adviser.review, *given)
            return await self._ask_about(rules, guild_id, adviser.review, *given)
        except BeyondCoach:
            return None

    async def alone(self, rules: OptionSet, seed: Seed) -> Perfect:
        """The totals of perfect play alone with the dice of a seed. Raises CoachUnavailable."""
        alone = _adviser(rules).alone
        if alone is None:
            raise CoachUnavailable
        return await self._ask(alone, rules, seed)

    async def look_back(self, rules: OptionSet, lines: tuple[str, ...]) -> tuple[LookedAt, ...]:
        """The decisions of a game alone, weighed. Raises CoachUnavailable."""
        look_back = _adviser(rules).look_back
        if look_back is None:
            raise CoachUnavailable
        return await self._ask(look_back, rules, lines)

    def prepare(self, rules: OptionSet) -> None:
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare(rules))

    async def _prepare(self, rules: OptionSet) -> None:
        with suppress(CoachUnavailable):
            prepare = _adviser(rules).prepare
            await self._answered(self._answering.run(prepare), prepare)

    async def _ask_about(
        self,
        rules: OptionSet,
        guild_id: int,
        work: Callable[[*_Arguments], _Value],
        *given: *_Arguments,
    ) -> _Value:
        """What `work` answers about these rules, from the worker that has the time. Raises what `hint` raises."""
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
            answer = self._slow.run(work, *given, is_last=guild_id in self._costly_servers)
            try:
                return await self._answered(answer, work, blamed)
            except (BeyondCoach, CoachUnavailable):
                self._costly_servers.add(guild_id)
                raise

    async def _ask(self, work: Callable[[*_Arguments], _Value], *given: *_Arguments) -> _Value:
        if self._preparing is not None:
            # Another process would load the same.
            await asyncio.wait([self._preparing])
        return await self._answered(self._answering.run(work, *given), work)

    async def _answered(
        self, answer: Awaitable[_Value], work: Callable[..., _Value], blamed: OptionSet | None = None
    ) -> _Value:
        """The value that a process answers; refuses `blamed` rules from now on if this takes too much."""
        try:
            return await answer
        except (BeyondCoach, MemoryError, WorkerLostError) as error:
            if blamed is not None and not self._is_closed:
                log.warning("%s takes too much by the rules of a game: %r", work.__qualname__, error)
                self._refused[blamed] = None
                raise BeyondCoach from error
            if isinstance(error, BeyondCoach):
                raise
            log.warning("the coach's process died or hung: %r", error)
            raise CoachUnavailable from error
        except Exception as error:
            # The game continues without an answer.
            log.exception("%s failed in the coach's process", work.__qualname__)
            raise CoachUnavailable from error

    async def close(self) -> None:
        self._is_closed = True
        tasks = [*self._solving.values(), *([self._preparing] if self._preparing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for workers in (self._slow, self._solver, self._long_solver):
            workers.close()

    def solve_soon(self, rules: OptionSet, guild_id: int) -> bool:
        """Has the rules solved if they can be, and returns whether a table is coming."""
        if not _adviser(rules).can_solve:
            return False
        if rules in self._solving:
            return True
        if guild_id in self._pending or not self._failed.isdisjoint((rules, guild_id)) or rules in self._refused:
            return False
        self._pending.add(guild_id)
        task = self._solving[rules] = asyncio.create_task(self._solve(rules, guild_id))
        task.add_done_callback(lambda _task: self._solving.pop(rules))
        task.add_done_callback(lambda _task: self._pending.discard(guild_id))
        return True

    async def is_solved_within(self, seconds: float, rules: OptionSet, guild_id: int) -> bool:
        """Whether the rules are solved in time. Returns False at once if no table is coming."""
        if not self.solve_soon(rules, guild_id):
            return False
        solved, _ = await asyncio.wait([self._solving[rules]], timeout=seconds)
        return bool(solved)

    async def _solve(self, rules: OptionSet, guild_id: int) -> None:
        is_kept = False
        try:
            try:
                is_kept = await self._solver.run(_adviser(rules).solve, rules)
            except WorkerLostError:
                is_kept = await self._long_solver.run(_adviser(rules).solve, rules)
        except BeyondCoach:
            # Only the attempt shows it.
            self._refused[rules] = None
            return
        except WorkerLostError:
            self._failed.add(guild_id)
        except Exception:
            log.exception("the process that solves tables failed")
        if not is_kept:
            log.warning("the table of a rule set could not be solved or kept: hints for it know points only")
            self._failed.add(rules)


def _decide_plainly(game: State, chance: float) -> object:
    return game.rules.engine.decide(game, chance)


def _adviser(rules: OptionSet) -> AnyAdviser:
    """The coach's functions for a game. Raises CoachUnavailable if the game has none."""
    adviser = adviser_of(rules)
    if adviser is None:
        raise CoachUnavailable
    return adviser
