"""What tournaments do by themselves: the clock looks at those that are due, calls players, and shows what is new."""

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import discord

from bot.discord_py import error_of
from bot.errors import FarkleError, IllegalMove
from bot.features.events import messages, model, store
from bot.features.events.runs import Meeting, Run, Step
from bot.features.events.screens import picture_of, table_of
from bot.features.events.service import Events, Progress
from bot.jobs import survives
from bot.model.games import Change, Status
from bot.model.servers import link_to
from bot.play import claims
from bot.play.turns import ended
from bot.ui.components import Screen
from bot.ui.display import Display
from bot.ui.game.table import Table
from bot.ui.services import Services

log = logging.getLogger(__name__)

_MOST_CALLS = 5
"""A look; Discord lets few messages be sent to a channel at once."""
_MOST_PINGS = 100
_RETRY_SECONDS = 60


class EventClock:
    """`may_act_on`: are people on a server there to see what the bot does, and does Discord let it?"""

    def __init__(self, events: Events, services: Services, may_act_on: Callable[[int], bool]) -> None:
        self._events = events
        self._services = services
        self._database = services.sessions.database
        self._may_act_on = may_act_on

    async def look(self) -> None:
        for event_id, guild_id in await self._database.read(store.due, self._events.now()):
            if not self._may_act_on(guild_id):
                continue
            if not await survives(self._look_at(event_id), log, "tournament %s could not go on", event_id):
                await self._database.write(store.put_off, event_id, self._events.now() + _RETRY_SECONDS)

    async def _look_at(self, event_id: int) -> None:
        progress = await self._events.advance(event_id, self)
        run = progress.run
        display = self._services.displays.at(run.guild_id, run.channel_id)
        if await self._show(progress, display):
            await self._events.repeat(run)
            await self._database.write(store.look_again, run, self._events.now())

    async def claim(self, meeting: Meeting) -> bool:
        """Claims the win for the person who is left in a game. False if they never played in it themselves."""
        return await self._settle(meeting, by_claim=True)

    async def stop(self, meeting: Meeting) -> None:
        await self._settle(meeting, by_claim=False)

    async def _settle(self, meeting: Meeting, *, by_claim: bool) -> bool:
        try:
            async with self._services.sessions.lock(meeting.game_id or 0, anew=True) as session:
                stored = session.stored
                display = self._services.displays.at(stored.guild_id, stored.board_of(None).channel_id)
                table = Table(self._services, session, display)
                if not by_claim:
                    change = Change(stored, ended(stored, Status.STOPPED))
                elif stored.lone is None or not claims.may_claim(stored):
                    return False
                else:
                    player = stored.player(stored.lone)
                    change = claims.claim(stored, player, session.delays, now=session.now())
                await table.make(change)
            table.deliver_rest()
        except FarkleError as error:
            # Somebody who is gone may be on holiday, or has come back.
            log.info("game %s of a tournament is left alone: %s", meeting.game_id, error.code)
        return True

    async def _show(self, progress: Progress, display: Display) -> bool:
        """Returns whether all is shown; the rest is shown at the next look."""
        run = progress.run
        waiting = () if run.event.is_over or run.event.paused_at is not None else run.open_meetings
        unshown = [each for each in waiting if each.message_id is None and each.game_id is None]
        for meeting in unshown[:_MOST_CALLS]:
            people = [run.user(number) for number in meeting.pair]
            if (message_id := await self._call(run, messages.call(run, meeting, display), people)) is None:
                break
            await self._database.write(store.set_message_of, run.id, meeting, message_id)
        for meeting in progress.warned:
            link = link_to(run.guild_id, run.channel_id, meeting.message_id)
            await self._send(run, messages.warning(run, meeting, display, link), map(run.user, meeting.absent))
        for meeting in progress.missed:
            if meeting.message_id is not None:
                await self._edit(run, meeting.message_id, messages.call(run, meeting, display))
        if any(isinstance(fact, model.CheckInOpened) for fact in progress.facts):
            await self._call_all(run, display)
        if run.shown < run.event.revision or run.message_id is None or any(each.game_id for each in run.open_meetings):
            await self._show_event(progress, display)
        return len(unshown) <= _MOST_CALLS

    async def _show_event(self, progress: Progress, display: Display) -> None:
        """Edits the tournament's message. Its end is a new message, and so is one that replaces a lost one."""
        run, table = progress.run, await table_of(progress.run)
        picture = await picture_of(run, table, display)
        screen, files = messages.screen(run, display, table, picture), [picture.file()] if picture else []
        if run.message_id is not None and not progress.has_ended:
            error = await self._edit(run, run.message_id, screen, attachments=files)
            if not isinstance(error, discord.NotFound):
                return
        message_id = await self._send(run, screen, files=files)
        if not isinstance(message_id, int):
            return
        await self._database.write(store.set_message, run.id, message_id, run.event.revision)
        if run.message_id is not None:
            moved = messages.moved(run, display, link_to(run.guild_id, run.channel_id, message_id))
            await self._edit(run, run.message_id, moved, attachments=[])

    async def _call_all(self, run: Run, display: Display) -> None:
        people = [run.user(player.number) for player in run.event.players if player.is_active]
        for first in range(0, len(people), _MOST_PINGS):
            called = people[first : first + _MOST_PINGS]
            await self._call(run, messages.to_check_in(run, display, called), called)

    async def _call(self, run: Run, screen: Screen, called: Sequence[int]) -> int | None:
        """The id of the new message. If the channel is gone, the tournament ends; if the bot may not write there, it is
        paused, so that no one misses what they can't see.
        """
        sent = await self._send(run, screen, called)
        if isinstance(sent, discord.NotFound | discord.Forbidden):
            halt = model.Stopped if isinstance(sent, discord.NotFound) else model.Paused
            with suppress(IllegalMove):
                await self._events.do(run.id, lambda _run: Step((halt(self._events.now()),)))
        return sent if isinstance(sent, int) else None

    async def _send(
        self, run: Run, screen: Screen, called: Iterable[int] = (), files: Sequence[discord.File] = ()
    ) -> int | Exception:
        """The id of the new message, or why there is none."""
        where = (run.guild_id, run.channel_id, f"send a message of tournament {run.id}")
        return await self._services.messages.try_to_send(*where, called=called, view=screen, files=[*files])

    async def _edit(self, run: Run, message_id: int, screen: Screen, **what: object) -> Exception | None:
        editing = self._services.messages.edit(run.guild_id, run.channel_id, message_id, view=screen, **what)
        return await error_of(editing, f"edit a message of tournament {run.id}")
