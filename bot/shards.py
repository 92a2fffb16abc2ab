import asyncio

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.config import Shards
from bot.servers.processes import LoginTurns, Served
from bot.store.database import Database


class ShardedBot(commands.AutoShardedBot):
    def __init__(
        self,
        database: Database,
        served: Served,
        tree_cls: type[app_commands.CommandTree],
    ) -> None:
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
        self.login_turns = LoginTurns(database) if shards else None
        self.ready_shards: set[int] = set()
        self._may_identify: set[int] = set()

    @property
    def present(self) -> tuple[set[int], Shards]:
        """The bot's servers, and the shards that are connected."""
        assert self.shard_count is not None
        return {guild.id for guild in self.guilds}, Shards(tuple(self.ready_shards), self.shard_count)

    async def launch_shards(self) -> None:
        """Connects the fixed shards; `serve_shard` connects leased ones."""
        if self.served.leases is None:
            await super().launch_shards()
        else:
            # Without shards, discord.py would connect all.
            self._connection.shard_count = self.shard_count

    async def serve_shard(self, shard_id: int) -> None:
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Waits for its turn before connecting: an open connection would not be read meanwhile."""
        if self.login_turns is not None:
            await self.login_turns.identify(shard_id)
            self._may_identify.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def leave_shards(self) -> None:
        """Disconnects all shards, as other processes may serve them."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until no other process has just identified."""
        if self.login_turns is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        elif shard_id in self._may_identify:
            self._may_identify.discard(shard_id)
        else:
            # A lost session begins again.
            await self.login_turns.identify(shard_id)

    @property
    def is_standing_by(self) -> bool:
        """Do other processes serve all servers?"""
        return self.served.shards is not None and not self.served.shards.ids

    @property
    def is_serving(self) -> bool:
        leases = self.served.leases
        if leases is None:
            return self.is_ready()
        return bool(leases.shards.ids) and self.ready_shards.issuperset(leases.shards.ids)
