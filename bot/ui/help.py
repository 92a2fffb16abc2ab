"""`/farkle help`: a short first page, and one page for each of its buttons, at addresses `fs:help:<page>`."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot import PRODUCT
from bot.coach.adviser import BY_STRENGTH
from bot.errors import Refused
from bot.hooks import Spot, buttons_of_features
from bot.model.seats import computer
from bot.ui.components import Style, action_row, button, text_displays
from bot.ui.context import Context
from bot.ui.game.opening import against_computer, lobby_address, start_buttons
from bot.ui.page import Page, pager, post
from bot.ui.page_addresses import HELP_COMMANDS, HELP_COMPUTERS, HELP_FRIENDS
from bot.ui.presentation import presentations
from bot.ui.registration import description_of
from bot.ui.rules.view import how_address_of, list_address, to_help

_ROLLED = (1, 1, 5, 2, 3, 6)
_COMMANDS_ON_PAGE = 10


async def show_help(context: Context, game: str) -> None:
    await post(context, partial(find_help, game=game), private=True)


async def find_help(context: Context, game: str = PRODUCT) -> Page:
    """The first page, which leads to what there is of one game."""
    display = context.display
    say, own = display.say, [*buttons_of_features(Spot.HELP, display)]
    to_learn = [button(say("lobby-how"), how_address_of(game)), button(say("help-to-rules"), list_address(game))]
    first = [
        button(say("help-to-computer"), HELP_COMPUTERS.address(), style=Style.primary),
        button(say("help-to-friends"), HELP_FRIENDS.address(), style=Style.primary),
    ]
    rows = (first, own, [*to_learn, button(say("help-to-commands"), HELP_COMMANDS.address(1))])
    head = say("help-head", games=display.listed([say(f"kind-{name}") for name in presentations()]))
    texts = [head, display.dice_large(_ROLLED, 0b111), say("help-first"), "\n".join(_links(context))]
    return Page((*text_displays(*texts), *(action_row(*row) for row in rows if row)), is_own=True)


async def find_computers(context: Context) -> Page:
    """Who plays, and a button for each game that begins it."""
    display = context.display
    known = [
        display.say("help-computer", name=display.name(computer(each)), about=display.say(f"character-{each}-about"))
        for each in BY_STRENGTH
    ]
    text = display.say("help-computers", characters="\n".join(known))
    rows = (await start_buttons(context, against_computer), action_row(to_help(display)))
    return Page((*text_displays(display.dice_large((5, 5, 5), 0b111), text), *rows), is_own=True)


async def find_friends(context: Context) -> Page:
    display = context.display
    texts = (display.dice_large((1, 2, 3, 4, 5, 6)), display.say("help-friends"))
    rows = (await start_buttons(context, lobby_address), action_row(to_help(display)))
    return Page((*text_displays(*texts), *rows), is_own=True)


async def find_commands(context: Context, page: int) -> Page:
    """The commands that the person may use, with what they do."""
    display = context.display
    lines = [*_commands(context)]
    pages = -(-len(lines) // _COMMANDS_ON_PAGE)
    if not 1 <= page <= pages:
        raise Refused("unknown-button")
    shown = lines[(page - 1) * _COMMANDS_ON_PAGE : page * _COMMANDS_ON_PAGE]
    texts = text_displays(display.say("help-commands", page=page, pages=pages), "\n".join(shown))
    turns = pager(display, page, pages, HELP_COMMANDS.address)
    return Page((*texts, action_row(*turns, to_help(display))), is_own=True)


def _commands(context: Context) -> Iterator[str]:
    tree: app_commands.CommandTree[Any] = context.client.tree  # type: ignore[attr-defined]  # every client with commands has one
    for group in tree.get_commands(type=discord.AppCommandType.chat_input):
        if isinstance(group, app_commands.Group) and _may_use(group, context):
            for command in group.commands:
                about = description_of(command, context.display.locale)
                yield context.display.say("help-command", name=command.qualified_name, about=about)


def _may_use(group: app_commands.Group, context: Context) -> bool:
    """Whether a group of commands is for the person: those that only servers have are for people who help or manage
    there.
    """
    if not group.guild_only:
        return True
    return context.may_help if group.default_permissions is None else context.may_manage


def _links(context: Context) -> Iterator[str]:
    """Links to what the host of the bot says."""
    if about := context.client.application:
        for key, url in (("page-privacy", about.privacy_policy_url), ("page-terms", about.terms_of_service_url)):
            if url:
                yield context.display.say(key, url=url)
