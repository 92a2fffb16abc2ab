"""`python -m localdiscord.description --openapi FILE`: compares Discord's OpenAPI description with the limits here.

The limits are a table, which this writes anew, so that a row that differs is closed. Rows in which the documentation
says otherwise say why in their last column: they stay, and are printed. FILE is JSON, which you download.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from .errors import Json
from .rest.table import FILE, TABLE, Limit, Table, written

_ROOTS = {"MessageCreateRequest": "Message", "ModalInteractionCallbackRequestData": "Modal"}
_NOT_OF_PARTS = {
    # There are none here.
    *("embeds", "poll", "sticker_ids", "shared_client_theme", "sku_id"),
    # What they may be depends on more than their lengths: `limits.py` knows.
    *("allowed_mentions", "enforce_nonce", "flags", "message_reference", "nonce", "tts"),
}
_LARGEST = 2**31 - 1
_FRAME = re.compile(r"Component(?=For)|For(?:Message|Modal)?(?=Request)|Request(?:Data)?")


class Description:
    """The schemas of a description that messages and forms are made of."""

    def __init__(self, schemas: Json) -> None:
        self._schemas = schemas

    def table(self) -> Table:
        """The limits, by the names of parts. What forms and messages have alike is there once."""
        found: dict[str, dict[str, Limit]] = {}
        waiting = list(_ROOTS)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = dict(self._limits(name))
                waiting += [each for limit in found[name].values() for each in limit.of if each in self._schemas]
        names = {each: _ROOTS.get(each) or _FRAME.sub("", each) for each in found}
        rows = {each: _renamed(limits, names) for each, limits in found.items()}
        for name in found:
            if "ForModal" in name and rows.get(name.replace("ForModal", "ForMessage"), rows[name]) != rows[name]:
                names[name] = f"Modal{names[name]}"
        return {names[each]: _renamed(limits, names) for each, limits in found.items()}

    def _limits(self, name: str) -> Iterator[tuple[str, Limit]]:
        schema = self._schemas[name]
        for key, value in schema["properties"].items():
            if key not in _NOT_OF_PARTS and (limit := self._limit(value)) is not None:
                yield key, replace(limit, needed=key in schema.get("required", ()))

    def _limit(self, schema: Json) -> Limit | None:
        """The limit of a key; None for what no limit here can express."""
        kind, of, schema = *self._meaning(schema), self._plain(schema)
        if of and kind == "choice":
            return Limit("choice", of=of)
        if of:
            return Limit("part", of=of)
        match schema.get("type"):
            case "string":
                return Limit("text", schema.get("minLength", 0), schema.get("maxLength"))
            case "integer" | "number":
                most = _LARGEST if schema.get("format") == "int32" else None
                return Limit("number", schema.get("minimum", 0), schema.get("maximum", most))
            case "boolean":
                return Limit("flag")
            case "array":
                items = self._meaning(schema["items"])[1]
                return Limit("list", schema.get("minItems", 0), schema.get("maxItems"), items)
        return Limit("id") if "SnowflakeType" in str(schema.get("$ref")) else None

    def _meaning(self, schema: Json) -> tuple[str, tuple[str, ...]]:
        """What a value or an item is one of: values ("choice"), or schemas of parts ("part")."""
        schema = self._plain(schema)
        if values := _values(schema):
            return "choice", values
        names = [each["$ref"].rpartition("/")[2] for each in schema.get("oneOf", [schema]) if "$ref" in each]
        if len(names) == 1 and (values := _values(self._schemas[names[0]])):
            return "choice", values
        return "part", tuple(each for each in names if "properties" in self._schemas[each])

    @staticmethod
    def _plain(schema: Json) -> Json:
        """A schema that may be null, as if it might not."""
        alternatives = [each for each in schema.get("oneOf") or schema.get("anyOf") or () if each.get("type") != "null"]
        if len(alternatives) == 1:
            return Description._plain(alternatives[0])
        if alternatives:
            return schema | {"oneOf": alternatives}
        kinds = schema.get("type")
        return schema | {"type": next(each for each in kinds if each != "null")} if isinstance(kinds, list) else schema


def _values(schema: Json) -> tuple[str, ...]:
    """The only values that a schema allows."""
    consts = [each.get("const") for each in (schema, *schema.get("oneOf", ())) if "const" in each]
    return tuple(sorted(map(str, schema.get("enum", consts)), key=lambda each: (len(each), each)))


def _renamed(limits: dict[str, Limit], names: dict[str, str]) -> dict[str, Limit]:
    return {key: replace(limit, of=tuple(names.get(each, each) for each in limit.of)) for key, limit in limits.items()}


def compared(here: Table, described: Table) -> tuple[Table, list[str]]:
    """The table to write, and a line for each row in which the description says something else."""
    kept, lines = {part: dict(limits) for part, limits in described.items()}, list[str]()
    for part in sorted({*here, *described}):
        ours, theirs = here.get(part, {}), described.get(part, {})
        for key in {**ours, **theirs}:
            mine, other = ours.get(key), theirs.get(key)
            why = mine.why if mine else ""
            if mine is not None and other is not None and why and replace(mine, why="") != other:
                kept[part][key] = mine
            if mine != other:
                lines.append(f"{part}.{key}: {_read(mine)} here, {_read(other)} described: {why or 'closed'}")
    return kept, lines


def _read(limit: Limit | None) -> str:
    if limit is None:
        return "nothing"
    size = f" {limit.least} to {limit.most}" if limit.most is not None else ""
    return f"{'' if limit.needed else 'optional '}{limit.kind}{size}{' of ' if limit.of else ''}{', '.join(limit.of)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, print and write. Returns 1 if a row was closed, so that its effect can be looked at."""
    parser = argparse.ArgumentParser(prog="python -m localdiscord.description", description=__doc__)
    parser.add_argument("--openapi", type=Path, metavar="FILE", required=True, help="Discord's OpenAPI description")
    schemas = json.loads(parser.parse_args(arguments).openapi.read_text(encoding="utf-8"))["components"]["schemas"]
    table, lines = compared(TABLE, Description(schemas).table())
    FILE.write_text(written(table), encoding="utf-8")
    print(*lines, f"{sum(map(len, table.values()))} rows in {len(table)} parts", sep="\n")
    return int(any(line.endswith("closed") for line in lines))


if __name__ == "__main__":
    sys.exit(main())
