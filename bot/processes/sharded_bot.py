"""The shards of this process, and how they connect."""

import asyncio
import threading
from contextlib import ExitStack

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.errors import NotNow
from bot.processes.served import Guard, Served
from bot.processes.shards import Shards

_IDENTIFY_SECONDS = 5.5
"""The time between two logins of a shard: Discord's 5 seconds, and latency."""
_RETRY_SECONDS = 0.5
_START = -1
"""The number of the turn that whole processes take; shards count from 0."""


class LoginTurns:
    """The turns of shards to log in. Discord limits the logins of all processes together, so each locks its turn for a
    while.
    """

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self.max_concurrency = 1
        """Shards with the same remainder take turns."""

    async def identify(self, shard_id: int) -> None:
        await self._wait(shard_id % self.max_concurrency, _IDENTIFY_SECONDS)

    async def start(self, seconds: float) -> None:
        await self._wait(_START, seconds)

    async def _wait(self, turn: int, seconds: float) -> None:
        while not await asyncio.to_thread(self._take, turn, seconds):  # noqa: ASYNC110 - others are in other processes
            await asyncio.sleep(_RETRY_SECONDS)

    def _take(self, turn: int, seconds: float) -> bool:
        with ExitStack() as stack:
            try:
                stack.enter_context(self._guard.turn(turn))
            except NotNow as error:
                # Discord refuses a shard that logs in too early, and discord.py tries again.
                return error.code == "database-away"
            ending = threading.Timer(seconds, stack.pop_all().close)
            ending.daemon = True
            ending.start()
        return True


class ShardedBot(commands.AutoShardedBot):
    def __init__(self, served: Served, tree_cls: type[app_commands.CommandTree]) -> None:
        self.served = served
        shards = served.shards
        super().__init__(
            shard_ids=list(shards.ids) if shards else None,  # type: ignore[arg-type]  # None is its default
            shard_count=shards.count if shards else None,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=tree_cls,
        )
        self._login_turns = LoginTurns(served.guard) if shards and served.guard else None
        self.ready_shards: set[int] = set()
        self._may_identify: set[int] = set()

    @property
    def present(self) -> tuple[set[int], Shards]:
        """The bot's servers, and the shards that are connected."""
        assert self.shard_count is not None
        return {guild.id for guild in self.guilds}, Shards(tuple(self.ready_shards), self.shard_count)

    @property
    def shards_held(self) -> int:
        """How many shards this process serves, or is about to."""
        shards = self.served.shards
        return len(shards.ids) * self.served.is_held if shards else len(self.shards)

    async def wait_to_log_in(self, seconds: float, at_once: int) -> None:
        """Waits before the bot connects. `at_once`: how many shards may log in together."""
        await asyncio.sleep(seconds)
        if self._login_turns is not None:
            self._login_turns.max_concurrency = at_once
            if seconds:
                # Other processes waited, too.
                await self._login_turns.start(seconds)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Waits for its turn before connecting: an open connection would not be read meanwhile."""
        if self._login_turns is not None:
            await self._login_turns.identify(shard_id)
            self._may_identify.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until no other process has just identified."""
        if self._login_turns is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        elif shard_id in self._may_identify:
            self._may_identify.discard(shard_id)
        else:
            # A lost session begins again.
            await self._login_turns.identify(shard_id)
