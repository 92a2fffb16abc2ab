from discord import app_commands
from discord.ext import commands

from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.rules.view import rules_in_words, rules_list
from cogs.offers import offer_rules


class Rules(commands.Cog):
    """`/farkle rules`"""

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(name=described("command-rules-name"))
    @app_commands.autocomplete(name=offer_rules)
    async def rules(self, interaction: Interaction, name: str = "") -> None:
        context = Context.of(interaction)
        book, display = await context.services.rule_books.of(context.guild_id), context.display
        view = rules_in_words(book, book.find_typed(name), display) if name else rules_list(book, display)
        await interaction.response.send_message(view=view, ephemeral=True)
