"""The editor of a server's rule sets."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord.ui import Checkbox, Label, Modal, RadioGroup, TextInput

from bot.errors import Fault, Refused, RuleSetError
from bot.games.options import OptionSet, bad_value
from bot.rulesets import NamedRules, change_playable, in_short
from bot.ui.components import (
    ActionRow,
    Component,
    Screen,
    Style,
    action_row,
    button,
    form,
    select,
    select_option,
    short,
    text_display,
    text_displays,
)
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import TEAL, Display
from bot.ui.presentation import presentation_of
from bot.ui.rules.importing import import_uploaded
from bot.ui.rules.view import faults, option_name, option_value, rules_in_words
from bot.yaml_files import parse_value, write_value

_address = partial(address_in, "fe")
_LONGEST_VALUE = 1000
# Discord's limit.
_MOST_FIELDS = 5


async def open_editor(context: Context, ruleset: NamedRules, problem: str = "") -> None:
    context.services.drafts.put(context.guild_id, context.user_id, ruleset, ruleset, {})
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
            return partial(_ask, option=chosen[0])
        case ("again", option):
            return partial(_ask, option=option)
        case ("typed", option):
            return partial(_change, option=option)
        case ("file",):
            return import_uploaded
    return None


async def _ask(context: Context, option: str) -> None:
    """Asks for an option and its neighbours in a form."""
    _, draft, typed = _draft(context)
    await context.answers.ask(form_of(_group_of(draft.rules, option), draft, context.display, typed))


async def _save(context: Context) -> None:
    before, draft, _ = _draft(context)
    saved = await context.services.rule_books.change(context.guild_id, before, draft)
    await _close(context, context.display.say("editor-saved", title=saved.title))


async def _discard(context: Context) -> None:
    await _close(context, context.display.say("editor-discarded"))


async def _show_draft(context: Context) -> None:
    """Shows the draft in a new message."""
    _, draft, _ = _draft(context)
    book = await context.services.rule_books.of(context.guild_id)
    view = rules_in_words(book, draft, context.display)
    await context.answers.show(view=view)


def _draft(context: Context) -> tuple[NamedRules, NamedRules, Mapping[str, str]]:
    return context.services.drafts.of(context.guild_id, context.user_id)


def groups(options: Sequence[str]) -> list[Sequence[str]]:
    """The options of a menu in parts of similar size, each for one form."""
    many = -(-len(options) // _MOST_FIELDS)
    return [options[len(options) * part // many : len(options) * (part + 1) // many] for part in range(many)]


def _group_of(rules: OptionSet, option: str) -> Sequence[str]:
    """The option and its neighbours, which share a form. Raises Refused if the game lacks the option."""
    for menu in rules.menus().values():
        for group in groups(menu):
            if option in group:
                return group
    raise Refused("unknown-button")


async def _change(context: Context, option: str) -> None:
    """Changes the draft by all of a form, or shows what is wrong with it."""
    before, draft, _ = _draft(context)
    group = _group_of(draft.rules, option)
    filled = {name: text[:_LONGEST_VALUE] for name, text in context.filled.items() if name in group}
    problem = ""
    try:
        changed = _read_filled(filled, draft.rules)
        # Checking targets and endless turns takes a while.
        rules = await asyncio.to_thread(change_playable, draft.rules, changed)
        _, now, refused = _draft(context)
        if now is not draft:
            # Meanwhile, another form changed it.
            await _change(context, option)
            return
        draft = replace(draft, rules=rules)
        refused = {name: text for name, text in refused.items() if name not in group}
        again = next(iter(refused), "")
    except RuleSetError as error:
        in_words = _in_words(error, filled, draft.rules, context.display)
        problem, again = faults(in_words, context.display), option
        before, draft, refused = _draft(context)
        refused = {**refused, **filled}
    context.services.drafts.put(context.guild_id, context.user_id, before, draft, refused)
    await context.answers.edit(editor_view(before, draft, context.display, problem=problem, again=again))


def _read_filled(filled: Mapping[str, str], rules: OptionSet) -> dict[str, object]:
    """The values that differ from the rules. Raises RuleSetError, with the option of each text that can't be read."""
    changed, unread = dict[str, object](), list[Fault]()
    for option, text in filled.items():
        if text != _written(option, rules):
            try:
                value = parse_value(text)
            except RuleSetError as error:
                unread += [replace(fault, option=option) for fault in error.faults]
            else:
                # An emptied field means `none`.
                changed[option] = "none" if value is None else value
    if unread:
        raise RuleSetError(unread)
    return changed


def _in_words(error: RuleSetError, filled: Mapping[str, str], rules: OptionSet, display: Display) -> RuleSetError:
    """The error in people's names for options; files use other names."""
    clashes, wrong = list[Fault](), dict[str, Fault]()
    for fault in error.faults:
        if fault.code.startswith("clash-"):
            fields = {part: option_name(str(other), rules, display) for part, other in fault.fields.items()}
            clashes.append(replace(fault, fields=fields))
        else:
            name = option_name(fault.option, rules, display)
            wrong[fault.option] = bad_value(type(rules), fault.option, name, filled.get(fault.option, ""))
    return RuleSetError([*wrong.values(), *clashes])


async def _close(context: Context, text: str) -> None:
    context.services.drafts.close(context.guild_id, context.user_id)
    await context.answers.edit(Screen(text_display(text)))


def editor_view(
    stored: NamedRules, draft: NamedRules, display: Display, *, problem: str = "", again: str = ""
) -> Screen:
    """`again` is an option of the form that was refused."""
    head = display.say("editor-head", title=draft.title)
    changed = _differences(stored, draft, display)
    rows: list[Component] = [_group_select(menu, draft, display) for menu in draft.rules.menus()]
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


def _group_select(menu: str, draft: NamedRules, display: Display) -> ActionRow:
    options = [
        select_option(
            short(", ".join(option_name(name, draft.rules, display) for name in group)),
            group[0],
            description=short(" · ".join(option_value(name, draft.rules, display) for name in group)),
        )
        for group in groups(draft.rules.menus()[menu])
    ]
    return select(_address("option", menu), display.say(f"editor-options-{menu}"), options)


def form_of(group: Sequence[str], draft: NamedRules, display: Display, typed: Mapping[str, str]) -> Modal:
    """A form with what was `typed` before, else the values now."""
    # An empty table is typed as `none`, and so is an emptied field.
    now = {option: typed.get(option, _written(option, draft.rules)) or "none" for option in group}
    fields = (_field(option, text, draft.rules, display) for option, text in now.items())
    return form(draft.title, _address("typed", group[0]), *fields)


def _field(option: str, now: str, rules: OptionSet, display: Display) -> Label[Modal]:
    name, values = option_name(option, rules, display), rules.values_of(option)
    if set(values) == {True, False}:
        return Label(text=name, component=Checkbox(custom_id=option, default=now == "true"))
    if values:
        offered = [_offered(option, value, now, rules, display) for value in values]
        return Label(text=name, component=RadioGroup(custom_id=option, options=offered))
    field: TextInput[Modal] = TextInput(
        custom_id=option,
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    hint = display.say("editor-allowed", allowed=display.say(rules.allowed(option)))
    return Label(text=name, description=hint, component=field)


def _offered(option: str, value: object, now: str, rules: OptionSet, display: Display) -> discord.RadioGroupOption:
    written = write_value(value)
    return discord.RadioGroupOption(
        label=option_value(option, rules.model_copy(update={option: value}), display),
        value=written,
        description=presentation_of(rules).explained(option, written, rules, display) or None,
        default=written == now,
    )


def _written(option: str, rules: OptionSet) -> str:
    return write_value(in_short(rules, option))
