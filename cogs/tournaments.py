"""The command that starts tournaments."""

from discord.ext import commands

from bot import PRODUCT
from bot.features.events.form import ask
from bot.ui.context import Context, Interaction
from bot.ui.registration import command, insert


@command("tournament", "command-tournament")
async def tournament(interaction: Interaction) -> None:
    await ask(Context.of(interaction))


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), tournament, after="challenge")
