"""Changing a server's own rule set, step by step: choose an option, choose or type its value, see it, save it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, get_args

import discord
from discord.ui import ActionRow, Button, Label, LayoutView, Modal, Select, TextDisplay, TextInput

from bot.errors import Refused, RuleSetError
from bot.games.farkle import RuleSet, change
from bot.rulesets import HouseRules, parse_value, write_value
from bot.text import allowed
from bot.ui.context import Context
from bot.ui.display import TEAL, Display, static_view
from bot.ui.router import Address
from bot.ui.rules.view import ROOM, faults, rules_in_words

_LONGEST_VALUE = 1000
# Of the only field in the modal that asks for a value.
_VALUE = "value"


async def open_editor(context: Context, house: HouseRules, told: str = "") -> None:
    """Answers a command with an editor that only its user sees. `told` stands above it."""
    context.services.drafts.put(context.guild_id, context.user_id, house, house)
    view = _editor(house, house, context.display, told=told)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def choose_option(context: Context, _option: str) -> None:
    """`option`: offers the values of the chosen option where there are few, else asks for one."""
    before, draft = _draft(context)
    option = _chosen(context)
    if option not in RuleSet.model_fields:
        raise Refused("unknown-button")
    if _values(option):
        await _show(context, before, draft, choosing=option)
    else:
        await context.interaction.response.send_modal(_ask(option, draft, context.display))


async def choose_value(context: Context, option: str) -> None:
    """`value:<option>`"""
    await _change(context, option, parse_value(_chosen(context)))


async def take_typed(context: Context, option: str) -> None:
    """`typed:<option>`: a value from the modal."""
    try:
        value = parse_value(context.typed(_VALUE)[:_LONGEST_VALUE])
    except RuleSetError as error:
        await _show(context, *_draft(context), told=faults(error, context.display))
        return
    # An emptied field means the same as `none`.
    await _change(context, option, "none" if value is None else value)


async def save(context: Context, _option: str) -> None:
    """`save`"""
    before, draft = _draft(context)
    saved = await context.services.rule_books.change(context.guild_id, before, draft)
    await _close(context, context.display.say("editor-saved", title=saved.title))


async def discard(context: Context, _option: str) -> None:
    """`discard`"""
    await _close(context, context.display.say("editor-discarded"))


async def read(context: Context, _option: str) -> None:
    """`read`: the draft in words, in a message of its own."""
    _, draft = _draft(context)
    book = await context.services.rule_books.of(context.guild_id)
    view = rules_in_words(book, draft, context.display)
    await context.interaction.response.send_message(view=view, ephemeral=True)


ACTIONS: dict[str, Callable[[Context, str], Awaitable[None]]] = {
    "option": choose_option,
    "value": choose_value,
    "typed": take_typed,
    "save": save,
    "discard": discard,
    "read": read,
}
"""What the editor's controls do. Each gets the option that its address names, empty where it names none."""


def _draft(context: Context) -> tuple[HouseRules, HouseRules]:
    return context.services.drafts.of(context.guild_id, context.user_id)


async def _change(context: Context, option: str, value: Any) -> None:
    """Changes one option of the draft, and shows the draft. Faults are told in the editor, and change nothing."""
    before, draft = _draft(context)
    told = ""
    try:
        draft = replace(draft, rules=change(draft.rules, {option: value}))
        context.services.drafts.put(context.guild_id, context.user_id, before, draft)
    except RuleSetError as error:
        told = faults(error, context.display)
    await _show(context, before, draft, told=told)


async def _show(context: Context, before: HouseRules, draft: HouseRules, *, choosing: str = "", told: str = "") -> None:
    view = _editor(before, draft, context.display, choosing=choosing, told=told)
    await context.interaction.response.edit_message(view=view)


async def _close(context: Context, text: str) -> None:
    context.services.drafts.close(context.guild_id, context.user_id)
    await context.interaction.response.edit_message(view=static_view(TextDisplay(text)))


def _chosen(context: Context) -> str:
    """What was chosen in a select. Raises Refused for a press that carries none."""
    if not context.values:
        raise Refused("unknown-button")
    return context.values[0]


def _address(*parts: str) -> str:
    return str(Address(ROOM, parts))


def _editor(
    stored: HouseRules, draft: HouseRules, display: Display, *, choosing: str = "", told: str = ""
) -> LayoutView:
    """The editor: what differs from what is stored, what may be changed, and what to do with it."""
    head = display.say("editor-head", title=draft.title)
    changed = _differences(stored, draft, display)
    rows = [ActionRow(_option_select(draft, display, choosing))]
    if choosing:
        rows.append(ActionRow(_value_select(choosing, draft, display)))
    rows.append(ActionRow(*_buttons(display, has_changes=stored.rules != draft.rules)))
    texts = [text for text in (told, head, changed) if text]
    return static_view(*map(TextDisplay[LayoutView], texts), *rows, accent=TEAL)


def _differences(stored: HouseRules, draft: HouseRules, display: Display) -> str:
    before = stored.rules.model_dump(mode="json")
    lines = [
        display.say(
            "editor-change",
            option=_name(name, display),
            before=_shown(before[name]),
            after=_shown(value),
        )
        for name, value in draft.rules.differences(stored.rules).items()
    ]
    return "\n".join([display.say("editor-changed"), *lines]) if lines else display.say("editor-no-change")


def _buttons(display: Display, *, has_changes: bool) -> list[Button[LayoutView]]:
    say, style = display.say, discord.ButtonStyle
    return [
        Button(label=say("editor-save"), style=style.success, custom_id=_address("save"), disabled=not has_changes),
        Button(label=say("editor-discard"), style=style.danger, custom_id=_address("discard")),
        Button(label=say("editor-words"), style=style.secondary, custom_id=_address("read")),
    ]


def _option_select(draft: HouseRules, display: Display, choosing: str) -> Select[LayoutView]:
    values = draft.rules.model_dump(mode="json")
    options = [
        discord.SelectOption(
            label=_name(name, display),
            value=name,
            description=display.say("option-value", value=_shown(value))[:100],
            default=name == choosing,
        )
        for name, value in values.items()
    ]
    return Select(custom_id=_address("option"), placeholder=display.say("editor-option"), options=options)


def _value_select(option: str, draft: HouseRules, display: Display) -> Select[LayoutView]:
    now = write_value(draft.rules.model_dump(mode="json")[option])
    options = [discord.SelectOption(label=value, value=value, default=value == now) for value in _values(option)]
    placeholder = display.say("editor-value", option=_name(option, display))
    return Select(custom_id=_address("value", option), placeholder=placeholder, options=options)


def _typed_value(value: Any) -> str:
    """A value as a person would type it; nothing and an empty table are `none`."""
    return "none" if value is None else write_value(value) or "none"


def _shown(value: Any) -> str:
    return _typed_value(value)[:100]


def _name(option: str, display: Display) -> str:
    """What people call an option."""
    return display.say(f"option-{option.replace('_', '-')}")


def _values(option: str) -> list[str]:
    """The values of an option that has only a few, as they are typed; empty where it takes numbers or tables."""
    annotation: Any = RuleSet.model_fields[option].annotation
    if annotation is bool:
        return ["true", "false"]
    values = get_args(annotation)
    return [write_value(value) for value in values] if all(isinstance(value, str | int) for value in values) else []


def _ask(option: str, draft: HouseRules, display: Display) -> Modal:
    now = _typed_value(draft.rules.model_dump(mode="json")[option])
    field: TextInput[Modal] = TextInput(
        custom_id=_VALUE,
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    modal = Modal(title=draft.title[:45], custom_id=_address("typed", option), timeout=None)
    hint = display.say("editor-allowed", allowed=allowed(option, display.locale))
    modal.add_item(Label(text=_name(option, display), description=hint[:100], component=field))
    # Answers are dispatched by their address, so discord.py need not listen or remember.
    modal.stop()
    return modal
