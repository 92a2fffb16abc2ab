"""A leaderboard: who leads by what, page by page, always with the reader's own place."""

from dataclasses import dataclass, replace

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.errors import Refused
from bot.model.standings import LeaderboardLine, LeaderboardPage, LeaderboardQuery, Order, Period
from bot.stats.tally import LEAST_GAMES
from bot.text import Typed
from bot.ui.context import Context
from bot.ui.display import GOLD, Display
from bot.ui.stats.cards import percent
from bot.ui.stats.page import CHOSEN, Page, address, button, is_private, pager, select, whole
from bot.ui.stats.scope import Scope

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
_RATES = (Order.WIN_RATE, Order.AVERAGE)
_NO_SEASON = 0


@dataclass(frozen=True, slots=True)
class LeaderboardRequest:
    """A leaderboard as it is asked for. `season` is the id of a season of this server, 0 for none."""

    order: Order = Order.RATING
    scope: Scope = Scope()  # noqa: RUF009 - a frozen value
    period: Period = Period.ALL
    season: int = _NO_SEASON
    page: int = 1

    @classmethod
    def read(cls, parts: tuple[str, ...]) -> "LeaderboardRequest":
        """What an address asks for. Raises Refused where it is none of ours."""
        try:
            order, where, family, period, season, page = parts[:6]
            return cls(Order(order), Scope.read(where, family), Period(period), whole(season), max(1, whole(page)))
        except ValueError:
            raise Refused("unknown-button") from None

    def address(self, button_name: str, **changes: object) -> str:
        """The address of this with changes; `button_name` tells apart buttons that lead to the same."""
        parts = {
            "order": self.order.value,
            "where": self.scope.where,
            "family": self.scope.parts()[1],
            "period": self.period.value,
            "season": self.season,
            "page": self.page,
        }
        return address("top", *(parts | changes).values(), button_name)

    def query(self, guild_id: int | None) -> LeaderboardQuery:
        """What the standings are asked."""
        family, season = self.scope.family, self.season or None
        return LeaderboardQuery(self.order, self.scope.guild(guild_id), self.period, family, season)


async def open_leaderboard(context: Context, parts: tuple[str, ...]) -> None:
    """`top:<order>:<where>:<family>:<period>:<season>:<page>`"""
    request = LeaderboardRequest.read(parts)
    await (await find_leaderboard(context, request, private=is_private(context))).replace(context)


async def find_leaderboard(context: Context, request: LeaderboardRequest, *, private: bool) -> Page:
    """A page of a leaderboard; `private` says that nobody else sees it. Raises Refused."""
    standings = context.services.standings
    found = await standings.leaderboards.page(request.query(context.guild_id), request.page, context.user_id)
    seasons = await standings.seasons.of(context.guild_id) if request.season else ()
    name = next((season.name for season in seasons if season.id == request.season), None)
    return leaderboard(found, request, context.display, season=name, private=private)


def leaderboard(
    found: LeaderboardPage,
    request: LeaderboardRequest,
    display: Display,
    *,
    season: Typed | None = None,
    private: bool = False,
) -> Page:
    """One page of a leaderboard. `season` is the name of the season that it is of, if any.

    Who hid themselves sees their own line only where nobody else does.
    """
    if found.is_viewer_hidden and not private:
        found = replace(found, own=None)
    request = replace(request, page=found.page)
    when = display.say("season-named", name=season) if season else display.say(f"period-{request.period.value}")
    about = f"{request.scope.words(display)} · {when}"
    order = display.say(f"order-{request.order.value.replace('_', '-')}")
    head = display.say("top-head", order=order, about=about, people=found.people)
    lines = board_lines(found, display) or [display.say("top-empty")]
    texts = [head, "\n".join(lines), "\n".join(_own(found, request, display))]
    return Page((*(TextDisplay(text) for text in texts if text), *_choices(found, request, display)), accent=GOLD)


def board_lines(found: LeaderboardPage, display: Display) -> list[str]:
    """A line for each of the people on a page."""
    return [_line(line, found.query.order, display) for line in found.lines]


def _line(line: LeaderboardLine, order: Order, display: Display) -> str:
    return display.say(
        "top-line",
        place=line.place,
        medal=_MEDALS.get(line.place, "▫️"),
        player=display.name(line.user_id),
        value=_value(line, order, display),
        games=line.games,
    )


def _value(line: LeaderboardLine, order: Order, display: Display) -> str:
    if order is Order.RATING:
        rating, provisional = line.rating, "yes" if line.rating.is_provisional else "no"
        fields = {"value": rating.value, "uncertainty": rating.uncertainty, "provisional": provisional}
        return display.say("top-rating", points=round(line.value), **fields)
    if order is Order.WIN_RATE:
        return display.say("top-win-rate", percent=percent(line.value), wins=line.wins)
    return display.say("top-value", value=round(line.value))


def _own(found: LeaderboardPage, request: LeaderboardRequest, display: Display) -> list[str]:
    """The reader's own place, where it is not on this page, and why it may be missing."""
    notes = []
    if found.own is None and not found.is_viewer_hidden:
        needed = LEAST_GAMES if request.order in _RATES else 1
        notes.append(display.say("top-own-missing", needed=needed))
    elif found.own is not None and found.own not in found.lines:
        hidden = "yes" if found.is_viewer_hidden else "no"
        notes.append(display.say("top-own", line=_line(found.own, request.order, display), hidden=hidden))
    if request.order is Order.RATING:
        notes.append(display.say("top-about-rating"))
    if request.order in _RATES:
        notes.append(display.say("top-about-rates", needed=LEAST_GAMES))
    return notes


def _choices(found: LeaderboardPage, request: LeaderboardRequest, display: Display) -> list[ActionRow[LayoutView]]:
    orders = [
        discord.SelectOption(
            label=display.say(f"order-{order.value.replace('_', '-')}"),
            value=order.value,
            default=order is request.order,
        )
        for order in Order
    ]
    rows = [select(request.address("by", order=CHOSEN, page=1), display.say("choose-order"), orders)]
    if not request.season:
        periods = [
            discord.SelectOption(
                label=display.say(f"period-{period.value}"), value=period.value, default=period is request.period
            )
            for period in Period
        ]
        rows.append(select(request.address("when", period=CHOSEN, page=1), display.say("choose-period"), periods))
    buttons = pager(display, found.page, found.pages, lambda page: request.address(f"to{page}", page=page))
    if not request.season:
        elsewhere = request.scope.elsewhere.where
        buttons.append(button(display.say(f"go-{elsewhere}"), request.address("where", where=elsewhere, page=1)))
    return [*rows, ActionRow(*buttons)] if buttons else rows
