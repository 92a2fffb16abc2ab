"""`/farkle history`: finished games, to look at again."""

import discord
from discord import app_commands

from bot.client import FarkleBot
from bot.ui.commands import described
from bot.ui.stats.history import history as past_games
from bot.ui.stats.page import hand_out
from cogs.offers import Interaction
from cogs.records import check_player, no_games


@app_commands.command(name="history", description=described("command-history"))
@app_commands.describe(player=described("command-history-player"))
async def history(interaction: Interaction, player: discord.User | None = None) -> None:
    """Somebody's games on this server, for the one who asks: leafing through them concerns nobody else.

    A game that is worth it is shared from there.
    """
    somebody = check_player(interaction, player)
    found = await interaction.client.standings.history.page(interaction.guild_id or 0, somebody.id, 1)
    if not found.games:
        raise no_games(interaction, somebody)
    leaf = past_games(found, somebody.id, interaction.client.display(interaction))
    await hand_out(interaction, leaf, private=True)


async def setup(bot: FarkleBot) -> None:
    bot.farkle.add_command(history)
