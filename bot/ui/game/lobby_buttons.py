"""What the buttons and menus of a lobby do, and the private message behind **More**: the rules, the time of turns, and
what the host rarely changes.
"""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.cities import prepare
from bot.coach.adviser import Character
from bot.errors import Refused
from bot.hooks import features
from bot.model.deadline import DAY, MOST_FREE_DAYS
from bot.model.games import Change, Status, StoredGame
from bot.play import opponents
from bot.play.guards import Needs
from bot.play.lobby import cancel, join, leave, remove, set_hints, set_rules, set_seats, set_target, set_turns, start
from bot.play.lobby_time import host_pressed, host_seconds
from bot.rulesets import in_language
from bot.sentences import weekday
from bot.servers.settings import TURN_SECONDS_CHOICES
from bot.store import people
from bot.ui.components import (
    ActionRow,
    Component,
    Screen,
    action_row,
    select,
    select_option,
    select_options,
    text_display,
    text_displays,
)
from bot.ui.context import Context
from bot.ui.display import TEAL, Display
from bot.ui.game.checking import fixed_by
from bot.ui.game.lobby import REMOVED, in_records, in_time, more_buttons
from bot.ui.game.table import AnsweringAction, ChangingAction, Table, as_change
from bot.ui.game.threads import in_thread, name_missing_permissions
from bot.ui.game_addresses import Address, Verb, address_of, chosen_number
from bot.ui.page import chosen_hour, read_person
from bot.ui.presentation import Action, presentation_of
from bot.ui.rules.view import rule_set_options
from bot.ui.services import Services, delete_private
from bot.ui.zones import chosen_zone, menus, zone_now
from bot.zones import UTC, Zone


def notice_host(table: Table) -> None:
    """Notes that the host is there, which each press of theirs says."""
    if table.context.user_id == table.stored.host_id:
        table.session.remember(host_pressed(table.stored, now=table.session.now()))


async def _join(table: Table, _address: Address) -> Change:
    return join(table.stored, table.context.user_id, table.context.interaction.id, now=table.session.now())


async def _start(table: Table, address: Address) -> None:
    context, session = table.context, table.session
    begin = opponents.start_alone if address.verb == Verb.ALONE else start
    change = begin(table.stored, context.user_id, context.interaction.id, now=session.now(), roller=session.roller)
    await table.make(in_thread(context, change))
    close_panels(context.services, table.stored.id)
    # After the board, because a press has one answer.
    await name_missing_permissions(context)


async def _set_hints(table: Table, address: Address) -> Change:
    return set_hints(table.stored, table.context.user_id, allowed=address.verb == Verb.HINTS_ON)


def _character(_arguments: tuple[str, ...], chosen: str) -> Character | None:
    """The computer that was chosen; None removes an opponent. Raises Refused."""
    if chosen == REMOVED:
        return None
    number = chosen_number((), chosen)
    if number >= len(Character):
        raise Refused("unknown-button")
    return tuple(Character)[number]


async def _choose_opponent(table: Table, address: Address) -> Change:
    if address.arguments is None:
        return opponents.remove(table.stored, table.context.user_id)
    table.services.coach.prepare(table.stored.rules)
    return opponents.add(table.stored, table.context.user_id, address.arguments)


_WEEK = "0123456"
"""The days of a week from Monday, in addresses."""
_WEST = 11
"""The hours behind UTC of zone 0 in the menu of an earlier version, which had only whole hours."""


async def _read_rules(table: Table, _address: Address) -> None:
    await show_more(table.context, table.stored)


async def show_more(context: Context, stored: StoredGame, *, instead: str = "") -> None:
    """Shows the panel of `more` in a new private message."""
    message_id = await context.answers.show(view=await more(context, stored, instead=instead))
    _keep(context, stored, message_id)


def _keep(context: Context, stored: StoredGame, message_id: int) -> None:
    """Keeps a private message to delete it when the game starts."""
    panels = context.services.panels.setdefault(stored.id, {})
    panels[context.user_id] = partial(context.interaction.followup.delete_message, message_id)


def close_panels(services: Services, game_id: int) -> None:
    for panel in services.panels.pop(game_id, {}).values():
        services.tasks.begin(delete_private(panel))


async def _choose_rules(table: Table, _address: Address) -> Change:
    context = table.context
    if not context.first_chosen:
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    ruleset = in_language(book.find(context.first_chosen), context.here.locale)
    return set_rules(table.stored, context.user_id, ruleset)


async def _choose_target(table: Table, address: Address) -> Change:
    """Changes the target of the lobby. Raises Refused and RuleSetError."""
    # Checking a target takes a while.
    return await asyncio.to_thread(set_target, table.stored, table.context.user_id, address.arguments)


async def _choose_seats(table: Table, address: Address) -> Change:
    return set_seats(table.stored, table.context.user_id, address.arguments)


async def _choose_turns(table: Table, address: Address) -> Change:
    """Sets the time of turns, by a length or an hour of the day in a zone, or the days without ends. Raises Refused."""
    chosen, context, turns = address.arguments, table.context, table.stored.deadline
    zone = turns.zone or await _usual_zone(context)
    if address.verb == Verb.TURNS and chosen in TURN_SECONDS_CHOICES:
        turns = replace(turns, seconds=chosen, hour=None)
    elif address.verb == Verb.ZONE:
        turns = replace(turns, zone=chosen)
    elif address.verb == Verb.HOUR and zone is not None:
        turns = replace(turns, seconds=DAY, hour=chosen, zone=zone)
    elif address.verb == Verb.FREE_DAYS and zone is not None:
        turns = replace(turns, free_days=_weekdays(context.chosen or ()), zone=zone)
    else:
        raise Refused("unknown-button")
    return set_turns(table.stored, context.user_id, turns, limit=_longest(context), now=table.session.now())


def _zone(_arguments: tuple[str, ...], chosen: str) -> Zone:
    """The zone that was chosen. Raises Refused."""
    if chosen.isdecimal():
        return Zone.fixed((chosen_hour(chosen) - _WEST) * 60)
    return chosen_zone(chosen)


def _hour(_arguments: tuple[str, ...], chosen: str) -> int:
    return chosen_hour(chosen)


def _weekdays(chosen: tuple[str, ...]) -> str:
    """The days of the week that were chosen, as digits from 0 for Monday. Raises Refused."""
    if not set(chosen) <= set(_WEEK) or len(chosen) > MOST_FREE_DAYS:
        raise Refused("unknown-button")
    return "".join(sorted(set(chosen)))


async def _usual_zone(context: Context) -> Zone | None:
    """The zone of the host, or else the server's; None if neither was chosen."""
    own = await context.services.sessions.database.read(people.zone_of, context.user_id)
    of_server = context.services.settings.of(context.guild_id).zone
    return own or (None if of_server == UTC else of_server)


async def _show_places(table: Table, address: Address) -> None:
    await table.context.answers.edit(await more(table.context, table.stored, clock=address.arguments))


def _longest(context: Context) -> int:
    """The longest turn on this server, in seconds."""
    return context.services.settings.of(context.guild_id).longest_turn


def _person(_arguments: tuple[str, ...], chosen: str) -> int:
    """The id of the person who was chosen. Raises Refused."""
    return read_person(chosen)


async def _remove(table: Table, address: Address) -> Change:
    return remove(table.stored, table.context.user_id, address.arguments, now=table.session.now())


async def more(context: Context, stored: StoredGame, *, instead: str = "", clock: int | None = None) -> Screen:
    """The private message behind **More**. `instead` is a sentence that replaces the rules. `clock`: the hour that
    clocks show when turns end.
    """
    display, pressed = context.display, context.interaction.message
    if pressed is not None and context.has_pressed_private:
        # It is drawn anew.
        _keep(context, stored, pressed.id)
    rules = [
        display.say("rules-head", title=stored.title),
        *presentation_of(stored.rules).in_words(stored.rules, display),
        "\n".join(_conditions(stored, display)),
        fixed_by(stored.seed.commitment, display),
    ]
    rows = await _menus(context, stored, clock) if context.user_id == stored.host_id else []
    buttons = more_buttons(stored, display, context.user_id)
    texts = text_displays(*([instead] if instead else rules))
    return Screen(*texts, action_row(*buttons), *rows, accent=TEAL)


def _conditions(stored: StoredGame, display: Display) -> Iterator[str]:
    yield in_time(stored, display)
    yield in_records(stored, display)
    if stored.adviser is None:
        yield display.say("lobby-no-coach")
    yield display.say("lobby-host-away", time=display.lasting(host_seconds(stored)))


async def _menus(context: Context, stored: StoredGame, clock: int | None) -> list[Component]:
    """The menus of **More**: a server's own rule sets, because the lobby has those of the bot, and what is changed
    rarely.
    """
    display = context.display
    await asyncio.to_thread(prepare, display.locale)
    zone = stored.deadline.zone or await _usual_zone(context)
    book = await context.services.rule_books.of(context.guild_id)
    own = rule_set_options([each for each in book.own if each.engine is stored.engine], display)
    turns, longest = stored.deadline, _longest(context)
    lengths = {seconds: display.lasting(seconds) for seconds in TURN_SECONDS_CHOICES if seconds <= longest}
    length = turns.seconds if turns.hour is None else None
    possible = [number for number in stored.possible_seats if number >= len(stored.seats.players)]
    seats = {number: display.say("lobby-seats-option", seats=number) for number in possible}
    return [
        *[select(address_of(stored, Verb.CHOOSE_RULES), display.say("lobby-choose-own"), own)] * bool(own),
        *_targets(stored, display),
        select(address_of(stored, Verb.SEATS), display.say("lobby-seats"), select_options(seats, stored.seats.most)),
        select(address_of(stored, Verb.TURNS), display.say("lobby-time"), select_options(lengths, length)),
        *_times(stored, display, longest, zone, context.services.sessions.now(), clock),
        *(menu for feature in features() for menu in feature.lobby_menus(stored, display)),
        *_people(stored, display),
    ]


def _times(
    stored: StoredGame, display: Display, longest: int, zone: Zone | None, now: int, clock: int | None
) -> Iterator[Component]:
    """The menus for the time of a turn: of day, too, if it may take a day; in slow games, also for days without
    ends.
    """
    turns = stored.deadline
    if longest < DAY and not turns.is_slow:
        return
    if zone is not None:
        yield text_display(display.say("lobby-zone", zone=zone_now(zone, now, display), fixed=zone.is_fixed))
        if longest >= DAY:
            hours = {hour: display.label("lobby-hour-option", time=f"{hour:02}:00") for hour in range(24)}
            yield select(address_of(stored, Verb.HOUR), display.label("lobby-hour"), select_options(hours, turns.hour))
        if turns.is_slow:
            days = [
                select_option(weekday(int(day), display.locale), day, default=day in turns.free_days) for day in _WEEK
            ]
            label = display.label("lobby-free-days", most=MOST_FREE_DAYS)
            yield select(address_of(stored, Verb.FREE_DAYS), label, days, most=MOST_FREE_DAYS)
    to_clock, to_place = address_of(stored, Verb.CLOCK), partial(address_of, stored, Verb.ZONE)
    yield from menus(now, display, to_clock, to_place, clock)


def _people(stored: StoredGame, display: Display) -> list[ActionRow]:
    options = [
        select_option(display.in_label(player, seat), str(player))
        for seat, player in enumerate(stored.seats.players, start=1)
        if player in stored.seats.people and player != stored.host_id
    ]
    return [select(address_of(stored, Verb.REMOVE), display.say("lobby-remove"), options)] if options else []


def _targets(stored: StoredGame, display: Display) -> list[ActionRow]:
    presentation = presentation_of(stored.rules)
    now = presentation.target(stored.rules)
    if presentation.targets is None or now is None:
        return []
    offered = sorted({*presentation.targets.offered, now})
    targets = {target: display.say("lobby-target-option", target=target) for target in offered}
    return [select(address_of(stored, Verb.TARGET), display.say("lobby-target"), select_options(targets, now))]


ACTIONS: Mapping[str, Action] = {
    Verb.JOIN: ChangingAction(_join, redrawn_while=Status.LOBBY),
    Verb.LEAVE_LOBBY: ChangingAction(as_change(leave), redrawn_while=Status.LOBBY),
    Verb.START: AnsweringAction(_start, redrawn_while=Status.LOBBY),
    Verb.ALONE: AnsweringAction(_start, redrawn_while=Status.LOBBY),
    Verb.CANCEL: ChangingAction(as_change(cancel), redrawn_while=Status.LOBBY, also_private=True, reply="stopped-well"),
    Verb.HINTS_ON: ChangingAction(_set_hints, redrawn_while=Status.LOBBY, also_private=True, reply_after=more),
    Verb.HINTS_OFF: ChangingAction(_set_hints, redrawn_while=Status.LOBBY, also_private=True, reply_after=more),
    Verb.CHOOSE_OPPONENT: ChangingAction(_choose_opponent, read=_character, redrawn_while=Status.LOBBY),
    Verb.RULES: AnsweringAction(_read_rules, needs=Needs.LOBBY),
    Verb.CHOOSE_RULES: ChangingAction(_choose_rules, redrawn_while=Status.LOBBY, also_private=True, reply_after=more),
    Verb.TARGET: ChangingAction(_choose_target, read=chosen_number, private=True, reply_after=more),
    Verb.SEATS: ChangingAction(_choose_seats, read=chosen_number, private=True, reply_after=more),
    **{
        verb: ChangingAction(_choose_turns, read=read, private=True, reply_after=more)
        for verb, read in ((Verb.TURNS, chosen_number), (Verb.HOUR, _hour), (Verb.ZONE, _zone))
    },
    Verb.FREE_DAYS: ChangingAction(_choose_turns, private=True, reply_after=more),
    Verb.CLOCK: AnsweringAction(_show_places, read=_hour, private=True, needs=Needs.LOBBY | Needs.HOST),
    Verb.REMOVE: ChangingAction(_remove, read=_person, private=True, reply_after=more),
}
