"""What commands offer while someone types."""

import textwrap
from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from discord import app_commands

from bot.errors import Refused
from bot.model.standings import Order
from bot.rulesets import HouseRules
from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.display import Display

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
    context = Context.of(interaction)
    book = await context.services.rule_books.of(context.guild_id)
    return _choices(context.display, book.all, typed)


async def offer_own_rules(interaction: Interaction, typed: str) -> Choices:
    """The rule sets that this server may change."""
    context = Context.of(interaction)
    book = await context.services.rule_books.of(context.guild_id)
    return _choices(context.display, book.own, typed)


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


def _choices(display: Display, houses: Sequence[HouseRules], typed: str) -> Choices:
    summaries = {house.name: house.summary or display.say("rules-list-own", base=house.base) for house in houses}
    return matching(
        [
            app_commands.Choice(
                name=short(display.label("choice-rules", title=house.title, summary=summaries[house.name])),
                value=house.name,
            )
            for house in houses
        ],
        typed,
    )
