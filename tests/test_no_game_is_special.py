"""Shared code names no game: in no string, import, name, attribute or type."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.coach.advisers import BUILT_IN as ADVISERS_BUILT_IN
from bot.games.registry import BUILT_IN, ENGINES
from bot.sentences import PRESENTATIONS
from bot.ui.presentation import BUILT_IN as PRESENTATIONS_BUILT_IN

ROOT = Path(__file__).parent.parent
# Each game's own.
OWN = tuple(f"bot/{own}{name}" for name in ENGINES for own in ("games/", "coach/", "ui/games/", "cli/coach_"))
# TEMPORARY: what knows games by name.
FOR_NOW = ("bot/client.py",)
EXEMPT = {
    # The lists of what is registered.
    "bot/games/registry.py": {"farkle_bot.engines", *BUILT_IN},
    "bot/coach/advisers.py": {"farkle_bot.advisers", *ADVISERS_BUILT_IN},
    "bot/ui/presentation.py": {*PRESENTATIONS_BUILT_IN},
    "bot/sentences.py": {PRESENTATIONS},
    # The product is called like one of the games: it, its files, its figures and its groups of commands.
    "bot/__init__.py": {"farkle"},
    "cogs/farkle.py": {"Farkle"},
    "bot/__main__.py": {"farkle-bot ", "A Discord bot that hosts games of Farkle."},
    "bot/app.py": {"farkle-bot %s, database %s, schema %s"},
    "bot/config.py": {"farkle.sqlite3"},
    "bot/local/demo.py": {"farkle.sqlite3", "farkle start", " types /farkle start rules:"},
    "bot/local/playground.py": {"Farkle"},
    "bot/store/postgresql.py": {"farkle"},
    # The table that hosts asked for under this name.
    "bot/store/saving.py": {"farkle_streaks"},
    "bot/store/schema.py": {"farkle_streaks"},
}
PRODUCT = {"FarkleError", "FarkleBot"}
# Each figure for those who watch over the bot begins with the product's name.
FIGURES = {"bot/counters.py", "bot/host/metrics.py", "bot/features/nudges/screens.py"}


def words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What code says, but for what only explains it, with the lines."""
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in docstrings:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield node.lineno, name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                module = getattr(node, "module", None)
                yield from ((node.lineno, part) for part in [*([module] if module else []), *(n.name for n in names)])


def test_shared_code_names_no_game() -> None:
    found = []
    for path in sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        if where.startswith((*OWN, *FOR_NOW)):
            continue
        allowed = PRODUCT | EXEMPT.get(where, set())
        for line, text in words(ast.parse(path.read_text(encoding="utf-8"))):
            said = text.removeprefix("farkle_") if where in FIGURES else text
            if text not in allowed and any(name in said.lower() for name in ENGINES):
                found.append(f"{where}:{line}: {text[:80]!r}")
    assert found == []


def test_what_is_exempt_is_there() -> None:
    for where, allowed in EXEMPT.items():
        said = {text for _, text in words(ast.parse((ROOT / where).read_text(encoding="utf-8")))}
        assert allowed <= said, where
