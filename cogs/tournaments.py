"""The command that starts tournaments."""

from bot import PRODUCT
from bot.features.events.form import ask
from bot.processes.sharded_bot import ShardedBot
from bot.ui.context import Context, Interaction
from bot.ui.registration import command, insert


@command("tournament", "command-tournament")
async def tournament(interaction: Interaction) -> None:
    await ask(Context.of(interaction))


async def setup(bot: ShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), tournament, after="challenge")
