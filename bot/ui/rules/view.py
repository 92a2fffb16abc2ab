"""The rule sets of a server as people read them: the list, one in words, and the faults of a bad one."""

import textwrap
from collections.abc import Sequence

from bot.errors import Refused, RuleSetError
from bot.rulesets import HouseRules
from bot.servers.rule_books import Book
from bot.text import Typed, fault_line
from bot.ui.components import ActionRow, Screen, select, select_option, text_display, text_displays
from bot.ui.context import Context
from bot.ui.display import TEAL, Display, escaped, in_code
from bot.ui.router import Address
from bot.ui.rules.wording import in_words

ROOM = "fr"
_MOST_OPTIONS = 25
_MOST_FAULTS = 8
_FEW = 15
_LONG_SUMMARY, _SHORT_SUMMARY = 160, 50


async def show_chosen(context: Context) -> None:
    """`show`: the rule set that was chosen in the list, in words. Raises Refused."""
    if not context.values:
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    view = rules_in_words(book, book.find(context.values[0]), context.display)
    await context.interaction.response.edit_message(view=view)


def rules_list(book: Book, display: Display) -> Screen:
    """Every rule set of a server, and a menu to read one of them in words."""
    lines = [_line(book, house, display) for house in book.all]
    return Screen(
        text_display(display.say("rules-list-head")),
        text_display("\n".join(lines)[:3500]),
        _choose(book, display),
        accent=TEAL,
    )


def rules_in_words(book: Book, house: HouseRules, display: Display) -> Screen:
    """One rule set in words, and a menu for another."""
    head = display.say("rules-head", title=house.title)
    start = display.say("rules-start", typed=in_code(house.title))
    summary = [escaped(house.summary)] * bool(house.summary)
    texts = ["\n".join([head, *summary]), *in_words(house.rules, display), start]
    return Screen(*text_displays(*texts), _choose(book, display), accent=TEAL)


def faults(error: RuleSetError, display: Display) -> str:
    """The faults of a rule set for a message: the first few, and how many more there are."""
    lines = [f"- {escaped(fault_line(fault, display.locale))[:200]}" for fault in error.faults[:_MOST_FAULTS]]
    more = len(error.faults) - len(lines)
    if more:
        lines.append(display.say("faults-more", count=more))
    return "\n".join([display.say("faults-head"), *lines])


def _line(book: Book, house: HouseRules, display: Display) -> str:
    # All the lines together have to fit into one message.
    width = _LONG_SUMMARY if len(book.all) <= _FEW else _SHORT_SUMMARY
    shortened = Typed(textwrap.shorten(house.summary, width, placeholder=" …"))
    summary = shortened or display.say("rules-list-own", base=house.base)
    default = "yes" if house == book.default else "no"
    return display.say("rules-list-line", title=house.title, summary=summary, default=default)


def _choose(book: Book, display: Display) -> ActionRow:
    options = [select_option(house.title, house.name, description=house.summary[:100]) for house in _offered(book)]
    return select(str(Address(ROOM, ("show",))), display.say("rules-choose"), options)


def _offered(book: Book) -> Sequence[HouseRules]:
    return book.all[:_MOST_OPTIONS]
