from discord import app_commands
from discord.ext import commands

from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.daily.buttons import play_daily


class Daily(commands.Cog):
    """`/farkle daily`"""

    @app_commands.command(name="daily", description=described("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        await play_daily(Context.of(interaction))
