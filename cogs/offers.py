"""What commands offer while someone types."""

import discord
from discord import app_commands

from bot.client import FarkleBot
from bot.rulesets import HouseRules
from bot.sheets import Order
from bot.text import say

Interaction = discord.Interaction[FarkleBot]
Choices = list[app_commands.Choice[str]]

ORDERS = [app_commands.Choice(name=say(f"order-{order.value.replace('_', '-')}"), value=order.value) for order in Order]
"""What a leaderboard may be ordered by."""
_MOST_CHOICES = 25
_LONGEST_CHOICE = 100


async def offer_rules(interaction: Interaction, typed: str) -> Choices:
    """Every rule set that this server plays, its own first."""
    book = await interaction.client.books.of(interaction.guild_id or 0)
    return matching([_choice(interaction, house) for house in book.all], typed)


async def offer_own_rules(interaction: Interaction, typed: str) -> Choices:
    """The rule sets that this server may change."""
    book = await interaction.client.books.of(interaction.guild_id or 0)
    return matching([_choice(interaction, house) for house in book.own], typed)


def matching(offered: Choices, typed: str) -> Choices:
    """Those with what was typed anywhere in their name, as many as Discord shows."""
    return [choice for choice in offered if typed.casefold() in choice.name.casefold()][:_MOST_CHOICES]


def _choice(interaction: Interaction, house: HouseRules) -> app_commands.Choice[str]:
    look = interaction.client.look(interaction)
    summary = house.summary or look.say("rules-list-own", base=house.base)
    name = look.say("choice-rules", title=house.title, summary=summary)
    return app_commands.Choice(name=name[:_LONGEST_CHOICE], value=house.name)
