"""Prints what players and hosts can use, one thing a line, sorted, to compare versions with diff.

Buttons, menus and screens go by the keys of their sentences, because addresses and wording may change.
"""

import asyncio
import re
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

from prometheus_client import REGISTRY

from bot.__main__ import parser_of_words
from bot.cli.pipes import run
from bot.client import FarkleBot, cogs
from bot.config import Settings
from bot.games.registry import ENGINES
from bot.model.records import measures_of, orders_of
from bot.model.servers import GuildSettings
from bot.rulesets import shipped
from bot.sentences import DEFAULT, files

_ROOT = Path(__file__).parents[1]
# Sentences on buttons and menus, and around them.
_LABELS = r"^(\S*\b(?:button|choose|choice|option|go|settings|page|lobby|editor|privacy|rules|season|opponent)\b\S*) ="


async def commands() -> list[str]:
    bot = FarkleBot(MagicMock(), owner_guild=1)  # commands don't run, so no database is needed
    for cog in cogs():
        await cog.setup(bot)
    groups = [*bot.tree.get_commands(), *bot.tree.get_commands(guild=bot.owner_guild)]
    return [line for group in groups for line in command(f"/{group.name}", group.to_dict(bot.tree))]


def command(name: str, data: dict[str, Any]) -> Iterator[str]:
    """A command or option as Discord gets it, and what belongs to it."""
    about = {key: value for key, value in data.items() if value and key not in ("name", "description", "options")}
    if choices := data.get("choices"):
        about["choices"] = [choice["value"] for choice in choices]
    yield f"{name} {sorted(about.items())}"
    for option in data.get("options", ()):
        yield from command(f"{name} {option['name']}", option)


def labels() -> Iterator[str]:
    for path in files(DEFAULT):
        yield from (f"label {key}" for key in re.findall(_LABELS, path.read_text(encoding="utf-8"), re.MULTILINE))


def words(name: str, parser: ArgumentParser) -> Iterator[str]:
    yield name
    for action in parser._actions:  # argparse has no other list of them
        if isinstance(action, _SubParsersAction):
            for word, inner in action.choices.items():
                yield from words(f"{name} {word}", inner)
        else:
            allowed = f" choices={sorted(action.choices)}" if action.choices else ""
            yield f"{name} {' '.join(action.option_strings) or action.dest} default={action.default}{allowed}"


def rules() -> Iterator[str]:
    yield from (f"rule set {name}" for name in shipped())
    for engine in ENGINES.values():
        for name, default in engine.rules().model_dump(mode="json").items():
            yield f"rule of {engine.name} {name} = {default} ({engine.rules.words_of(name)})"
        yield from (f"measure of {engine.name} {name}" for name in measures_of(engine))
        yield from (f"leaderboard of {engine.name} by {name}" for name in orders_of(engine))


async def main() -> None:
    lines = [*await commands(), *labels(), *words("python -m bot", parser_of_words()), *rules()]
    lines += [f"setting {name.upper()} = {each.default!r}" for name, each in Settings.model_fields.items()]
    lines += [f"setting of a server {each.name} = {each.default!r}" for each in fields(GuildSettings)]
    import_module("bot.host.metrics")  # registers what is looked up
    lines += [f"metric {each.name} {each.type}" for each in REGISTRY.collect() if each.name.startswith("farkle")]
    print("\n".join(sorted(set(lines))).replace(str(_ROOT), "."))


if __name__ == "__main__":
    run(lambda: asyncio.run(main()))
