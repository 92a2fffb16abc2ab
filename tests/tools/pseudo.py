"""A language that no one speaks: longer than English, and marked, so that a sentence outside the files shows.

`⟪Róoll thée díicée fíirst.⟫` It is never shipped. Dates and numbers are Greek, which has other letters.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from bot.sentences import DEFAULT, files
from tests.support.languages import begun_language
from tools.gates import limit_of

LOCALE = "el"
_LONGER = {"a": "áa", "e": "ée", "i": "íi", "o": "óo", "u": "úu"}
_MARKUP = re.compile(r"\s*(?:#{1,3} |-# |- |> )?")
# What people type and Discord reads stays. A part of code may end in a variable.
_KEPT = re.compile(r"(`[^`]*`?|<[^>]*>|\]\([^)]*\))")
# A word of English, which has a vowel.
_ENGLISH = re.compile(r"\b(?=[a-z]*[aeiou])[A-Za-z][a-z]{2,}\b")
# Code, mentions, addresses and icons; typed text in quotation marks; names of options in faults of a file.
_NO_SENTENCE = re.compile(
    r"(?<!`)`[^`\n]+`(?!`)|<[^>]*>|https?:\S+|\]\([^)]*\)|:\w+:|(?<!\w)'[^']*'(?!\w)|“[^”]*”|@\u200b?everyone"
    r"|\bperson\d+|^\W*(?:⟪\w+ \d+: )?[a-z_]+: |(?<=: )[a-z_]+ áand [a-z_]+(?=:)",
    re.MULTILINE,
)


class _Pseudo(Transformer):
    def __init__(self, *, is_longer: bool) -> None:
        self._is_longer = is_longer
        self._is_code = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - fluent's own name
        parts = list[str]()
        for part in re.split("(`)", node.value):
            self._is_code ^= part == "`"
            parts.append(part if self._is_code else self._said(part))
        node.value = "".join(parts)
        return node

    def _said(self, text: str) -> str:
        return "".join(part if _KEPT.fullmatch(part) else self._longer(part) for part in _KEPT.split(text))

    def _longer(self, text: str) -> str:
        return re.sub("[aeiou]", lambda found: _LONGER[found[0]][: 1 + self._is_longer], text)


def pseudo() -> str:
    """Every English sentence, in one file."""
    entries = [entry for path in files(DEFAULT) for entry in parse(path.read_text(encoding="utf-8")).body]
    return "".join(_marked(entry) for entry in entries if isinstance(entry, ast.Message))


def _marked(message: ast.Message) -> str:
    assert message.value is not None
    limit, size = limit_of(message.id.name), len(serialize(ast.Resource([message])))
    _Pseudo(is_longer=size * 1.4 < limit).visit(message.value)
    message.comment = None
    first = message.value.elements[0]
    if size * 1.4 < limit and isinstance(first, ast.TextElement):
        # Headings begin their line.
        at = _MARKUP.match(first.value)
        first.value = f"{first.value[: at.end() if at else 0]}⟪{first.value[at.end() if at else 0 :]}"
        message.value.elements.append(ast.TextElement("⟫"))
    return serialize(ast.Resource([message]))


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    with begun_language(folder, pseudo(), LOCALE) as locale:
        yield locale


def english_in(text: str) -> list[str]:
    """The words outside the files."""
    return _ENGLISH.findall(_NO_SENTENCE.sub(" ", text))
