"""One window of a browser: who acts there, what they ask for, and what they are told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

from aiohttp import WSMsgType, web

from ..faults import Json
from ..message import Message
from ..options import ClientRefused
from ..people import Person
from ..world import Event, World
from . import shown
from .deeds import Hands

log = logging.getLogger(__name__)


class Window:
    """One websocket, and the person whom it belongs to."""

    def __init__(
        self,
        world: World,
        person: Person,
        people: Sequence[Person],
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        deeds: set[asyncio.Task[None]],
    ) -> None:
        self.world = world
        self.person = person
        self.people = people
        self.socket = socket
        self.transport = transport
        self.hands = Hands(world, person)
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._deeds = deeds

    async def serve(self) -> None:
        """Tell everything, then listen until the window is closed."""
        writer = asyncio.create_task(self._write())
        self.world.listeners.append(self._hear)
        self.tell("hello", **shown.everything(self.world, self.person, self.people))
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._begin(frame.data)
        finally:
            self.world.listeners.remove(self._hear)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def tell(self, event: str, **what: object) -> None:
        """Queue an event for the page."""
        self._outbox.put_nowait({"on": event, **what})

    def cut(self) -> None:
        """Cut the line without a word."""
        if isinstance(self.transport, asyncio.Transport):
            self.transport.abort()

    async def _write(self) -> None:
        while True:
            await self.socket.send_str(json.dumps(await self._outbox.get()))

    def _begin(self, text: str) -> None:
        # A bot may take seconds to answer. The person may do other things meanwhile, or close the window: what was
        # sent was sent.
        task = asyncio.create_task(self._do(text))
        self._deeds.add(task)
        task.add_done_callback(self._deeds.discard)

    async def _do(self, text: str) -> None:
        number: object = None
        try:
            asked = json.loads(text)
            number = asked["n"]
            answer = await self.hands.do(asked)
        except ClientRefused as refused:
            answer = {"refused": str(refused), "option": refused.option, "wanted": refused.wanted}
        except (KeyError, ValueError, TypeError, LookupError, AttributeError) as error:
            log.warning("the page asked for something odd: %r (%r)", text[:200], error)
            answer = {"refused": "that could not be read"}
        self._outbox.put_nowait({"re": number, **answer})

    def _hear(self, event: Event) -> None:
        """Pass on what this person may see."""
        if event.kind == "interaction":
            # What comes of it is told by itself, or to the window that asked for it.
            return
        if event.message is not None:
            self._hear_message(event.kind, event.message)
        elif event.kind == "typing" and event.channel is not None:
            if event.channel.allows(self.person, "view_channel"):
                self.tell("typing", channel=str(event.channel.id), user=str(self.world.bot.id))
        else:
            self.tell("places", **shown.places(self.world, self.person))

    def _hear_message(self, kind: str, message: Message) -> None:
        where = str(message.channel.id)
        if kind == "message_create":
            self._tell_pings(message, where)
        if message.ephemeral_for not in (None, self.person) or not message.channel.allows(self.person, "view_channel"):
            return
        if kind == "message_delete":
            self.tell("gone", channel=where, message=str(message.id))
        else:
            self.tell("message", message=shown.message(message, self.person))

    def _tell_pings(self, message: Message, where: str) -> None:
        """Who else at this screen was called, though not with which words."""
        called = [each for each in (*message.pings, *message.mentions.users) if each is not self.person]
        for person in self.people:
            if person in called and message.ephemeral_for is None and message.channel.allows(person, "view_channel"):
                self.tell("ping", person=str(person.id), channel=where)
