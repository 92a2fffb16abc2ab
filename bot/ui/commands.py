"""How the slash commands are registered with Discord: in English, with translations for clients in other languages."""

import hashlib
import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import Locale
from discord.app_commands import AppCommand, CommandTree, TranslationContextTypes, Translator, locale_str
from discord.ext import commands

from bot.store.database import Database, note, set_note
from bot.text import DEFAULT, languages, say


def described(key: str) -> locale_str:
    """The description of a command, an option or a choice, which Discord gets in every language."""
    return locale_str(say(key), key=key)


def only_on_servers(cog: commands.GroupCog) -> None:
    """Keeps a group of commands out of direct messages.

    discord.py's decorator for this also sends `contexts`, so that every bot would have to register its commands again.
    """
    assert cog.app_command is not None
    cog.app_command.guild_only = True


async def register_commands(tree: CommandTree[Any], database: Database) -> None:
    """Registers the slash commands, but only if something has changed: Discord limits how often."""
    translator = _Languages()
    await tree.set_translator(translator)
    wanted = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    registered = await tree.fetch_commands()
    if await database.read(partial(note, key="commands")) != _note(wanted, registered):
        registered = await tree.sync()
        await database.write(partial(set_note, key="commands", value=_note(wanted, registered)))


class _Languages(Translator):
    """Translates what `described` marked. Names have no key and stay English: people tell them to each other."""

    async def translate(self, string: locale_str, locale: Locale, _context: TranslationContextTypes) -> str | None:
        names = (locale.value, locale.value.partition("-")[0])
        language = next((name for name in names if name in languages()), DEFAULT)
        key = string.extras.get("key")
        return say(key, language) if key is not None and language != DEFAULT else None


def _note(wanted: list[dict[str, Any]], registered: Sequence[AppCommand]) -> str:
    payload = json.dumps(wanted, sort_keys=True)
    return f"{hashlib.sha256(payload.encode()).hexdigest()} {sorted(command.id for command in registered)}"
