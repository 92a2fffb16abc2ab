"""Which of Discord's shards this process serves, and how they connect: all, those it was given, or those it leases."""

import asyncio

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.config import Shards
from bot.servers.leases import Leases
from bot.servers.logins import LoginTurns
from bot.store.database import Database


class ShardedBot(commands.AutoShardedBot):
    """A connection to Discord for the shards of this process.

    `shards` are those that it serves, if it is one of several processes, or else `leases` says which it serves now.
    Several processes take turns to identify, by what stands in their `database`.
    """

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
            # Messages ping nobody unless they say otherwise.
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=tree_cls,
        )
        self.login_turns = LoginTurns(database) if served else None
        self.ready_shards: set[int] = set()
        # Shards whose turn it is to identify.
        self._may_identify: set[int] = set()

    def served(self) -> Shards | None:
        """The shards that this process serves now; None: all of them."""
        return self.leases.shards if self.leases else self._fixed_shards

    def serves(self, guild_id: int) -> bool:
        """Is a server one of those that this process serves now?"""
        served = self.served()
        return served is None or served.serve(guild_id)

    def part_of(self, most: int) -> int:
        """How much of something this process may use that all processes share: as it serves servers, but at least 1."""
        served = self.served()
        return max(1, most * len(served.ids) // served.count) if served else most

    async def launch_shards(self) -> None:
        """Connects all shards that are this process's for good. Others are connected by `serve_shard`."""
        if self.leases is None:
            await super().launch_shards()
        else:
            # Given no shards, discord.py would connect all of them. The rest of what it does here is to note this.
            self._connection.shard_count = self.shard_count

    async def serve_shard(self, shard_id: int) -> None:
        """Connects a shard that was leased while the bot runs."""
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connects a shard, once it may identify. A connection that waits for that would not be read from meanwhile."""
        if self.login_turns is not None:
            await self.login_turns.identify(shard_id)
            self._may_identify.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def leave_shards(self) -> None:
        """Disconnects all shards at once, because other processes may serve them from now on."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until a shard may identify: where there are several processes, none of them may have just done so."""
        if self.login_turns is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        elif shard_id in self._may_identify:
            self._may_identify.discard(shard_id)
        else:
            # A session that was lost is begun anew.
            await self.login_turns.identify(shard_id)

    @property
    def is_standing_by(self) -> bool:
        """Are all servers served by other processes?"""
        served = self.served()
        return served is not None and not served.ids

    @property
    def is_serving(self) -> bool:
        """Are all servers ready that this process serves?"""
        if self.leases is None:
            return self.is_ready()
        return bool(self.leases.shards.ids) and self.ready_shards.issuperset(self.leases.shards.ids)
