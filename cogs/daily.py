"""The command of the daily dice."""

from discord.ext import commands

from bot import PRODUCT
from bot.features.daily.buttons import play_daily
from bot.ui.context import Context, Interaction
from bot.ui.registration import command, insert


@command("daily", "command-daily")
async def daily(interaction: Interaction) -> None:
    await play_daily(Context.of(interaction))


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), daily, after="challenge")
