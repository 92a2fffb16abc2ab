"""Descriptions, languages and registration of the slash commands."""

import hashlib
import json
import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from typing import Any, TypeAlias, TypeVar

import discord
from discord import Locale
from discord.abc import Snowflake
from discord.app_commands import (
    AppInstallationType,
    Command,
    CommandTree,
    Group,
    TranslationContextTypes,
    Translator,
    allowed_contexts,
    allowed_installs,
    describe,
    guild_only,
    locale_str,
)

from bot.errors import SetupError
from bot.sentences import DEFAULT, explain, files, languages, say, spoken
from bot.store.database import Database, record, recorded

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that the developer portal makes for Activities. The bot doesn't send it, so it is refused."""
_BAD_REQUEST = 400
_ENTRY_POINT_IS_LACKING = 50240
_Group = TypeVar("_Group")
"""A group, the class of one, or a command in a menu."""
AnyCommand: TypeAlias = Command[Any, ..., Any]


def described(key: str) -> locale_str:
    return locale_str(say(key), key=key)


def command(name: str, key: str, /, **options: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], AnyCommand]:
    """Makes a function a command, described by the sentence of this key, with the sentences of its options."""

    def made(callback: Callable[..., Coroutine[Any, Any, None]]) -> AnyCommand:
        found: AnyCommand = Command(name=name, description=described(key), callback=callback)
        return describe(**{option: described(each) for option, each in options.items()})(found)

    return made


def description_of(command: AnyCommand | Group, locale: str) -> str:
    """What the command does, in a language."""
    written = command._locale_description
    return say(written.extras["key"], locale) if written else command.description


def anywhere(group: _Group) -> _Group:
    """Offers a group or a menu everywhere. Discord knows this of groups and of menus; `bot.ui.context` says which of a
    group's commands need no server.
    """
    group = allowed_contexts(guilds=True, dms=True, private_channels=True)(group)
    return allowed_installs(guilds=True, users=True)(group)


def only_on_servers(group: _Group) -> _Group:
    group = allowed_contexts(guilds=True, dms=False, private_channels=False)(group)
    return guild_only(allowed_installs(guilds=True, users=False)(group))


def insert(group: object, *added: AnyCommand, after: str | None = None) -> None:
    """Adds commands to a group, behind one of its own or in front of all. Discord keeps the order."""
    assert isinstance(group, Group)
    before = group.commands
    at = 1 + [each.name for each in before].index(after) if after else 0
    for command in before[at:]:
        group.remove_command(command.name)
    for command in (*added, *before[at:]):
        group.add_command(command)


async def register_commands(
    tree: CommandTree[discord.Client], database: Database, guild: Snowflake | None = None
) -> None:
    """Registers commands that have changed: Discord limits how often. `guild` selects those of one server.

    If Discord refuses them, it keeps those that it has. Raises SetupError if it has none.
    """
    application = tree.client.application
    if application is None or application.user_integration_config is None:
        # Discord refuses installs that the application does not offer.
        for command in tree.get_commands(guild=guild):
            command.allowed_installs = AppInstallationType(guild=True, user=False)
    await tree.set_translator(_Languages())
    wanted = [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
    registered = await _registered(tree.client, guild)
    name = f"commands-{guild.id}" if guild else "commands"
    if await database.read(recorded, key=name) != _fingerprint(wanted, registered):
        try:
            synced = await tree.sync(guild=guild)
        except discord.HTTPException as error:
            if error.status != _BAD_REQUEST:
                raise
            refused = _refused(wanted, error)
            if not any(each["name"] in registered.values() for each in wanted):
                raise refused from None
            log.error("%s Those that were registered before stay.", explain(refused))
            return
        await database.write(record, key=name, value=_fingerprint(wanted, [command.id for command in synced]))


async def _registered(client: discord.Client, guild: Snowflake | None) -> dict[int, str]:
    """The names of the commands that Discord has, by their ids. discord.py would read all translations of each, which
    takes longer than the request.
    """
    http, ours = client.http, client.application_id
    assert ours is not None
    found = await (http.get_guild_commands(ours, guild.id) if guild else http.get_global_commands(ours))
    return {int(each["id"]): each["name"] for each in found}


def _refused(wanted: list[dict[str, object]], error: discord.HTTPException) -> SetupError:
    names = ", ".join(f"/{each['name']}" for each in wanted if each["type"] == discord.AppCommandType.chat_input.value)
    problem = " ".join(str(error).split()).rstrip(".")
    return SetupError(
        "commands-refused", names=names, problem=problem, activities=error.code == _ENTRY_POINT_IS_LACKING
    )


class _Languages(Translator):
    """Translates `described` keys. Names stay English, because people recommend them to each other."""

    async def translate(self, string: locale_str, locale: Locale, _context: TranslationContextTypes) -> str | None:
        language = spoken(locale.value)
        key = string.extras.get("key")
        return say(key, language) if key is not None and language != DEFAULT else None


def _fingerprint(wanted: list[dict[str, object]], registered: Iterable[int]) -> str:
    """A digest of the commands and of all sentences, because translating all descriptions at each start takes longer;
    and the ids that Discord gave them.
    """
    commands = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
    return f"{commands} {_sentences()} {sorted(registered)}"


@cache
def _sentences() -> str:
    """A digest of the files of all languages."""
    digest = hashlib.sha256()
    for language in languages():
        for path in files(language):
            digest.update(path.read_bytes())
    return digest.hexdigest()
