"""The tree of errors: its root shows all of it, each has sentences, and those are never in the code that raises it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bot.errors
from bot.errors import Fault, IllegalMove, NotationError, NothingToCheck, RuleSetError
from bot.sentences import explain, languages, say

ROOT = Path(__file__).parents[1]
MISTAKES = {"AssertionError", "LookupError", "RuntimeError", "TypeError", "ValueError"}
"""Mistakes of this program or of a plug-in: their sentences are for programmers."""
AS_DISCORD = {"Forbidden", "HTTPException"}
"""Answers of Discord, which come with words of its own."""
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


@cache
def sources() -> dict[Path, ast.Module]:
    """The syntax trees of the product. Each process of the tests loads this file, and only one needs them."""
    files = [path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


def name_of(node: ast.expr | None) -> str:
    """The last part of the name of a class or function, called or not."""
    node = node.func if isinstance(node, ast.Call) else node
    return getattr(node, "attr", getattr(node, "id", ""))


def below(*roots: str) -> dict[str, str]:
    """The classes that derive from these, each with its base."""
    bases = {
        node.name: name_of(node.bases[0])
        for module in sources().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef) and node.bases
    }
    found: dict[str, str] = {}
    while more := {name: base for name, base in bases.items() if base in (*roots, *found) and name not in found}:
        found |= more
    return found


def visible_marks() -> Iterator[tuple[str, str]]:
    """The classes in the drawing of the tree, each with the one above it."""
    above = ["Exception"]
    for branch, name in re.findall(r"^    ([│ ]*[├└]── )?(\w+)  ", bot.errors.__doc__ or "", re.MULTILINE):
        depth = len(branch) // 4
        del above[depth + 1 :]
        yield name, above[-1]
        above.append(name)


def test_the_tree_shows_every_error_that_people_are_told_and_names_the_others() -> None:
    ours = below("FarkleError")
    assert dict(visible_marks()) == {"FarkleError": "Exception", **ours}
    others = below("Exception", *MISTAKES).keys() - ours.keys() - {"FarkleError"}
    assert [name for name in others if f"`{name}`" not in (bot.errors.__doc__ or "")] == []


def test_no_error_is_raised_with_a_sentence() -> None:
    errors = {"FarkleError", "Fault", *below("FarkleError")}
    made = [
        (f"{path.relative_to(ROOT)}:{node.lineno}", part.value)
        for path, module in sources().items()
        for node in ast.walk(module)
        if (isinstance(node, ast.Raise) and name_of(node.exc) not in MISTAKES | AS_DISCORD)
        or (isinstance(node, ast.Call) and name_of(node) in errors)
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    assert len(made) > 200
    assert [(where, text) for where, text in made if WORDS.search(text)] == []


def test_each_wrong_line_and_each_fault_is_named() -> None:
    assert explain(NotationError(7, IllegalMove("other-seats-turn", seat=2))) == "line 7: It isn't seat 2's turn."
    faults = [Fault(name, "clash-needs-other", {"option": name, "other": "dice"}) for name in ("keep", "tie")]
    assert [line[:13] for line in explain(NotationError(3, RuleSetError(faults))).splitlines()] == [
        "line 3: keep ",
        "line 3: tie a",
    ]


def test_dice_and_seats_are_numbers_in_a_row_and_words_are_listed_in_the_language_of_the_reader() -> None:
    assert "1 5 5" in explain(IllegalMove("not-scoring", best=(1, 5, 5)))
    error = NothingToCheck("proof-incomplete", missing=["'joins'", "'secret'"], many=2)
    for locale in languages():
        assert say("list-and", locale, first="'joins'", last="'secret'") in explain(error, locale)
