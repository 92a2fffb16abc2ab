"""What is outside of a game imports its public names only, and the examples of its docstrings are true."""

import ast
import doctest
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games
import bot.games.farkle

ROOT = Path(__file__).parent.parent.parent
OUTSIDE = [
    path
    for folder in ("bot", "cogs", "tools", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.is_relative_to(ROOT / "bot/games") and not path.is_relative_to(ROOT / "tests/games")
]
MODULES = [name for _, name, _ in pkgutil.walk_packages(bot.games.__path__, "bot.games.")]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_no_module_of_farkle_is_imported_from_outside() -> None:
    """Import-linter cannot say this: it takes the function `play` for the module of the same name."""
    found = {
        path.relative_to(ROOT) for path in OUTSIDE for name in imported(path) if name.startswith("bot.games.farkle.")
    }
    assert found == set()


def test_every_public_name_is_there() -> None:
    assert [name for name in bot.games.farkle.__all__ if not hasattr(bot.games.farkle, name)] == []


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_public_face_shows_a_whole_game() -> None:
    assert doctest.testmod(bot.games.farkle).attempted >= 10


def test_the_public_face_names_every_module() -> None:
    listed = (bot.games.farkle.__doc__ or "").partition("The modules")[2].splitlines()
    names = {line.split()[0] for line in listed if line.startswith("    ")}
    assert names == {name.rpartition(".")[2] for name in MODULES if name.startswith("bot.games.farkle.")}
