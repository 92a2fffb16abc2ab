"""Changing a server's own rule set, step by step: choose an option, choose or type its value, see it, save it."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, cast, get_args

import discord
from discord.ui import ActionRow, Button, Label, LayoutView, Modal, Select, TextDisplay, TextInput

from bot.engine.ruleset import RuleSet, change
from bot.errors import Refused, RuleSetError
from bot.rulebook import RuleBooks
from bot.rulesets import HouseRules, parse_value, write_value
from bot.text import allowed
from bot.ui.answers import Interaction, answering
from bot.ui.look import TEAL, Look, picture, plain
from bot.ui.rule_view import CHOOSE_RULES, faults, rules_in_words

PREFIX = "fr:"
_OPEN_EDITORS = 500
_LONGEST_VALUE = 1000


class RuleEditor:
    """The open editors. What was not saved yet lives here only; after a restart an editor is opened anew."""

    def __init__(self, books: RuleBooks) -> None:
        self.books = books
        # By guild and person: the rule set as it was when the editor opened, and as changed so far.
        self._drafts: OrderedDict[tuple[int, int], tuple[HouseRules, HouseRules]] = OrderedDict()

    async def open(self, interaction: Interaction, house: HouseRules, look: Look, told: str = "") -> None:
        """Answers a command with an editor that only its user sees. `told` stands above it."""
        self._keep(interaction, house, house)
        view = _editor(house, house, look, told=told)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def press(self, interaction: Interaction, look: Look) -> None:
        """Acts on a press, a choice or a typed value in an editor or in the list of rules."""
        data = cast(dict[str, Any], interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(PREFIX):
            return
        async with answering(interaction, look):
            if custom_id == CHOOSE_RULES:
                book = await self.books.of(interaction.guild_id or 0)
                view = rules_in_words(book, book.find(_chosen(data)), look)
                await interaction.response.edit_message(view=view)
                return
            _, verb, option = (*custom_id.split(":", 2), "")[:3]
            deed = _DEEDS.get(verb)
            if deed is None or (option and option not in RuleSet.model_fields):
                raise Refused("unknown-button")
            await deed(_Step(self, interaction, look, data, option))

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

    async def apply(self, interaction: Interaction, option: str, value: Any, look: Look) -> None:
        """Changes one option of the draft, and shows the draft. Faults are told in the editor, and change nothing."""
        before, draft = self.draft(interaction)
        told = ""
        try:
            draft = replace(draft, rules=change(draft.rules, {option: value}))
            self._keep(interaction, before, draft)
        except RuleSetError as error:
            told = faults(error, look)
        await interaction.response.edit_message(view=_editor(before, draft, look, told=told))


class _Step:
    """One step in one editor."""

    def __init__(
        self, editor: RuleEditor, interaction: Interaction, look: Look, data: dict[str, Any], option: str
    ) -> None:
        self.editor = editor
        self.interaction = interaction
        self.look = look
        self.data = data
        self.option = option


async def _choose_option(step: _Step) -> None:
    """Offers the values of the chosen option where there are few, else asks for one."""
    before, draft = step.editor.draft(step.interaction)
    option = _chosen(step.data)
    if option not in RuleSet.model_fields:
        raise Refused("unknown-button")
    if _values(option):
        view = _editor(before, draft, step.look, choosing=option)
        await step.interaction.response.edit_message(view=view)
    else:
        await step.interaction.response.send_modal(_ask(option, draft, step.look))


async def _choose_value(step: _Step) -> None:
    value = parse_value(_chosen(step.data))
    await step.editor.apply(step.interaction, step.option, value, step.look)


async def _take_typed(step: _Step) -> None:
    typed = _typed(step.data)
    try:
        value = parse_value(typed[:_LONGEST_VALUE])
    except RuleSetError as error:
        before, draft = step.editor.draft(step.interaction)
        told = faults(error, step.look)
        await step.interaction.response.edit_message(view=_editor(before, draft, step.look, told=told))
        return
    # An emptied field means the same as `none`.
    await step.editor.apply(step.interaction, step.option, "none" if value is None else value, step.look)


async def _save(step: _Step) -> None:
    before, draft = step.editor.draft(step.interaction)
    saved = await step.editor.books.change(step.interaction.guild_id or 0, before, draft)
    step.editor.close(step.interaction)
    text = step.look.say("editor-saved", title=plain(saved.title))
    await step.interaction.response.edit_message(view=picture(TextDisplay(text)))


async def _discard(step: _Step) -> None:
    step.editor.close(step.interaction)
    text = step.look.say("editor-discarded")
    await step.interaction.response.edit_message(view=picture(TextDisplay(text)))


async def _read(step: _Step) -> None:
    """The draft in words, in a message of its own."""
    _, draft = step.editor.draft(step.interaction)
    book = await step.editor.books.of(step.interaction.guild_id or 0)
    await step.interaction.response.send_message(view=rules_in_words(book, draft, step.look), ephemeral=True)


_DEEDS: dict[str, Callable[[_Step], Awaitable[None]]] = {
    "option": _choose_option,
    "value": _choose_value,
    "typed": _take_typed,
    "save": _save,
    "discard": _discard,
    "read": _read,
}


def _editor(stored: HouseRules, draft: HouseRules, look: Look, *, choosing: str = "", told: str = "") -> LayoutView:
    """The editor: what differs from what is stored, what may be changed, and what to do with it."""
    head = look.say("editor-head", title=plain(draft.title))
    changed = _differences(stored, draft, look)
    rows = [ActionRow(_option_select(draft, look, choosing))]
    if choosing:
        rows.append(ActionRow(_value_select(choosing, draft, look)))
    rows.append(ActionRow(*_buttons(look, has_changes=stored.rules != draft.rules)))
    texts = [text for text in (told, head, changed) if text]
    return picture(*map(TextDisplay[LayoutView], texts), *rows, accent=TEAL)


def _differences(stored: HouseRules, draft: HouseRules, look: Look) -> str:
    before = stored.rules.model_dump(mode="json")
    lines = [
        look.say(
            "editor-change",
            option=_name(name, look),
            before=_shown(before[name]),
            after=_shown(value),
        )
        for name, value in draft.rules.differences(stored.rules).items()
    ]
    return "\n".join([look.say("editor-changed"), *lines]) if lines else look.say("editor-no-change")


def _buttons(look: Look, *, has_changes: bool) -> list[Button[LayoutView]]:
    styles = {
        "save": discord.ButtonStyle.success,
        "discard": discord.ButtonStyle.danger,
        "read": discord.ButtonStyle.secondary,
    }
    return [
        Button(
            label=look.say({"read": "editor-words"}.get(verb, f"editor-{verb}")),
            style=style,
            custom_id=f"{PREFIX}{verb}",
            disabled=verb == "save" and not has_changes,
        )
        for verb, style in styles.items()
    ]


def _option_select(draft: HouseRules, look: Look, choosing: str) -> Select[LayoutView]:
    values = draft.rules.model_dump(mode="json")
    options = [
        discord.SelectOption(
            label=_name(name, look),
            value=name,
            description=look.say("option-value", value=_shown(value))[:100],
            default=name == choosing,
        )
        for name, value in values.items()
    ]
    return Select(custom_id=f"{PREFIX}option", placeholder=look.say("editor-option"), options=options)


def _value_select(option: str, draft: HouseRules, look: Look) -> Select[LayoutView]:
    now = write_value(draft.rules.model_dump(mode="json")[option])
    options = [discord.SelectOption(label=value, value=value, default=value == now) for value in _values(option)]
    placeholder = look.say("editor-value", option=_name(option, look))
    return Select(custom_id=f"{PREFIX}value:{option}", placeholder=placeholder, options=options)


def _typed_value(value: Any) -> str:
    """A value as a person would type it; nothing and an empty table are `none`."""
    return "none" if value is None else write_value(value) or "none"


def _shown(value: Any) -> str:
    return _typed_value(value)[:100]


def _name(option: str, look: Look) -> str:
    """What people call an option."""
    return look.say(f"option-{option.replace('_', '-')}")


def _values(option: str) -> list[str]:
    """The values of an option that has only a few, as they are typed; empty where it takes numbers or tables."""
    annotation: Any = RuleSet.model_fields[option].annotation
    if annotation is bool:
        return ["true", "false"]
    values = get_args(annotation)
    return [write_value(value) for value in values] if all(isinstance(value, str | int) for value in values) else []


def _ask(option: str, draft: HouseRules, look: Look) -> Modal:
    now = _typed_value(draft.rules.model_dump(mode="json")[option])
    field: TextInput[Modal] = TextInput(
        custom_id="value",
        default=now[:_LONGEST_VALUE],
        required=False,
        max_length=_LONGEST_VALUE,
        style=discord.TextStyle.paragraph if len(now) > 40 else discord.TextStyle.short,
    )
    modal = Modal(title=draft.title[:45], custom_id=f"{PREFIX}typed:{option}", timeout=None)
    hint = look.say("editor-allowed", allowed=allowed(option, look.locale))
    modal.add_item(Label(text=_name(option, look), description=hint[:100], component=field))
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
