"""The coach as the bot asks it: answers come from other processes, and tables are solved there in the background."""

import asyncio
import logging
from contextlib import suppress

from bot.coach import process
from bot.coach.characters import Character
from bot.coach.hints import Hint
from bot.coach.workers import Workers, WorkLost
from bot.games.farkle import Choice, Game, RuleSet

log = logging.getLogger(__name__)


class Coach:
    """Gives hints, and decides for opponents.

    Where a table would make these better, it is solved meanwhile: one for each server at a time.

    Only one table is solved at once, so that there is always a process that answers. A rule set whose table could not
    be solved is not tried again before the bot starts anew.
    """

    def __init__(self, workers: Workers) -> None:
        """`workers` needs two processes: one that answers, and one that solves."""
        self._workers = workers
        self._solving = asyncio.Lock()
        self._pending: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[RuleSet] = set()
        self._failed: set[RuleSet] = set()
        self._preparing: asyncio.Task[None] | None = None

    async def hint(self, game: Game, guild_id: int) -> tuple[Hint, bool]:
        """The hint for the seat whose turn it is, and whether a better one is being computed. Raises WorkLost."""
        found, lacks_table = await self._workers.run(process.hint, game)
        return found, lacks_table and self._solve_soon(game.rules, guild_id)

    async def decide(self, game: Game, guild_id: int, character: Character, chance: float) -> Choice:
        """What a character decides whose turn it is; `chance`, from 0 to 1, says whether it errs. Raises WorkLost."""
        choice, lacks_table = await self._workers.run(process.decide, game, character, chance)
        if lacks_table:
            self._solve_soon(game.rules, guild_id)
        return choice

    def prepare(self) -> None:
        """Has the process started that will be asked soon, unless it runs. Nobody waits for that."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        with suppress(WorkLost):
            await self._workers.run(process.prepare)

    async def close(self) -> None:
        """Gives up what is being solved."""
        tasks = [*self._pending.values(), *([self._preparing] if self._preparing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _solve_soon(self, rules: RuleSet, guild_id: int) -> bool:
        """Has a table solved for a server, unless it waits for another one. Is this table on its way?"""
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
                is_kept = await self._workers.run(process.solve_table, rules)
            except WorkLost:
                is_kept = False
            if not is_kept:
                log.warning("the table of a rule set could not be solved or kept: hints for it know points only")
                self._failed.add(rules)

    def _solved(self, rules: RuleSet, guild_id: int) -> None:
        self._wanted.discard(rules)
        del self._pending[guild_id]
