"""YAML as people write it: values with the lines where they stand, and every fault at once.

Reading takes a limited time, and runs no code.
"""

import re
from typing import Any

import yaml

from bot.errors import Fault, RuleSetError
from bot.games.options import shown

MOST_BYTES = 16 * 1024
MOST_DEPTH = 8
_MOST_WHOLE = 10**18  # Python formats larger numbers slowly.
_GROUPED = re.compile(r"\d{1,3}(,\d{3})+")
# As in German and in French; no option has fractions.
_GROUPED_ANYWHERE = re.compile(r"(?<![\w.])\d{1,3}(?:(?:\.\d{3})+|(?: \d{3})+)(?![\w.])")


def read(data: bytes | str) -> tuple[dict[str, Any], dict[str, int], list[Fault]]:
    """The fields of a file, line numbers (from 1) by dotted path, and faults for duplicate keys."""
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    if len(raw) > MOST_BYTES:
        raise _fault("fault-too-large", most=MOST_BYTES // 1024)
    try:
        text = raw.decode("utf-8-sig")
        node = yaml.compose(text, Loader=_Loader)
    except UnicodeDecodeError as error:
        raise _fault("fault-not-utf8", raw.count(b"\n", 0, error.start) + 1) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _fault("fault-not-yaml", mark.line + 1 if mark else None, problem=error.problem or "") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise _fault("fault-not-utf8", line) from None
    if node is None:
        raise _fault("fault-empty")
    if not isinstance(node, yaml.MappingNode):
        raise _fault("fault-empty", node.start_mark.line + 1)
    lines: dict[str, int] = {}
    faults: list[Fault] = []
    return _value(node, "", lines, faults), lines, faults


def _fault(code: str, line: int | None = None, **fields: object) -> RuleSetError:
    return RuleSetError([Fault("file", code, fields, line)])


class _Loader(yaml.SafeLoader):
    """Refuses tags, and what makes small files expensive: aliases and deep nesting."""

    _depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]  # so in its stubs
        is_collection = isinstance(event, yaml.CollectionStartEvent)
        self._depth += is_collection
        if isinstance(event, yaml.AliasEvent) or event.anchor or event.tag or self._depth > MOST_DEPTH:
            raise _fault("fault-alias", event.start_mark.line + 1, most=MOST_DEPTH)
        node = super().compose_node(parent, index)
        self._depth -= is_collection
        return node


def _value(node: yaml.Node, path: str, lines: dict[str, int], faults: list[Fault]) -> Any:
    """The value of a node; adds line numbers to `lines` and duplicate keys to `faults`."""
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, path, lines, faults) for item in node.value]
    if not isinstance(node, yaml.MappingNode):
        return _scalar(node)
    found: dict[object, object] = {}
    seen: set[str] = set()
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        key = _key(key_node)
        where = f"{path}.{key}" if path else str(key)
        if str(key) in seen:
            faults.append(Fault(where.partition(".")[0], "fault-twice", {"option": shown(where)}, line))
        seen.add(str(key))
        lines[where] = line
        found[key] = _value(value_node, where, lines, faults)
    return found


def _key(node: yaml.Node) -> str | int:
    """The key of a node: YAML's words, such as yes or ~, are text here."""
    if not isinstance(node, yaml.ScalarNode):
        return "[…]"
    key = _scalar(node)
    return key if type(key) is int else str(node.value)


def _scalar(node: yaml.Node) -> object:
    """The value of a scalar, or the word itself if no option could have the value."""
    try:
        value = _Scalars().construct_object(node)
    except (yaml.YAMLError, ValueError, OverflowError):
        return str(node.value)
    return str(node.value) if isinstance(value, int) and abs(value) > _MOST_WHOLE else value


class _Scalars(yaml.constructor.SafeConstructor): ...


def parse_value(text: str) -> object:
    """The value of an option in YAML, with optional braces around `1: 100, 5: 50`. Raises RuleSetError if it can't be
    read.
    """
    typed = _GROUPED_ANYWHERE.sub(lambda found: re.sub(r"[. ]", "", found[0]), " ".join(text.split()))
    if _GROUPED.fullmatch(typed):
        typed = typed.replace(",", "")
    if ":" in typed and not typed.startswith("{"):
        typed = f"{{{typed}}}"
    fields, _, faults = read(f"value: {typed}")
    if faults:
        raise RuleSetError(faults)
    return fields.get("value")


def write_value(value: object) -> str:
    """A value of an option as people write it, which `parse_value` reads back."""
    text = yaml.safe_dump({"value": _plain(value)}, default_flow_style=True, width=1000, sort_keys=False)
    return text.strip()[1:-1].removeprefix("value: ").removeprefix("{").removesuffix("}").replace("'on': ", "on: ")


def written(fields: dict[str, object]) -> str:
    """A file with these fields, which `read` reads back."""
    text = yaml.safe_dump(_plain(fields), sort_keys=False, allow_unicode=True, width=1000)
    # `_key` needs no quotes, and no text is indented.
    return text.replace("\n  'on': ", "\n  on: ")


def _plain(value: object) -> object:
    """A value to write, with faces as numbers, which are text in JSON, and `none` for null."""
    if not isinstance(value, dict):
        return "none" if value is None else value
    return {int(key) if key.isdecimal() else key: _plain(inner) for key, inner in value.items()}
