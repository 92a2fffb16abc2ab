import asyncio

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.config import Shards
from bot.servers.processes import Leases, LoginTurns
from bot.store.database import Database


class ShardedBot(commands.AutoShardedBot):
    """Serves the fixed `shards`, those leased by `leases`, or all."""

    def __init__(
        self,
        database: Database,
        shards: Shards | None,
        leases: Leases | None,
        tree_cls: type[app_commands.CommandTree],
    ) -> None:
        self._fixed_shards = shards
        self.leases = leases
        served = self.served()
        super().__init__(
            shard_ids=list(served.ids) if served else None,  # type: ignore[arg-type]  # None is its default
            shard_count=served.count if served else None,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=tree_cls,
        )
        self.login_turns = LoginTurns(database) if served else None
        self.ready_shards: set[int] = set()
        self._may_identify: set[int] = set()

    def served(self) -> Shards | None:
        """None means all."""
        return self.leases.shards if self.leases else self._fixed_shards

    def serves(self, guild_id: int) -> bool:
        served = self.served()
        return served is None or served.serve(guild_id)

    @property
    def present(self) -> tuple[set[int], Shards]:
        """The bot's servers, and the shards that are connected."""
        assert self.shard_count is not None
        return {guild.id for guild in self.guilds}, Shards(tuple(self.ready_shards), self.shard_count)

    @property
    def share(self) -> float:
        """This process's share of a common limit."""
        served = self.served()
        return len(served.ids) / served.count if served else 1.0

    async def launch_shards(self) -> None:
        """Connects the fixed shards; `serve_shard` connects leased ones."""
        if self.leases is None:
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
        served = self.served()
        return served is not None and not served.ids

    @property
    def is_serving(self) -> bool:
        if self.leases is None:
            return self.is_ready()
        return bool(self.leases.shards.ids) and self.ready_shards.issuperset(self.leases.shards.ids)
