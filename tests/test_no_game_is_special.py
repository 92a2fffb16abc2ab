"""Shared code names no game: in no string, import, name, attribute or type."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.games.kinds import KINDS

ROOT = Path(__file__).parent.parent
SHARED = ("bot/ui", "cogs")
# Each game's own.
OWN = tuple(f"bot/ui/games/{name}" for name in KINDS)
# The list of games, and the product, which is called like one of them.
EXEMPT = {
    "bot/ui/games/registry.py": {
        *KINDS,
        *(f"bot.ui.games.{name}.presentation:PRESENTATION" for name in KINDS),
    },
    "cogs/farkle.py": {"Farkle"},
}
PRODUCT = {"FarkleError", "FarkleBot", "/farkle", "/farkle-setup"}


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
    files = [path for folder in SHARED for path in (ROOT / folder).rglob("*.py")]
    found = []
    for path in files:
        where = path.relative_to(ROOT).as_posix()
        if where.startswith(OWN):
            continue
        allowed = PRODUCT | EXEMPT.get(where, set())
        for line, text in words(ast.parse(path.read_text(encoding="utf-8"))):
            if text not in allowed and any(name in text.lower() for name in KINDS):
                found.append(f"{where}:{line}: {text}")
    assert found == []
