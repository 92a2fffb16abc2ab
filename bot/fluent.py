"""Reads sentences written in Fluent (https://projectfluent.org), as far as those of the bot and of games use it.

Text, fields, quoted text, other sentences, and choices by a field. Fluent's own library, which tests compare this with,
keeps 11 MB for each language, and takes fifteen times as long for a new sentence.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Pattern: TypeAlias = str | tuple["Part", ...]


class Field(NamedTuple):
    """`{ $name }`"""

    name: str


class Mention(NamedTuple):
    """`{ key }` or `{ -key }`: another sentence."""

    key: str


class Choice(NamedTuple):
    """`{ $field -> … }`"""

    name: str
    variants: tuple[tuple[str | float, Pattern], ...]
    """The first counts whose key is the value, or for a number its plural category."""
    default: Pattern


Part = str | Field | Mention | Choice


class _Break(NamedTuple):
    lines: str
    indent: int


_ENTRY = re.compile(r"-?[a-zA-Z][\w-]* *=")
_SPACES = re.compile(" *")
_TEXT = re.compile(r"[^{}\n]+")
# An indented line belongs to the text, and so does one that begins with a brace. A blank one may be between.
_BREAK = re.compile(r"((?: *\n)+)( *)(?=\{|(?<= )[^ \n}.*\[])")
_PLACEABLE = re.compile(r"""\{[ \n]*(?:\$([a-zA-Z][\w-]*)|(-?[a-zA-Z][\w-]*)|"((?:[^"\\\n]|\\.)*)")[ \n]*(->|\})""")
_VARIANT = re.compile(r"[ \n]*(\*?)\[[ \n]*(?:(-?\d+(?:\.\d+)?)|([a-zA-Z][\w-]*))[ \n]*\]")
_END = re.compile(r"[ \n]*\}")
_ESCAPED = re.compile(r"\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{6})|(.))")


def read(entry: str) -> Pattern:
    """The sentence of an entry, as a file has it. Raises ValueError."""
    name = _ENTRY.match(entry)
    if name is None:
        raise ValueError("no name")
    reader = _Reader(entry, name.end())
    pattern = reader.pattern()
    if rest := entry[reader.at :].strip():
        raise ValueError(f"cannot be read from here on: {rest[:20]!r}")
    return pattern


class _Reader:
    def __init__(self, source: str, at: int) -> None:
        self._source = source
        self.at = at

    def pattern(self) -> Pattern:
        self._take(_SPACES)
        parts = list(self._parts())
        indent = min((part.indent for part in parts if isinstance(part, _Break)), default=0)
        joined: list[Part] = []
        for part in parts:
            each = part.lines + " " * (part.indent - indent) if isinstance(part, _Break) else part
            if isinstance(each, str) and joined and isinstance(joined[-1], str):
                joined[-1] += each
            else:
                joined.append(each)
        if not joined:
            raise ValueError("no text")
        full = tuple(part for part in joined if part)
        return full if any(not isinstance(part, str) for part in full) else "".join(map(str, full))

    def _parts(self) -> Iterator[Part | _Break]:
        if first := self._take(_BREAK):
            yield _Break("", len(first[2]))
        while True:
            if text := self._take(_TEXT):
                is_last = self._source[self.at : self.at + 1] != "{" and not _BREAK.match(self._source, self.at)
                yield text[0].rstrip(" ") if is_last else text[0]
            elif next_line := self._take(_BREAK):
                yield _Break("\n" * next_line[1].count("\n"), len(next_line[2]))
            elif self._source.startswith("{", self.at):
                yield self._placeable()
            else:
                return

    def _placeable(self) -> Part:
        found = self._take(_PLACEABLE)
        if found is None:
            raise ValueError(f"not in use here: {self._source[self.at :][:20]!r}")
        field, key, quoted, end = found.groups()
        if end == "->":
            if field is None:
                raise ValueError("a choice needs a field")
            return self._choice(field)
        if field is not None:
            return Field(field)
        return Mention(key) if key is not None else _ESCAPED.sub(_unescaped, quoted)

    def _choice(self, field: str) -> Choice:
        variants: list[tuple[str | float, Pattern]] = []
        default: Pattern | None = None
        while found := self._take(_VARIANT):
            pattern = self.pattern()
            variants.append((found[3] or float(found[2]), pattern))
            if found[1]:
                default = pattern
        if default is None or not self._take(_END):
            raise ValueError("a choice needs a default and an end")
        return Choice(field, tuple(variants), default)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._source, self.at)
        if found:
            self.at = found.end()
        return found


def _unescaped(found: re.Match[str]) -> str:
    code = found[1] or found[2]
    return chr(int(code, 16)) if code else found[3]
