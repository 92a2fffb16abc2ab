"""Pages that people browse: cards, leaderboards, finished games.

A button's custom_id says everything about what it opens, `fs:<action>:<part>:…`, so that it works after a restart. In
that of a select, `*` stands where the chosen value goes.

In a public answer, the user who asked for it turns the pages in place. Anybody else who presses a button gets a copy
that only they see, so nobody changes what others are reading.
"""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.errors import Refused
from bot.ui.components import Button, Component, MediaGallery, Screen, button, picture
from bot.ui.context import Address, Context, in_patience
from bot.ui.display import TEAL, Display

ROOM = "fs"
CHOSEN = "*"
BESIDE = "beside"
"""The last part of an address that opens a message of its own, for the presser only."""
_MOST_ID = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Figure:
    """A chart, and what it shows in words for screen readers."""

    name: str
    png: bytes
    alt: str

    def component(self) -> MediaGallery:
        """The place in a message where it is shown."""
        return picture(f"{self.name}.png", self.alt)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), filename=f"{self.name}.png", description=self.alt)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `figures` are the charts that stand in `components`."""

    components: tuple[Component, ...]
    figures: tuple[Figure, ...] = ()
    accent: int = TEAL

    def view(self) -> Screen:
        return Screen(*self.components, accent=self.accent)

    def files(self) -> list[discord.File]:
        return [figure.file() for figure in self.figures]

    async def send(self, context: Context, *, private: bool) -> None:
        """Answers a command, or a press with a message of its own."""
        interaction = context.interaction
        if interaction.response.is_done():
            await interaction.followup.send(view=self.view(), files=self.files(), ephemeral=private)
        else:
            await interaction.response.send_message(view=self.view(), files=self.files(), ephemeral=private)

    async def replace(self, context: Context) -> None:
        """Answers a press: in place where it is the presser's own answer, else with a copy that only they see."""
        interaction = context.interaction
        if opens_copy(context):
            await self.send(context, private=True)
        elif interaction.response.is_done():
            await interaction.edit_original_response(view=self.view(), attachments=self.files())
        else:
            await interaction.response.edit_message(view=self.view(), attachments=self.files())


def percent(rate: float | None) -> int:
    """A rate from 0 to 1 in whole percent."""
    return round(100 * (rate or 0))


def address(action: str, *parts: object) -> str:
    """The custom_id that opens something."""
    return str(Address(ROOM, (action, *map(str, parts))))


def is_private(context: Context) -> bool:
    """Does nobody else see what `Page.replace` answers with?"""
    message = context.interaction.message
    return opens_copy(context) or (message is not None and message.flags.ephemeral)


def opens_copy(context: Context) -> bool:
    """Does this press open a message of its own: by its address, or because somebody else asked for what it is on?"""
    if context.custom_id.endswith(f":{BESIDE}"):
        return True
    message = context.interaction.message
    if message is None or message.flags.ephemeral:
        return False
    asked = message.interaction_metadata
    return asked is None or asked.user.id != context.user_id


async def drawn(context: Context, work: Awaitable[Page], *, private: bool = True) -> Page:
    """The page that the work results in, to `replace` the one that was pressed.

    If that takes long, Discord is told to wait. A page that is not `private` is sent as a message of its own.
    """
    return await in_patience(context.interaction, work, opens=opens_copy(context) or not private, private=private)


def pager(display: Display, page: int, pages: int, to: Callable[[int], str]) -> list[Button]:
    """The buttons Back and Next; none if there is only one page."""
    if pages <= 1:
        return []
    return [
        button(display.say("page-back"), to(page - 1), disabled=page <= 1),
        button(display.say("page-next", page=page, pages=pages), to(page + 1), disabled=page >= pages),
    ]


def whole(text: str, most: int = 10**9) -> int:
    """A number in an address. Raises Refused if it is not one that the bot wrote there."""
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 20) or abs(int(text)) > most:
        raise Refused("unknown-button")
    return int(text)


def person(text: str) -> int:
    """The id of a user in an address. Raises Refused."""
    return whole(text, _MOST_ID)
