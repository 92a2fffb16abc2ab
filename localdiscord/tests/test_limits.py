"""Every limit of Discord that is checked: just within it passes, just over it is named at its path."""

from __future__ import annotations

import base64
from collections.abc import Callable
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


def check(form: Any) -> None:
    """A message, a modal if it has a title, or a list of commands."""
    if isinstance(form, list):
        limits.check_commands(form, (0,))
    elif "title" in form:
        limits.check_modal(form, ())
    else:
        limits.check_message(form, v2=form.get("flags") == 1 << 15, emojis={EMOJI}, files={"here.png"})


def faults(form: Any) -> dict[str, str]:
    try:
        check(form)
    except Fault as fault:
        return flat(fault.body["errors"])
    return {}


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


def choice(**more: Any) -> Form:
    """A message with a menu of one option."""
    return v2(row(select(options=[{"label": "a", "value": "a"} | more])))


def section(*components: Any, **more: Any) -> Form:
    return {"type": 9, "components": list(components), "accessory": button()} | more


def media(url: str = "https://example.org/a.png", **more: Any) -> Form:
    return {"media": {"url": url}, **more}


def gallery(*items: Form) -> Form:
    return v2({"type": 12, "items": list(items)})


def container(*components: Any, **more: Any) -> Form:
    return {"type": 17, "components": list(components), **more}


def modal(*components: Any, **more: Any) -> Form:
    return {"title": "T", "custom_id": "m", "components": list(components), **more}


def label(component: Any, **more: Any) -> Form:
    return {"type": 18, "label": "L", "component": component, **more}


def field(**more: Any) -> Form:
    return {"type": 4, "custom_id": "f", "style": 1, **more}


def command(**more: Any) -> list[Form]:
    return [{"name": "roll", "description": "Roll the dice", **more}]


def option(name: str = "count", kind: int = 4, **more: Any) -> Form:
    return {"name": name, "description": "How many", "type": kind, **more}


def named(**more: Any) -> list[Form]:
    """A command whose option has one choice."""
    return command(options=[option(choices=[{"name": "x", "value": 1} | more])])


ROW, INNER = "components.0.components", "components.0.component"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

# A form with a number of characters or things, their path, the least and the greatest number. None: no limit.
LIMITS: list[tuple[Callable[[int], Any], str, int | None, int | None]] = [
    (lambda n: {"content": "x" * n}, "content", 0, 2000),
    (lambda n: {"components": [row(button(f"{m}")) for m in range(n)]}, "components", 0, 5),
    (lambda n: {"content": "x", "allowed_mentions": {"users": ["1"] * n}}, "allowed_mentions.users", 0, 100),
    (lambda n: {"content": "x", "flags": n}, "flags", 0, None),
    (lambda n: v2(*[text()] * n), "components", 1, 40),
    (lambda n: v2(text("x" * n)), "components.0.content", 1, 4000),
    (lambda n: v2(row(*(button(f"{m}") for m in range(n)))), ROW, 1, 5),
    (lambda n: v2(row(button("x" * n))), f"{ROW}.0.custom_id", 1, 100),
    (lambda n: v2(row(button(label="x" * n, emoji={"name": "🎲"}))), f"{ROW}.0.label", 0, 80),
    (lambda n: v2(row(select(n))), f"{ROW}.0.options", 1, 25),
    (lambda n: v2(row(select(placeholder="x" * n))), f"{ROW}.0.placeholder", 0, 150),
    (lambda n: v2(row(select(25, max_values=n))), f"{ROW}.0.max_values", None, 25),
    (lambda n: choice(label="x" * n), f"{ROW}.0.options.0.label", 1, 100),
    (lambda n: choice(value="x" * n), f"{ROW}.0.options.0.value", 1, 100),
    (lambda n: choice(description="x" * n), f"{ROW}.0.options.0.description", 0, 100),
    (lambda n: v2(section(*[text()] * n)), ROW, 1, 3),
    (lambda n: gallery(*[media()] * n), "components.0.items", 1, 10),
    (lambda n: gallery(media(description="x" * n)), "components.0.items.0.description", 0, 1024),
    (lambda n: v2(container(*[text()] * n)), ROW, 1, None),
    (lambda n: v2(container(*[text()] * n)), "components", None, 39),
    (lambda n: v2(text("x" * 2000), container(text("x" * n))), "components", None, 2000),
    (lambda n: v2(container(text(), accent_color=n)), "components.0.accent_color", 0, 0xFFFFFF),
    (lambda n: modal(label(field()), title="x" * n), "title", 1, 45),
    (lambda n: modal(label(field()), custom_id="x" * n), "custom_id", 1, 100),
    (lambda n: modal(*(label(field(custom_id=f"{m}")) for m in range(n))), "components", 1, 5),
    (lambda n: modal(row(field(label="x" * n))), f"{ROW}.0.label", 1, 45),
    (lambda n: modal(label(field(), label="x" * n)), "components.0.label", 1, 45),
    (lambda n: modal(label(field(), description="x" * n)), "components.0.description", 0, 100),
    (lambda n: modal(label(field(placeholder="x" * n))), f"{INNER}.placeholder", 0, 100),
    (lambda n: modal(label(field(max_length=n))), f"{INNER}.max_length", 1, 4000),
    (lambda n: modal(label(field(max_length=3, value="x" * n))), f"{INNER}.value", None, 3),
    (lambda n: command(name="x" * n), "0.name", 1, 32),
    (lambda n: command(description="x" * n), "0.description", 1, 100),
    (lambda n: command(description_localizations={"de": "x" * n}), "0.description_localizations.de", 1, 100),
    (lambda n: command(integration_types=[0] * n), "0.integration_types", 1, 1),
    (lambda n: command(options=[option(f"o{m}") for m in range(n)]), "0.options", 0, 25),
    (
        lambda n: command(options=[option(choices=[{"name": f"{m}", "value": m} for m in range(n)])]),
        "0.options.0.choices",
        0,
        25,
    ),
    (lambda n: named(name="x" * n), "0.options.0.choices.0.name", 1, 100),
    (lambda n: named(value="x" * n), "0.options.0.choices.0.value", 1, 100),
]


@pytest.mark.parametrize(("form", "path", "low", "high"), LIMITS)
def test_just_within_a_limit_and_just_over_it(
    form: Callable[[int], Any], path: str, low: int | None, high: int | None
) -> None:
    for within, over in ((low, -1), (high, 1)):
        if within is not None:
            assert faults(form(within)) == {}
            # Nothing has fewer than no characters.
            assert path in faults(form(within + over)) or within + over < 0


GOOD = [
    {"content": "hello", "components": [row(button())]},
    v2(row(button(emoji={"id": str(EMOJI), "name": "die"}, label=None))),
    v2(row(button(emoji={"name": "1\ufe0f\u20e3"}))),
    v2(row({"type": 2, "style": 5, "url": "https://example.org", "label": "Rules"})),
    v2({"type": 13, "file": {"url": "attachment://here.png"}}, {"type": 14, "spacing": 2}),
    v2(text(), content=None, embeds=[]),
    gallery(media("attachment://here.png")),
    modal(text(), label(select(25)), label({"type": 8, "custom_id": "c"}), label({"type": 6, "custom_id": "r"})),
    command(options=[option("group", 2, options=[option("sub", 1, options=[option()])])], contexts=[0, 1, 2]),
]


@pytest.mark.parametrize("form", GOOD)
def test_what_fits(form: Any) -> None:
    check(form)


BAD = [
    ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    ({"components": [text()]}, "components.0", "UNION_TYPE_CHOICES"),
    ({"components": "x"}, "components", "LIST_TYPE_CONVERT"),
    ({"components": ["x"]}, "components.0", "UNION_TYPE_CHOICES"),
    ({"content": "x", "flags": "1"}, "flags", "NUMBER_TYPE_COERCE"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
    (v2(text(), content="x"), "content", LEGACY),
    (v2({"type": 10}), "components.0.content", "BASE_TYPE_REQUIRED"),
    (v2(button()), "components.0", "UNION_TYPE_CHOICES"),
    (v2({"type": 1}), ROW, "LIST_TYPE_CONVERT"),
    (v2(row(select(), button())), f"{ROW}.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (v2(row(text())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (v2(row(button("a"), button("a"))), f"{ROW}.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (v2(text() | {"id": 4}, text() | {"id": 4}), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    (v2(row({"type": 2, "style": 1, "label": "x"})), f"{ROW}.0.custom_id", "BASE_TYPE_REQUIRED"),
    (v2(row(button(label=""))), f"{ROW}.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    (v2(row(button(style=9))), f"{ROW}.0.style", "BASE_TYPE_CHOICES"),
    (v2(row(button(style=5))), f"{ROW}.0.url", "BASE_TYPE_REQUIRED"),
    (v2(row(button(style=5, url="ftp://x"))), f"{ROW}.0.url", "URL_TYPE_INVALID_SCHEME"),
    (v2(row(button(url="https://x"))), f"{ROW}.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    (v2(row(button(emoji={"id": "5", "name": "x"}))), f"{ROW}.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (v2(row(button(emoji={"name": "die"}))), f"{ROW}.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (v2(row(select(2, max_values=3))), f"{ROW}.0.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDED"),
    (v2(row(select(min_values=2))), f"{ROW}.0.min_values", "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX"),
    (
        v2(row(select(options=[{"label": "a", "value": "a"}] * 2))),
        f"{ROW}.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (v2(section(text(), accessory=None)), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (v2(section(text(), accessory=select())), "components.0.accessory", "UNION_TYPE_CHOICES"),
    (
        gallery(media("attachment://gone.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (gallery(media("dice.png")), "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 13, "file": {"url": "https://x/y"}}), "components.0.file.url", "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 13, "file": {}}), "components.0.file.url", "BASE_TYPE_REQUIRED"),
    (v2(container(container(text()))), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (modal(row(button())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (modal({"type": 18, "label": "L"}), INNER, "BASE_TYPE_REQUIRED"),
    (modal(label(field(style=3))), f"{INNER}.style", "BASE_TYPE_CHOICES"),
    (modal(label(select(disabled=True))), f"{INNER}.disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL"),
    (modal(label(field()), label(field())), "components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (command(name="Roll"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="roll it"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name_localizations={"de": "Würfeln"}), "0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME"),
    (command() * 2, "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (command(integration_types=[1]), "0.integration_types.0", "BASE_TYPE_CHOICES"),
    (command(contexts=[3]), "0.contexts.0", "BASE_TYPE_CHOICES"),
    (command(options=[option(kind=12)]), "0.options.0.type", "BASE_TYPE_CHOICES"),
    (named(value=None), "0.options.0.choices.0.value", "BASE_TYPE_REQUIRED"),
    (
        command(options=[option(choices=[{"name": "x", "value": 1}], autocomplete=True)]),
        "0.options.0",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
    ),
    (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (command(options=[option(), option()]), "0.options.1", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    (command(options=[option("a"), option("b", 1)]), "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    (command(options=[option("a", 1, options=[option("b", 1)])]), "0.options.0.options.0.type", "BASE_TYPE_CHOICES"),
    (command(options=[option("a", 2, options=[option("b", 4)])]), "0.options.0.options.0.type", "BASE_TYPE_CHOICES"),
    (
        command(options=[option(f"o{n}", 3, choices=[{"name": "x" * 99, "value": "x" * 99}] * 2) for n in range(25)]),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("form", "path", "code"), BAD)
def test_what_does_not_fit(form: Any, path: str, code: str) -> None:
    assert faults(form)[path] == code


def test_how_an_error_reads() -> None:
    with pytest.raises(Fault) as caught:
        check({"content": "x" * 2001})
    message = "Must be 2000 or fewer in length."
    assert caught.value.body == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": message}]}},
    }


def test_a_hundred_commands() -> None:
    many = [command(name=f"c{n}")[0] for n in range(101)]
    limits.check_commands(many[:100], (0,))
    with pytest.raises(Fault, match="30032"):
        limits.check_commands(many, (0,))


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


def test_autocomplete_choices() -> None:
    choices = [{"name": f"{n}", "value": n} for n in range(26)]
    limits.check_choices(choices[:25])
    for wrong in (choices, None):
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
