"""`/farkle daily`: ten turns a day, by dice that are the same for everybody."""

from discord import app_commands
from discord.ext import commands

from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.daily.buttons import play_daily


class Daily(commands.Cog):
    """The daily dice."""

    @app_commands.command(name="daily", description=described("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Shows somebody their attempt of today, which nobody else sees."""
        await play_daily(Context.of(interaction))
