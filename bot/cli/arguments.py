"""What the words of the command line share: arguments, files, and the database that they work on."""

import argparse
import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeAlias

from bot import rulesets
from bot.errors import NOT_NOW, FarkleError, NothingToCheck, NotNow, SetupError
from bot.games.engine import AnyEngine
from bot.games.notation import AnyTranscript
from bot.sentences import explain, say

if TYPE_CHECKING:
    from bot.store.storage import Storage


_LIFE_SECONDS = 60


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise SetupError("wrong-arguments", word=self.prog, problem=message)


Words: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_word(words: Words, name: str, run: Callable[[argparse.Namespace], int], help_text: str) -> Parser:
    """Adds a subcommand, whose function `run` returns the exit status."""
    parser = words.add_parser(name, help=help_text, description=help_text)
    parser.set_defaults(run=run)
    add_env(parser, default=argparse.SUPPRESS)
    return parser


def add_env(parser: Parser, default: str | None) -> None:
    parser.add_argument("--env", metavar="FILE", default=default, help="read the settings from FILE, not from .env")


def database_of_settings(*, must_exist: bool = False) -> "tuple[str, Storage]":
    """The address of the database, and where it is; also prints that. Raises SetupError."""
    from bot.config import load_settings
    from bot.store.storage import storage_at

    url = load_settings(with_token=False).database_url
    storage = storage_at(url)
    name_database(storage)
    if must_exist and not storage.exists():
        raise SetupError("no-database", path=storage.name)
    return url, storage


def name_database(*storages: "Storage") -> None:
    """Prints the databases at work on standard error, without their passwords."""
    names = " → ".join(str(each.file.resolve()) if each.file else each.name for each in storages)
    with suppress(BrokenPipeError):
        # A reader that leaves must not keep the command from its work.
        print(say("works-on", path=names), file=sys.stderr, flush=True)


@contextmanager
def still_working() -> Iterator[None]:
    """Prints a line each minute on standard error, until the block ends, for work whose progress is unknown."""
    is_done = threading.Event()

    def speak() -> None:
        for minutes in count(1):
            if is_done.wait(_LIFE_SECONDS):
                return
            with suppress(BrokenPipeError):
                print(say("still-working", minutes=minutes), file=sys.stderr, flush=True)

    speaking = threading.Thread(target=speak, daemon=True)
    speaking.start()
    try:
        yield
    finally:
        is_done.set()
        speaking.join()


class Ending(NamedTuple):
    status: int
    sentence: str


def ending(error: Exception) -> Ending | None:
    """The exit status and the sentence for an error; None for unexpected errors."""
    if isinstance(error, PermissionError) and error.filename is not None:
        return Ending(2, say("not-permitted", path=str(error.filename)))
    if not isinstance(error, FarkleError):
        return None
    has_to_be_mended = isinstance(error, (SetupError, NothingToCheck))
    return Ending(NOT_NOW if isinstance(error, NotNow) else 2 if has_to_be_mended else 1, explain(error))


def whole_number(text: str) -> int:
    """The whole number in an argument. Raises ArgumentTypeError."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(explain(SetupError("not-whole-number", text=repr(text)))) from None


def named_rules(name: str) -> rulesets.NamedRules:
    """A rule set of any game by id, or from a file. Raises SetupError, RuleSetError."""
    shipped = rulesets.shipped()
    named = shipped.get(name.lower())
    if named is None:
        if not os.path.exists(name):  # Path.exists raises if a name is too long.
            raise SetupError("no-such-rule-set", name=name, similar=rulesets.similar(name, shipped))
        named = rulesets.parse(read_bytes(name), name=Path(name).stem)
    return named


def add_anyway(word: argparse.ArgumentParser) -> None:
    word.add_argument("--anyway", action="store_true", help="also a database that was copied in use, without its log")


def game_in(text: str) -> AnyTranscript:
    """The game in a text. Raises NotationError."""
    engine = rulesets.engine_of_text(text)
    return engine.notation.read_game(text, rulesets.shipped_rules_of(engine))


def coach_of(engine: AnyEngine) -> ModuleType:
    """What a game's coach says on the command line, a module. Raises SetupError if the game has none."""
    try:
        return import_module(f"bot.cli.coach_{engine.name}")
    except ModuleNotFoundError:
        raise SetupError("no-coach-here", game=engine.name) from None


def write_bytes(path: str, content: bytes) -> None:
    """Writes a file. Raises SetupError."""
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise SetupError("unwritable-file", path=path, problem=error.strerror or "") from None


def read_bytes(path: str) -> bytes:
    """Reads a file. Raises SetupError."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise SetupError("unreadable-file", path=path, problem=error.strerror or "") from None


def read_text(path: str) -> str:
    """The text of a file in any common encoding. Raises SetupError."""
    return read_bytes(path).decode("utf-8-sig", errors="replace")


def json_line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
