"""Checks every request to the local Discord against Discord's OpenAPI description, a JSON file that you download.

For games at random: ``python -m tools.break_bot … --openapi FILE``. For tests, which then fail if they send an invalid
request: ``python -m pytest -p tools.break_bot.openapi --openapi FILE tests/play``.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from localdiscord.rest.gate import API, Gate
from localdiscord.rest.request import Injected, Request

Json = dict[str, Any]

WRONG: list[str] = []
"""Faults that are not yet reported."""

_EXCEPTIONS: Mapping[str, Json] = {
    # "ID serialization" in the documentation: ids may be sent as numbers.
    "SnowflakeType": {"type": ["string", "integer"], "pattern": r"^\d+$"},
}
"""Parts of the description that are stricter than Discord's documentation, and what is true instead."""

_UNNAMED: Mapping[str, tuple[str, ...]] = {
    # Documented for commands, and always sent by discord.py.
    "ApplicationCommandUpdateRequest": ("nsfw",),
    # discord.py sends that nothing is read aloud with edits, too, where Discord ignores it.
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
}
"""Keys that the description lacks, although discord.py sends them rightly."""

_UPLOAD = re.compile(r"files\[\d+\]")


class _Operation(NamedTuple):
    parameters: dict[tuple[str, str], Json]
    body: Json | None


class Description:
    """Keys that it doesn't name are invalid, too: Discord ignores them, so the bot would mean something in vain."""

    def __init__(self, described: Json) -> None:
        _close(described)
        self._components = described["components"]
        schemas = self._components["schemas"]
        schemas |= _EXCEPTIONS
        for name, keys in _UNNAMED.items():
            schemas[name]["properties"] |= dict.fromkeys(keys, True)
        # Paths with fewer parameters come first, because `@me` is no id.
        paths = sorted(described["paths"], key=lambda path: path.count("{"))
        self._paths = [(re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path))), path) for path in paths]
        self._described = described["paths"]
        self._operation = cache(self._read)

    def faults(self, request: Request) -> Iterator[str]:
        """In its path, query, JSON and names of files."""
        path = request.path.removeprefix(API)
        for pattern, template in self._paths:
            found = pattern.fullmatch(path)
            if found and request.method.lower() in self._described[template]:
                break
        else:
            yield "no such request"
            return
        operation = self._operation(template, request.method.lower())
        given = [(("path", *item)) for item in found.groupdict().items()]
        given += [(("query", *item)) for item in request.query.items()]
        for place, name, text in given:
            schema = operation.parameters.get((place, name))
            if schema is None:
                yield f"{place} {name} is unknown"
            elif not any(self._validator(schema).is_valid(value) for value in _readings(text)):
                yield f"{place} {name} is {text}"
        if operation.body is None:
            if request.raw:
                yield "a body"
        elif request.raw and (error := _deepest(self._validator(operation.body).iter_errors(request.body))):
            yield f"{error.json_path}: {error.message[:600]}"
        yield from (f"a file {name}" for name in request.uploads if not _UPLOAD.fullmatch(name))

    def _validator(self, schema: Json) -> Draft202012Validator:
        return Draft202012Validator({**schema, "components": self._components})

    def _read(self, path: str, method: str) -> _Operation:
        described = self._described[path]
        operation = described[method]
        parameters = [*described.get("parameters", ()), *operation.get("parameters", ())]
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        return _Operation({(e["in"], e["name"]): e["schema"] for e in parameters}, content and content["schema"])


def _close(schema: Any) -> None:
    for each in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _close(each)
    if isinstance(schema, dict) and schema.get("type") == "object" and "properties" in schema:
        schema.setdefault("additionalProperties", False)


def _deepest(errors: Iterable[ValidationError]) -> ValidationError | None:
    """Of things of several types, in the type that it has."""
    error = next(iter(errors), None)
    if error is None or not error.context:
        return error
    alternatives = defaultdict[Any, list[ValidationError]](list)
    for each in error.context:
        alternatives[each.schema_path[0]].append(each)
    same = [each for each in alternatives.values() if all([*found.path] != ["type"] for found in each)]
    fewest: list[ValidationError] = min(same or [*alternatives.values()], key=len)
    return _deepest(fewest)


def _readings(text: str) -> Iterator[Any]:
    """What a text in an address may mean."""
    yield text
    if re.fullmatch(r"\d+|true|false", text):
        yield json.loads(text)
    if text in ("0", "1"):
        # discord.py's booleans.
        yield text == "1"


def begin(file: Path) -> None:
    description, injected = Description(json.loads(file.read_text())), Gate._injected

    async def checked(gate: Gate, request: Request) -> Injected:
        WRONG.extend(f"{request.method} {request.path}: {fault}" for fault in description.faults(request))
        return await injected(gate, request)

    cast(Any, Gate)._injected = checked


def reported() -> list[str]:
    """The faults since the last call."""
    wrong = WRONG.copy()
    WRONG.clear()
    return wrong


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--openapi", type=Path, metavar="FILE", required=True, help="Discord's OpenAPI description")


def pytest_configure(config: pytest.Config) -> None:
    begin(config.getoption("--openapi"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    yield
    assert reported() == []
