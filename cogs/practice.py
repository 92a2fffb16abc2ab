"""The command that gives practice dice."""

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.features.practice.screens import find_practice
from bot.ui.commands import described, insert
from bot.ui.context import Context, Interaction
from bot.ui.page import post


@app_commands.command(name="practice", description=described("command-practice"))
async def practice(interaction: Interaction) -> None:
    await post(Context.of(interaction), find_practice, private=True)


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), practice, after="review")
