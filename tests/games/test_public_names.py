"""Other code imports only a game's public names, and the examples in its docstrings are true."""

import ast
import doctest
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest

import bot.games

ROOT = Path(__file__).parent.parent.parent
OUTSIDE = [
    path
    for folder in ("bot", "cogs", "tools", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.is_relative_to(ROOT / "bot/games") and not path.is_relative_to(ROOT / "tests/games")
]
GAMES = [name for _, name, is_package in pkgutil.iter_modules(bot.games.__path__, "bot.games.") if is_package]
MODULES = [name for _, name, _ in pkgutil.walk_packages(bot.games.__path__, "bot.games.")]


@cache
def imported(path: Path) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_module_of_a_game_is_imported_from_outside(game: str) -> None:
    """Import-linter cannot say this: it takes the function `play` for the module of the same name."""
    # Reading what is a module's name takes long: most files do not name a game's modules at all.
    naming = [path for path in OUTSIDE if f"{game}." in path.read_text(encoding="utf-8")]
    found = {path.relative_to(ROOT) for path in naming for name in imported(path) if name.startswith(f"{game}.")}
    assert found == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    files = (ROOT / game.replace(".", "/")).rglob("*.py")
    others = tuple(other for other in GAMES if other != game)
    assert [name for path in files for name in imported(path) if name.startswith(others)] == []


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_public_face_shows_a_whole_game(game: str) -> None:
    assert doctest.testmod(importlib.import_module(game)).attempted >= 10


@pytest.mark.parametrize("game", GAMES)
def test_the_public_face_names_every_module(game: str) -> None:
    listed = (importlib.import_module(game).__doc__ or "").partition("Read ")[2]
    modules = {name.rpartition(".")[2] for name in MODULES if name.startswith(f"{game}.")}
    assert set(re.findall(r"`(\w+)`", listed)) == modules
