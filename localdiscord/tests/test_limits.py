"""Every limit of Discord that is checked: just within it passes, just over it is named at its path."""

from __future__ import annotations

import base64
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from localdiscord.errors import Fault
from localdiscord.rest import limits
from localdiscord.rest.table import TABLE, Limit

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
    elif "attachments" in form:
        limits.check_files({}, form["attachments"])
    elif "title" in form:
        limits.check_modal(form, ())
    else:
        limits.check_message(form, v2=form.get("flags") == 1 << 15, emojis={EMOJI}, files={"here.png"})


def faults(form: Any) -> dict[str, str]:
    try:
        # What fits is stored, and changed by that.
        check(deepcopy(form))
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


OPTIONS = [{"label": f"{n}", "value": f"{n}"} for n in range(3)]


def radio(**more: Any) -> Form:
    return {"type": 21, "custom_id": "r", "options": OPTIONS, **more}


def boxes(**more: Any) -> Form:
    return {"type": 22, "custom_id": "b", "options": OPTIONS, **more}


def upload(**more: Any) -> Form:
    return {"type": 19, "custom_id": "f", **more}


def command(**more: Any) -> list[Form]:
    return [{"name": "roll", "description": "Roll the dice", **more}]


def option(name: str = "count", kind: int = 4, **more: Any) -> Form:
    return {"name": name, "description": "How many", "type": kind, **more}


def named(**more: Any) -> list[Form]:
    """A command whose option has one choice."""
    return command(options=[option(choices=[{"name": "x", "value": 1} | more])])


ROW, INNER = "components.0.components", "components.0.component"
DOUBLE = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

# A form with a number of characters or things, their path, the least and the greatest number. None: no limit.
LIMITS: list[tuple[Callable[[int], Any], str, int | None, int | None]] = [
    (lambda n: {"content": "x" * n}, "content", 0, 2000),
    (lambda n: {"components": [row(button(f"{m}")) for m in range(n)]}, "components", 0, 5),
    (lambda n: {"content": "x", "allowed_mentions": {"users": ["1"] * n}}, "allowed_mentions.users", 0, 100),
    (lambda n: {"content": "x", "flags": n}, "flags", 0, None),
    (lambda n: v2(*[text()] * n), "components", 1, 40),
    (lambda n: v2(container(*[text()] * n)), ROW, 1, None),
    (lambda n: v2(container(*[text()] * n)), "components", None, 39),
    (lambda n: v2(text("x" * 2000), container(text("x" * n))), "components", None, 2000),
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


def chosen(kind: int, **more: Any) -> Form:
    """A menu of people, roles or channels, for up to 25 choices."""
    return {"type": kind, "custom_id": "s", "min_values": 0, "max_values": 25, **more}


# A part of each kind with all that other limits ask for, and the message or form around it.
AROUND: dict[str, tuple[Form, Callable[[Form], Form]]] = {
    "ActionRow": (row(button()), v2),
    "Button": (button(emoji={"name": "🎲"}), lambda each: v2(row(each))),
    **{
        name: (chosen(kind), lambda each: v2(row(each)))
        for kind, name in ((5, "UserSelect"), (6, "RoleSelect"), (7, "MentionableSelect"), (8, "ChannelSelect"))
    },
    "StringSelect": (select(25, min_values=0), lambda each: v2(row(each))),
    "StringSelectOption": (OPTIONS[0], lambda each: v2(row(select(options=[each])))),
    "ComponentEmoji": ({"id": str(EMOJI), "name": "die"}, lambda each: v2(row(button(emoji=each)))),
    **{
        f"{name}SelectDefaultValue": (
            {"type": name.lower(), "id": "1"},
            lambda each, kind=kind: v2(row(chosen(kind, default_values=[each]))),  # type: ignore[misc]  # kind is bound
        )
        for kind, name in ((5, "User"), (6, "Role"), (8, "Channel"))
    },
    "Section": (section(text()), v2),
    "Container": (container(text()), v2),
    "MediaGallery": ({"type": 12, "items": [media()]}, v2),
    "MediaGalleryItem": (media(), gallery),
    "UnfurledMedia": ({"url": "https://example.org"}, lambda each: gallery({"media": each})),
    "File": ({"type": 13, "file": {"url": "attachment://here.png"}}, v2),
    "Separator": ({"type": 14}, v2),
    "TextDisplay": (text(), v2),
    "Modal": (modal(label(field())), lambda each: each),
    "ModalActionRow": (row(field(label="L")), modal),
    "TextInput": (field(label="L"), lambda each: modal(row(each))),
    "Label": (label(field()), modal),
    "RadioGroup": (radio(), lambda each: modal(label(each))),
    "RadioGroupOption": (OPTIONS[0], lambda each: modal(label(radio(options=[each, OPTIONS[1]])))),
    "CheckboxGroup": (boxes(required=False), lambda each: modal(label(each))),
    "CheckboxGroupOption": (OPTIONS[0], lambda each: modal(label(boxes(options=[each])))),
    "Checkbox": ({"type": 23, "custom_id": "c"}, lambda each: modal(label(each))),
    "FileUpload": (upload(required=False), lambda each: modal(label(each))),
    "MessageAttachment": ({"id": "12345678901"}, lambda each: {"attachments": [each]}),
}
ITEMS: dict[str, Callable[[int], Any]] = {
    "ActionRow.components": lambda n: button(f"{n}"),
    "ModalActionRow.components": lambda n: field(custom_id=f"{n}", label="L"),
    "Modal.components": lambda n: label(field(custom_id=f"{n}")),
    "MediaGallery.items": lambda _: media(),
    "FileUpload.file_types": lambda _: ".txt",
    "UserSelect.default_values": lambda n: {"type": "user", "id": f"{n}"},
    "RoleSelect.default_values": lambda n: {"type": "role", "id": f"{n}"},
    "MentionableSelect.default_values": lambda n: {"type": "role", "id": f"{n}"},
    "ChannelSelect.default_values": lambda n: {"type": "channel", "id": f"{n}"},
    "ChannelSelect.channel_types": lambda n: n,
    "Section.components": lambda _: text(),
    **{f"{name}.options": lambda n: {"label": "x", "value": f"{n}"} for name in TABLE},
}
# Their extremes are refused for other reasons, too: below, and in the test of files.
ELSEWHERE = {"Container.components", "ModalActionRow.components", "Button.style"}


def with_value(part: str, key: str, value: Any) -> Form:
    """A message or form with a value in one of its parts, and with what this value needs beside it."""
    sample, around = AROUND[part]
    form = sample | {key: value}
    if key == "url":
        form |= {"style": 5, "custom_id": None} if part == "Button" else {}
    elif key in ("min_values", "max_values") and part == "CheckboxGroup":
        form |= {"options": list(map(ITEMS["CheckboxGroup.options"], range(10)))} | (
            {} if key == "max_values" else {"max_values": 10}
        )
    elif key == "min_values":
        form |= {"max_values": TABLE[part]["max_values"].most}
    return around(form)


def values(name: str, limit: Limit) -> tuple[list[Any], list[Any]]:
    """Values just within a limit and just over it."""
    if limit.kind == "choice":
        return [limit.of[0]], ["nothing of that kind"]
    if limit.kind in ("flag", "id", "part"):
        return ([True], ["x"]) if limit.kind == "flag" else ([], ["x"])
    sizes = [each for each in (limit.least, limit.most) if each is not None]
    beyond = [limit.least - 1, *([] if limit.most is None else [limit.most + 1])]
    if limit.kind == "number":
        return list[Any](sizes), list[Any](beyond)
    made: Callable[[int], Any] = lambda n: list(map(ITEMS[name], range(n)))  # noqa: E731 - one of two
    if limit.kind == "text":
        made = lambda n: "https://x.org/".ljust(n, "x") if name.endswith("url") else "x" * n  # noqa: E731 - the other
    return [made(each) for each in sizes], [made(each) for each in beyond if each >= 0]


ROWS = [
    (f"{part}.{key}", limit)
    for part, limits_of_part in TABLE.items()
    for key, limit in limits_of_part.items()
    if part in AROUND and key != "type" and f"{part}.{key}" not in ELSEWHERE
]


@pytest.mark.parametrize(("name", "limit"), ROWS, ids=[name for name, _ in ROWS])
def test_every_row_of_the_table(name: str, limit: Limit) -> None:
    part, key = name.split(".")
    within, beyond = values(name, limit)
    for value in within:
        assert faults(with_value(part, key, value)) == {}
    for value in [*beyond, *([None] if limit.needed else [])]:
        assert any(key in path.split(".") for path in faults(with_value(part, key, value)))


def test_every_part_is_there() -> None:
    assert TABLE.keys() - AROUND.keys() == {"Message", "Thumbnail", "UnfurledMediaWithAttachmentReferenceRequired"}


GOOD = [
    {"content": "hello", "components": [row(button())]},
    v2(row(button(emoji={"id": str(EMOJI), "name": "die"}, label=None))),
    v2(row(button(emoji={"name": "1\ufe0f\u20e3"}))),
    v2(row({"type": 2, "style": 5, "url": "https://example.org", "label": "Rules"})),
    v2({"type": 13, "file": {"url": "attachment://here.png"}}, {"type": 14, "spacing": 2}),
    v2(text(), content=None, embeds=[]),
    gallery(media("attachment://here.png")),
    modal(text(), label(select(25)), label({"type": 8, "custom_id": "c"}), label({"type": 6, "custom_id": "r"})),
    modal(label(radio(required=False)), label(boxes()), label({"type": 23, "custom_id": "c", "default": True})),
    modal(label(upload(file_types=["image", ".yaml"])), label(select(min_values=0, required=False))),
    v2(text() | {"id": 0}, text() | {"id": 0}),
    command(options=[option("group", 2, options=[option("sub", 1, options=[option()])])], contexts=[0, 1, 2]),
]


@pytest.mark.parametrize("form", GOOD)
def test_what_fits(form: Any) -> None:
    check(form)


BAD = [
    ({"components": [text()]}, "components.0", "UNION_TYPE_CHOICES"),
    ({"components": ["x"]}, "components.0", "DICT_TYPE_CONVERT"),
    ({"content": "x", "flags": "1"}, "flags", "NUMBER_TYPE_COERCE"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
    (v2(text(), content="x"), "content", LEGACY),
    (v2(button()), "components.0", "UNION_TYPE_CHOICES"),
    (v2(row(select(), button())), f"{ROW}.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (v2(row(text())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (v2(row(button("a"), button("a"))), f"{ROW}.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (v2(text() | {"id": 4}, text() | {"id": 4}), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    (v2(row({"type": 2, "style": 1, "label": "x"})), f"{ROW}.0.custom_id", "BASE_TYPE_REQUIRED"),
    (v2(row(button(label=""))), f"{ROW}.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
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
        DOUBLE,
    ),
    (v2(section(text(), accessory=select())), "components.0.accessory", "UNION_TYPE_CHOICES"),
    (
        gallery(media("attachment://gone.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (gallery(media("dice.png")), "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    (v2({"type": 13, "file": {"url": "https://x/y"}}), "components.0.file.url", "URL_TYPE_INVALID_SCHEME"),
    (v2(container(container(text()))), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (modal(row(button())), f"{ROW}.0", "UNION_TYPE_CHOICES"),
    (modal(label(field(label="L"))), f"{INNER}.label", "TEXT_INPUT_LABEL_IN_LABEL"),
    (modal(label(field(min_length=3, max_length=2))), f"{INNER}.min_length", "TEXT_INPUT_MIN_LENGTH_EXCEEDS_MAX"),
    *(
        (modal(label(each | {"min_values": 0})), f"{INNER}.min_values", "COMPONENT_REQUIRED_MIN_VALUES")
        for each in (select(), {"type": 5, "custom_id": "u"}, {"type": 19, "custom_id": "f"}, boxes())
    ),
    (modal(label(radio() | {"options": OPTIONS[:1] * 2})), f"{INNER}.options.1.value", DOUBLE),
    (modal(label(boxes(max_values=4))), f"{INNER}.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDED"),
    (modal(label(upload(file_types=["text"]))), f"{INNER}.file_types.0", "BASE_TYPE_CHOICES"),
    (modal(label(select(disabled=True))), f"{INNER}.disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL"),
    (modal(label(field()), label(field())), "components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (command(name="Roll"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="roll it"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name_localizations={"de": "Würfeln"}), "0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME"),
    (command() * 2, "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (command(type=9), "0.type", "BASE_TYPE_CHOICES"),
    (command(type=2), "0.description", "APPLICATION_COMMAND_ONLY_NAMED"),
    (command(name_localizations={"xx": "roll"}), "0.name_localizations.xx", "BASE_TYPE_CHOICES"),
    (command(description_localizations={"en": "Roll"}), "0.description_localizations.en", "BASE_TYPE_CHOICES"),
    (named(name_localizations={"de": ""}), "0.options.0.choices.0.name_localizations.de", "BASE_TYPE_BAD_LENGTH"),
    (
        command(options=[option(each, name_localizations={"de": "zahl"}) for each in "ab"]),
        "0.options.1.name_localizations.de",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
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


def test_fifteen_commands_of_people() -> None:
    many = [{"name": f"Greet {n}", "type": 2} for n in range(16)]
    limits.check_commands([*many[:15], *command(name="greet")], (0,))
    with pytest.raises(Fault, match=r"30032.*15"):
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
