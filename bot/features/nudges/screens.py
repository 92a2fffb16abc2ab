"""Direct messages that people asked for: it is their turn, or something else waits. Their settings are a private page.

A message of one game is a private board, as in `/farkle games`; several are listed.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from prometheus_client import Counter

from bot.discord_limits import Refusals, for_person, for_server
from bot.discord_py import UNDELIVERED, error_of
from bot.errors import FarkleError, Refused
from bot.features.nudges import store as nudges
from bot.features.nudges.model import PRESENT_SECONDS, Games, Wishes
from bot.features.nudges.rules import EVENING, decide
from bot.hooks import Reminder
from bot.jobs import survives
from bot.model.games import OwnGame, StoredGame
from bot.model.place import NOWHERE
from bot.store import finding
from bot.ui.components import Screen, Style, action_row, button, select, select_option, text_display
from bot.ui.context import Context
from bot.ui.display import TEAL, Display
from bot.ui.game.absences import Absences
from bot.ui.game.commands import entry, lines_of
from bot.ui.game_addresses import GAMES_ADDRESS
from bot.ui.messages import is_closed
from bot.ui.page import CHOSEN, Page, Pattern, read_number
from bot.ui.presentation import presentation_of
from bot.ui.services import Services
from bot.ui.zones import ZONE_PAGE, ask_for_place, set_zone, zone_now
from bot.zones import Zone

log = logging.getLogger(__name__)

_MOST_AT_ONCE = 10
"""People a round."""
_MOST_LISTED = 8
_SENDING_SECONDS = 5
_RETRY_SECONDS = 3600
_QUIET = ((0, 0), (21, 10), (22, 8), (22, 10), (23, 8), (0, 7), (0, 9), (8, 9), (18, 14))
"""The quiet hours to choose from: the hour that they begin at, and how many they are."""
_OFFSETS = 14
NUDGES = Pattern("nudges")
OFFSET = Pattern("nudge", "zone", str)
# A setting, and its value.
NUDGE = Pattern("nudge", str, str)
"""A number of hours that no zone is ahead of UTC."""
sent = Counter("farkle_nudges", "Direct messages that people asked for.", ["outcome"])
"""Outcomes are sent, closed (the person takes none) and failed."""
SETTINGS = ("games", "daily", "quiet", "evening")
"""In order."""


class Nudger:
    """Sends only where direct messages are served: one process has them all."""

    def __init__(self, client: discord.Client, services: Services, absences: Absences, refusals: Refusals) -> None:
        self._client = client
        self._services = services
        self._database = services.sessions.database
        self._absences = absences
        self._refusals = refusals

    async def look(self) -> None:
        """Sends to some people, those first who wait longest."""
        if not self._absences.is_here(NOWHERE) or not self._refusals.may_ask(NOWHERE):
            return
        sessions = self._services.sessions
        now = sessions.now()
        for user_id in await self._database.read(nudges.due, now, _MOST_AT_ONCE):
            if not await survives(self._look_at(user_id, now), log, "a person could not get a nudge"):
                await self._database.write(nudges.put_off, user_id, now + _RETRY_SECONDS)

    async def _look_at(self, user_id: int, now: int) -> None:
        last_press = self._services.sessions.last_press
        decided = partial(decide, now=now, pressed_at=lambda game_id: last_press(game_id, user_id).at)
        taken = await self._database.write(nudges.take, user_id, now, decided)
        if taken is None or self._services.refuses(user_id):
            return
        wishes, due, reminders = taken
        displays = self._services.displays
        own = displays.of_person(user_id, wishes.locale, displays.of(NOWHERE, wishes.locale))
        display = replace(own, viewer=user_id)
        ids = [turn.game_id for turn in due.nudged if turn.game_id]
        # The bot may have left their server.
        if ids and (games := await self._database.read(finding.of_ids, user_id, ids)):
            await self._send(user_id, await self._nudge(games, display))
        calls = {turn.since for turn in due.nudged if not turn.game_id}
        if called := [reminder for reminder in reminders if reminder.since in calls]:
            await self._send(user_id, _reminder(called, "games", display))
        if due.reminds and (rest := [reminder for reminder in reminders if reminder not in called]):
            await self._send(user_id, _reminder(rest, "evening", display))

    async def _nudge(self, games: Sequence[OwnGame], display: Display) -> Screen:
        head = display.say("nudge-head", games=len(games))
        below = (
            button(display.say("button-games"), GAMES_ADDRESS),
            button(display.say("nudge-stop"), NUDGE.address("games", Games.OFF)),
        )
        if len(games) == 1 and games[0].is_playable_anywhere:
            try:
                # The game's server may be served elsewhere.
                async with self._services.sessions.lock(games[0].game.id, anew=True) as session:
                    stored = session.stored
                above = "\n".join([head, *lines_of(games[0], display)[:1]])
                board = presentation_of(stored.rules).board(stored, display, above=above)
                return board.with_below(action_row(*below))
            except FarkleError as error:
                log.info("game %s is only linked: %s", games[0].game.id, error.code)
        entries = [entry(game, display) for game in games[:_MOST_LISTED]]
        return Screen(text_display(head), *entries, action_row(*below), accent=TEAL)

    async def _send(self, user_id: int, screen: Screen) -> None:
        """A failed message is not repeated. If direct messages are closed, it was the last."""
        for_server.set(NOWHERE)
        for_person.set(user_id)
        outcome = "sent"
        try:
            async with asyncio.timeout(_SENDING_SECONDS):
                channel = await self._client.create_dm(discord.Object(user_id))
                await self._services.messages.send(NOWHERE, channel.id, view=screen)
        except UNDELIVERED as error:
            log.info("could not send a nudge: %r", error)
            outcome = "closed" if is_closed(error) else "failed"
            if outcome == "closed":
                await self._database.write(nudges.close, user_id)
        sent.labels(outcome).inc()


def _reminder(reminders: Sequence[Reminder], setting: str, display: Display) -> Screen:
    """`setting`: what **Stop** turns off."""
    stop = button(display.say("nudge-stop"), NUDGE.address(setting, "off"))
    said, buttons = zip(*(reminder.show(display) for reminder in reminders), strict=True)
    return Screen(text_display("\n".join(said)), action_row(*buttons, stop), accent=TEAL)


def are_news(before: StoredGame, after: StoredGame, user_id: int) -> bool:
    """Did this person join or start a slow game? Its lobby's message stays, so a private one may be below."""
    begins = user_id in after.seats.people and (user_id not in before.seats.people or after.is_running)
    is_slow = after.deadline.is_slow and after.guild_id != NOWHERE and not after.is_alone
    return before.game is None and begins and is_slow


async def offer(context: Context) -> None:
    """Offers nudges in a private message, once per person."""
    if await context.services.sessions.database.write(nudges.offer, context.user_id):
        yes = button(context.display.say("nudge-yes"), NUDGE.address("games", Games.SLOW), style=Style.primary)
        view = Screen(text_display(context.display.say("nudge-offer")), action_row(yes))
        await error_of(context.answers.show(view=view), "offer nudges")


async def find_nudges(context: Context) -> Page:
    return _page(context, await context.services.sessions.database.read(nudges.of, context.user_id))


async def change_nudges(context: Context, setting: str, value: str) -> Page:
    """Changes a person's nudges, and returns the page. Raises Refused (`unknown-button` for a forged press,
    `being-deleted`).
    """
    changes = _offered(setting).get(value)
    if changes is None:
        raise Refused("unknown-button")
    sessions, locale = context.services.sessions, context.own.locale
    change = partial(nudges.change, user_id=context.user_id, now=sessions.now(), locale=locale, **changes)
    return _page(context, await sessions.database.write(change))


async def keep_offset(context: Context, hours: str) -> Page:
    """The answer to a menu of an earlier version, which had only whole hours. Raises Refused."""
    await set_zone(context, Zone.fixed(read_number(hours, _OFFSETS) * 60))
    return await find_nudges(context)


def _offered(setting: str) -> Mapping[str, dict[str, Any]]:
    """Changes of the wishes, by their text in addresses."""
    match setting:
        case "games":
            return {games.value: {"games": games} for games in Games}
        case "daily" | "evening":
            return {"off": {setting: False}, "on": {setting: True}}
        case "quiet":
            return {f"{hour}-{hours}": {"quiet_from": hour, "quiet_hours": hours} for hour, hours in _QUIET}
    return {}


def _page(context: Context, wishes: Wishes) -> Page:
    display, now = context.display, context.services.sessions.now()
    head = display.say("nudges", minutes=PRESENT_SECONDS // 60, zone=zone_now(wishes.zone, now, display))
    texts = [head, *([display.say("nudges-closed")] if wishes.closed else [])]
    menus = []
    for setting in SETTINGS:
        options = [
            select_option(_label(setting, value, display), value, default=replace(wishes, **changes) == wishes)
            for value, changes in _offered(setting).items()
        ]
        menus.append(select(NUDGE.address(setting, CHOSEN), display.label(f"nudges-{setting}"), options))
    change = action_row(button(display.say("button-zone"), ZONE_PAGE))
    return Page((*map(text_display, texts), change, *menus), is_own=True, then=partial(ask_for_place, context))


def _label(setting: str, value: str, display: Display) -> str:
    match setting:
        case "games":
            return display.label("nudges-games-choice", value=value)
        case "quiet":
            first, hours = map(int, value.split("-"))
            return display.label("nudges-quiet-choice", first=first, last=(first + hours) % 24, hours=hours)
    return display.label(f"nudges-{setting}-choice", value=value, hour=EVENING)
