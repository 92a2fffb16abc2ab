"""Connects tournaments with the core."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Column, ColumnElement, select

from bot.features.events import form, screens, store
from bot.features.events.clock import EventClock
from bot.features.events.messages import ROUTE, address
from bot.features.events.runs import call_of
from bot.features.events.service import Events
from bot.hooks import Feature, Reminder, Spot
from bot.jobs import Job
from bot.model.games import StoredGame
from bot.model.servers import MODERATING
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import Button, button
from bot.ui.context import Route
from bot.ui.display import Display

if TYPE_CHECKING:
    from bot.client import FarkleBot


class Tournaments(Feature):
    # The core has events of its own.
    name = "tournaments"
    has_commands = True
    powers = (form.STARTING, MODERATING)

    def saved(self, transaction: Transaction, before: StoredGame, after: StoredGame) -> None:
        if after.has_ended and not before.has_ended:
            store.game_ended(transaction, after.id)

    def reminder(self, transaction: Transaction, user_id: int, now: int) -> Reminder | None:
        calls = [(call, run) for run in store.runs_of(transaction, user_id) if (call := call_of(run, user_id))]
        if not calls:
            return None
        call, run = max(calls, key=lambda each: each[0].since)
        return Reminder(partial(screens.reminder, run, call), call.since, call.until - call.since)

    def rivals(self, transaction: Transaction, guild_id: int, user_id: int) -> Iterator[int]:
        for run in store.runs_of(transaction, user_id, guild_id):
            if run.sits(user_id):
                yield from run.users

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterator[Button]:
        if spot is Spot.HELP:
            yield button(display.say("tournament-form"), address("form"))

    def gave_back(self, transaction: Transaction, since: Callable[[int], int], now: int) -> None:
        store.give_back(transaction, since, now)

    def has_own_limits(self, game_id: "Column[int]") -> Iterable[ColumnElement[bool]]:
        yield store.is_of_event(game_id)

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        services, sessions = bot.services, bot.services.sessions
        events = Events(bot.database, services.clock, sessions.draw_secret, services.refuses)
        return events, EventClock(events, services, bot.clock.may_act_on)

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        yield Job("tournaments", 2, bot.services.get(EventClock).look)

    def routes(self) -> Mapping[str, Route]:
        return {ROUTE: Route(screens.read)}

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.entrants.c.user_id, store.entrants.c.event_id)
        yield Personal(store.events.c.host_id, store.events.c.id)

    def exported(self) -> Mapping[str, Subject]:
        entered = select(store.entrants.c.event_id, store.events.c.guild_id, store.entrants.c.number).join(store.events)
        began = select(*store.events.c["id", "guild_id", "channel_id", "opened_at"])
        return {
            "tournaments": Subject(entered, store.entrants.c.user_id, (store.entrants.c.event_id,)),
            "tournaments_begun": Subject(began, store.events.c.host_id, (store.events.c.id,)),
        }

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        return store.forget_some(transaction, guild_id)
