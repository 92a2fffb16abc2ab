"""A window of a browser: the requests of its page, and the answers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

from aiohttp import WSMsgType, web

from ..errors import ClientRefused, Json
from ..model.messages import Message
from ..model.world import Event, World
from ..people.person import Person
from . import views
from .actions import Actions

log = logging.getLogger(__name__)


class Window:
    """A websocket, and the person who acts there."""

    def __init__(
        self,
        world: World,
        person: Person,
        people: Sequence[Person],
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        tasks: set[asyncio.Task[None]],
    ) -> None:
        self.world = world
        self.person = person
        self.people = people
        self.socket = socket
        self.transport = transport
        self.actions = Actions(world, person)
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks = tasks

    async def serve(self) -> None:
        """Send the whole state, then changes, and carry out requests until the window is closed."""
        writer = asyncio.create_task(self._write())
        self.world.listeners.append(self._on_event)
        self.send("hello", **views.initial_state(self.world, self.person, self.people))
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._begin(frame.data)
        finally:
            self.world.listeners.remove(self._on_event)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def send(self, event: str, **data: object) -> None:
        self._outbox.put_nowait({"on": event, **data})

    def drop(self) -> None:
        if isinstance(self.transport, asyncio.Transport):
            self.transport.abort()

    async def _write(self) -> None:
        while True:
            await self.socket.send_str(json.dumps(await self._outbox.get()))

    def _begin(self, text: str) -> None:
        # A bot may take seconds to answer. Meanwhile the person may do other things, or close the window, which does
        # not take back what they did.
        task = asyncio.create_task(self._perform(text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _perform(self, text: str) -> None:
        number: object = None
        try:
            request = json.loads(text)
            number = request["n"]
            answer = await self.actions.perform(request)
        except ClientRefused as refused:
            answer = {"refused": str(refused), "option": refused.option, "wanted": refused.wanted}
        except (KeyError, ValueError, TypeError, LookupError, AttributeError) as error:
            log.warning("a request from the page makes no sense: %r (%r)", text[:200], error)
            answer = {"refused": "this request makes no sense"}
        self._outbox.put_nowait({"re": number, **answer})

    def _on_event(self, event: Event) -> None:
        if event.kind == "interaction":
            # Its messages are events of their own, and the window that asked for it gets the answer.
            return
        if event.message is not None:
            self._on_message(event.kind, event.message)
        elif event.kind == "typing" and event.channel is not None:
            if event.channel.allows(self.person, "view_channel"):
                self.send("typing", channel=str(event.channel.id), user=str(self.world.bot.id))
        else:
            self.send("places", **views.places(self.world, self.person))

    def _on_message(self, kind: str, message: Message) -> None:
        place = str(message.channel.id)
        if kind == "message_create":
            self._send_pings(message, place)
        if message.ephemeral_for not in (None, self.person) or not message.channel.allows(self.person, "view_channel"):
            return
        if kind == "message_delete":
            self.send("gone", channel=place, message=str(message.id))
        else:
            self.send("message", message=views.message(message, self.person))

    def _send_pings(self, message: Message, place: str) -> None:
        """Tell which other people of this page were mentioned, but not what the message says."""
        mentioned = [each for each in (*message.pings, *message.mentions.users) if each is not self.person]
        for person in self.people:
            if person in mentioned and message.ephemeral_for is None and message.channel.allows(person, "view_channel"):
                self.send("ping", person=str(person.id), channel=place)
