"""The components of a message or a modal, as a person sees them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..errors import Json

# Discord's numbers for kinds of components.
STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 3, 5, 6, 7, 8
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23
_BUTTON, _TEXT_DISPLAY = 2, 10


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `emoji` is the character, or the name of a custom emoji."""

    custom_id: str | None
    label: str
    emoji: str
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu. `options` has the labels of a string select by their values."""

    custom_id: str
    type: int
    placeholder: str
    options: dict[str, str]
    min_values: int
    max_values: int
    disabled: bool


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component in the order on the screen, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def displayed_text(components: Iterable[Json]) -> str:
    return "\n".join(each["content"] for each in walk(components) if each["type"] == _TEXT_DISPLAY)


def bounds(component: Json) -> tuple[int, int]:
    """The least and the greatest number of values that may be chosen.

    Unless the component says otherwise, that is one, and all in a group of checkboxes.
    """
    low, high = component.get("min_values"), component.get("max_values")
    options = component.get("options")
    most = len(options) if component["type"] == CHECKBOX_GROUP and isinstance(options, list) else 1
    return 1 if low is None else low, most if high is None else high


def buttons(components: Iterable[Json]) -> list[Button]:
    return [
        Button(
            custom_id=each.get("custom_id"),
            label=each.get("label") or "",
            emoji=(each.get("emoji") or {}).get("name") or "",
            style=each["style"],
            disabled=each.get("disabled", False),
            url=each.get("url"),
        )
        for each in walk(components)
        if each["type"] == _BUTTON
    ]


def selects(components: Iterable[Json]) -> list[Select]:
    return [_select(each) for each in walk(components) if each["type"] in SELECTS]


def _select(component: Json) -> Select:
    low, high = bounds(component)
    return Select(
        custom_id=component["custom_id"],
        type=component["type"],
        placeholder=component.get("placeholder") or "",
        options={option["value"]: option["label"] for option in component.get("options", ())},
        min_values=low,
        max_values=high,
        disabled=component.get("disabled", False),
    )
