"""Offers managers, once per server, to post the results of the daily dice."""

from collections.abc import Mapping
from functools import partial

import discord

from bot.discord_py import error_of
from bot.errors import Refused
from bot.features.daily.model import NAME
from bot.model.servers import NOWHERE
from bot.ui.channels import home_of
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context, Handler, address_in, lacking
from bot.ui.display import TEAL

_address = partial(address_in, "fc", "results")


async def offer_results(context: Context) -> None:
    """In a private message, if the bot may post here. Call it after the answer."""
    settings, guild_id = context.services.settings, context.guild_id
    if not context.may_manage or guild_id <= NOWHERE or NAME in settings.of(guild_id).posts or not _home_of(context):
        return
    if await settings.may_offer_posts(guild_id, NAME):
        say = context.display.say
        here = button(say("button-results-here"), _address("here"), style=Style.primary)
        row = action_row(here, button(say("button-results-no"), _address("no")))
        view = Screen(text_display(say("results-offer")), row, accent=TEAL)
        await error_of(context.answers.show(view=view), "offer to post results")


async def _post_here(context: Context) -> None:
    """Raises Refused if that has become impossible."""
    home = _home_of(context)
    if home is None:
        raise Refused("results-not-here")
    _check_private(context)
    await context.services.settings.change(context.guild_id, posts={NAME: home.id})
    await _close(context, "results-taken")


async def _decline(context: Context) -> None:
    _check_private(context)
    await _close(context, "results-declined")


def _check_private(context: Context) -> None:
    """Raises Refused for a forged press: the answer would replace a public message."""
    if not context.has_pressed_private:
        raise Refused("unknown-button")


async def _close(context: Context, key: str) -> None:
    await context.answers.edit(Screen(text_display(context.display.say(key)), accent=TEAL))


def _home_of(context: Context) -> discord.TextChannel | None:
    """This channel or the thread's, if results can be posted there."""
    guild = context.interaction.guild
    home = guild.get_channel(home_of(context.interaction) or 0) if guild else None
    if not isinstance(home, discord.TextChannel) or home.is_news():
        return None
    return None if lacking(home.permissions_for(home.guild.me), home) else home


ANSWERS: Mapping[tuple[str, ...], Handler] = {("results", "here"): _post_here, ("results", "no"): _decline}
