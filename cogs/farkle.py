from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.ui.commands import anywhere, described
from cogs.play import Play
from cogs.stats import Stats


# discord.py collects commands from last to first, and Discord keeps that order.
class Farkle(
    Stats,
    Play,
    commands.GroupCog,
    group_name=PRODUCT,
    group_description=described(f"command-{PRODUCT}"),
):
    """The whole group. Some of its commands work without a server (`bot.ui.context`)."""

    def __init__(self) -> None:
        super().__init__()
        assert isinstance(self.app_command, app_commands.Group)
        anywhere(self.app_command)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(Farkle())
