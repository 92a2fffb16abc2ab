"""Screens that explain rule sets, and **How to play**."""

from collections.abc import Callable, Sequence
from functools import partial

from bot import rulesets
from bot.errors import Refused, RuleSetError
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.model.games import StoredGame
from bot.sentences import fault_line
from bot.servers.rule_books import Book
from bot.typed import Typed
from bot.ui.components import (
    ActionRow,
    Button,
    Screen,
    SelectOption,
    Style,
    action_row,
    button,
    section,
    select,
    select_option,
    short,
    text_display,
    text_displays,
)
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import TEAL, Display, escaped, in_code
from bot.ui.files import send_file
from bot.ui.page import BESIDE, pager, read_number
from bot.ui.page_addresses import HELP
from bot.ui.presentation import presentation_of, presentations, title_of_game

ROUTE = "fr"
_MOST_FAULTS = 8
_MOST_ON_PAGE = 5
"""How many rule sets fit on one screen of a phone."""


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("show",) if chosen:
            return partial(_show_rules, name=chosen[0])
        case ("list", game, page, *_):
            return partial(_turn_to, game=game, page=read_number(page))
        case ("how", game, page) | ("how", game, page, "beside"):
            return partial(_show_how_to_play, game=game, page=read_number(page))
    return None


async def show_rules(context: Context, typed: str, game: str) -> None:
    """Shows the rule set that a person typed, or all of a game. Raises Refused."""
    book, display = await context.services.rule_books.of(context.guild_id), context.display
    view = rules_in_words(book, book.find_typed(typed), display) if typed else rules_list(book, display, game)
    await context.answers.show(view=view)


async def _show_rules(context: Context, name: str) -> None:
    """Shows the chosen rule set in place of the private list."""
    book = await context.services.rule_books.of(context.guild_id)
    await _show(context, rules_in_words(book, book.find(name), context.display))


async def _turn_to(context: Context, game: str, page: int) -> None:
    """Shows another page of a game's rule sets. Raises Refused for a forged press."""
    if game not in presentations():
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    await _show(context, rules_list(book, context.display, game, page))


async def _show_how_to_play(context: Context, game: str, page: int) -> None:
    """Shows a page on how to play. `game` is an id or, on older messages, a name. Raises Refused."""
    if game.isdecimal():
        stored = await context.services.sessions.unlocked(read_number(game))
        if stored.guild_id != context.guild_id and context.user_id not in stored.seats.people:
            # A forged press. People on another server typed the title.
            raise Refused("no-such-game")
        title, rules = stored.title, stored.rules
    elif game in ENGINES:
        title, rules = Typed(title_of_game(game, context.display)), ENGINES[game].rules()
    else:
        raise Refused("unknown-button")
    pages = [*presentation_of(rules).how_to_play(rules, context.display)]
    if not game.isdecimal():
        pages.append(context.display.say(f"help-{game}"))
    if not 1 <= page <= len(pages):
        raise Refused("unknown-button")
    head = context.display.say("how-to-play-head", game=title, page=page, pages=len(pages))
    buttons = pager(context.display, page, len(pages), partial(_how_address, game))
    if not game.isdecimal():
        buttons += _others(game, how_address_of, context.display)
    await _show(context, Screen(*text_displays(head, pages[page - 1]), action_row(*buttons), accent=TEAL))


async def _show(context: Context, view: Screen) -> None:
    if context.has_pressed_private and not context.custom_id.endswith(f":{BESIDE}"):
        await context.answers.edit(view)
    else:
        # Public messages and boards stay as they are.
        await context.answers.show(view=view)


def how_address(stored: StoredGame, *beside: str) -> str:
    return _how_address(str(stored.id), 1, *beside)


def how_address_of(game: str) -> str:
    """The address of how to play by the usual rules of a game."""
    return _how_address(game, 1)


def _how_address(game: str, page: int, *beside: str) -> str:
    return address_in(ROUTE, "how", game, page, *beside)


async def send_as_file(context: Context, key: str, ruleset: rulesets.NamedRules) -> None:
    """Sends a rule set as a file, with the sentence `key`."""
    plain_name = "".join(letter if letter.isalnum() else "-" for letter in ruleset.title.lower())
    filename = f"{plain_name.strip('-') or 'rules'}.yaml"
    sentence = context.display.say(key, title=ruleset.title, typed=in_code(ruleset.title))
    await send_file(context, sentence, filename, rulesets.write(ruleset))


def rules_list(book: Book, display: Display, game: str, page: int = 1) -> Screen:
    """One page of a game's rule sets, each with a button to play by it."""
    rule_sets = book.of_engine(ENGINES[game])
    pages = -(-len(rule_sets) // _MOST_ON_PAGE)
    page = max(1, min(page, pages))
    shown = rule_sets[(page - 1) * _MOST_ON_PAGE : page * _MOST_ON_PAGE]
    starts = display.listed([f"`/{name} start`" for name in (game, *presentations()[game].also)])
    head = display.say("rules-list-head", game=title_of_game(game, display), starts=starts)
    play = display.say("button-play-game")
    entries = (section(_line(book, each, display), button(play, _play_address(each))) for each in shown)
    others = _others(game, list_address, display)
    turns = pager(display, page, pages, partial(list_address, game))
    rows = (action_row(*turns, *others), _choose(rule_sets, display))
    return Screen(text_display(head), *entries, *rows, accent=TEAL)


def to_help(display: Display) -> Button:
    return button(display.say("help-to-first"), HELP.address())


def _others(game: str, to: Callable[[str], str], display: Display) -> list[Button]:
    """Buttons to the same page of the other games, and to help."""
    others = [name for name in presentations() if name != game]
    other = (button(display.say("rules-list-other", game=title_of_game(name, display)), to(name)) for name in others)
    return [*other, to_help(display)]


def list_address(game: str, page: int = 1) -> str:
    return address_in(ROUTE, "list", game, page)


def _play_address(ruleset: rulesets.NamedRules) -> str:
    # Its route is in `bot.ui.game.opening`.
    return address_in("fp", ruleset.name)


def rules_in_words(book: Book, ruleset: rulesets.NamedRules, display: Display) -> Screen:
    """The screen of a rule set in words, with a button to play it unless it is a draft."""
    ruleset = rulesets.in_language(ruleset, display.locale)
    head = display.say("rules-head", title=ruleset.title)
    summary = [escaped(ruleset.summary)] if ruleset.summary else []
    texts = ["\n".join([head, *summary]), *presentation_of(ruleset.rules).in_words(ruleset.rules, display)]
    rows = [_choose(book.of_engine(ruleset.engine), display)]
    if ruleset in [rulesets.in_language(each, display.locale) for each in book.all]:
        texts.append(display.say("rules-start", game=ruleset.engine.name, typed=in_code(ruleset.title)))
        play = button(display.say("button-play-game"), _play_address(ruleset), style=Style.success)
        every = button(display.say("rules-list"), list_address(ruleset.engine.name))
        rows.insert(0, action_row(play, every))
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


def faults(error: RuleSetError, display: Display) -> str:
    """The first few faults and the number of others."""
    lines = [f"- {escaped(fault_line(fault, display.locale))[:200]}" for fault in error.faults[:_MOST_FAULTS]]
    more = len(error.faults) - len(lines)
    if more:
        lines.append(display.say("and-more", count=more))
    return "\n".join([display.say("faults-head"), *lines])


def _line(book: Book, ruleset: rulesets.NamedRules, display: Display) -> str:
    default = book.is_default(ruleset)
    ruleset = rulesets.in_language(ruleset, display.locale)
    summary = ruleset.summary or display.say("rules-list-own", base=rulesets.title_of(ruleset.base, display.locale))
    return display.say("rules-list-line", title=ruleset.title, summary=summary, default=default)


def rule_set_options(rule_sets: Sequence[rulesets.NamedRules], display: Display) -> list[SelectOption]:
    offered = [rulesets.in_language(ruleset, display.locale) for ruleset in rule_sets]
    return [select_option(each.title, each.name, description=short(each.summary)) for each in offered]


def _choose(rule_sets: Sequence[rulesets.NamedRules], display: Display) -> ActionRow:
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
