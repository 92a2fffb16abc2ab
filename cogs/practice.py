"""The command that gives practice dice."""

from discord.ext import commands

from bot import PRODUCT
from bot.features.practice.screens import find_practice
from bot.ui.context import Context, Interaction
from bot.ui.page import post
from bot.ui.registration import command, insert


@command("practice", "command-practice")
async def practice(interaction: Interaction) -> None:
    await post(Context.of(interaction), find_practice, private=True)


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), practice, after="review")
