"""The coach as the bot asks it: answers come from other processes, and tables are solved there in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar, TypeVarTuple

from bot.coach import process
from bot.coach.characters import Character
from bot.coach.hints import Hint
from bot.coach.reviewed import Sums
from bot.games.dice import Seed
from bot.games.farkle import Choice, Game, RuleSet
from bot.games.kind import State
from bot.games.options import OptionSet
from bot.workers import WorkerLostError, Workers

log = logging.getLogger(__name__)

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")

_ANSWER_SECONDS = 60
_SOLVING_SECONDS = 30 * 60


class CoachUnavailable(Exception):
    """The coach has no answer: its process died or hung, or failed. The log says which."""


class Coach:
    """Gives hints, decides for opponents, and looks back at games. It knows Farkle only (`bot.games.features`).

    Where a table would make these better, it is solved meanwhile: one for each server at a time.

    Only one table is solved at once, by a process that does nothing else, so that there is always one that answers. A
    rule set whose table could not be solved is not tried again before the bot starts anew.
    """

    def __init__(self) -> None:
        self._answering = Workers(1, _ANSWER_SECONDS)
        self._solver = Workers(1, _SOLVING_SECONDS)
        self._solving = asyncio.Lock()
        self._pending: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[RuleSet] = set()
        self._failed: set[RuleSet] = set()
        self._preparing: asyncio.Task[None] | None = None

    async def hint(self, game: State, guild_id: int) -> tuple[Hint, bool]:
        """The hint for the seat whose turn it is, and whether a better one is being computed.

        Raises CoachUnavailable.
        """
        assert isinstance(game, Game)
        found, lacks_table = await self._ask(process.hint, game)
        return found, lacks_table and self.solve_soon(game.rules, guild_id)

    async def decide(self, game: State, guild_id: int, character: Character, chance: float) -> Choice:
        """What a character decides whose turn it is; `chance`, from 0 to 1, says whether it errs.

        Raises CoachUnavailable.
        """
        assert isinstance(game, Game)
        choice, lacks_table = await self._ask(process.decide, game, character, chance)
        if lacks_table:
            self.solve_soon(game.rules, guild_id)
        return choice

    async def review(self, rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
        """The numbers of the review of a game that has ended, and their sums; None until its rule set has a table.

        Raises CoachUnavailable.
        """
        assert isinstance(rules, RuleSet)
        return await self._ask(process.review, rules, seats, lines)

    async def review_last(self, rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
        """Likewise, for what nobody waits for: all others who ask the coach come first. Raises CoachUnavailable."""
        assert isinstance(rules, RuleSet)
        return await self._answered(self._answering.run_last(process.review, rules, seats, lines), process.review)

    async def alone(self, rules: OptionSet, seed: Seed) -> tuple[float, int]:
        """What perfect play of somebody who plays alone is worth on average, and what it makes of the dice of a seed.

        Raises CoachUnavailable.
        """
        assert isinstance(rules, RuleSet)
        return await self._ask(process.alone, rules, seed)

    def prepare(self) -> None:
        """Has the process started that will be asked soon, unless it runs. Nobody waits for that."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        with suppress(CoachUnavailable):
            await self._ask(process.prepare)

    async def _ask(self, work: Callable[[*_Arguments], _Value], *given: *_Arguments) -> _Value:
        return await self._answered(self._answering.run(work, *given), work)

    async def _answered(self, answer: Awaitable[_Value], work: Callable[..., _Value]) -> _Value:
        try:
            return await answer
        except WorkerLostError as error:
            log.warning("the coach's process died or hung while it worked on %s", work.__qualname__)
            raise CoachUnavailable(work.__qualname__) from error
        except Exception as error:
            # Whatever goes wrong there, the game goes on.
            log.exception("%s failed in the coach's process", work.__qualname__)
            raise CoachUnavailable(work.__qualname__) from error

    async def close(self) -> None:
        """Gives up what is being solved, and ends the processes."""
        tasks = [*self._pending.values(), *([self._preparing] if self._preparing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for workers in (self._answering, self._solver):
            workers.close()

    def solve_soon(self, rules: OptionSet, guild_id: int) -> bool:
        """Has a table solved that people of a server would use, unless they wait for another one. Is it on its way?"""
        assert isinstance(rules, RuleSet)
        if rules in self._wanted:
            return True
        if guild_id in self._pending or rules in self._failed:
            return False
        self._wanted.add(rules)
        task = self._pending[guild_id] = asyncio.create_task(self._solve(rules))
        task.add_done_callback(lambda _task: self._solved(rules, guild_id))
        return True

    async def _solve(self, rules: RuleSet) -> None:
        async with self._solving:
            try:
                is_kept = await self._solver.run(process.solve_table, rules)
            except WorkerLostError:
                is_kept = False
            except Exception:
                log.exception("the process that solves tables failed")
                is_kept = False
            if not is_kept:
                log.warning("the table of a rule set could not be solved or kept: hints for it know points only")
                self._failed.add(rules)

    def _solved(self, rules: RuleSet, guild_id: int) -> None:
        self._wanted.discard(rules)
        del self._pending[guild_id]
