"""Changing a server's own rule set, step by step: choose an option, choose or type its value, see it, save it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, cast, get_args

import discord
from discord.ui import ActionRow, Button, Label, LayoutView, Modal, Select, TextDisplay, TextInput

from bot.errors import Refused, RuleSetError
from bot.games.farkle.rules import RuleSet, change
from bot.rulesets import HouseRules, parse_value, write_value
from bot.servers.rule_books import RuleBooks
from bot.text import allowed
from bot.ui.answers import Interaction, answering
from bot.ui.display import TEAL, Display, plain, static_view
from bot.ui.rules.view import CHOOSE_RULES, faults, rules_in_words

PREFIX = "fr:"
_OPEN_EDITORS = 500
_LONGEST_VALUE = 1000


class RuleEditor:
    """The open editors. What was not saved yet lives here only; after a restart an editor is opened anew."""

    def __init__(self, books: RuleBooks) -> None:
        self.books = books
        # By guild and person: the rule set as it was when the editor opened, and as changed so far.
        self._drafts: OrderedDict[tuple[int, int], tuple[HouseRules, HouseRules]] = OrderedDict()

    async def open(self, interaction: Interaction, house: HouseRules, display: Display, told: str = "") -> None:
        """Answers a command with an editor that only its user sees. `told` stands above it."""
        self._keep(interaction, house, house)
        view = editor_view(house, house, display, told=told)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def press(self, interaction: Interaction, display: Display) -> None:
        """Acts on a press, a choice or a typed value in an editor or in the list of rules."""
        data = cast(dict[str, Any], interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(PREFIX):
            return
        async with answering(interaction, display):
            if custom_id == CHOOSE_RULES:
                book = await self.books.of(interaction.guild_id or 0)
                view = rules_in_words(book, book.find(_chosen(data)), display)
                await interaction.response.edit_message(view=view)
                return
            _, verb, option = (*custom_id.split(":", 2), "")[:3]
            deed = _DEEDS.get(verb)
            if deed is None or (option and option not in RuleSet.model_fields):
                raise Refused("unknown-button")
            await deed(_Step(self, interaction, display, data, option))

    def draft(self, interaction: Interaction) -> tuple[HouseRules, HouseRules]:
        """What this person is changing, as it was and as it is now. Raises Refused where they have no editor open."""
        found = self._drafts.get(_whose(interaction))
        if found is None:
            raise Refused("editor-gone")
        return found

    def close(self, interaction: Interaction) -> None:
        self._drafts.pop(_whose(interaction), None)

    def _keep(self, interaction: Interaction, before: HouseRules, draft: HouseRules) -> None:
        self._drafts[_whose(interaction)] = (before, draft)
        if len(self._drafts) > _OPEN_EDITORS:
            self._drafts.popitem(last=False)

    async def apply(self, interaction: Interaction, option: str, value: Any, display: Display) -> None:
        """Changes one option of the draft, and shows the draft. Faults are told in the editor, and change nothing."""
        before, draft = self.draft(interaction)
        told = ""
        try:
            # Whether a target can be met exactly takes a while to find out.
            draft = replace(draft, rules=await asyncio.to_thread(change, draft.rules, {option: value}))
            self._keep(interaction, before, draft)
        except RuleSetError as error:
            told = faults(error, display)
        await interaction.response.edit_message(view=editor_view(before, draft, display, told=told))


class _Step:
    """One step in one editor."""

    def __init__(
        self, editor: RuleEditor, interaction: Interaction, display: Display, data: dict[str, Any], option: str
    ) -> None:
        self.editor = editor
        self.interaction = interaction
        self.display = display
        self.data = data
        self.option = option


async def _choose_option(step: _Step) -> None:
    """Offers the values of the chosen option where there are few, else asks for one."""
    before, draft = step.editor.draft(step.interaction)
    option = _chosen(step.data)
    if option not in RuleSet.model_fields:
        raise Refused("unknown-button")
    if _values(option):
        view = editor_view(before, draft, step.display, choosing=option)
        await step.interaction.response.edit_message(view=view)
    else:
        await step.interaction.response.send_modal(_ask(option, draft, step.display))


async def _choose_value(step: _Step) -> None:
    value = parse_value(_chosen(step.data))
    await step.editor.apply(step.interaction, step.option, value, step.display)


async def _take_typed(step: _Step) -> None:
    typed = _typed(step.data)
    try:
        value = parse_value(typed[:_LONGEST_VALUE])
    except RuleSetError as error:
        before, draft = step.editor.draft(step.interaction)
        told = faults(error, step.display)
        await step.interaction.response.edit_message(view=editor_view(before, draft, step.display, told=told))
        return
    # An emptied field means the same as `none`.
    await step.editor.apply(step.interaction, step.option, "none" if value is None else value, step.display)


async def _save(step: _Step) -> None:
    before, draft = step.editor.draft(step.interaction)
    saved = await step.editor.books.change(step.interaction.guild_id or 0, before, draft)
    step.editor.close(step.interaction)
    text = step.display.say("editor-saved", title=plain(saved.title))
    await step.interaction.response.edit_message(view=static_view(TextDisplay(text)))


async def _discard(step: _Step) -> None:
    step.editor.close(step.interaction)
    text = step.display.say("editor-discarded")
    await step.interaction.response.edit_message(view=static_view(TextDisplay(text)))


async def _read(step: _Step) -> None:
    """The draft in words, in a message of its own."""
    _, draft = step.editor.draft(step.interaction)
    book = await step.editor.books.of(step.interaction.guild_id or 0)
    await step.interaction.response.send_message(view=rules_in_words(book, draft, step.display), ephemeral=True)


_DEEDS: dict[str, Callable[[_Step], Awaitable[None]]] = {
    "option": _choose_option,
    "value": _choose_value,
    "typed": _take_typed,
    "save": _save,
    "discard": _discard,
    "read": _read,
}


def editor_view(
    stored: HouseRules, draft: HouseRules, display: Display, *, choosing: str = "", told: str = ""
) -> LayoutView:
    """The editor: what differs from what is stored, what may be changed, and what to do with it."""
    head = display.say("editor-head", title=plain(draft.title))
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
    styles = {
        "save": discord.ButtonStyle.success,
        "discard": discord.ButtonStyle.danger,
        "read": discord.ButtonStyle.secondary,
    }
    return [
        Button(
            label=display.say({"read": "editor-words"}.get(verb, f"editor-{verb}")),
            style=style,
            custom_id=f"{PREFIX}{verb}",
            disabled=verb == "save" and not has_changes,
        )
        for verb, style in styles.items()
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
    return Select(custom_id=f"{PREFIX}option", placeholder=display.say("editor-option"), options=options)


def _value_select(option: str, draft: HouseRules, display: Display) -> Select[LayoutView]:
    now = write_value(draft.rules.model_dump(mode="json")[option])
    options = [discord.SelectOption(label=value, value=value, default=value == now) for value in _values(option)]
    placeholder = display.say("editor-value", option=_name(option, display))
    return Select(custom_id=f"{PREFIX}value:{option}", placeholder=placeholder, options=options)


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
        custom_id="value",
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    modal = Modal(title=draft.title[:45], custom_id=f"{PREFIX}typed:{option}", timeout=None)
    hint = display.say("editor-allowed", allowed=allowed(option, display.locale))
    modal.add_item(Label(text=_name(option, display), description=hint[:100], component=field))
    # Answers are dispatched by their address, so discord.py need not listen or remember.
    modal.stop()
    return modal


def _chosen(data: dict[str, Any]) -> str:
    """What was chosen in a select. Raises Refused for a press that carries none."""
    values = data.get("values")
    if not isinstance(values, list) or not values:
        raise Refused("unknown-button")
    return str(values[0])


def _typed(data: dict[str, Any]) -> str:
    """What was typed into the only field of a modal."""
    for row in data.get("components", []):
        inner = row.get("component", row)
        if inner.get("custom_id") == "value":
            return str(inner.get("value") or "")
    return ""


def _whose(interaction: Interaction) -> tuple[int, int]:
    return (interaction.guild_id or 0, interaction.user.id)
