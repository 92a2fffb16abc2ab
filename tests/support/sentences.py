"""The sentences of the English files, their fields, and the other languages; and whether a message says one of them."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.sentences import DEFAULT, LOCALES, files, host_files
from localdiscord import Channel, Message, Outcome, Person


def entries(locale: str) -> list[ast.EntryType]:
    """Everything in the files of a language, in their order."""
    return _entries(files(locale))


def _entries(paths: Iterable[Path]) -> list[ast.EntryType]:
    return [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]


def _messages(found: Iterable[ast.EntryType]) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


TO_TRANSLATE = _messages(entries(DEFAULT))
SENTENCES = TO_TRANSLATE | _messages(_entries(host_files()))
TRANSLATIONS = sorted(path.stem for path in LOCALES.glob("*.ftl") if path.stem != DEFAULT)


class Library:
    """Fluent's own, with the files of a language: what the bot says must be the same."""

    def __init__(self, source: str, locale: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, **fields: object) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        sentence, problems = self._bundle.format_pattern(pattern, fields)
        assert problems == []
        return str(sentence)


class _Fields(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


@cache
def fields_of(sentence: ast.Message) -> frozenset[str]:
    visitor = _Fields()
    visitor.visit(sentence)
    return frozenset(visitor.names)


def says(shown: str | Message | Outcome, key: str, **fields: object) -> bool:
    """Is this sentence somewhere in a text or on a message? A field that is not given may have any value."""
    assert fields.keys() <= fields_of(SENTENCES[key])
    text = shown if isinstance(shown, str) else shown.text
    return re.search(_pattern(SENTENCES[key].value, fields), text) is not None


def refused(outcome: Outcome, key: str, **fields: object) -> bool:
    """Does only the person who acted read this sentence, and nothing else?"""
    assert outcome.ephemeral, outcome
    assert outcome.kind == "message"
    return is_sentence(outcome.text, key, **fields)


def is_sentence(text: str, key: str, **fields: object) -> bool:
    """Is a text this sentence, and nothing else? A field that is not given may have any value."""
    return re.fullmatch(_pattern(SENTENCES[key].value, fields), text) is not None


def _pattern(part: object, fields: dict[str, object]) -> str:
    """The regular expression of a sentence, or of a part of it."""
    match part:
        case ast.Pattern():
            return "".join(_pattern(each, fields) for each in part.elements)
        case ast.TextElement():
            return re.escape(part.value)
        case ast.StringLiteral():
            return re.escape(part.parse()["value"])
        case ast.Placeable():
            return _pattern(part.expression, fields)
        case ast.SelectExpression(selector=ast.VariableReference(id=name)) if name.name in fields:
            return _pattern(_variant(part.variants, fields[name.name]).value, fields)
        case ast.SelectExpression():
            return f"(?:{'|'.join(_pattern(each.value, fields) for each in part.variants)})"
        case ast.VariableReference(id=name) if name.name in fields:
            return _value(fields[name.name])
        case ast.MessageReference():
            return _pattern(SENTENCES[part.id.name].value, fields)
    return ".*?"


def _variant(variants: list[ast.Variant], value: object) -> ast.Variant:
    """The one for a value, as English has them."""
    names = (str(value), "one" if value == 1 else "other")
    found = {str(getattr(each.key, "name", getattr(each.key, "value", ""))): each for each in variants}
    return next((found[name] for name in names if name in found), variants[-1])


def _value(value: object) -> str:
    """Of a message, its link; of a person or a channel, a mention or an id; a number may be grouped."""
    if isinstance(value, Message):
        server = value.channel.guild.id if value.channel.guild else "@me"
        return f"https://discord.com/channels/{server}/{value.channel.id}/{value.id}"
    if isinstance(value, Person | Channel):
        return f"(?:{value.mention}|{value.id})"
    if isinstance(value, int):
        # Not the end or the beginning of a larger one.
        return rf"(?<!\d)(?<!\d,)(?:{value:,}|{value})(?!,?\d)"
    return re.escape(str(value))
