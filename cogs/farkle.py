"""The group `/farkle`: what concerns all games. Some of its commands work without a server (`bot.ui.context`)."""

from discord.app_commands import Group

from bot import PRODUCT
from bot.processes.sharded_bot import ShardedBot
from bot.ui.registration import anywhere, described, insert
from cogs.play import Play
from cogs.records import Records


async def setup(bot: ShardedBot) -> None:
    group = anywhere(Group(name=PRODUCT, description=described(f"command-{PRODUCT}")))
    insert(group, *Play().commands, *Records().commands)
    bot.tree.add_command(group)
