"""The command `/farkle away`."""

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.features.away.screens import go_away, offered
from bot.ui.context import Context, Interaction
from bot.ui.registration import command, insert
from cogs.offers import Choices, matching


@command("away", "command-away", until="command-away-until")
async def away(interaction: Interaction, until: str = "") -> None:
    await go_away(Context.of(interaction), until)


@away.autocomplete("until")
async def _offer_days(interaction: Interaction, typed: str) -> Choices:
    choices = [app_commands.Choice(name=name, value=value) for name, value in offered(Context.of(interaction).display)]
    return matching(choices, typed)


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(PRODUCT), away, after="stop")
