"""Docstrings are sentences that begin with what comes out, or with what is done."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_ROOT = Path(__file__).parents[1]

# A stranger cannot know what "Of an attempt." or "None if there is none." is about.
_FRAGMENT = re.compile(
    r"(Of|Or|And|But|Also|If|By|In an?|None|When|Only|Unless|Without|With|As(?! many| much)|Raises|From|To|Not|For|At"
    r"|On|Before|After|Until|Because|Except|Instead|Then|Too|Newest|Oldest|Empty|True|False|Such|See|Likewise|Otherwise)\b"
    r"|((The|An?) )?[\w ]+('s|s')[.;]"
)


def _docstrings(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            # Those of fields and constants, too.
            for each in node.body if isinstance(node, ast.Module | ast.ClassDef) else node.body[:1]:
                if (
                    isinstance(each, ast.Expr)
                    and isinstance(each.value, ast.Constant)
                    and isinstance(each.value.value, str)
                ):
                    yield each.lineno, " ".join(each.value.value.split())


def _files() -> Iterator[Path]:
    for folder in ("bot", "cogs"):
        yield from sorted((_ROOT / folder).rglob("*.py"))


def test_docstrings_begin_with_what_comes_out() -> None:
    found = [
        f"{path.relative_to(_ROOT)}:{line}: {text}"
        for path in _files()
        for line, text in _docstrings(path)
        if _FRAGMENT.match(text)
    ]
    assert found == []
