"""How things look to whoever is shown them: their language, and the dice as pictures where Discord has them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import discord

from bot.errors import FarkleError
from bot.games.dice import Dice
from bot.model.standings import is_former
from bot.servers.settings import SettingsByServer
from bot.text import DEFAULT, Typed, explain, legible, listed, say

TEAL = 0x2A9D8F
GOLD = 0xE9B44C
GREY = 0x6C757D


@dataclass(frozen=True, slots=True)
class Display:
    """The emoji by name (`die_1` … `hot_dice`), as far as they could be uploaded, and the locale.

    `turns_call` says whether a new board calls the one whose turn it is.
    """

    emoji: Mapping[str, discord.Emoji | discord.PartialEmoji] = field(default_factory=dict)
    locale: str = DEFAULT
    turns_call: bool = True

    def say(self, key: str, **fields: object) -> str:
        """A sentence in a message. What people typed shows as they typed it: it is no markup, and calls nobody."""
        shown = {name: escaped(value) if isinstance(value, Typed) else value for name, value in fields.items()}
        return say(key, self.locale, **shown)

    def label(self, key: str, **fields: object) -> str:
        """A sentence where Discord shows no markup: on a button, in a menu, in what a command offers."""
        return say(key, self.locale, **fields)

    def explain(self, error: FarkleError) -> str:
        """What a person reads of an error."""
        return explain(error, self.locale, escaped)

    def listed(self, parts: Iterator[str] | list[str] | tuple[str, ...]) -> str:
        return listed(parts, self.locale)

    def name(self, user_id: int) -> str:
        """A person, as the reader's Discord shows them; of somebody who was deleted only that they were here.

        Whether it also calls them is up to who sends it.
        """
        return self.say("former-player") if is_former(user_id) else f"<@{user_id}>"

    def icon(self, name: str) -> str:
        """An emoji as text, nothing where it is missing."""
        return str(self.emoji.get(name, ""))


class Displays:
    """Knows how things look in each place. `emoji` are the pictures that were uploaded; they may be added later."""

    def __init__(self, settings: SettingsByServer) -> None:
        self.emoji: dict[str, discord.Emoji] = {}
        self._settings = settings

    def of(self, guild_id: int | None, discord_locale: str) -> Display:
        """How things look on a guild: in the language that it chose, else in the one that Discord names."""
        settings = self._settings.of(guild_id)
        return Display(self.emoji, settings.locale or discord_locale, settings.turns_call)


def dice(faces: Dice) -> str:
    """Dice as digits: readable by everyone, whatever the pictures do."""
    return " ".join(map(str, faces))


def static_view(*items: discord.ui.Item[discord.ui.LayoutView], accent: int | None = None) -> discord.ui.LayoutView:
    """A view that is only shown. Presses are dispatched by their address, so discord.py need not listen or remember."""
    view = discord.ui.LayoutView(timeout=None)
    if accent is None:
        for item in items:
            view.add_item(item)
    else:
        view.add_item(discord.ui.Container(*items, accent_colour=accent))
    # A finished view is sent like any other, but discord.py keeps no listener for it: nothing leaks or unregisters.
    view.stop()
    return view


def escaped(text: str) -> str:
    """Text that a person typed, so that it shows as they typed it: no markup, no mentions, nothing unseen."""
    without_markup = discord.utils.escape_markdown(legible(text), ignore_links=False).replace("<", "\\<")
    return discord.utils.escape_mentions(without_markup)


def in_code(text: str) -> str:
    """Text that a person wrote, as it stands in a code span: only the span's own marks would end it."""
    return legible(text).replace("`", "'")
