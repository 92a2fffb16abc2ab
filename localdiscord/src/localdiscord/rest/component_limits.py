"""Discord's limits for components in messages and modals, checked in one walk."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from ..errors import FormErrors, Json, Path, not_there
from ..model.components import SELECTS, STRING_SELECT, bounds

MAX_COMPONENTS = 40
MAX_DISPLAYED_TEXT = 4000
_ROW, _BUTTON, _INPUT, _SECTION, _TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER, _LABEL = (
    1,
    2,
    4,
    9,
    10,
    12,
    13,
    14,
    17,
    18,
)
_IN_CONTAINER = (_ROW, _SECTION, _TEXT, _GALLERY, _FILE, _SEPARATOR)
_IN_MODAL = (_ROW, _TEXT, _LABEL)
# What Discord also has: menus of people, thumbnails, uploads, and groups of checkboxes and radio buttons.
_NOT_THERE = (5, 7, 11, 19, 21, 22, 23)
# Texts by the types of components: the key, the least and the greatest length. They may be missing if the least is 0.
_TEXTS: dict[int, tuple[tuple[str, int, int], ...]] = {
    _BUTTON: (("label", 0, 80),),
    _INPUT: (("custom_id", 1, 100), ("placeholder", 0, 100)),
    _TEXT: (("content", 1, MAX_DISPLAYED_TEXT),),
    _LABEL: (("label", 1, 45), ("description", 0, 100)),
    **dict.fromkeys(SELECTS, (("custom_id", 1, 100), ("placeholder", 0, 150))),
}
_NUMBERS: dict[int, tuple[tuple[str, int, int], ...]] = {
    _INPUT: (("min_length", 0, 4000), ("max_length", 1, 4000)),
    _CONTAINER: (("accent_color", 0, 0xFFFFFF),),
    **dict.fromkeys(SELECTS, (("min_values", 0, 25), ("max_values", 1, 25))),
}


def looks_like_emoji(name: str) -> bool:
    """Whether a text can be a single Unicode emoji: Discord refuses letters and longer texts."""
    text = name.rstrip("\ufe0f\u20e3")
    if text != name and len(text) == 1 and text in "0123456789#*":
        return True
    return 0 < len(name) <= 16 and all(each in "\u00a9\u00ae" or ord(each) >= 0x200D for each in name)


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
        low, high, allowed = (1, MAX_COMPONENTS, (*_IN_CONTAINER, _CONTAINER)) if v2 else (0, 5, (_ROW,))
        self._children(body, (), low, high, allowed)
        if len(self.every) > MAX_COMPONENTS:
            message = f"The maximum number of total components has been exceeded (max {MAX_COMPONENTS})"
            self.errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if sum(map(len, self.texts)) > MAX_DISPLAYED_TEXT:
            message = f"The total displayable text size exceeds the maximum size of {MAX_DISPLAYED_TEXT}"
            self.errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def check_modal(self, form: Json) -> None:
        self._in_modal = True
        self._children(form, (), 1, 5, _IN_MODAL)

    def _list(self, holder: Json, key: str, path: Path, low: int, high: int) -> list[Any]:
        """A list that is required, and the errors if it is missing or its length is wrong."""
        found = holder.get(key)
        if not isinstance(found, list):
            self.errors.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self.errors.length((*path, key), found, low, high)
        return found

    def _children(self, holder: Json, path: Path, low: int, high: int, allowed: tuple[int, ...]) -> None:
        for index, component in enumerate(self._list(holder, "components", path, low, high)):
            self._component(component, (*path, "components", index), allowed)

    def _component(self, component: Any, path: Path, allowed: tuple[int, ...]) -> None:
        kind = component.get("type") if isinstance(component, dict) else None
        if kind in _NOT_THERE:
            raise not_there(f"components of type {kind}")
        if kind not in allowed:
            self.errors.add(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
            return
        self.every.append(component)
        self._unique(component, "id", self._numbers, path, "COMPONENT_ID_DUPLICATED")
        self._unique(component, "custom_id", self._custom_ids, path, "COMPONENT_CUSTOM_ID_DUPLICATED")
        for key, low, high in _TEXTS.get(kind, ()):
            self.errors.text(component, key, path, low, high, optional=low == 0)
        for key, low, high in _NUMBERS.get(kind, ()):
            self.errors.number(component, key, path, low, high)
        if kind in _RULES:
            _RULES[kind](self, component, path)

    def _unique(self, component: Json, key: str, taken: set[Any], path: Path, code: str) -> None:
        if (value := component.get(key)) in taken:
            self.errors.add((*path, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated")
        elif value is not None:
            taken.add(value)

    def _emoji(self, component: Json, path: Path) -> None:
        emoji = component.get("emoji")
        if emoji is None:
            return
        if (emoji_id := emoji.get("id")) is not None:
            known, key = int(emoji_id) in self.emojis, "id"
            # Bots may send a number; Discord always answers with a string, because JavaScript rounds large numbers.
            emoji["id"] = str(emoji_id)
        else:
            known, key = looks_like_emoji(emoji.get("name") or ""), "name"
        if not known:
            self.errors.add((*path, "emoji", key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _row(self, row: Json, path: Path) -> None:
        self._children(row, path, 1, 5, (_INPUT,) if self._in_modal else (_BUTTON, *SELECTS))
        width = 0
        for index, child in enumerate(row.get("components") or ()):
            width += 1 if isinstance(child, dict) and child.get("type") == _BUTTON else 5
            if width > 5:
                message = "The specified component exceeds the maximum width"
                self.errors.add((*path, "components", index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, path: Path) -> None:
        errors, is_link = self.errors, button.get("style") == 5
        if button.get("style") not in (1, 2, 3, 4, 5):
            errors.choices((*path, "style"), (1, 2, 3, 4, 5))
        if is_link:
            errors.text(button, "url", path, 1, 512)
            if button.get("url"):
                self._scheme(button["url"], (*path, "url"), ("http", "https", "discord"))
        else:
            errors.text(button, "custom_id", path, 1, 100)
        if button.get("custom_id" if is_link else "url") is not None:
            message = "A custom id and url cannot both be specified"
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if not button.get("label") and not button.get("emoji"):
            errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
        self._emoji(button, path)

    def _select(self, select: Json, path: Path) -> None:
        errors = self.errors
        low, high = bounds(select)
        if low > high:
            message = "min_values must be less than or equal to max_values"
            errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX", message)
        if select.get("disabled") and self._in_modal:
            message = "Select menus in modals cannot be disabled"
            errors.add((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", message)
        if select["type"] == STRING_SELECT:
            self._options(select, path, high)
        elif defaults := select.get("default_values"):
            errors.length((*path, "default_values"), defaults, low, high)
            for each in defaults:
                # As with emoji: a number may come in, a string goes out.
                each["id"] = str(each["id"])

    def _options(self, select: Json, path: Path, most: int) -> None:
        errors, options = self.errors, self._list(select, "options", path, 1, 25)
        seen: set[Any] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            for key, low in (("label", 1), ("value", 1), ("description", 0)):
                errors.text(option, key, here, low, 100, optional=low == 0)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                errors.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(option.get("value"))
            self._emoji(option, here)
        if 0 < len(options) < most:
            message = "max_values cannot exceed the number of options"
            errors.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", message)

    def _section(self, section: Json, path: Path) -> None:
        self._children(section, path, 1, 3, (_TEXT,))
        self._inner(section, "accessory", path, (_BUTTON,))

    def _inner(self, holder: Json, key: str, path: Path, allowed: tuple[int, ...]) -> None:
        if holder.get(key) is None:
            self.errors.required((*path, key))
        else:
            self._component(holder[key], (*path, key), allowed)

    def _text(self, display: Json, _path: Path) -> None:
        self.texts.append(str(display.get("content")))

    def _gallery(self, gallery: Json, path: Path) -> None:
        for index, item in enumerate(self._list(gallery, "items", path, 1, 10)):
            self.errors.text(item, "description", (*path, "items", index), 0, 1024, optional=True)
            self._media(item, "media", (*path, "items", index), ("attachment", "http", "https"))

    def _media(self, holder: Json, key: str, path: Path, schemes: tuple[str, ...]) -> None:
        media, path = holder.get(key), (*path, key, "url")
        if not isinstance(media, dict) or not isinstance(url := media.get("url"), str):
            self.errors.required(path)
        elif self._scheme(url, path, schemes):
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

    def _input(self, component: Json, path: Path) -> None:
        errors = self.errors
        if component.get("style") not in (1, 2):
            errors.choices((*path, "style"), (1, 2))
        # A Label provides the label; in an action row the input must have its own.
        errors.text(component, "label", path, 1, 45, optional="component" in path)
        if component.get("value"):
            errors.text(component, "value", path, component.get("min_length") or 0, component.get("max_length") or 4000)


_RULES: dict[int, Callable[[Layout, Json, Path], None]] = {
    _ROW: Layout._row,
    _BUTTON: Layout._button,
    **dict.fromkeys(SELECTS, Layout._select),
    _INPUT: Layout._input,
    _SECTION: Layout._section,
    _TEXT: Layout._text,
    _GALLERY: Layout._gallery,
    _FILE: lambda layout, file, path: layout._media(file, "file", path, ("attachment",)),
    _CONTAINER: lambda layout, container, path: layout._children(container, path, 1, MAX_COMPONENTS, _IN_CONTAINER),
    _LABEL: lambda layout, label, path: layout._inner(label, "component", path, (_INPUT, *SELECTS)),
}
