"""What commands offer while someone types."""

import textwrap
from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

import discord
from discord import app_commands

from bot import rulesets
from bot.client import FarkleBot
from bot.errors import Refused
from bot.model.standings import Order
from bot.rulesets import HouseRules
from bot.store.guilds import TitledRules
from bot.ui.commands import described

Interaction = discord.Interaction[FarkleBot]
Choices = list[app_commands.Choice[str]]

ORDERS = [
    app_commands.Choice(name=described(f"order-{order.value.replace('_', '-')}"), value=order.value) for order in Order
]
"""What a leaderboard may be ordered by."""
_Kind = TypeVar("_Kind", bound=StrEnum)
_MOST_CHOICES = 25
_LONGEST_CHOICE = 100


async def offer_rules(interaction: Interaction, typed: str) -> Choices:
    """Every rule set that this server plays, its own first."""
    own = await interaction.client.books.titles(interaction.guild_id or 0)
    return _choices(interaction, (*own, *rulesets.shipped().values()), typed)


async def offer_own_rules(interaction: Interaction, typed: str) -> Choices:
    """The rule sets that this server may change."""
    return _choices(interaction, await interaction.client.books.titles(interaction.guild_id or 0), typed)


def read_choice(kind: type[_Kind], text: str) -> _Kind:
    """What was chosen of a few. Raises Refused for what no client offers: discord.py lets everything pass."""
    try:
        return kind(text)
    except ValueError:
        raise Refused("unknown-command") from None


def matching(offered: Choices, typed: str) -> Choices:
    """Those that begin with what was typed, then those that hold it anywhere; as many as Discord shows."""
    wanted = typed.casefold()
    found = [choice for choice in offered if wanted in choice.name.casefold()]
    return sorted(found, key=lambda choice: not choice.name.casefold().startswith(wanted))[:_MOST_CHOICES]


def short(name: str) -> str:
    """A choice's name as long as Discord allows, cut between words."""
    return textwrap.shorten(name, _LONGEST_CHOICE, placeholder=" …")


def _choices(interaction: Interaction, houses: Iterable[HouseRules | TitledRules], typed: str) -> Choices:
    display = interaction.client.display(interaction)
    choices = []
    for house in houses:
        summary = house.summary or display.say("rules-list-own", base=house.base)
        name = short(display.say("choice-rules", title=house.title, summary=summary))
        choices.append(app_commands.Choice(name=name, value=house.name))
    return matching(choices, typed)
