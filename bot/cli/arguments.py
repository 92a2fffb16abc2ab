"""What the words of the command line share: how one is added, and what their arguments name."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from bot import rulesets
from bot.errors import SetupError
from bot.rulesets import HouseRules

Words: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where words are added: to the command line itself, or to a word that has words of its own."""


def add_word(
    words: Words, name: str, run: Callable[[argparse.Namespace], int], help_text: str
) -> argparse.ArgumentParser:
    """A word that calls `run` with its options. `run` returns the exit status."""
    parser = words.add_parser(name, help=help_text, description=help_text)
    parser.set_defaults(run=run)
    return parser


def house_rules(name: str) -> HouseRules:
    """A rule set by its id, or from a file. Raises SetupError, RuleSetError."""
    house = rulesets.find_shipped(name.lower())
    if house is None:
        if not os.path.exists(name):  # Path.exists raises where a name is too long for a file.
            raise SetupError("no-such-rule-set", name=name, similar=rulesets.similar(name))
        house = rulesets.parse(read_bytes(name), name=Path(name).stem)
    return house


def read_bytes(path: str) -> bytes:
    """The content of a file. Raises SetupError."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise SetupError("unreadable-file", path=path, problem=error.strerror or "") from None


def read_text(path: str) -> str:
    """The text of a file, whatever wrote it. Raises SetupError."""
    return read_bytes(path).decode("utf-8-sig", errors="replace")


def json_line(value: object) -> str:
    """A value as JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))
