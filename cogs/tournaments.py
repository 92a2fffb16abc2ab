"""The command that starts tournaments."""

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.features.events.form import ask
from bot.ui.commands import described, insert
from bot.ui.context import Context, Interaction


@app_commands.command(name="tournament", description=described("command-tournament"))
async def tournament(interaction: Interaction) -> None:
    await ask(Context.of(interaction))


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), tournament, after="challenge")
