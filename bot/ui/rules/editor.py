"""The editor of a server's rule sets."""

import asyncio
from dataclasses import replace
from functools import partial

import discord
from discord.ui import Label, Modal, TextInput

from bot.errors import Refused, RuleSetError
from bot.games.options import OptionSet, bad_value
from bot.rulesets import NamedRules, change_playable, in_short, parse_value, write_value
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
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import TEAL, Display
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import faults, option_name, option_value, rules_in_words

_address = partial(address_in, "fe")
_LONGEST_VALUE = 1000
_LONGEST_DESCRIPTION = 100
# The modal's only field.
_VALUE = "value"


async def open_editor(context: Context, ruleset: NamedRules, problem: str = "") -> None:
    context.services.drafts.put(context.guild_id, context.user_id, ruleset, ruleset)
    view = editor_view(ruleset, ruleset, context.display, problem=problem)
    await context.answers.show(view=view)


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("save",):
            return _save
        case ("discard",):
            return _discard
        case ("read",):
            return _show_draft
        case ("option", _menu) if chosen:
            return partial(_choose_option, option=chosen[0])
        case ("again", option):
            return partial(_choose_option, option=option)
        case ("value", option) if chosen:
            return partial(_change, option=option, given=chosen[0])
        case ("typed", option):
            return partial(_take_typed, option=option)
    return None


async def _choose_option(context: Context, option: str) -> None:
    """Offers a few values, otherwise asks for one."""
    before, draft = _draft_with(context, option)
    if draft.rules.values_of(option):
        await _show(context, before, draft, choosing=option)
    else:
        typed = context.services.drafts.refused(context.guild_id, context.user_id, option)
        await context.answers.ask(ask_for(option, draft, context.display, typed))


async def _take_typed(context: Context, option: str) -> None:
    """A value from the modal."""
    await _change(context, option, context.typed(_VALUE)[:_LONGEST_VALUE])


async def _save(context: Context) -> None:
    before, draft = _draft(context)
    saved = await context.services.rule_books.change(context.guild_id, before, draft)
    await _close(context, context.display.say("editor-saved", title=saved.title))


async def _discard(context: Context) -> None:
    await _close(context, context.display.say("editor-discarded"))


async def _show_draft(context: Context) -> None:
    """In a new message."""
    _, draft = _draft(context)
    book = await context.services.rule_books.of(context.guild_id)
    view = rules_in_words(book, draft, context.display)
    await context.answers.show(view=view)


def _draft(context: Context) -> tuple[NamedRules, NamedRules]:
    return context.services.drafts.of(context.guild_id, context.user_id)


def _draft_with(context: Context, option: str) -> tuple[NamedRules, NamedRules]:
    """Raises Refused if the game lacks the option."""
    before, draft = _draft(context)
    if not any(option in menu for menu in draft.rules.menus().values()):
        raise Refused("unknown-button")
    return before, draft


async def _change(context: Context, option: str, given: str) -> None:
    """Changes the draft; shows an error for a wrong value."""
    before, draft = _draft_with(context, option)
    problem = again = ""
    try:
        value = parse_value(given)
        # An emptied field means `none`.
        changed = {option: "none" if value is None else value}
        # Checking targets and endless turns takes a while.
        draft = replace(draft, rules=await asyncio.to_thread(change_playable, draft.rules, changed))
        context.services.drafts.put(context.guild_id, context.user_id, before, draft)
    except RuleSetError as error:
        in_words = _in_words(error, option, given, draft.rules, context.display)
        problem, again = faults(in_words, context.display, head="editor-not-changed"), option
        context.services.drafts.refuse(context.guild_id, context.user_id, option, given)
    await _show(context, before, draft, problem=problem, again=again)


def _in_words(error: RuleSetError, option: str, given: str, rules: OptionSet, display: Display) -> RuleSetError:
    """The error in people's names for options; files use other names."""
    clashes = [
        replace(fault, fields={part: option_name(str(name), rules, display) for part, name in fault.fields.items()})
        for fault in error.faults
        if fault.code.startswith("clash-")
    ]
    return RuleSetError(clashes or [bad_value(type(rules), option, option_name(option, rules, display), given)])


async def _show(
    context: Context, before: NamedRules, draft: NamedRules, *, choosing: str = "", problem: str = "", again: str = ""
) -> None:
    view = editor_view(before, draft, context.display, choosing=choosing, problem=problem, again=again)
    await context.answers.edit(view)


async def _close(context: Context, text: str) -> None:
    context.services.drafts.close(context.guild_id, context.user_id)
    await context.answers.edit(Screen(text_display(text)))


def editor_view(
    stored: NamedRules, draft: NamedRules, display: Display, *, choosing: str = "", problem: str = "", again: str = ""
) -> Screen:
    """`choosing` is the option whose values are offered, `again` the one whose typed value was refused."""
    head = display.say("editor-head", title=draft.title)
    changed = _differences(stored, draft, display)
    rows: list[Component] = [_option_select(menu, draft, display, choosing) for menu in draft.rules.menus()]
    if choosing:
        name, about = option_name(choosing, draft.rules, display), _about(choosing, draft.rules, display)
        about = display.say("editor-about", option=name, about=about)
        rows += [text_display(about), _value_select(choosing, draft, display)]
    rows.append(_buttons(display, again, has_changes=stored.rules != draft.rules))
    return Screen(*text_displays(problem, head, changed), *rows, accent=TEAL)


def _differences(stored: NamedRules, draft: NamedRules, display: Display) -> str:
    lines = [
        display.say(
            "editor-change",
            option=option_name(name, draft.rules, display),
            before=option_value(name, stored.rules, display),
            after=option_value(name, draft.rules, display),
        )
        for name in draft.rules.differences(stored.rules)
    ]
    return "\n".join([display.say("editor-changed"), *lines]) if lines else display.say("editor-no-change")


def _buttons(display: Display, again: str, *, has_changes: bool) -> ActionRow:
    say = display.say
    correct = [button(say("editor-again"), _address("again", again), style=Style.primary)] if again else []
    return action_row(
        *correct,
        button(say("editor-save"), _address("save"), style=Style.success, disabled=not has_changes),
        button(say("editor-discard"), _address("discard"), style=Style.danger),
        button(say("editor-words"), _address("read")),
    )


def _option_select(menu: str, draft: NamedRules, display: Display, choosing: str) -> ActionRow:
    options = [
        select_option(
            option_name(name, draft.rules, display),
            name,
            description=_described(name, draft.rules, display),
            default=name == choosing,
        )
        for name in draft.rules.menus()[menu]
    ]
    return select(_address("option", menu), display.say(f"editor-options-{menu}"), options)


def _described(option: str, rules: OptionSet, display: Display) -> str:
    """The value and its meaning; only the meaning if both are too long."""
    about = _about(option, rules, display)
    described = display.say("option-value", value=option_value(option, rules, display), about=about)
    return described if len(described) <= _LONGEST_DESCRIPTION else about


def _value_select(option: str, draft: NamedRules, display: Display) -> ActionRow:
    words, now = presentation_of(draft.rules), getattr(draft.rules, option)
    options = [
        select_option(
            option_value(option, draft.rules.model_copy(update={option: value}), display),
            write_value(value),
            description=words.explained(option, write_value(value), draft.rules, display),
            default=value == now,
        )
        for value in draft.rules.values_of(option)
    ]
    placeholder = display.say("editor-value", option=option_name(option, draft.rules, display))
    return select(_address("value", option), placeholder, options)


def _about(option: str, rules: OptionSet, display: Display) -> str:
    return display.say(f"about-{rules.keyed(option)}")


def ask_for(option: str, draft: NamedRules, display: Display, typed: str = "") -> Modal:
    """A form with what was `typed` before, or the value now."""
    value = in_short(draft.rules, option)
    # An empty table is typed as `none`, too.
    now = typed or write_value(value) or "none"
    field: TextInput[Modal] = TextInput(
        custom_id=_VALUE,
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    modal = Modal(title=draft.title, custom_id=_address("typed", option), timeout=None)
    hint = display.say("editor-allowed", allowed=display.say(f"allowed-{draft.rules.keyed(option)}"))
    modal.add_item(Label(text=option_name(option, draft.rules, display), description=hint, component=field))
    # The router handles the answer.
    modal.stop()
    return modal
