"""The sentences of the English file, what they leave open, and the other languages."""

from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text import DEFAULT, LOCALES

RESOURCE = parse((LOCALES / f"{DEFAULT}.ftl").read_text(encoding="utf-8"))
SENTENCES = {entry.id.name: entry for entry in RESOURCE.body if isinstance(entry, Message)}
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
