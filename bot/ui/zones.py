"""Choosing a time zone: by what clocks show there now, the hour first and then the place, or by a typed name."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from bot.cities import City, at_hour, by_country, city, country, find, matching, offset_text, prepare
from bot.errors import Refused
from bot.sentences import dated
from bot.store import people
from bot.typed import Typed
from bot.ui.components import MOST_OPTIONS, ActionRow, select, select_option, select_options, text_display
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.page import BESIDE, CHOSEN, Page
from bot.ui.page_addresses import ZONE, ZONE_CLOCK, ZONE_SET
from bot.zones import UTC, Zone, next_shift

ZONE_PAGE = ZONE.address(BESIDE)
"""The address of the page of a person's own zone."""


def zone_now(zone: Zone, moment: int, display: Display) -> str:
    """A zone and its time now, such as `Berlin (UTC+2), now 15:35; in winter an hour less`."""
    shift, then, more = next_shift(zone, moment), "none", dict[str, str]()
    if shift is not None:
        kind = "yearly" if shift.is_yearly else "once"
        then = f"{kind}-{'more' if shift.seconds > 0 else 'less'}"
        more["by"] = display.say("zone-by", minutes=abs(shift.seconds) // 60)
        more["day"] = dated(zone.date_at(shift.at), "yMMMMd", display.locale)
    named, offset = city(zone, display.locale), offset_text(zone.offset(moment))
    place = named if named.startswith("UTC") else f"{named} ({offset})"
    return display.say("zone-now", place=place, time=clock(zone, moment), then=then, **more)


def clock(zone: Zone, moment: int) -> str:
    """The time of day that clocks show, such as `15:35`."""
    return f"{zone.local(moment):%H:%M}"


def menus(
    moment: int, display: Display, to_clock: str, to_place: Callable[[int], str], hour: int | None = None
) -> Iterator[ActionRow]:
    """A menu of hours and, once the `hour` is chosen, menus of the places whose clocks show it, by country.

    `to_place` gives the address of each of them. Call `prepare` before.
    """
    locale, label = display.locale, display.label
    found = [] if hour is None else by_country(at_hour(hour, moment), locale)
    for first in range(0, len(found), MOST_OPTIONS):
        part = found[first : first + MOST_OPTIONS]
        ends = list(dict.fromkeys((country(part[0], locale), country(part[-1], locale))))
        options = [
            select_option(city(each.zone, locale), str(each.zone), description=_where(each, moment, display))
            for each in part
        ]
        yield select(to_place(first // MOST_OPTIONS), label("zone-place", countries=" … ".join(ends)), options)
    hours = {each: label("zone-hour", first=f"{each:02}:00", last=f"{each:02}:59") for each in range(24)}
    yield select(to_clock, label("zone-clock"), select_options(hours, hour))


def _where(place: City, moment: int, display: Display) -> str:
    offset = offset_text(place.zone.offset(moment))
    return f"{country(place, display.locale)} · {clock(place.zone, moment)} · {offset}"


async def offered_places(context: Context, typed: str) -> list[tuple[str, str]]:
    """The zones to choose from while a person types, by labels and names."""
    display, now = context.own, context.services.sessions.now()
    await asyncio.to_thread(prepare, display.locale)
    found = matching(typed, display.locale, MOST_OPTIONS)
    return [(f"{city(each.zone, display.locale)} · {_where(each, now, display)}", str(each.zone)) for each in found]


async def typed_zone(context: Context, typed: str) -> Zone:
    """The zone that a person typed. Raises Refused (`unknown-zone`)."""
    await asyncio.to_thread(prepare, context.own.locale)
    if (zone := find(typed, context.own.locale)) is None:
        raise Refused("unknown-zone", typed=Typed(typed))
    return zone


def chosen_zone(name: str) -> Zone:
    """The zone that was chosen in a menu. Raises Refused for a forged press."""
    try:
        zone = Zone(name)
    except ValueError:
        raise Refused("unknown-button") from None
    if zone.is_fixed:
        raise Refused("unknown-button")
    return zone


async def find_zone(context: Context, hour: int | None = None, *, ask: bool = False) -> Page:
    """The page of a person's own zone. `ask`: because it is a fixed offset that an earlier version stored."""
    sessions, display = context.services.sessions, context.own
    zone, now = await sessions.database.read(people.zone_of, context.user_id), sessions.now()
    await asyncio.to_thread(prepare, display.locale)
    shown = zone_now(zone or UTC, now, display)
    text = display.say("zone-page", zone=shown, chosen="fixed" if ask else "no" if zone is None else "yes")
    rows = menus(now, display, ZONE_CLOCK.address(CHOSEN), partial(ZONE_SET.address, CHOSEN), hour)
    return Page((text_display(text), *rows), is_own=True)


async def choose_zone(context: Context, chosen: str) -> Page:
    """The page after the choice in a menu. Raises Refused for a forged one."""
    return await set_zone(context, chosen_zone(chosen))


async def set_zone(context: Context, zone: Zone) -> Page:
    """Stores a person's zone, and returns its page. Raises Refused (`being-deleted`)."""
    sessions = context.services.sessions
    await sessions.database.write(people.set_zone, context.user_id, zone, sessions.now())
    return await find_zone(context)


async def ask_for_place(context: Context) -> None:
    """Asks a person once, in a private message, for the place of an offset that an earlier version stored. Call it
    after the answer that shows their time.
    """
    database = context.services.sessions.database
    zone = await database.read(people.zone_of, context.user_id)
    # Nothing is written for most people.
    if zone and zone.is_fixed and await database.write(people.ask_for_place, context.user_id):
        await (await find_zone(context, ask=True)).send(context, private=True)
