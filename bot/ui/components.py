"""Message components as plain values, drawn twice as fast as discord.ui's objects. Discord's limits: 40 components,
nested ones included, and 4,000 characters.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

import discord

# They can't be loaded, because they import each other.
if TYPE_CHECKING:
    from discord.types import components as types

    ActionRow = types.ActionRow
    Button = types.ButtonComponent
    Component = types.ContainerChildComponent
    SelectOption = types.SelectOption
else:
    ActionRow = Button = Component = SelectOption = dict

Style = discord.ButtonStyle
# Discord's limits, in characters.
_LONGEST_CHOICE = 100
_LONGEST_LABEL = 80
_LONGEST_PLACEHOLDER = 150
_LONGEST_TEXTS = 4000
MOST_OPTIONS = 25
_CUT = "\n…"


class Screen(discord.ui.LayoutView):
    """A view to send. `accent` is a colour for a frame around the components."""

    def __init__(self, *components: "Component | types.ContainerComponent", accent: int | None = None) -> None:
        super().__init__(timeout=None)
        self._components: list[Component | types.ContainerComponent] = [*components]
        if accent is not None:
            self._components = [
                {"type": 17, "accent_color": accent, "components": cast(list[Component], [*components])}
            ]
        _fit(self._components)
        # discord.py would keep a listener for the view, which leaks.
        self.stop()

    def to_components(self) -> list[Any]:  # typed as in discord.py, which puts the list into the request
        return self._components

    def has_components_v2(self) -> bool:
        return True

    @property
    def has_buttons(self) -> bool:
        parts = [part for each in self._components for part in cast(list[Any], each.get("components", []))]
        return any(part["type"] in (1, 2) for part in parts)

    def with_below(self, component: Component) -> "Screen":
        return Screen(*self._components, component)


def _fit(components: Sequence[object]) -> None:
    """Cuts the longest texts until Discord takes them all."""
    texts = list(_texts(components))
    while (excess := sum(len(text["content"]) for text in texts) - _LONGEST_TEXTS) > 0:
        longest = max(texts, key=lambda text: len(text["content"]))
        length = len(longest["content"])
        kept = longest["content"][: max(length - excess - len(_CUT), length // 2)]
        line = kept.rfind("\n")
        longest["content"] = (kept[:line] if line > len(kept) // 2 else kept) + _CUT


def _texts(components: Iterable[Any]) -> "Iterator[types.TextComponent]":
    for component in components:
        if component["type"] == 10:
            yield component
        yield from _texts(component.get("components", ()))


def text_display(content: str) -> "types.TextComponent":
    return {"type": 10, "content": content}


def text_displays(*contents: str | None) -> "list[types.TextComponent]":
    """The texts as components, without empty ones."""
    return [text_display(content) for content in contents if content]


def covered(*components: Component, accent: int) -> "types.ContainerComponent":
    """The components, hidden until a person presses them, with a frame in the colour `accent`."""
    return {"type": 17, "accent_color": accent, "spoiler": True, "components": [*components]}


def separator() -> "types.SeparatorComponent":
    return {"type": 14, "divider": True}


def button(
    label: str,
    custom_id: str,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
    emoji: discord.Emoji | discord.PartialEmoji | None = None,
) -> Button:
    made: Button = {
        "type": 2,
        "style": style.value,
        "label": label[:_LONGEST_LABEL],
        "custom_id": custom_id,
        "disabled": disabled,
    }
    if emoji is not None:
        made["emoji"] = {"id": emoji.id, "name": emoji.name}
    return made


def action_row(*buttons: Button) -> ActionRow:
    return {"type": 1, "components": [*buttons]}


def select_option(label: str, value: str, *, default: bool = False, description: str | None = None) -> SelectOption:
    made: SelectOption = {"label": label[:_LONGEST_CHOICE], "value": value, "default": default}
    if description:
        made["description"] = description[:_LONGEST_CHOICE]
    return made


def select_options(labels: Mapping[Any, str], now: object) -> list[SelectOption]:
    """The options of a menu by their values, of which one is chosen `now`."""
    return [select_option(label, str(value), default=value == now) for value, label in labels.items()]


def select(custom_id: str, placeholder: str, options: list[SelectOption], *, most: int | None = None) -> ActionRow:
    """A menu of the first 25 options. `most`: from none to so many may be chosen, instead of one."""
    shown, offered = placeholder[:_LONGEST_PLACEHOLDER], options[:MOST_OPTIONS]
    menu: types.SelectMenu = {"type": 3, "custom_id": custom_id, "placeholder": shown, "options": offered}
    if most is not None:
        menu |= {"min_values": 0, "max_values": most}
    return {"type": 1, "components": [menu]}


def channel_select(
    custom_id: str, placeholder: str, chosen: Sequence[int], kinds: Iterable[discord.ChannelType], *, most: int
) -> ActionRow:
    menu = _entity_select(8, custom_id, placeholder, chosen, most)
    menu["channel_types"] = [kind.value for kind in kinds]
    return {"type": 1, "components": [menu]}


def role_select(custom_id: str, placeholder: str, chosen: Sequence[int], *, most: int) -> ActionRow:
    return {"type": 1, "components": [_entity_select(6, custom_id, placeholder, chosen, most)]}


def user_select(custom_id: str, placeholder: str, *, most: int) -> ActionRow:
    """A menu of people, one at least."""
    menu = _entity_select(5, custom_id, placeholder, (), most)
    menu["min_values"] = 1
    return {"type": 1, "components": [menu]}


def _entity_select(
    kind: Literal[5, 6, 8], custom_id: str, placeholder: str, chosen: Sequence[int], most: int
) -> "types.SelectMenu":
    return {
        "type": kind,
        "custom_id": custom_id,
        "placeholder": placeholder[:_LONGEST_PLACEHOLDER],
        "min_values": 0,
        "max_values": most,
        "default_values": [{"id": each, "type": "channel" if kind == 8 else "role"} for each in chosen],
    }


def section(content: str, accessory: Button) -> "types.SectionComponent":
    return {"type": 9, "components": [text_display(content)], "accessory": accessory}


def picture(filename: str, description: str) -> "types.MediaGalleryComponent":
    """A picture that is sent along. `description` is the alternative text."""
    # Discord itself says more about the medium.
    items = [{"media": {"url": f"attachment://{filename}"}, "description": description}]
    return {"type": 12, "items": cast("list[types.MediaGalleryItem]", items)}


def question(sure: str, label: str, custom_id: str) -> Screen:
    """A question before something that can't be undone, with its button."""
    return Screen(text_display(sure), action_row(button(label, custom_id, style=Style.danger)))


def form(title: str, custom_id: str, *fields: discord.ui.Label[discord.ui.Modal]) -> discord.ui.Modal:
    """A form to open, whose answer the router handles."""
    modal = discord.ui.Modal(title=title, custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(field)
    # discord.py would keep a listener for it.
    modal.stop()
    return modal


def short(name: str) -> str:
    """A name for a menu or a suggestion, cut between words to Discord's limit."""
    name = " ".join(name.split())
    # Most are short, and each lobby has dozens.
    return name if len(name) <= _LONGEST_CHOICE else textwrap.shorten(name, _LONGEST_CHOICE, placeholder=" …")


def custom_ids(shown: Iterable[object]) -> Iterator[str]:
    """The addresses in a message, nested ones included."""
    for component in shown:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))
