"""How things look: the language, and the dice as emoji if they could be uploaded."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import discord

from bot.errors import FarkleError
from bot.games.dice import Dice
from bot.model.games import character_of, is_former, number_of
from bot.model.servers import Boards
from bot.servers.settings import SettingsByServer
from bot.text import DEFAULT, Typed, explain, legible, listed, said, say

TEAL = 0x2A9D8F
GOLD = 0xE9B44C
GREY = 0x6C757D


@dataclass(frozen=True, slots=True)
class Display:
    """The emoji by name (`die_1` … `hot_dice`), as far as they could be uploaded, and the locale.

    `boards` says what becomes of a board when the turn passes.
    """

    emoji: Mapping[str, discord.Emoji | discord.PartialEmoji] = field(default_factory=dict)
    locale: str = DEFAULT
    boards: Boards = Boards.ONE

    @property
    def turns_call(self) -> bool:
        """Does a new board call the one whose turn it is?"""
        return self.boards is not Boards.IN_PLACE

    def say(self, key: str, **fields: object) -> str:
        """A sentence for a message. What people typed is shown as they typed it: it is not markup and pings nobody."""
        shown = [(name, escaped(value) if isinstance(value, Typed) else value) for name, value in fields.items()]
        return said(key, self.locale, tuple(shown))

    def label(self, key: str, **fields: object) -> str:
        """A sentence for a place without markup: a button, a menu, the suggestions of a command."""
        return say(key, self.locale, **fields)

    def explain(self, error: FarkleError) -> str:
        """What a person reads of an error."""
        return explain(error, self.locale, escaped)

    def listed(self, parts: Iterator[str] | list[str] | tuple[str, ...]) -> str:
        return listed(parts, self.locale)

    def name(self, user_id: int) -> str:
        """A mention of a person, or the name of a computer. Who deleted their data is only called a former player.

        Whether it pings them depends on the message's allowed mentions.
        """
        if character := character_of(user_id):
            return self.say("computer", name=self.say(f"character-{character}"), number=number_of(user_id))
        return self.say("former-player") if is_former(user_id) else f"<@{user_id}>"

    def icon(self, name: str) -> str:
        """An emoji as text; empty if it could not be uploaded."""
        return str(self.emoji.get(name, ""))


class Displays:
    """Makes the display for each place. `emoji` are added to it, by name, when they have been uploaded."""

    def __init__(self, settings: SettingsByServer) -> None:
        self.emoji: dict[str, discord.Emoji] = {}
        self._settings = settings

    def of(self, guild_id: int | None, discord_locale: str) -> Display:
        """The display on a server: in the language that it has set, or else in the one that Discord says."""
        settings = self._settings.of(guild_id)
        return Display(self.emoji, settings.locale or discord_locale, settings.boards)


def dice(faces: Dice) -> str:
    """Dice as digits, which everybody can read even without emoji."""
    return " ".join(map(str, faces))


# The title of its rules stands on every board of a game.
@lru_cache(maxsize=1024)
def escaped(text: str) -> str:
    """Text that a person typed, for a message: without markup, mentions and invisible characters."""
    without_markup = discord.utils.escape_markdown(legible(text), ignore_links=False).replace("<", "\\<")
    return discord.utils.escape_mentions(without_markup)


def in_code(text: str) -> str:
    """Text that a person typed, for a code span: only a backtick could end it."""
    return legible(text).replace("`", "'")
