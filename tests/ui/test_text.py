"""The sentences: all that are asked for are there, with their fields, and all that are there are asked for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.errors import FarkleError, Refused
from bot.games.farkle import RuleSet
from bot.text import DEFAULT, LOCALES, explain, languages, say

ROOT = Path(__file__).parent.parent.parent
RESOURCE = parse((LOCALES / f"{DEFAULT}.ftl").read_text(encoding="utf-8"))
SENTENCES = {entry.id.name: entry for entry in RESOURCE.body if isinstance(entry, Message)}
SOURCES = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "cogs").glob("*.py"))]
# What asks for a sentence, and which of its arguments names it.
ASKING = dict.fromkeys(
    (
        "say",
        "described",
        "Refused",
        "IllegalMove",
        "SetupError",
        "FarkleError",
        "Discrepancy",
        "NothingToCheck",
        "_fault",
    ),
    0,
) | {"Fault": 1}
GAP = "[a-z0-9-]+"


class _Fields(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def fields_of(sentence: Message) -> set[str]:
    visitor = _Fields()
    visitor.visit(sentence)
    return visitor.names


def strings(node: ast.AST) -> Iterator[str]:
    """Every key that an expression may be: a text, either arm of a condition, or a pattern with gaps."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp():
            yield from strings(node.body)
            yield from strings(node.orelse)
        case ast.JoinedStr():
            parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else GAP for v in node.values)
            yield "".join(parts)


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where, which keys (a pattern), and with which fields a sentence is asked for; None where they are not plain."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("key", "code"):
                yield from ((where, pattern, None) for pattern in strings(node.value) if "-" in pattern)
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if len(node.args) > ASKING.get(name, 99):
                    for pattern in strings(node.args[ASKING[name]]):
                        yield where, pattern, given_fields(node)


def given_fields(call: ast.Call) -> set[str] | None:
    """The fields that a call gives to its sentence; None where they cannot be read off."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    if getattr(call.func, "id", "") != "Fault":
        return given
    fields = call.args[2] if len(call.args) > 2 else ast.Dict(keys=[], values=[])
    if not isinstance(fields, ast.Dict):
        return None
    return {str(key.value) for key in fields.keys if isinstance(key, ast.Constant)}


def mentioned() -> set[str]:
    """Every text in the code that could be a key, or a pattern of one."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found.update(strings(node))
    return {pattern for pattern in found if re.fullmatch(r"[a-z\\][^ ]*", pattern) and pattern != GAP}


def test_the_whole_file_can_be_read() -> None:
    """Fluent skips what it cannot read, such as a line that begins with `*`, and goes on without a word."""
    junk = [entry.content for entry in RESOURCE.body if isinstance(entry, Junk)]
    assert junk == []


def test_no_sentence_stands_twice() -> None:
    names = [entry.id.name for entry in RESOURCE.body if isinstance(entry, Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("where", "pattern", "given"), sorted(calls(), key=str))
def test_what_is_asked_for_is_there(where: str, pattern: str, given: set[str] | None) -> None:
    found = [name for name in SENTENCES if re.fullmatch(pattern, name)]
    assert found, f"{where} asks for {pattern}"
    if given is not None:
        # Of a key with a gap, some may be asked for elsewhere, with other fields.
        filled = [name for name in found if fields_of(SENTENCES[name]) <= given]
        assert filled if GAP in pattern else filled == found, f"{where} asks for {found} with {given}"


def test_every_sentence_is_asked_for() -> None:
    patterns = [re.compile(pattern) for pattern in mentioned()]
    unused = [name for name in SENTENCES if not any(pattern.fullmatch(name) for pattern in patterns)]
    assert unused == []


@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_every_option_says_what_is_allowed(option: str) -> None:
    assert say(f"allowed-{option.replace('_', '-')}")


def test_a_missing_sentence_or_field_is_an_error_of_the_caller() -> None:
    with pytest.raises(LookupError):
        say("no-sentence-has-this-key")
    with pytest.raises(LookupError):
        say("only-host")


def test_another_locale_falls_back_to_english() -> None:
    assert say("lobby-join", "pt-BR") == say("lobby-join", "nowhere") == "Join"
    error: FarkleError = Refused("only-host", host="1")
    assert explain(error, "nowhere") == "Only the host, <@1>, may do that: ask them."


def test_every_language_has_its_name() -> None:
    assert languages()[DEFAULT] == "English"
    for path in LOCALES.glob("*.ftl"):
        assert "\nlanguage-name = " in path.read_text(encoding="utf-8"), path


def test_numbers_are_grouped() -> None:
    assert "10,000" in say("over-head", players="A", many=1, total=10_000)
