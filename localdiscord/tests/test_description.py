"""The program that compares Discord's OpenAPI description with the limits here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from localdiscord import description
from localdiscord.rest.table import read, written

LABEL = {"type": ["string", "null"], "maxLength": 80}
PARTS = "#/components/schemas/"


def part(number: int, **keys: Any) -> dict[str, Any]:
    kind = {"type": "integer", "enum": [number], "allOf": [{"$ref": f"{PARTS}Types"}]}
    identifier = {"type": ["integer", "null"], "minimum": 0, "format": "int32"}
    return {"type": "object", "properties": {"type": kind, "id": identifier, **keys}, "required": ["type"]}


def listed(*names: str, most: int) -> dict[str, Any]:
    """A list that may be null."""
    items = {"oneOf": [{"$ref": PARTS + name} for name in names]}
    return {"type": ["array", "null"], "items": items, "maxItems": most}


SCHEMAS = {
    "Types": {"type": "integer", "oneOf": [{"title": "A", "const": 1}, {"title": "B", "const": 2}]},
    "MessageCreateRequest": {
        "properties": {"components": listed("RowComponentForMessageRequest", most=40), "poll": {}}
    },
    "ModalInteractionCallbackRequestData": {
        "properties": {"components": listed("RowComponentForModalRequest", "TextComponentForModalRequest", most=40)}
    },
    "RowComponentForMessageRequest": part(1, of=listed("TextComponentForMessageRequest", most=5)),
    "RowComponentForModalRequest": part(1, of=listed("TextComponentForModalRequest", most=1)),
    "TextComponentForMessageRequest": part(
        2, label=LABEL, style={"oneOf": [{"type": "null"}, {"$ref": f"{PARTS}Types"}]}
    ),
    "TextComponentForModalRequest": part(
        2, label=LABEL, style={"oneOf": [{"type": "null"}, {"$ref": f"{PARTS}Types"}]}
    ),
}
# A "!" marks a key that is needed. Parts that messages and forms have alike are there once.
DESCRIBED = """\
Message|components|list||40|Row|
Modal|components|list||40|ModalRow Text|
ModalRow|type!|choice|||1|
ModalRow|id|number||2147483647||
ModalRow|of|list||1|Text|
Row|type!|choice|||1|
Row|id|number||2147483647||
Row|of|list||5|Text|
Text|type!|choice|||2|
Text|id|number||2147483647||
Text|label|text||80||
Text|style|choice|||1 2|
""".replace("|", "\t")


def test_the_table_of_a_description() -> None:
    table = description.Description(SCHEMAS).table()
    assert written(table).partition("\n")[2] == DESCRIBED
    assert read(DESCRIBED.splitlines()) == table


def test_rows_that_differ_are_closed_or_say_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = DESCRIBED.replace(
        "Modal\tcomponents\tlist\t\t40\tModalRow Text\t", "Modal\tcomponents\tlist\t\t5\tModalRow Text\tso they say"
    )
    here = here.replace("Text\tlabel\ttext\t\t80", "Text\tlabel\ttext\t\t90")
    openapi, file = tmp_path / "openapi.json", tmp_path / "limits.tsv"
    openapi.write_text(json.dumps({"components": {"schemas": SCHEMAS}}))
    monkeypatch.setattr(description, "TABLE", read(here.splitlines()))
    monkeypatch.setattr(description, "FILE", file)
    assert description.main(["--openapi", str(openapi)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Modal.components: optional list 0 to 5 of ModalRow, Text here, "
        "optional list 0 to 40 of ModalRow, Text described: so they say",
        "Text.label: optional text 0 to 90 here, optional text 0 to 80 described: closed",
        "12 rows in 5 parts",
    ]
    kept = file.read_text().partition("\n")[2]
    assert kept == here.replace("90", "80")
    monkeypatch.setattr(description, "TABLE", read(kept.splitlines()))
    assert description.main(["--openapi", str(openapi)]) == 0
