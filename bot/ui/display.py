"""How things look in a place: its language, icons and names."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import discord
from cachetools import LRUCache

from bot.errors import FarkleError
from bot.games.dice import Dice
from bot.model.achievements import achievements
from bot.model.deadline import DAY, HOUR
from bot.model.seats import character_of, is_former, number_among_equals
from bot.model.servers import Board
from bot.sentences import DEFAULT, explain, lasting, listed, say, speaks
from bot.servers.own_settings import SettingsByPerson
from bot.servers.settings import SettingsByServer
from bot.typed import Typed, legible

TEAL = 0x2A9D8F
GOLD = 0xE9B44C
GREY = 0x6C757D
_REMEMBERED = 10_000
_LONGEST_DESCRIPTION = 1024
# Discord's own limit.
_LONGEST_NAME = 32
_UNITS = (("day", DAY), ("hour", HOUR), ("minute", 60))
_MENTION = re.compile("<@([0-9]+)>")


@dataclass(frozen=True, slots=True)
class Display:
    """The locale, and the uploaded emoji by name (`die_1` … `hot_dice`). `names` are those of people who pressed
    lately. `viewer`: who sees it; None for all.
    """

    emoji: Mapping[str, discord.Emoji | discord.PartialEmoji] = field(default_factory=dict)
    locale: str = DEFAULT
    names: Mapping[int, str] = field(default_factory=dict)
    viewer: int | None = None

    def on(self, board: Board) -> "Display":
        """The display as the board's viewer sees it, in their language."""
        return replace(self, viewer=board.viewer, locale=board.locale or self.locale)

    def say(self, key: str, **fields: object) -> str:
        """A sentence for messages, with what people typed escaped."""
        for name, value in fields.items():
            if isinstance(value, Typed):
                fields[name] = escaped(value)
        return say(key, self.locale, **fields)

    def label(self, key: str, **fields: object) -> str:
        """A sentence for buttons, menus and suggestions, which have no markup."""
        return say(key, self.locale, **fields)

    def explain(self, error: FarkleError) -> str:
        return explain(error, self.locale, escaped)

    def listed(self, parts: Iterator[str] | list[str] | tuple[str, ...]) -> str:
        return listed(parts, self.locale)

    def name(self, user_id: int) -> str:
        """A mention, the name of a computer, or "former player" if their data was deleted."""
        if character := character_of(user_id):
            return self.say("computer", name=self.say(f"character-{character}"), number=number_among_equals(user_id))
        return self.say("former-player") if is_former(user_id) else f"<@{user_id}>"

    def people(self, user_ids: Iterable[int]) -> str:
        """The names of at least one person, as a list in a sentence."""
        return self.listed(map(self.name, user_ids))

    def awards(self, names: Iterable[str]) -> str:
        """The titles of achievements. Those removed from the files have none."""
        known = achievements()
        titles = (f"{known[name].emoji} {self.say(f'achievement-{name}')}" for name in names if name in known)
        return " · ".join(titles)

    def lasting(self, seconds: int) -> str:
        """A time in days, hours or minutes."""
        unit, size = next((each for each in _UNITS if seconds % each[1] == 0), _UNITS[-1])
        return lasting(seconds // size, unit, self.locale)

    def in_label(self, user_id: int, seat: int) -> str:
        """A person in a label, which shows no mentions: by name, or by seat without a press lately."""
        return self._name_in_plain_text(user_id) or self.label("player-of-seat", seat=seat)

    def in_picture(self, text: str) -> str:
        """A text with names instead of mentions, which descriptions of pictures don't show."""
        named = _MENTION.sub(lambda found: self._name_in_plain_text(int(found[1])) or self.say("somebody"), text)
        return named if len(named) <= _LONGEST_DESCRIPTION else f"{named[: _LONGEST_DESCRIPTION - 1]}…"

    def _name_in_plain_text(self, user_id: int) -> str:
        """The name of a person who pressed something lately; empty for others."""
        return legible(self.names.get(user_id, ""))[:_LONGEST_NAME]

    def dice_large(self, faces: Dice, marks: int = 0, level: int = 2) -> str:
        """A heading of pictures, which Discord shows large; marked dice are green. Digits replace missing pictures."""
        shown = list[str]()
        for index, face in enumerate(faces):
            is_marked = marks >> index & 1
            shown.append(self.icon(picture_of(face, is_marked)) or (f"__{face}__" if is_marked else str(face)))
        return f"{'#' * level} {' '.join(shown)}"

    def icon(self, name: str) -> str:
        """An uploaded emoji; empty if there is none of that name."""
        return str(self.emoji.get(name, ""))


class Displays:
    """`emoji` are added once uploaded. `spoken` has the languages of channels whose settings are not here: the last
    host's, or the server's.
    """

    def __init__(self, settings: SettingsByServer, own_settings: SettingsByPerson, client: discord.Client) -> None:
        self.emoji: dict[str, discord.Emoji] = {}
        self.locale_by_channel: LRUCache[int, str] = LRUCache(_REMEMBERED)
        self._settings = settings
        self._own_settings = own_settings
        self._client = client
        # The same on all servers: a nickname belongs to one.
        self._names: LRUCache[int, str] = LRUCache(_REMEMBERED)

    def meet(self, user: discord.User | discord.Member) -> None:
        """Keeps a name in memory for a while."""
        self._names[user.id] = user.global_name or user.name

    def of(self, guild_id: int | None, discord_locale: str, channel_id: int | None = None) -> Display:
        """The display in a place, in the server's or channel's language rather than Discord's."""
        locale = self._settings.of(guild_id).locale or self.locale_by_channel.get(channel_id or 0) or discord_locale
        return Display(self.emoji, locale, self._names)

    def of_person(self, user_id: int, discord_locale: str, here: Display) -> Display:
        """The display of what only this person sees. If the bot does not speak their language, `here` says how."""
        locale = self._own_settings.of(user_id).locale or discord_locale
        return replace(here, locale=locale) if speaks(locale) else here

    def at(self, guild_id: int, channel_id: int | None = None) -> Display:
        """The display in a place, for what no interaction asked for."""
        guild = self._client.get_guild(guild_id)
        return self.of(guild_id, str(guild.preferred_locale) if guild else DEFAULT, channel_id)


def picture_of(face: int, is_marked: int) -> str:
    """The name of a die's uploaded emoji."""
    return f"{'kept' if is_marked else 'die'}_{face}"


def dice(faces: Dice) -> str:
    """Dice as digits, for clients without emoji."""
    return " ".join(map(str, faces))


def in_block(lines: Iterable[str]) -> str:
    """Text whose letters have one width."""
    return "\n".join(["```", *lines, "```"])


def in_two_columns(rows: Sequence[tuple[str, str]]) -> str:
    """A block of two columns that is narrow enough for a phone."""
    left, right = (max(map(len, column)) for column in zip(*rows, strict=True))
    return in_block(f"{name:<{left}}  {worth:>{right}}" for name, worth in rows)


def bulleted(head: str, lines: Iterable[str]) -> str:
    return "\n".join([head, *(f"- {line}" for line in lines)])


# Each board repeats the title of its rules; a press takes 2 % less.
@lru_cache(maxsize=1024)
def escaped(text: str) -> str:
    """A text without markup, mentions and invisible characters."""
    without_markup = discord.utils.escape_markdown(legible(text), ignore_links=False).replace("<", "\\<")
    return discord.utils.escape_mentions(without_markup)


def in_code(text: str) -> str:
    """A text for code spans, which only a backtick can end."""
    return legible(text).replace("`", "'")
