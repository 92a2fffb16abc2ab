"""`/farkle rules`: what this server plays, and any of it in words."""

from discord import app_commands

from bot.client import FarkleBot
from bot.ui.commands import described
from bot.ui.rules.view import rules_in_words, rules_list
from cogs.offers import Interaction, offer_rules


@app_commands.command(name="rules", description=described("command-rules"))
@app_commands.describe(name=described("command-rules-name"))
async def rules(interaction: Interaction, name: str = "") -> None:
    """The list, or one rule set in words, for the one who asks."""
    display = interaction.client.display(interaction)
    book = await interaction.client.books.of(interaction.guild_id or 0)
    view = rules_in_words(book, book.find(name), display) if name else rules_list(book, display)
    await interaction.response.send_message(view=view, ephemeral=True)


rules.autocomplete("name")(offer_rules)


async def setup(bot: FarkleBot) -> None:
    bot.farkle.add_command(rules)
