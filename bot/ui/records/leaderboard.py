"""The leaderboards of a server."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot import rulesets
from bot.errors import Refused
from bot.games.measures import Unit
from bot.games.registry import ENGINES
from bot.model.counting import LEAST_TURNS, REPETITION, REPETITION_SECONDS
from bot.model.deadline import DAY
from bot.model.place import is_server
from bot.model.records import (
    FIRST_FAMILY,
    LEAST_DECISIONS,
    ORDERS,
    LeaderboardLine,
    LeaderboardPage,
    LeaderboardQuery,
    Period,
    Span,
    engine_of_family,
    family_of_all,
    orders_of,
)
from bot.model.tally import LEAST_GAMES, RATING, SETTLED_GAMES
from bot.records.records import span_named
from bot.ui.components import ActionRow, action_row, button, select, select_options, text_displays
from bot.ui.context import Context, check_on_server
from bot.ui.display import GOLD, Display
from bot.ui.page import BESIDE, CHOSEN, Page, is_private, pager, percent
from bot.ui.page_addresses import LEADERBOARD, MORE, ORDER, OWN
from bot.ui.presentation import has_presentation, title_of_game
from bot.ui.reviewing import signed

NO_SPAN = "0"
"""The word in addresses for no span."""
_MEDALS = {1: " 🥇", 2: " 🥈", 3: " 🥉"}
_RATES = [name for name, each in ORDERS.items() if each.needs == ("games", LEAST_GAMES)]
_OF_DECISIONS = [name for name, each in ORDERS.items() if each.needs == ("decisions", LEAST_DECISIONS)]


class Scope(NamedTuple):
    """`family`: a shipped rule set's id, or all of a game (`family_of_all`). `is_own`: the viewer's games everywhere,
    which no one else sees, instead of those here.
    """

    family: str = FIRST_FAMILY
    is_own: bool = False

    @classmethod
    def of(cls, context: Context, user_id: int | None, family: str) -> "tuple[int, Scope]":
        """The person whose card is shown, and its scope. `user_id` None: the viewer's own. Without ratings, there are
        only own ones. Raises Refused (`only-yourself`).
        """
        if user_id is not None and is_server(context.guild_id):
            return user_id, cls(family)
        if user_id not in (None, context.user_id):
            raise Refused("only-yourself")
        return context.user_id, cls(family, is_own=True)

    def guild(self, guild_id: int) -> int | None:
        return None if self.is_own else guild_id

    def whose(self, user_id: int) -> int | str:
        """The part of an address that names the person: `OWN` or the id."""
        return OWN if self.is_own else user_id

    def words(self, display: Display) -> str:
        where = display.say("scope-own" if self.is_own else "scope-here")
        return f"{where} · {titles_of_families(display).get(self.family, self.family)}"


def titles_of_families(display: Display) -> dict[str, str]:
    """The titles of the families of rule sets, per game, all rules first."""
    found = dict[str, str]()
    for family, title in titles_of_games(display).items():
        found[family] = title
        names = rulesets.families_of(engine_of_family(family))
        found |= {name: rulesets.title_of(name, display.locale) for name in names}
    return found


def titles_of_games(display: Display) -> dict[str, str]:
    shown = [name for name, engine in ENGINES.items() if has_presentation(engine)]
    return {family_of_all(name): display.say("scope-all", game=title_of_game(name, display)) for name in shown}


@dataclass(frozen=True, slots=True)
class LeaderboardRequest:
    """A request for a page of a leaderboard. With a `span`, `period` is ignored. `asks_more`: the page has the menus of
    rules and time.
    """

    order: str = RATING.name
    family: str = FIRST_FAMILY
    period: Period = Period.ALL
    span: Span | None = None
    page: int = 1
    asks_more: bool = False

    @classmethod
    def read(cls, order: str, family: str, period: str, page: int) -> "LeaderboardRequest":
        """The request in an address. Raises Refused."""
        try:
            return cls(ORDERS[order].name, family, Period(period), page=page)
        except (KeyError, ValueError):
            raise Refused("unknown-button") from None

    @property
    def is_of_its_game(self) -> bool:
        """Whether the game has this order."""
        return self.order in orders_of(engine_of_family(self.family))

    @property
    def of_its_game(self) -> "LeaderboardRequest":
        """The same request, but by rating if the game lacks its order."""
        return self if self.is_of_its_game else replace(self, order=RATING.name)

    def address(self, button_name: str, **changes: object) -> str:
        """The address of a page; `button_name` distinguishes buttons to the same one."""
        parts = {
            "order": self.order,
            "family": self.family,
            "period": self.period.value,
            "span": self.span.part if self.span else NO_SPAN,
            "page": self.page,
        }
        return LEADERBOARD.address(*(parts | changes).values(), button_name)

    def query(self, guild_id: int) -> LeaderboardQuery:
        return LeaderboardQuery(self.order, guild_id, self.period, self.family, self.span)


async def find_first_leaderboard(context: Context, requests: Sequence[LeaderboardRequest]) -> Page:
    """The first leaderboard with people on it, or the first of all if each is empty. Raises Refused."""
    check_on_server(context)
    for request in requests:
        found = await _found(context, request)
        if found.people:
            return _shown(context, found, request)
    return await find_leaderboard(context, requests[0])


async def find_leaderboard_at(
    context: Context, order: str, family: str, period: str, span: str, page: int, *, asks_more: bool = False
) -> Page:
    """The page at an address. Raises Refused."""
    asked = LeaderboardRequest.read(order, family, period, page)
    # Another game may lack the order.
    return await find_leaderboard(context, replace(asked.of_its_game, asks_more=asks_more), span)


async def find_leaderboard(context: Context, request: LeaderboardRequest, span: str = NO_SPAN) -> Page:
    """The page of a leaderboard; `span`: as in an address. Raises Refused."""
    check_on_server(context)
    if span != NO_SPAN:
        request = replace(
            request, span=await context.services.sessions.database.read(span_named, context.guild_id, span)
        )
    if not request.is_of_its_game:
        engine, display = engine_of_family(request.family), context.display
        orders = display.listed([title_of_order(order, display) for order in orders_of(engine)])
        raise Refused("order-not-here", game=title_of_game(engine.name, display), orders=orders)
    return _shown(context, await _found(context, request), request)


async def _found(context: Context, request: LeaderboardRequest) -> LeaderboardPage:
    query = request.query(context.guild_id)
    return await context.services.records.leaderboard(query, request.page, context.user_id)


def _shown(context: Context, found: LeaderboardPage, request: LeaderboardRequest) -> Page:
    page = leaderboard(found, request, context.display, private=is_private(context))
    return replace(page, then=context.services.members.asking(context.guild_id, [each.user_id for each in found.lines]))


def leaderboard(
    found: LeaderboardPage, request: LeaderboardRequest, display: Display, *, private: bool = False
) -> Page:
    """The page of a leaderboard; hidden people see their own line on private pages only."""
    if found.is_viewer_hidden and not private:
        found = found._replace(own=None)
    request = replace(request, page=found.page)
    when, fields = request.span.named if request.span else (f"period-{request.period.value}", {})
    about = f"{Scope(request.family).words(display)} · {display.say(when, **fields)}"
    order = title_of_order(request.order, display)
    head = display.say("top-head", order=order, about=about, people=found.people)
    lines = leaderboard_lines(found, display) or [display.say("top-empty", game=engine_of_family(request.family).name)]
    texts = [head, "\n".join(lines), "\n".join(_own(found, request, display))]
    return Page((*text_displays(*texts), *_choices(found, request, display)), accent=GOLD)


def title_of_order(order: str, display: Display) -> str:
    return display.say(f"order-{order.replace('_', '-')}")


def leaderboard_lines(found: LeaderboardPage, display: Display) -> list[str]:
    """The lines of a leaderboard; a heading precedes provisional ratings."""
    order = found.query.order
    lines = [_line(line, order, display) for line in found.lines]
    provisional = [index for index, line in enumerate(found.lines) if _is_provisional(line)]
    if provisional:
        heading = display.say("top-provisional", needed=SETTLED_GAMES)
        # A blank line precedes it, unless it is first.
        lines[provisional[0] : provisional[0]] = [""] * bool(provisional[0]) + [heading]
    return lines


def _is_provisional(line: LeaderboardLine) -> bool:
    return line.rating is not None and line.rating.is_provisional


def _line(line: LeaderboardLine, order: str, display: Display) -> str:
    fields = {"player": display.name(line.user_id), "value": _value(line, order, display), "games": line.games}
    if _is_provisional(line):
        return display.say("top-line-provisional", **fields)
    # A score of 0 earns no medal.
    place = {"place": line.place, "medal": _MEDALS.get(line.place, "") if line.value else ""}
    if order in _OF_DECISIONS:
        return display.say("top-line-choices", **place, **fields, choices=line.decisions)
    return display.say("top-line", **place, **fields)


def _value(line: LeaderboardLine, order: str, display: Display) -> str:
    if line.rating is not None:
        return display.say("top-value", value=line.rating.value)
    match ORDERS[order].unit:
        case Unit.RATE:
            return display.say("top-win-rate", percent=percent(line.value), wins=line.wins)
        case Unit.ACCURACY:
            return display.say("top-value", value=round(line.value, 1))
        case Unit.LUCK:
            return display.say("top-luck", **signed(line.value / 100))
        case _:
            return display.say("top-value", value=round(line.value))


def _own(found: LeaderboardPage, request: LeaderboardRequest, display: Display) -> list[str]:
    """The viewer's line if it is on another page, and what people need to be listed."""
    notes = []
    if found.own is not None and found.own not in found.lines:
        line = _line(found.own, request.order, display)
        notes.append(display.say("top-own", line=line, hidden=found.is_viewer_hidden))
    if request.order in _OF_DECISIONS:
        notes.append(display.say("top-needs-choices", needed=LEAST_DECISIONS))
    elif request.order in _RATES:
        notes.append(display.say("top-needs", needed=LEAST_GAMES))
    elif found.own is None and not found.is_viewer_hidden:
        notes.append(display.say("top-needs", needed=1))
    return notes


def _choices(found: LeaderboardPage, request: LeaderboardRequest, display: Display) -> list[ActionRow]:
    """The menus of a page: one, and those of rules and time are a press away."""
    say = display.say
    if request.asks_more:
        families = select_options(titles_of_families(display), request.family)
        menus = [select(request.address("rules", family=CHOSEN, page=1), say("choose-family"), families)]
        if request.span is None:
            periods = select_options({each: say(f"period-{each}") for each in Period}, request.period)
            menus.append(select(request.address("when", period=CHOSEN, page=1), say("choose-period"), periods))
        how = button(say("go-calculation"), ORDER.address(request.order, BESIDE))
        return [*menus, action_row(how, button(say("go-list"), request.address("list")))]
    titles = {order: title_of_order(order, display) for order in orders_of(engine_of_family(request.family))}
    orders = select_options(titles, request.order)
    buttons = pager(display, found.page, found.pages, lambda page: request.address(f"to{page}", page=page))
    buttons.append(button(say("go-more"), request.address(MORE)))
    return [select(request.address("by", order=CHOSEN, page=1), say("choose-order"), orders), action_row(*buttons)]


async def explain_order(context: Context, order: str) -> Page:
    """The page that explains an order. Raises Refused."""
    if order not in ORDERS:
        raise Refused("unknown-button")
    display = context.display
    about = [display.say("how-rating", needed=SETTLED_GAMES)] if order == RATING.name else []
    if order in _RATES:
        about.append(display.say("top-needs", needed=LEAST_GAMES))
    if order in _OF_DECISIONS:
        about.append(display.say("skill-about", needed=LEAST_DECISIONS))
    same = round(100 * (1 - REPETITION))
    about.append(display.say("how-counts", turns=LEAST_TURNS, days=REPETITION_SECONDS // DAY, percent=same))
    return Page(tuple(text_displays(f"### {display.say('go-calculation')}", *about)))
