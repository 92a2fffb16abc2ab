"""`/farkle`: everything that players do, put together of its families of commands."""

from discord.ext import commands

from bot.ui.commands import described, only_on_servers
from cogs.play import Play
from cogs.rules import Rules
from cogs.stats import Stats
from cogs.verify import Verify


# discord.py collects the commands from the last of these to the first, and Discord keeps that order.
class Farkle(
    Verify, Stats, Rules, Play, commands.GroupCog, group_name="farkle", group_description=described("command-farkle")
):
    """The whole group, for servers only."""

    def __init__(self) -> None:
        super().__init__()
        only_on_servers(self)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Farkle())
