"""The commands of moderators, for whom a server's managers choose roles. They are offered to everyone."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.errors import Refused
from bot.features.moderation import screens
from bot.features.moderation.model import LONGEST_DAYS, LONGEST_REASON, USUAL_DAYS
from bot.ui.context import Context, Interaction
from bot.ui.registration import command, described, only_on_servers

_DAYS = app_commands.Range[int, 1, LONGEST_DAYS]
_REASON = app_commands.Range[str, 1, LONGEST_REASON]


@only_on_servers
class Moderate(commands.GroupCog, group_name=f"{PRODUCT}-moderate", group_description=described("command-moderate")):
    @command(
        "bar",
        "command-moderate-bar",
        person="command-moderate-person",
        days="command-moderate-days",
        reason="command-moderate-reason",
    )
    async def bar(
        self, interaction: Interaction, person: discord.User, days: _DAYS = USUAL_DAYS, reason: _REASON = ""
    ) -> None:
        if person.bot:
            raise Refused("bots-do-not-play", player=str(person.id))
        manages = isinstance(person, discord.Member) and person.guild_permissions.manage_guild
        await screens.bar(Context.of(interaction), person.id, days, reason, manages=manages)

    @command("unbar", "command-moderate-unbar", person="command-moderate-person")
    async def unbar(self, interaction: Interaction, person: discord.User) -> None:
        await screens.lift(Context.of(interaction), person.id)

    @command("bars", "command-moderate-bars")
    async def bars(self, interaction: Interaction) -> None:
        await screens.show_bars(Context.of(interaction))

    @command("void", "command-moderate-void", game="command-moderate-game", reason="command-moderate-reason")
    async def void(self, interaction: Interaction, game: str, reason: _REASON = "") -> None:
        await screens.void(Context.of(interaction), game, reason)

    @command("restore", "command-moderate-restore", game="command-moderate-game")
    async def restore(self, interaction: Interaction, game: str) -> None:
        await screens.restore_named(Context.of(interaction), game)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(Moderate())
