"""What the words of the command line share: how one is added, what their arguments name, and how they end."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeAlias

from bot import rulesets
from bot.errors import NOT_NOW, FarkleError, NothingToCheck, NotNow, SetupError
from bot.games.engine import Engine
from bot.games.notation import Transcript
from bot.rulesets import NamedRules
from bot.text import explain, say


class Parser(argparse.ArgumentParser):
    """Reads the arguments of the command line. What is wrong with them is one sentence: it raises SetupError."""

    def error(self, message: str) -> NoReturn:
        raise SetupError("wrong-arguments", word=self.prog, problem=message)


Words: TypeAlias = "argparse._SubParsersAction[Parser]"
"""Where words are added: to the command line itself, or to a word that has words of its own."""


def add_word(words: Words, name: str, run: Callable[[argparse.Namespace], int], help_text: str) -> Parser:
    """A word that calls `run` with its options. `run` returns the exit status."""
    parser = words.add_parser(name, help=help_text, description=help_text)
    parser.set_defaults(run=run)
    return parser


class Ending(NamedTuple):
    """The exit status of a word that could not be carried out, and why."""

    status: int
    sentence: str


def ending(error: Exception) -> Ending | None:
    """How a word ends that raised an error; None where nobody expected it."""
    if isinstance(error, PermissionError) and error.filename is not None:
        return Ending(2, say("not-permitted", path=str(error.filename)))
    if not isinstance(error, FarkleError):
        return None
    has_to_be_mended = isinstance(error, (SetupError, NothingToCheck))
    return Ending(NOT_NOW if isinstance(error, NotNow) else 2 if has_to_be_mended else 1, explain(error))


def whole_number(text: str) -> int:
    """The number that an argument stands for. Raises ArgumentTypeError."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(explain(SetupError("not-whole-number", text=repr(text)))) from None


def named_rules(name: str) -> NamedRules:
    """A rule set of any game by its id, or from a file. Raises SetupError, RuleSetError."""
    shipped = rulesets.shipped()
    named = shipped.get(name.lower())
    if named is None:
        if not os.path.exists(name):  # Path.exists raises where a name is too long for a file.
            raise SetupError("no-such-rule-set", name=name, similar=rulesets.similar(name, shipped))
        named = rulesets.parse(read_bytes(name), name=Path(name).stem)
    return named


def rules_of(engine: Engine, name: str) -> NamedRules:
    """A rule set of one game by its id, or from a file. Raises SetupError, RuleSetError."""
    named = named_rules(name)
    if named.engine is not engine:
        raise SetupError("rules-of-other-game", name=name, game=named.engine.name, only=engine.name.title())
    return named


def game_in(engine: Engine, path: str) -> Transcript[Any, Any]:
    """A game from the file with its text, if it is this one. Raises SetupError, NotationError."""
    text = read_text(path)
    found = rulesets.engine_of_text(text)
    if found is not engine:
        raise SetupError("text-of-other-game", path=path, game=found.name, only=engine.name.title())
    return engine.notation.read_game(text, rulesets.shipped_rules_of(engine))


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
