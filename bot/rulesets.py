"""Rule sets as YAML files: the shipped ones, and anything that a person wrote.

A file names only what differs from the defaults, or from `base`, another rule set. Reading one never runs anything,
takes bounded time, and finds all faults at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from bot.engine.ruleset import RuleSet, change
from bot.errors import Fault, RuleSetError

SHIPPED = Path(__file__).parent.parent / "data" / "rulesets"
DEFAULT = "standard"
MOST_BYTES = 32 * 1024
MOST_DEPTH = 8
_LONGEST = {"title": 40, "summary": 200, "base": 40}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A rule set with what people call it. `base` is the id of the shipped rule set that it goes back to."""

    name: str
    title: str
    summary: str
    base: str
    rules: RuleSet


Find = Callable[[str], HouseRules | None]


@cache
def shipped() -> dict[str, HouseRules]:
    """The rule sets that ship, by id, `standard` first."""
    found: dict[str, HouseRules] = {}
    paths = sorted(SHIPPED.glob("*.yaml"), key=lambda path: (path.stem != DEFAULT, path.stem))
    waiting = {path.stem: path.read_bytes() for path in paths}

    def find(name: str) -> HouseRules | None:
        if name not in found and name in waiting:
            found[name] = parse(waiting.pop(name), find, name=name)
        return found.get(name)

    for path in paths:
        find(path.stem)
    return {path.stem: found[path.stem] for path in paths}


def find_shipped(name: str) -> HouseRules | None:
    return shipped().get(name)


def parse(data: bytes | str, find: Find = find_shipped, *, name: str = "") -> HouseRules:
    """A rule set from the text of its file; `find` looks up its base. Raises RuleSetError with every fault."""
    fields, lines = _read_yaml(data)
    faults = [
        Fault(key, "fault-bad-text", {"option": key, "most": most, "where": key})
        for key, most in _LONGEST.items()
        if not _is_text(fields.get(key, ""), most)
    ]
    base = None
    if "base" in fields and not faults:
        base = find(fields["base"])
        if base is None:
            faults.append(Fault("base", "fault-no-such-base", {"given": fields["base"], "where": "base"}))
    options = {key: value for key, value in fields.items() if key not in _LONGEST}
    try:
        rules = change(base.rules if base else RuleSet(), options)
    except RuleSetError as error:
        faults += error.faults
    if faults:
        raise RuleSetError([replace(fault, line=_line(fault, lines)) for fault in faults])
    title = fields.get("title") or name
    goes_back_to = base.base if base and not name else name or DEFAULT
    return HouseRules(name or title, title, fields.get("summary", ""), goes_back_to, rules)


def write(house: HouseRules) -> str:
    """The file of a rule set: what differs from its base. `parse` reads it back to the same rule set."""
    base = shipped()[house.base]
    fields = {"title": house.title, "summary": house.summary, "base": house.base}
    return _dump({key: text for key, text in fields.items() if text} | house.rules.differences(base.rules))


def write_all(rules: RuleSet) -> str:
    """Every option of a rule set with its value, as YAML."""
    return _dump(rules.model_dump(mode="json"))


def _dump(fields: dict[str, Any]) -> str:
    return yaml.safe_dump(_plain_keys(fields), sort_keys=False, allow_unicode=True, width=1000)


def _plain_keys(value: Any) -> Any:
    """JSON has faces as text; in YAML they read better as numbers."""
    if not isinstance(value, dict):
        return value
    return {int(key) if key.isdecimal() else key: _plain_keys(inner) for key, inner in value.items()}


def _is_text(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def _line(fault: Fault, lines: dict[str, int]) -> int | None:
    return lines.get(str(fault.fields.get("where")), lines.get(fault.option))


def _fault(code: str, line: int | None = None, **fields: object) -> RuleSetError:
    return RuleSetError([Fault("file", code, fields, line)])


def _read_yaml(data: bytes | str) -> tuple[dict[str, Any], dict[str, int]]:
    """The fields of a file and the line (from 1) of each, by dotted path. Raises RuleSetError."""
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > MOST_BYTES:
        raise _fault("fault-too-large", most=MOST_BYTES // 1024)
    try:
        text = raw.decode("utf-8-sig")
        _refuse_tricks(text)
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except UnicodeDecodeError:
        raise _fault("fault-not-utf8") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _fault("fault-not-yaml", mark.line + 1 if mark else None, problem=error.problem or "") from None
    except yaml.YAMLError:
        raise _fault("fault-not-yaml", problem="a character that YAML does not allow") from None
    if node is None:
        return {}, {}
    if not isinstance(node, yaml.MappingNode):
        raise _fault("fault-no-options", node.start_mark.line + 1)
    lines: dict[str, int] = {}
    faults: list[Fault] = []
    value = _value(node, "", lines, faults)
    if faults:
        raise RuleSetError(faults)
    return value, lines


def _refuse_tricks(text: str) -> None:
    """Aliases and deep nesting make small files expensive, and no rule set needs them."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        line = event.start_mark.line + 1 if event.start_mark else None
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise _fault("fault-alias", line)
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MOST_DEPTH:
            raise _fault("fault-too-deep", line, most=MOST_DEPTH)


def _value(node: yaml.Node, path: str, lines: dict[str, int], faults: list[Fault]) -> Any:
    """The plain value of a node; collects the line of each key, and keys that stand twice."""
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, path, lines, faults) for item in node.value]
    if not isinstance(node, yaml.MappingNode):
        return _scalar(node, faults)
    found: dict[Any, Any] = {}
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        key = _scalar(key_node, faults) if isinstance(key_node, yaml.ScalarNode) else "[…]"
        where = f"{path}.{key}" if path else str(key)
        if key in found:
            faults.append(Fault(where.partition(".")[0], "fault-twice", {"option": where}, line))
        lines[where] = line
        found[key] = _value(value_node, where, lines, faults)
    return found


def _scalar(node: yaml.Node, faults: list[Fault]) -> Any:
    try:
        return _Scalars().construct_object(node)
    except (yaml.YAMLError, ValueError, OverflowError):
        line = node.start_mark.line + 1
        faults.append(Fault("file", "fault-bad-scalar", {"given": str(node.value)[:40]}, line))
        return None


class _Scalars(yaml.constructor.SafeConstructor):
    """Turns one scalar into its value; it never sees a collection."""
