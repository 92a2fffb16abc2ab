"""The commands of moderators, for whom a server's managers choose roles. They are offered to everyone."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.errors import Refused
from bot.features.moderation import screens
from bot.features.moderation.model import LONGEST_DAYS, LONGEST_REASON, USUAL_DAYS
from bot.ui.commands import described, only_on_servers
from bot.ui.context import Context, Interaction

_DAYS = app_commands.Range[int, 1, LONGEST_DAYS]
_REASON = app_commands.Range[str, 1, LONGEST_REASON]


@only_on_servers
class Moderate(commands.GroupCog, group_name=f"{PRODUCT}-moderate", group_description=described("command-moderate")):
    @app_commands.command(name="bar", description=described("command-moderate-bar"))
    @app_commands.describe(
        person=described("command-moderate-person"),
        days=described("command-moderate-days"),
        reason=described("command-moderate-reason"),
    )
    async def bar(
        self, interaction: Interaction, person: discord.User, days: _DAYS = USUAL_DAYS, reason: _REASON = ""
    ) -> None:
        if person.bot:
            raise Refused("bots-do-not-play", player=str(person.id))
        manages = isinstance(person, discord.Member) and person.guild_permissions.manage_guild
        await screens.bar(Context.of(interaction), person.id, days, reason, manages=manages)

    @app_commands.command(name="unbar", description=described("command-moderate-unbar"))
    @app_commands.describe(person=described("command-moderate-person"))
    async def unbar(self, interaction: Interaction, person: discord.User) -> None:
        await screens.lift(Context.of(interaction), person.id)

    @app_commands.command(name="bars", description=described("command-moderate-bars"))
    async def bars(self, interaction: Interaction) -> None:
        await screens.show_bars(Context.of(interaction))

    @app_commands.command(name="void", description=described("command-moderate-void"))
    @app_commands.describe(game=described("command-moderate-game"), reason=described("command-moderate-reason"))
    async def void(self, interaction: Interaction, game: str, reason: _REASON = "") -> None:
        await screens.void(Context.of(interaction), game, reason)

    @app_commands.command(name="restore", description=described("command-moderate-restore"))
    @app_commands.describe(game=described("command-moderate-game"))
    async def restore(self, interaction: Interaction, game: str) -> None:
        await screens.restore_named(Context.of(interaction), game)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(Moderate())
