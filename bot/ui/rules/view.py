"""Screens that explain rule sets, and **How to play**."""

import textwrap
from collections.abc import Sequence
from functools import partial

from bot import rulesets
from bot.errors import Refused, RuleSetError
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.model.games import StoredGame
from bot.servers.rule_books import Book
from bot.text import Typed, fault_line
from bot.ui.components import (
    ActionRow,
    Screen,
    SelectOption,
    Style,
    action_row,
    button,
    select,
    select_option,
    short,
    text_displays,
)
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import TEAL, Display, escaped, in_code
from bot.ui.page import BESIDE, pager, send_file, whole
from bot.ui.presentation import is_shown, presentation_of, title_of_game

ROUTE = "fr"
_MOST_FAULTS = 8
_FEW = 15
_LONG_SUMMARY, _SHORT_SUMMARY = 160, 50


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("show",) if chosen:
            return partial(_show_rules, name=chosen[0])
        case ("how", game, page) | ("how", game, page, "beside"):
            return partial(_show_how_to_play, game=game, page=whole(page))
    return None


async def _show_rules(context: Context, name: str) -> None:
    """The chosen rule set replaces the private list."""
    book = await context.services.rule_books.of(context.guild_id)
    await _show(context, rules_in_words(book, book.find(name), context.display))


async def _show_how_to_play(context: Context, game: str, page: int) -> None:
    """`game` is an id or, on older messages, a name. Raises Refused."""
    if game.isdecimal():
        stored = await context.services.sessions.unlocked(whole(game))
        if stored.guild_id != context.guild_id and context.user_id not in stored.seats.people:
            # A forged press. People on another server typed the title.
            raise Refused("no-such-game")
        title, rules = stored.title, stored.rules
    elif game in ENGINES:
        title, rules = Typed(title_of_game(game, context.display)), ENGINES[game].rules()
    else:
        raise Refused("unknown-button")
    pages = presentation_of(rules).how_to_play(rules, context.display)
    if not 1 <= page <= len(pages):
        raise Refused("unknown-button")
    head = context.display.say("how-to-play-head", game=title, page=page, pages=len(pages))
    buttons = pager(context.display, page, len(pages), partial(_how_address, game))
    await _show(context, Screen(*text_displays(head, pages[page - 1]), action_row(*buttons), accent=TEAL))


async def _show(context: Context, view: Screen) -> None:
    if context.has_pressed_private and not context.custom_id.endswith(f":{BESIDE}"):
        await context.answers.edit(view)
    else:
        # Public messages and boards stay as they are.
        await context.answers.show(view=view)


def how_address(stored: StoredGame, *beside: str) -> str:
    return _how_address(str(stored.id), 1, *beside)


def _how_address(game: str, page: int, *beside: str) -> str:
    return address_in(ROUTE, "how", game, str(page), *beside)


async def send_as_file(context: Context, key: str, ruleset: rulesets.NamedRules) -> None:
    """With the sentence `key`."""
    plain_name = "".join(letter if letter.isalnum() else "-" for letter in ruleset.title.lower())
    filename = f"{plain_name.strip('-') or 'rules'}.yaml"
    sentence = context.display.say(key, title=ruleset.title, typed=in_code(ruleset.title))
    await send_file(context, sentence, filename, rulesets.write(ruleset))


def rules_list(book: Book, display: Display) -> Screen:
    games = []
    for name, engine in ENGINES.items():
        if is_shown(engine):
            head = display.say("rules-list-game", name=title_of_game(name, display), game=name)
            games.append("\n".join([head, *(_line(book, ruleset, display) for ruleset in book.of_engine(engine))]))
    texts = text_displays(display.say("rules-list-head"), "\n\n".join(games)[:3500])
    return Screen(*texts, _choose(book, display), accent=TEAL)


def rules_in_words(book: Book, ruleset: rulesets.NamedRules, display: Display) -> Screen:
    """A draft has no button to play it."""
    ruleset = rulesets.in_language(ruleset, display.locale)
    head = display.say("rules-head", title=ruleset.title)
    summary = [escaped(ruleset.summary)] if ruleset.summary else []
    texts = ["\n".join([head, *summary]), *presentation_of(ruleset.rules).in_words(ruleset.rules, display)]
    rows = [_choose(book, display)]
    if ruleset in [rulesets.in_language(each, display.locale) for each in book.all]:
        texts.append(display.say("rules-start", game=ruleset.engine.name, typed=in_code(ruleset.title)))
        # Its route is in `bot.ui.game.opening`.
        play = button(display.say("rules-play"), address_in("fp", ruleset.name), style=Style.success)
        rows.insert(0, action_row(play))
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


def faults(error: RuleSetError, display: Display, head: str = "faults-head") -> str:
    """The first few faults and the number of others, below the sentence `head`."""
    lines = [f"- {escaped(fault_line(fault, display.locale))[:200]}" for fault in error.faults[:_MOST_FAULTS]]
    more = len(error.faults) - len(lines)
    if more:
        lines.append(display.say("faults-more", count=more))
    return "\n".join([display.say(head), *lines])


def _line(book: Book, ruleset: rulesets.NamedRules, display: Display) -> str:
    is_default = book.is_default(ruleset)
    ruleset = rulesets.in_language(ruleset, display.locale)
    # All lines must fit into one message.
    width = _LONG_SUMMARY if len(book.all) <= _FEW else _SHORT_SUMMARY
    shortened = Typed(textwrap.shorten(ruleset.summary, width, placeholder=" …"))
    summary = shortened or display.say("rules-list-own", base=rulesets.title_of(ruleset.base, display.locale))
    default = "yes" if is_default else "no"
    return display.say("rules-list-line", title=ruleset.title, summary=summary, default=default)


def rule_set_options(rule_sets: Sequence[rulesets.NamedRules], display: Display) -> list[SelectOption]:
    offered = [rulesets.in_language(ruleset, display.locale) for ruleset in rule_sets]
    return [select_option(each.title, each.name, description=short(each.summary)) for each in offered]


def _choose(book: Book, display: Display) -> ActionRow:
    rule_sets = [ruleset for ruleset in book.all if is_shown(ruleset.engine)]
    return select(address_in(ROUTE, "show"), display.say("rules-choose"), rule_set_options(rule_sets, display))


def option_name(option: str, rules: OptionSet, display: Display) -> str:
    return display.say(f"option-{rules.keyed(option)}")


def option_value(option: str, rules: OptionSet, display: Display) -> str:
    value = getattr(rules, option)
    if isinstance(value, bool):
        return display.say("value-yes" if value else "value-no")
    named = presentation_of(rules).named(option, rules, display)
    return named or (display.say("words-points", points=value) if value else display.say("value-none"))


def differing_options(rules: OptionSet, base: OptionSet, display: Display) -> list[str]:
    """A line for each option of the editor whose value is not that of the base."""
    shown = {option for menu in rules.menus().values() for option in menu}
    return [
        display.say(
            "rules-option", option=option_name(option, rules, display), value=option_value(option, rules, display)
        )
        for option in rules.differences(base)
        if option in shown
    ]
