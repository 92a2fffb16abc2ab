"""The sentences of the English file, their fields, and the other languages."""

from fluent.syntax import parse
from fluent.syntax.ast import EntryType as Entry
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text import DEFAULT, LOCALES, files


def entries(locale: str) -> list[Entry]:
    """Everything in the files of a language, in their order."""
    return [entry for path in files(locale) for entry in parse(path.read_text(encoding="utf-8")).body]


SENTENCES = {entry.id.name: entry for entry in entries(DEFAULT) if isinstance(entry, Message)}
TRANSLATIONS = sorted(path.stem for path in LOCALES.glob("*.ftl") if path.stem != DEFAULT)


class _Fields(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def fields_of(sentence: Message) -> set[str]:
    visitor = _Fields()
    visitor.visit(sentence)
    return visitor.names
