"""Discord's limits for components in messages and modals, checked in one walk: those of the table, and a few rules."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from typing import Any

from ..errors import FormErrors, Json, Path, not_there
from ..model.components import CHECKBOX_GROUP, STRING_SELECT, bounds
from .table import TABLE, Limit

MAX_COMPONENTS = 40
MAX_DISPLAYED_TEXT = 4000
# What Discord also has.
_NOT_THERE = {"Thumbnail": "thumbnails"}
_PREMIUM_BUTTON = 6
_COMPONENTS = {name for name, keys in TABLE.items() if "id" in keys and keys["id"].kind == "number"}
_NEEDED = {name: [key for key in keys if keys[key].needed] for name, keys in TABLE.items()}
_MESSAGE_V1 = Limit("list", 0, 5, ("ActionRow",))
_FILE_KINDS = ("image", "video", "audio")


def looks_like_emoji(name: str) -> bool:
    """Whether a text can be a single Unicode emoji: Discord refuses letters and longer texts."""
    text = name.rstrip("\ufe0f\u20e3")
    if text != name and len(text) == 1 and text in "0123456789#*":
        return True
    return 0 < len(name) <= 16 and all(each in "\u00a9\u00ae" or ord(each) >= 0x200D for each in name)


@cache
def _types(names: tuple[str, ...]) -> dict[str, str]:
    """The parts by their types, if they have types."""
    return {TABLE[name]["type"].of[0]: name for name in names if "type" in TABLE[name]}


class Layout:
    """Walks components once: reports errors, and collects what is needed to store the message."""

    def __init__(self, errors: FormErrors, emojis: Container[int], files: Container[str]) -> None:
        self.errors = errors
        self.emojis = emojis
        self.files = files
        self.every: list[Json] = []
        self.texts: list[str] = []
        self.media: list[Json] = []
        self._custom_ids: set[str] = set()
        self._numbers: set[int] = set()
        self._in_modal = False

    def check_message(self, body: Json, *, v2: bool) -> None:
        limits = TABLE["Message"]
        if body.get("content") is not None:
            self._field(body, "content", limits["content"], ())
        if body.get("components") is None:
            return
        self._field(body, "components", limits["components"] if v2 else _MESSAGE_V1, ())
        if body["components"] == [] and v2:
            self.errors.length(("components",), [], 1, MAX_COMPONENTS)
        if len(self.every) > MAX_COMPONENTS:
            message = f"The maximum number of total components has been exceeded (max {MAX_COMPONENTS})"
            self.errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if sum(map(len, self.texts)) > MAX_DISPLAYED_TEXT:
            message = f"The total displayable text size exceeds the maximum size of {MAX_DISPLAYED_TEXT}"
            self.errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def check_modal(self, form: Json) -> None:
        self._in_modal = True
        self.check("Modal", form, ())

    def check(self, part: str, form: Json, path: Path) -> None:
        """Check a part of a message or form, and what is in it."""
        for key in _NEEDED[part]:
            if form.get(key) is None:
                self.errors.required((*path, key))
        limits = TABLE[part]
        for key, value in form.items():
            if value is not None and key in limits:
                self._field(form, key, limits[key], path)
        if part in _RULES:
            _RULES[part](self, form, path)

    def _field(self, form: Json, key: str, limit: Limit, path: Path) -> None:
        kind, errors = limit.kind, self.errors
        if kind == "text":
            errors.text(form, key, path, limit.least, limit.most)
        elif kind == "choice":
            self._chosen(form[key], limit.of, (*path, key))
        elif kind == "flag":
            errors.flag(form, key, path)
        elif kind == "number":
            errors.number(form, key, path, limit.least, limit.most)
        elif kind == "id":
            errors.snowflake(form, key, path)
        elif kind == "part":
            self._part(form[key], limit.of, (*path, key))
        elif not isinstance(form[key], list):
            errors.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        else:
            errors.length((*path, key), form[key], limit.least, limit.most)
            check = self._part if limit.of and limit.of[0] in TABLE else self._chosen
            for index, each in enumerate(form[key]):
                check(each, limit.of, (*path, key, index))

    def _chosen(self, value: Any, allowed: tuple[str, ...], path: Path) -> None:
        if allowed and (isinstance(value, bool) or str(value) not in allowed):
            self.errors.choices(path, allowed)

    def _part(self, part: Any, allowed: tuple[str, ...], path: Path) -> None:
        """Check a part, which must be one of those that are allowed. Their types tell them apart."""
        if not isinstance(part, dict):
            self.errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        name = allowed[0]
        if types := _types(allowed):
            kind = str(part.get("type"))
            if kind not in types:
                message = f'Value of field "type" must be one of ({", ".join(types)}).'
                self.errors.add(path, "UNION_TYPE_CHOICES", message)
                return
            name = types[kind]
        if name in _NOT_THERE:
            raise not_there(_NOT_THERE[name])
        if name in _COMPONENTS:
            self.every.append(part)
            self._unique(part, "id", self._numbers, path, "COMPONENT_ID_DUPLICATED")
            self._unique(part, "custom_id", self._custom_ids, path, "COMPONENT_CUSTOM_ID_DUPLICATED")
        self.check(name, part, path)

    def _unique(self, component: Json, key: str, taken: set[Any], path: Path, code: str) -> None:
        # An id of 0 is one that Discord chooses.
        if (value := component.get(key)) in taken:
            self.errors.add((*path, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated")
        elif value:
            taken.add(value)

    def _emoji(self, emoji: Json, path: Path) -> None:
        if (emoji_id := emoji.get("id")) is not None:
            known, key = str(emoji_id).isdecimal() and int(emoji_id) in self.emojis, "id"
            # Bots may send a number; Discord always answers with a string, because JavaScript rounds large numbers.
            emoji["id"] = str(emoji_id)
        else:
            known, key = looks_like_emoji(str(emoji.get("name") or "")), "name"
        if not known:
            self.errors.add((*path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _row(self, row: Json, path: Path) -> None:
        width = 0
        for index, child in enumerate(_listed(row, "components")):
            width += 1 if child.get("type") == 2 else 5
            if width > 5:
                message = "The specified component exceeds the maximum width"
                self.errors.add((*path, "components", index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, path: Path) -> None:
        errors, style = self.errors, button.get("style")
        if style == _PREMIUM_BUTTON:
            raise not_there("premium buttons")
        is_link = style == 5
        needed, other = ("url", "custom_id") if is_link else ("custom_id", "url")
        if button.get(needed) is None:
            errors.required((*path, needed))
        elif is_link:
            self._scheme(str(button["url"]), (*path, "url"), ("http", "https", "discord"))
        if button.get(other) is not None:
            message = "A custom id and url cannot both be specified"
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if not button.get("label") and not button.get("emoji"):
            errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")

    def _several(self, field: Json, path: Path) -> None:
        """Check a menu, a group of checkboxes or an upload."""
        errors = self.errors
        low, high = bounds(field)
        if not isinstance(low, int) or not isinstance(high, int):
            return
        if low > high:
            message = "min_values must be less than or equal to max_values"
            errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX", message)
        if self._in_modal and field.get("required") is not False and field.get("min_values") == 0:
            # The documentation gives no code for this.
            message = "min_values must be at least 1 for a required component"
            errors.add((*path, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES", message)
        if field.get("disabled") and self._in_modal:
            message = "Select menus in modals cannot be disabled"
            errors.add((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", message)
        if field["type"] in (STRING_SELECT, CHECKBOX_GROUP):
            self._options(field, path)
            if 0 < len(_listed(field, "options")) < high:
                message = "max_values cannot exceed the number of options"
                errors.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", message)
        elif defaults := _listed(field, "default_values"):
            errors.length((*path, "default_values"), defaults, low, high)
            for each in defaults:
                # As with emoji: a number may come in, a string goes out.
                each["id"] = str(each.get("id"))
        for index, kind in enumerate(field.get("file_types") or ()):
            if kind not in _FILE_KINDS and not str(kind).startswith("."):
                errors.choices((*path, "file_types", index), (*_FILE_KINDS, ".…"))

    def _options(self, field: Json, path: Path) -> None:
        seen: set[Any] = set()
        for index, option in enumerate(_listed(field, "options")):
            if option.get("value") in seen:
                message = "The specified option value is already used"
                here = (*path, "options", index, "value")
                self.errors.add(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(option.get("value"))

    def _text(self, display: Json, _path: Path) -> None:
        self.texts.append(str(display.get("content")))

    def _media(self, media: Json, path: Path) -> None:
        self._attachment(media, path, ("attachment", "http", "https"))

    def _uploaded(self, media: Json, path: Path) -> None:
        self._attachment(media, path, ("attachment",))

    def _attachment(self, media: Json, path: Path, schemes: tuple[str, ...]) -> None:
        url, path = media.get("url"), (*path, "url")
        if isinstance(url, str) and self._scheme(url, path, schemes):
            self.media.append(media)
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in self.files:
                message = f"The referenced attachment was not found: {url}"
                self.errors.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)

    def _scheme(self, url: str, path: Path, schemes: tuple[str, ...]) -> bool:
        scheme = url.partition("://")[0]
        if scheme not in schemes:
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.'
            self.errors.add(path, "URL_TYPE_INVALID_SCHEME", message)
        return scheme in schemes

    def _input(self, field: Json, path: Path) -> None:
        errors, has_label = self.errors, field.get("label") is not None
        if path[-1] != "component" and not has_label:
            errors.required((*path, "label"))
        elif path[-1] == "component" and has_label:
            # The documentation gives no code for this.
            errors.add((*path, "label"), "TEXT_INPUT_LABEL_IN_LABEL", "The Label around it has the label")
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if isinstance(low, int) and isinstance(high, int):
            if low > high:
                message = "min_length must be less than or equal to max_length"
                errors.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_EXCEEDS_MAX", message)
            if field.get("value"):
                errors.text(field, "value", path, low, high)


def _listed(holder: Json, key: str) -> list[Json]:
    """The parts in a list, as far as they are parts."""
    found = holder.get(key)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


_RULES: dict[str, Callable[[Layout, Json, Path], None]] = {
    "ActionRow": Layout._row,
    "ModalActionRow": Layout._row,
    "Button": Layout._button,
    **{name: Layout._several for name, keys in TABLE.items() if "max_values" in keys},
    "RadioGroup": Layout._options,
    "ComponentEmoji": Layout._emoji,
    "TextInput": Layout._input,
    "TextDisplay": Layout._text,
    "UnfurledMedia": Layout._media,
    "UnfurledMediaWithAttachmentReferenceRequired": Layout._uploaded,
}
