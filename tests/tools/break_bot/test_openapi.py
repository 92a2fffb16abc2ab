"""Requests that the tool calls invalid, by a description like Discord's."""

import json
from typing import Any

import pytest

from localdiscord.rest.gate import API
from localdiscord.rest.request import Request
from tools.break_bot.openapi import Description

TEXT = {"type": "object", "properties": {"type": {"const": 10}, "content": {"type": "string"}}, "required": ["content"]}
LINE = {"type": "object", "properties": {"type": {"const": 14}, "spacing": {"type": "integer"}}}
ID = {"$ref": "#/components/schemas/SnowflakeType"}


def named(*names: str) -> dict[str, Any]:
    return {name: {"type": "object", "properties": {}} for name in names}


DESCRIBED: dict[str, Any] = {
    "paths": {
        "/messages/{message_id}": {
            "post": {
                "parameters": [
                    {"name": "message_id", "in": "path", "schema": ID},
                    {"name": "wait", "in": "query", "schema": {"type": "boolean"}},
                ],
                "requestBody": {"content": {"application/json": {"schema": {"anyOf": [TEXT, LINE]}}}},
            }
        },
        "/messages/@me": {"get": {}},
    },
    "components": {
        "schemas": named(
            "ApplicationCommandUpdateRequest",
            "MessageEditRequestPartial",
            "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
            "IncomingWebhookUpdateRequestPartial",
        )
    },
}


@pytest.mark.parametrize(
    ("method", "path", "body", "fault"),
    [
        ("POST", "/messages/1?wait=1", {"type": 10, "content": "x"}, None),
        ("GET", "/messages/@me", None, None),
        ("GET", "/messages/1", None, "no such request"),
        ("GET", "/elsewhere", None, "no such request"),
        ("GET", "/messages/@me", {}, "a body"),
        ("POST", "/messages/x", {"type": 14}, "path message_id is x"),
        ("POST", "/messages/1?wait=2", {"type": 14}, "query wait is 2"),
        ("POST", "/messages/1?speed=2", {"type": 14}, "query speed is unknown"),
        ("POST", "/messages/1", {"type": 10}, "$: 'content' is a required property"),
        ("POST", "/messages/1", {"type": 14, "spacing": "wide"}, "$.spacing: 'wide' is not of type 'integer'"),
        (
            "POST",
            "/messages/1",
            {"type": 14, "bold": 1},
            "$: Additional properties are not allowed ('bold' was unexpected)",
        ),
    ],
)
def test_what_is_invalid(method: str, path: str, body: object, fault: str | None) -> None:
    path, _, query = path.partition("?")
    raw = b"" if body is None else json.dumps(body).encode()
    request = Request(method, API + path, raw, query=dict([query.split("=")]) if query else {})
    faults = list(Description(json.loads(json.dumps(DESCRIBED))).faults(request))
    assert faults == ([fault] if fault else [])
