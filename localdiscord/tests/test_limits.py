"""Every limit of Discord that is checked: just within it passes, just over it is named at its path."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from localdiscord.errors import Fault
from localdiscord.rest import limits

EMOJI = 1234567890123456789
Form = dict[str, Any]


def flat(tree: Form, path: str = "") -> dict[str, str]:
    """The codes in a tree of errors, by their dotted paths."""
    found = {}
    for key, node in tree.items():
        if key == "_errors":
            found[path] = node[0]["code"]
        else:
            found |= flat(node, f"{path}.{key}" if path else key)
    return found


def v2(*components: Any, **more: Any) -> Form:
    return {"components": list(components), "flags": 1 << 15, **more}


def button(custom_id: str = "a", **more: Any) -> Form:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "A", **more}


def row(*components: Any) -> Form:
    return {"type": 1, "components": list(components)}


def text(content: str = "x") -> Form:
    return {"type": 10, "content": content}


def select(count: int = 2, **more: Any) -> Form:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def section(*components: Any, **more: Any) -> Form:
    return {"type": 9, "components": list(components), "accessory": button()} | more


def media(url: str = "https://example.org/a.png", **more: Any) -> Form:
    return {"media": {"url": url}, **more}


def gallery(count: int) -> Form:
    return {"type": 12, "items": [media() for _ in range(count)]}


def container(*components: Any, **more: Any) -> Form:
    return {"type": 17, "components": list(components), **more}


def buttons(count: int) -> list[Form]:
    return [button(f"{n}") for n in range(count)]


ROW = "components.0.components"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

GOOD_MESSAGES = [
    {"content": "x" * 2000},
    {"content": "hello", "components": [row(*buttons(5))]},
    v2(*[text() for _ in range(40)]),
    v2(*[row(*(button(f"{n}.{m}") for m in range(5))) for n in range(6)], text(), text(), text(), text()),
    v2(text("x" * 4000)),
    v2(container(text("x" * 2000), row(button("x" * 100, label="x" * 80))), text("x" * 2000)),
    v2(row(button(emoji={"id": str(EMOJI), "name": "die"}, label=None))),
    v2(row(button(emoji={"name": "🎲"}), button("b", emoji={"name": "1\ufe0f\u20e3"}))),
    v2(row({"type": 2, "style": 5, "url": "https://example.org", "label": "Rules"})),
    v2(row(select(25, placeholder="x" * 150, max_values=25))),
    v2(section(text(), text(), text()), gallery(10)),
    v2({"type": 12, "items": [media("attachment://here.png")]}),
    v2({"type": 13, "file": {"url": "attachment://here.png"}}, {"type": 14, "spacing": 2}),
    v2(text(), content=None, embeds=[]),
]

BAD_MESSAGES = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    ({"components": [row(button()) for _ in range(6)]}, "components", "BASE_TYPE_MAX_LENGTH"),
    ({"components": [text()]}, "components.0", "UNION_TYPE_CHOICES"),
    ({"components": "x"}, "components", "LIST_TYPE_CONVERT"),
    ({"components": ["x"]}, "components.0", "DICT_TYPE_CONVERT"),
    ({"content": "x", "flags": -1}, "flags", "NUMBER_TYPE_MIN"),
    ({"content": "x", "flags": "1"}, "flags", "NUMBER_TYPE_COERCE"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
    ({"content": "x", "allowed_mentions": {"users": ["1"] * 101}}, "allowed_mentions.users", "BASE_TYPE_MAX_LENGTH"),
    (v2(text(), content="x"), "content", LEGACY),
    (v2(text(), embeds=[{"title": "x"}]), "embeds", LEGACY),
    (v2(text(), poll={"question": {}}), "poll", LEGACY),
    (v2(text(), sticker_ids=["1"]), "sticker_ids", LEGACY),
    (v2(), "components", "BASE_TYPE_BAD_LENGTH"),
    (v2(container(*[text()] * 40)), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (v2(text("x" * 2000), container(text("x" * 2001))), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2(text("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 10}), "components.0.content", "BASE_TYPE_REQUIRED"),
    (v2({"type": 99}), "components.0", "UNION_TYPE_CHOICES"),
    (v2(button()), "components.0", "UNION_TYPE_CHOICES"),
    (v2(row()), ROW, "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 1}), ROW, "BASE_TYPE_REQUIRED"),
    (v2(row(*buttons(6))), ROW, "BASE_TYPE_BAD_LENGTH"),
    (v2(row(select(), button())), f"{ROW}.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (v2(row(select(), select(custom_id="t"))), f"{ROW}.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (v2(row(text())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (v2(row(button("a"), button("a"))), f"{ROW}.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (v2(text() | {"id": 4}, text() | {"id": 4}), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    (v2(row(button("x" * 101))), f"{ROW}.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    (v2(row(button(""))), f"{ROW}.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    (v2(row({"type": 2, "style": 1, "label": "x"})), f"{ROW}.0.custom_id", "BASE_TYPE_REQUIRED"),
    (v2(row(button(label="x" * 81))), f"{ROW}.0.label", "BASE_TYPE_MAX_LENGTH"),
    (v2(row(button(label=""))), f"{ROW}.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    (v2(row(button(style=9))), f"{ROW}.0.style", "BASE_TYPE_CHOICES"),
    (v2(row(button(style=5))), f"{ROW}.0.url", "BASE_TYPE_REQUIRED"),
    (v2(row(button(style=5, url="ftp://x"))), f"{ROW}.0.url", "URL_TYPE_INVALID_SCHEME"),
    (v2(row(button(url="https://x"))), f"{ROW}.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    (v2(row(button(emoji={"id": "5", "name": "x"}))), f"{ROW}.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (v2(row(button(emoji={"name": "die"}))), f"{ROW}.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (v2(row(button(emoji={"name": "5"}))), f"{ROW}.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (v2(row(select(0))), f"{ROW}.0.options", "BASE_TYPE_BAD_LENGTH"),
    (v2(row(select(26))), f"{ROW}.0.options", "BASE_TYPE_BAD_LENGTH"),
    (v2(row({"type": 3, "custom_id": "s"})), f"{ROW}.0.options", "BASE_TYPE_REQUIRED"),
    (v2(row(select(placeholder="x" * 151))), f"{ROW}.0.placeholder", "BASE_TYPE_MAX_LENGTH"),
    (v2(row(select(max_values=26))), f"{ROW}.0.max_values", "NUMBER_TYPE_MAX"),
    (v2(row(select(2, max_values=3))), f"{ROW}.0.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDED"),
    (v2(row(select(min_values=2))), f"{ROW}.0.min_values", "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX"),
    (
        v2(row(select(options=[{"label": "x" * 101, "value": "a"}]))),
        f"{ROW}.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        v2(row(select(options=[{"label": "a", "value": "x" * 101}]))),
        f"{ROW}.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        v2(row(select(options=[{"label": "a", "value": "a", "description": "x" * 101}]))),
        f"{ROW}.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        v2(row(select(options=[{"label": "a", "value": "a"}] * 2))),
        f"{ROW}.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (v2(section()), ROW, "BASE_TYPE_BAD_LENGTH"),
    (v2(section(*[text()] * 4)), ROW, "BASE_TYPE_BAD_LENGTH"),
    (v2(section(button("b"))), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (v2(section(text(), accessory=None)), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (v2(section(text(), accessory=select())), "components.0.accessory", "UNION_TYPE_CHOICES"),
    (v2(gallery(0)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (v2(gallery(11)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 12}), "components.0.items", "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 12, "items": [media(description="x" * 1025)]}),
        "components.0.items.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        v2({"type": 12, "items": [media("attachment://gone.png")]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (v2({"type": 12, "items": [media("dice.png")]}), "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 13, "file": {"url": "https://x/y"}}), "components.0.file.url", "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 13, "file": {}}), "components.0.file.url", "BASE_TYPE_REQUIRED"),
    (v2({"type": 14, "spacing": 3}), "components.0.spacing", "BASE_TYPE_CHOICES"),
    (v2(container(container(text()))), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (v2(container()), ROW, "BASE_TYPE_BAD_LENGTH"),
    (v2({"type": 17}), ROW, "BASE_TYPE_REQUIRED"),
    (v2(container(text(), accent_color=1 << 24)), "components.0.accent_color", "NUMBER_TYPE_MAX"),
]


def check_message(form: Form) -> None:
    is_v2 = bool(form.get("flags") == 1 << 15)
    limits.check_message(form, v2=is_v2, emojis={EMOJI}, files={"here.png"})


@pytest.mark.parametrize("form", GOOD_MESSAGES)
def test_messages_within_the_limits(form: Form) -> None:
    check_message(form)


@pytest.mark.parametrize(("form", "path", "code"), BAD_MESSAGES)
def test_messages_over_the_limits(form: Form, path: str, code: str) -> None:
    with pytest.raises(Fault) as caught:
        check_message(form)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert flat(caught.value.errors or {})[path] == code


def test_errors_of_an_interaction_are_under_data() -> None:
    with pytest.raises(Fault) as caught:
        limits.check_message({"content": "x" * 2001}, v2=False, emojis=(), files=(), prefix=("data",))
    message = "Must be 2000 or fewer in length."
    assert caught.value.body == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"data": {"content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": message}]}}},
    }


def test_files() -> None:
    few = {f"files[{n}]": (f"{n}.png", b"x") for n in range(10)}
    limits.check_files(few, [{"id": 0}, {"id": "9"}, {"id": str(EMOJI)}])
    with pytest.raises(Fault, match="ATTACHMENT_NOT_FOUND"):
        limits.check_files(few, [{"id": 10}])
    with pytest.raises(Fault, match="BASE_TYPE_MAX_LENGTH"):
        limits.check_files(few | {"files[10]": ("10.png", b"x")}, [])
    big = b"x" * (10 * limits.MIB)
    limits.check_files({"files[0]": ("a", big), "files[1]": ("b", big)}, [])
    for uploads in ({"files[0]": ("a", big + b"x")}, {f"files[{n}]": ("a", big) for n in range(3)}):
        with pytest.raises(Fault, match="413 40005"):
            limits.check_files(uploads, [])


def modal(*components: Any, **more: Any) -> Form:
    return {"title": "T", "custom_id": "m", "components": list(components), **more}


def label(component: Any, **more: Any) -> Form:
    return {"type": 18, "label": "L", "component": component, **more}


def field(**more: Any) -> Form:
    return {"type": 4, "custom_id": "f", "style": 1, **more}


INNER = "components.0.component"

BAD_MODALS = [
    (modal(label(field()), title="x" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field()), custom_id="x" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    (modal(), "components", "BASE_TYPE_BAD_LENGTH"),
    (modal(*[label(field(custom_id=f"{n}")) for n in range(6)]), "components", "BASE_TYPE_BAD_LENGTH"),
    (modal(container(text())), "components.0", "UNION_TYPE_CHOICES"),
    (modal(row(button())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (modal(row(field())), f"{ROW}.0.label", "BASE_TYPE_REQUIRED"),
    (modal(row(field(label="x" * 46))), f"{ROW}.0.label", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field(), label="x" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field(), description="x" * 101)), "components.0.description", "BASE_TYPE_MAX_LENGTH"),
    (modal({"type": 18, "label": "L"}), INNER, "BASE_TYPE_REQUIRED"),
    (modal(label(button())), INNER, "UNION_TYPE_CHOICES"),
    (modal(label(field(style=3))), f"{INNER}.style", "BASE_TYPE_CHOICES"),
    (modal(label(field(placeholder="x" * 101))), f"{INNER}.placeholder", "BASE_TYPE_MAX_LENGTH"),
    (modal(label(field(max_length=4001))), f"{INNER}.max_length", "NUMBER_TYPE_MAX"),
    (modal(label(field(max_length=3, value="long"))), f"{INNER}.value", "BASE_TYPE_MAX_LENGTH"),
    (modal(label(select(disabled=True))), f"{INNER}.disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL"),
    (modal(label(field()), label(field())), "components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
]


@pytest.mark.parametrize(("form", "path", "code"), BAD_MODALS)
def test_modals_over_the_limits(form: Form, path: str, code: str) -> None:
    with pytest.raises(Fault) as caught:
        limits.check_modal(form, ())
    assert flat(caught.value.errors or {})[path] == code


def test_modal_within_the_limits() -> None:
    fields = [label(field(max_length=4000)), label(select(25)), label({"type": 8, "custom_id": "c"})]
    limits.check_modal(modal(text(), row(field(label="x" * 45, custom_id="r")), *fields, title="x" * 45), ())


def command(**more: Any) -> Form:
    return {"name": "roll", "description": "Roll the dice", **more}


def option(name: str = "count", kind: int = 4, **more: Any) -> Form:
    return {"name": name, "description": "How many", "type": kind, **more}


def choices(count: int) -> list[Form]:
    return [{"name": f"{n}", "value": n} for n in range(count)]


BAD_COMMANDS = [
    (command(name=""), "0.name", "BASE_TYPE_BAD_LENGTH"),
    (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    (command(name="Roll"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="roll it"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name_localizations={"de": "Würfeln"}), "0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(description=""), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        command(description_localizations={"de": "x" * 101}),
        "0.description_localizations.de",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (command(integration_types=[0, 1]), "0.integration_types.1", "BASE_TYPE_CHOICES"),
    (command(integration_types=[]), "0.integration_types", "BASE_TYPE_BAD_LENGTH"),
    (command(contexts=[3]), "0.contexts.0", "BASE_TYPE_CHOICES"),
    (command(options=[option(f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_MAX_LENGTH"),
    (command(options=[option(kind=12)]), "0.options.0.type", "BASE_TYPE_CHOICES"),
    (command(options=[option(choices=choices(26))]), "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"),
    (
        command(options=[option(choices=[{"name": "x" * 101, "value": 1}])]),
        "0.options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        command(options=[option(choices=[{"name": "x"}])]),
        "0.options.0.choices.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        command(options=[option(choices=choices(2), autocomplete=True)]),
        "0.options.0",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
    ),
    (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        command(options=[option("a"), option("a")]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (command(options=[option("a"), option("b", 1)]), "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    (command(options=[option("a", 1, options=[option("b", 1)])]), "0.options.0.options.0.type", "BASE_TYPE_CHOICES"),
    (command(options=[option("a", 2, options=[option("b", 4)])]), "0.options.0.options.0.type", "BASE_TYPE_CHOICES"),
    (
        command(options=[option(f"o{n}", 3, choices=[{"name": "x" * 99, "value": "x" * 99}] * 2) for n in range(25)]),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("form", "path", "code"), BAD_COMMANDS)
def test_commands_over_the_limits(form: Form, path: str, code: str) -> None:
    with pytest.raises(Fault) as caught:
        limits.check_commands([form], (0,))
    assert flat(caught.value.errors or {})[path] == code


def test_commands_within_the_limits() -> None:
    deep = command(options=[option("group", 2, options=[option("sub", 1, options=[option()])])])
    everywhere = command(name="everywhere", integration_types=[0, 1], contexts=[0, 1, 2])
    limits.check_commands([command(name=f"c{n}") for n in range(98)] + [deep, everywhere], (0, 1))
    with pytest.raises(Fault, match="30032"):
        limits.check_commands([command(name=f"c{n}") for n in range(101)], (0,))
    with pytest.raises(Fault, match="APPLICATION_COMMANDS_DUPLICATE_NAME"):
        limits.check_commands([command(), command()], (0,))


def test_autocomplete_choices() -> None:
    limits.check_choices(choices(25))
    for wrong in (choices(26), None, [{"name": "", "value": "x"}], [{"name": "x", "value": "x" * 101}]):
        with pytest.raises(Fault, match="50035"):
            limits.check_choices(wrong)


def data_uri(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


def test_emojis() -> None:
    image = b"\x89PNG\r\n\x1a\n" + b"x" * (256 * 1024 - 8)
    assert limits.decode_emoji_image({"image": data_uri(image)}) == image
    for wrong in (data_uri(image + b"x"), data_uri(b"not a picture"), "data:image/png;base64,?", "picture", None):
        with pytest.raises(Fault, match="50035"):
            limits.decode_emoji_image({"image": wrong})
    limits.check_emoji_name({"name": "die_5"}, taken={"die_6"})
    for name in ("x", "x" * 33, "die-5", "die_6", "würfel", None):
        with pytest.raises(Fault, match="50035"):
            limits.check_emoji_name({"name": name}, taken={"die_6"})
