"""The editor of a server's own rule set: choose an option, choose or type its value, look at the result, save."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord.ui import Label, Modal, TextInput

from bot.errors import Refused, RuleSetError
from bot.games.options import OptionSet, bad_value
from bot.rulesets import NamedRules, change_playable, parse_value, write_value
from bot.ui.components import (
    ActionRow,
    Component,
    Screen,
    Style,
    action_row,
    button,
    select,
    select_option,
    text_display,
    text_displays,
)
from bot.ui.context import Address, Context
from bot.ui.display import TEAL, Display
from bot.ui.games.registry import presentation_of
from bot.ui.rules.view import faults, rules_in_words

ROOM = "fe"
_LONGEST_VALUE = 1000
_LONGEST_DESCRIPTION = 100
# Of the only field in the modal that asks for a value.
_VALUE = "value"


async def open_editor(context: Context, house: NamedRules, told: str = "") -> None:
    """Answers a command with an editor that only the user sees. `told` is a text above it."""
    context.services.drafts.put(context.guild_id, context.user_id, house, house)
    view = editor_view(house, house, context.display, told=told)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def choose_option(context: Context, _menu: str) -> None:
    """`option:<menu>`: offers the values of the chosen option if there are only a few, otherwise asks for one."""
    option = _chosen(context)
    before, draft = _draft_with(context, option)
    if draft.rules.values_of(option):
        await _show(context, before, draft, choosing=option)
    else:
        await context.interaction.response.send_modal(ask_for(option, draft, context.display))


async def choose_value(context: Context, option: str) -> None:
    """`value:<option>`"""
    await _change(context, option, _chosen(context))


async def take_typed(context: Context, option: str) -> None:
    """`typed:<option>`: a value from the modal."""
    await _change(context, option, context.typed(_VALUE)[:_LONGEST_VALUE])


async def save(context: Context) -> None:
    """`save`"""
    before, draft = _draft(context)
    saved = await context.services.rule_books.change(context.guild_id, before, draft)
    await _close(context, context.display.say("editor-saved", title=saved.title))


async def discard(context: Context) -> None:
    """`discard`"""
    await _close(context, context.display.say("editor-discarded"))


async def read(context: Context) -> None:
    """`read`: the draft in words, in a message of its own."""
    _, draft = _draft(context)
    book = await context.services.rule_books.of(context.guild_id)
    view = rules_in_words(book, draft, context.display)
    await context.interaction.response.send_message(view=view, ephemeral=True)


ACTIONS: dict[str, Callable[[Context], Awaitable[None]]] = {
    "save": save,
    "discard": discard,
    "read": read,
}
"""What the editor's controls do."""

OPTION_ACTIONS: dict[str, Callable[[Context, str], Awaitable[None]]] = {
    "option": choose_option,
    "value": choose_value,
    "typed": take_typed,
}
"""What the controls for a menu, or for one option, do. That is the last part of their address."""


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press, a choice or a typed value: `fe:<action>[:<option>]`. Raises Refused."""
    match parts:
        case (name,) if name in ACTIONS:
            await ACTIONS[name](context)
        case (name, option) if name in OPTION_ACTIONS:
            await OPTION_ACTIONS[name](context, option)
        case _:
            raise Refused("unknown-button")


def _draft(context: Context) -> tuple[NamedRules, NamedRules]:
    return context.services.drafts.of(context.guild_id, context.user_id)


def _draft_with(context: Context, option: str) -> tuple[NamedRules, NamedRules]:
    """As `_draft`, if its game has this option. Raises Refused."""
    before, draft = _draft(context)
    if not any(option in menu for menu in draft.rules.menus().values()):
        raise Refused("unknown-button")
    return before, draft


async def _change(context: Context, option: str, given: str) -> None:
    """Changes one option of the draft and shows the draft. If the value is wrong, the editor says so."""
    before, draft = _draft_with(context, option)
    told = ""
    try:
        value = parse_value(given)
        # An emptied field means the same as `none`.
        changed = {option: "none" if value is None else value}
        # Whether a target can be met exactly, or a turn ends, takes a while to find out.
        draft = replace(draft, rules=await asyncio.to_thread(change_playable, draft.rules, changed))
        context.services.drafts.put(context.guild_id, context.user_id, before, draft)
    except RuleSetError as error:
        told = faults(_in_words(error, option, given, draft.rules, context.display), context.display)
    await _show(context, before, draft, told=told)


def _in_words(error: RuleSetError, option: str, given: str, rules: OptionSet, display: Display) -> RuleSetError:
    """What is wrong with a value, with options as people call them: with a file, it would name parts of it."""
    clashes = [
        replace(fault, fields={part: _name(str(name), rules, display) for part, name in fault.fields.items()})
        for fault in error.faults
        if fault.code.startswith("clash-")
    ]
    return RuleSetError(clashes or [bad_value(type(rules), option, _name(option, rules, display), given)])


async def _show(context: Context, before: NamedRules, draft: NamedRules, *, choosing: str = "", told: str = "") -> None:
    view = editor_view(before, draft, context.display, choosing=choosing, told=told)
    await context.interaction.response.edit_message(view=view)


async def _close(context: Context, text: str) -> None:
    context.services.drafts.close(context.guild_id, context.user_id)
    await context.interaction.response.edit_message(view=Screen(text_display(text)))


def _chosen(context: Context) -> str:
    """What was chosen in a select. Raises Refused for a press that carries none."""
    if not context.values:
        raise Refused("unknown-button")
    return context.values[0]


def _address(*parts: str) -> str:
    return str(Address(ROOM, parts))


def editor_view(
    stored: NamedRules, draft: NamedRules, display: Display, *, choosing: str = "", told: str = ""
) -> Screen:
    """The editor: the changes so far, the options, and the buttons to save or discard."""
    head = display.say("editor-head", title=draft.title)
    changed = _differences(stored, draft, display)
    rows: list[Component] = [_option_select(menu, draft, display, choosing) for menu in draft.rules.menus()]
    if choosing:
        name, about = _name(choosing, draft.rules, display), _about(choosing, draft.rules, display)
        about = display.say("editor-about", option=name, about=about)
        rows += [text_display(about), _value_select(choosing, draft, display)]
    rows.append(_buttons(display, has_changes=stored.rules != draft.rules))
    return Screen(*text_displays(told, head, changed), *rows, accent=TEAL)


def _differences(stored: NamedRules, draft: NamedRules, display: Display) -> str:
    lines = [
        display.say(
            "editor-change",
            option=_name(name, draft.rules, display),
            before=_named(name, stored.rules, display),
            after=_named(name, draft.rules, display),
        )
        for name in draft.rules.differences(stored.rules)
    ]
    return "\n".join([display.say("editor-changed"), *lines]) if lines else display.say("editor-no-change")


def _buttons(display: Display, *, has_changes: bool) -> ActionRow:
    say = display.say
    return action_row(
        button(say("editor-save"), _address("save"), style=Style.success, disabled=not has_changes),
        button(say("editor-discard"), _address("discard"), style=Style.danger),
        button(say("editor-words"), _address("read")),
    )


def _option_select(menu: str, draft: NamedRules, display: Display, choosing: str) -> ActionRow:
    options = [
        select_option(
            _name(name, draft.rules, display),
            name,
            description=_described(name, draft.rules, display),
            default=name == choosing,
        )
        for name in draft.rules.menus()[menu]
    ]
    return select(_address("option", menu), display.say(f"editor-options-{menu}"), options)


def _described(option: str, rules: OptionSet, display: Display) -> str:
    """The value of an option and what it decides; only this where both are too long together."""
    about = _about(option, rules, display)
    described = display.say("option-value", value=_named(option, rules, display), about=about)
    return described if len(described) <= _LONGEST_DESCRIPTION else about


def _value_select(option: str, draft: NamedRules, display: Display) -> ActionRow:
    words, now = presentation_of(draft.rules), getattr(draft.rules, option)
    options = [
        select_option(
            _named(option, draft.rules.model_copy(update={option: value}), display),
            write_value(value),
            description=words.explained(option, write_value(value), draft.rules, display),
            default=value == now,
        )
        for value in draft.rules.values_of(option)
    ]
    placeholder = display.say("editor-value", option=_name(option, draft.rules, display))
    return select(_address("value", option), placeholder, options)


def _named(option: str, rules: OptionSet, display: Display) -> str:
    """The value of an option as people say it."""
    value = getattr(rules, option)
    if isinstance(value, bool):
        return display.say("value-yes" if value else "value-no")
    return presentation_of(rules).named(option, rules, display) or (str(value) if value else display.say("value-none"))


def _about(option: str, rules: OptionSet, display: Display) -> str:
    """What an option decides."""
    return display.say(f"about-{rules.keyed(option)}")


def _name(option: str, rules: OptionSet, display: Display) -> str:
    """What people call an option."""
    return display.say(f"option-{rules.keyed(option)}")


def ask_for(option: str, draft: NamedRules, display: Display) -> Modal:
    """A form for a value that is typed."""
    value = draft.rules.model_dump(mode="json")[option]
    # None and an empty table are typed as `none`.
    now = "none" if value is None else write_value(value) or "none"
    field: TextInput[Modal] = TextInput(
        custom_id=_VALUE,
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    modal = Modal(title=draft.title, custom_id=_address("typed", option), timeout=None)
    hint = display.say("editor-allowed", allowed=display.say(f"allowed-{draft.rules.keyed(option)}"))
    modal.add_item(Label(text=_name(option, draft.rules, display), description=hint, component=field))
    # The router handles the answer by its address, so discord.py does not have to listen for it.
    modal.stop()
    return modal
