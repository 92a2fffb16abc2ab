"""Answers that people leaf through: records, leaderboards, past games.

A button's custom_id says everything about what it opens, `fs:<verb>:<part>:…`, so that it works after a restart. In
that of a select, `*` stands where the chosen value goes.

What was answered publicly is leafed through in place by the one who asked. Anybody else who presses gets a copy of
their own that only they see: nobody rewrites what somebody else is reading, and nobody is turned away.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.ui import ActionRow, Button, Item, LayoutView, MediaGallery, Select

from bot.errors import Refused
from bot.ui.answers import Interaction
from bot.ui.display import TEAL, Display, static_view

PREFIX = "fs:"
CHOSEN = "*"
BESIDE = "beside"
"""The last part of an address that opens beside what was pressed, for the presser only."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawn picture, and what it shows in words."""

    name: str
    png: bytes
    alt: str

    def item(self) -> MediaGallery[LayoutView]:
        """The place in a message where it is shown."""
        return MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}.png", description=self.alt))

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), filename=f"{self.name}.png", description=self.alt)


@dataclass(frozen=True, slots=True)
class Leaf:
    """What one page shows: `figures` are the pictures that stand in `items`."""

    items: tuple[Item[LayoutView], ...]
    figures: tuple[Figure, ...] = ()
    accent: int = TEAL

    def view(self) -> LayoutView:
        return static_view(*self.items, accent=self.accent)

    def files(self) -> list[discord.File]:
        return [figure.file() for figure in self.figures]


def address(verb: str, *parts: object) -> str:
    """The custom_id that opens something."""
    return PREFIX + ":".join([verb, *map(str, parts)])


def read_address(interaction: Interaction) -> tuple[str, list[str]] | None:
    """The verb and the parts in the address of a press, with what was chosen put in; None where it is not ours."""
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith(PREFIX):
        return None
    verb, *parts = custom_id.removeprefix(PREFIX).split(":")
    if CHOSEN in parts:
        values = data.get("values")
        if not isinstance(values, list) or not values:
            raise Refused("unknown-button")
        parts = [str(values[0]) if part == CHOSEN else part for part in parts]
    return verb, parts


async def hand_out(interaction: Interaction, leaf: Leaf, *, private: bool) -> None:
    """Answers a command, or a press with a message of its own."""
    if interaction.response.is_done():
        await interaction.followup.send(view=leaf.view(), files=leaf.files(), ephemeral=private)
    else:
        await interaction.response.send_message(view=leaf.view(), files=leaf.files(), ephemeral=private)


async def turn_to(interaction: Interaction, leaf: Leaf) -> None:
    """Answers a press: in place where it is the presser's own answer, else with a copy that only they see."""
    if opens_copy(interaction):
        await hand_out(interaction, leaf, private=True)
    elif interaction.response.is_done():
        await interaction.edit_original_response(view=leaf.view(), attachments=leaf.files())
    else:
        await interaction.response.edit_message(view=leaf.view(), attachments=leaf.files())


def is_private(interaction: Interaction) -> bool:
    """Is what `turn_to` answers with seen by nobody else?"""
    return opens_copy(interaction) or (interaction.message is not None and interaction.message.flags.ephemeral)


def opens_copy(interaction: Interaction) -> bool:
    """Does this press open a message of its own: by its address, or because somebody else asked for what it is on?"""
    if str(cast(dict[str, Any], interaction.data or {}).get("custom_id", "")).endswith(f":{BESIDE}"):
        return True
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return False
    asked = message.interaction_metadata
    return asked is None or asked.user.id != interaction.user.id


def button(
    label: str, custom_id: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary, disabled: bool = False
) -> Button[LayoutView]:
    return Button(label=label, custom_id=custom_id, style=style, disabled=disabled)


def select(custom_id: str, placeholder: str, options: Sequence[discord.SelectOption]) -> ActionRow[LayoutView]:
    menu: Select[LayoutView] = Select(custom_id=custom_id, placeholder=placeholder, options=list(options))
    return ActionRow(menu)


def pager(display: Display, page: int, pages: int, to: Callable[[int], str]) -> list[Button[LayoutView]]:
    """Back and Next; none where everything is on one page."""
    if pages <= 1:
        return []
    return [
        button(display.say("leaf-back"), to(page - 1), disabled=page <= 1),
        button(display.say("leaf-next", page=page, pages=pages), to(page + 1), disabled=page >= pages),
    ]


def whole(text: str, most: int = 10**9) -> int:
    """A number in an address. Raises Refused for anything that the bot did not write there."""
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 20) or abs(int(text)) > most:
        raise Refused("unknown-button")
    return int(text)
