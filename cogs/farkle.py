"""The group `/farkle`, with the commands that concern all games."""

from discord.ext import commands

from bot import PRODUCT
from bot.ui.registration import anywhere, described
from cogs.play import Play
from cogs.records import Records


# discord.py collects commands from last to first, and Discord keeps that order.
@anywhere
class Farkle(Records, Play, commands.GroupCog, group_name=PRODUCT, group_description=described(f"command-{PRODUCT}")):
    """The whole group. Some of its commands work without a server (`bot.ui.context`)."""


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(Farkle())
