"""Discord's limits for components in messages and modals, checked in one walk."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from ..errors import FormErrors, Json, Path, not_there
from ..model.components import SELECTS, STRING_SELECT, bounds

MAX_COMPONENTS = 40
MAX_DISPLAYED_TEXT = 4000
V1_TOP_LEVEL = (1,)
V2_TOP_LEVEL = (1, 9, 10, 12, 13, 14, 17)
IN_CONTAINER = (1, 9, 10, 12, 13, 14)
IN_MODAL = (1, 10, 18)
# What Discord also has: menus of people and roles, thumbnails, uploads, and groups of checkboxes and radio buttons.
_NOT_THERE = (5, 6, 7, 11, 19, 21, 22, 23)


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

    def check_message(self, components: Any, path: Path, *, v2: bool) -> None:
        if not self._is_list(components, path):
            return
        if v2:
            self.errors.length(path, components, 1, MAX_COMPONENTS)
        else:
            self.errors.length(path, components, 0, 5)
        self._children(components, path, V2_TOP_LEVEL if v2 else V1_TOP_LEVEL)
        if len(self.every) > MAX_COMPONENTS:
            message = f"The maximum number of total components has been exceeded (max {MAX_COMPONENTS})"
            self.errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if sum(map(len, self.texts)) > MAX_DISPLAYED_TEXT:
            message = f"The total displayable text size exceeds the maximum size of {MAX_DISPLAYED_TEXT}"
            self.errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def check_modal(self, components: Any, path: Path) -> None:
        self._in_modal = True
        if self._is_list(components, path):
            self.errors.length(path, components, 1, 5)
            self._children(components, path, IN_MODAL)

    def _is_list(self, components: Any, path: Path) -> bool:
        if isinstance(components, list):
            return True
        self.errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return False

    def _list(self, holder: Json, key: str, path: Path, low: int, high: int) -> list[Json]:
        """A list that is required, and the errors if it is missing or its length is wrong."""
        found = holder.get(key)
        if not isinstance(found, list):
            self.errors.required((*path, key))
            return []
        self.errors.length((*path, key), found, low, high)
        return found

    def _children(self, components: list[Json], path: Path, allowed: tuple[int, ...]) -> None:
        for index, component in enumerate(components):
            self._component(component, (*path, index), allowed)

    def _component(self, component: Any, path: Path, allowed: tuple[int, ...]) -> None:
        if not isinstance(component, dict):
            self.errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        kind = component.get("type")
        if kind in _NOT_THERE:
            raise not_there(f"components of type {kind}")
        if kind not in allowed:
            message = f'Value of field "type" must be one of {allowed}.'
            self.errors.add(path, "UNION_TYPE_CHOICES", message)
            return
        self.every.append(component)
        if (number := component.get("id")) is not None:
            if number in self._numbers:
                self.errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._numbers.add(number)
        _RULES[kind](self, component, path)

    def _custom_id(self, component: Json, path: Path) -> None:
        self.errors.text(component, "custom_id", path, 1, 100)
        custom_id = component.get("custom_id")
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.errors.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        elif custom_id is not None:
            self._custom_ids.add(custom_id)

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
        children, path = self._list(row, "components", path, 1, 5), (*path, "components")
        self._children(children, path, (4,) if self._in_modal else (2, *SELECTS))
        width = 0
        for index, child in enumerate(children):
            width += 1 if isinstance(child, dict) and child.get("type") == 2 else 5
            if width > 5:
                message = "The specified component exceeds the maximum width"
                self.errors.add((*path, index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, path: Path) -> None:
        errors, style = self.errors, button.get("style")
        if style not in (1, 2, 3, 4, 5):
            errors.choices((*path, "style"), (1, 2, 3, 4, 5))
        errors.text(button, "label", path, 0, 80, optional=True)
        if style == 5:
            errors.text(button, "url", path, 1, 512)
            if button.get("url"):
                self._scheme(button["url"], (*path, "url"), ("http", "https", "discord"))
        else:
            self._custom_id(button, path)
        if button.get("custom_id" if style == 5 else "url") is not None:
            message = "A custom id and url cannot both be specified"
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if not button.get("label") and not button.get("emoji"):
            errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
        self._emoji(button, path)

    def _select(self, select: Json, path: Path) -> None:
        errors = self.errors
        self._custom_id(select, path)
        errors.number(select, "min_values", path, 0, 25)
        errors.number(select, "max_values", path, 1, 25)
        errors.text(select, "placeholder", path, 0, 150, optional=True)
        low, high = bounds(select)
        if low > high:
            message = "min_values must be less than or equal to max_values"
            errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX", message)
        if select.get("disabled") and self._in_modal:
            message = "Select menus in modals cannot be disabled"
            errors.add((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", message)
        if select["type"] == STRING_SELECT:
            self._options(select, path)
        elif defaults := select.get("default_values"):
            errors.length((*path, "default_values"), defaults, low, high)
            for each in defaults:
                # As with emoji: a number may come in, a string goes out.
                each["id"] = str(each["id"])

    def _options(self, select: Json, path: Path) -> None:
        errors, options, path = self.errors, self._list(select, "options", path, 1, 25), (*path, "options")
        seen: set[Any] = set()
        for index, option in enumerate(options):
            errors.text(option, "label", (*path, index), 1, 100)
            errors.text(option, "value", (*path, index), 1, 100)
            errors.text(option, "description", (*path, index), 0, 100, optional=True)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                errors.add((*path, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(option.get("value"))
            self._emoji(option, (*path, index))
        most = select.get("max_values")
        if isinstance(most, int) and 0 < len(options) < most:
            message = "max_values cannot exceed the number of options"
            errors.add((*path[:-1], "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", message)

    def _section(self, section: Json, path: Path) -> None:
        self._children(self._list(section, "components", path, 1, 3), (*path, "components"), (10,))
        if section.get("accessory") is None:
            self.errors.required((*path, "accessory"))
        else:
            self._component(section["accessory"], (*path, "accessory"), (2,))

    def _text(self, display: Json, path: Path) -> None:
        self.errors.text(display, "content", path, 1, MAX_DISPLAYED_TEXT)
        if isinstance(content := display.get("content"), str):
            self.texts.append(content)

    def _gallery(self, gallery: Json, path: Path) -> None:
        for index, item in enumerate(self._list(gallery, "items", path, 1, 10)):
            self.errors.text(item, "description", (*path, "items", index), 0, 1024, optional=True)
            self._media(item, "media", (*path, "items", index), ("attachment", "http", "https"))

    def _file(self, component: Json, path: Path) -> None:
        self._media(component, "file", path, ("attachment",))

    def _media(self, holder: Json, key: str, path: Path, schemes: tuple[str, ...]) -> None:
        media, path = holder.get(key), (*path, key)
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(media, dict) or not isinstance(url, str):
            self.errors.required((*path, "url"))
        elif self._scheme(url, (*path, "url"), schemes):
            self.media.append(media)
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in self.files:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                message = f"The referenced attachment was not found: {url}"
                self.errors.add((*path, "url"), code, message)

    def _scheme(self, url: str, path: Path, schemes: tuple[str, ...]) -> bool:
        scheme = url.partition("://")[0]
        if scheme in schemes:
            return True
        message = f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.'
        self.errors.add(path, "URL_TYPE_INVALID_SCHEME", message)
        return False

    def _separator(self, separator: Json, path: Path) -> None:
        if separator.get("spacing", 1) not in (1, 2):
            self.errors.choices((*path, "spacing"), (1, 2))

    def _container(self, container: Json, path: Path) -> None:
        self.errors.number(container, "accent_color", path, 0, 0xFFFFFF)
        children = self._list(container, "components", path, 1, MAX_COMPONENTS)
        self._children(children, (*path, "components"), IN_CONTAINER)

    def _label(self, label: Json, path: Path) -> None:
        self.errors.text(label, "label", path, 1, 45)
        self.errors.text(label, "description", path, 0, 100, optional=True)
        if label.get("component") is None:
            self.errors.required((*path, "component"))
        else:
            self._component(label["component"], (*path, "component"), (4, *SELECTS))

    def _input(self, component: Json, path: Path) -> None:
        errors = self.errors
        self._custom_id(component, path)
        if component.get("style") not in (1, 2):
            errors.choices((*path, "style"), (1, 2))
        # A Label provides the label; in an action row the input must have its own.
        errors.text(component, "label", path, 1, 45, optional="component" in path)
        errors.text(component, "placeholder", path, 0, 100, optional=True)
        errors.number(component, "min_length", path, 0, 4000)
        errors.number(component, "max_length", path, 1, 4000)
        low, high = component.get("min_length") or 0, component.get("max_length") or 4000
        if component.get("value"):
            errors.text(component, "value", path, low, high)


_Rule = Callable[[Layout, Json, Path], None]
_RULES: dict[int, _Rule] = {
    1: Layout._row,
    2: Layout._button,
    **dict.fromkeys(SELECTS, Layout._select),
    4: Layout._input,
    9: Layout._section,
    10: Layout._text,
    12: Layout._gallery,
    13: Layout._file,
    14: Layout._separator,
    17: Layout._container,
    18: Layout._label,
}
