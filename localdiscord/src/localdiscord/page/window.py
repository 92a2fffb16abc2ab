"""A window of a browser: what its page can ask for, which the person of that window does, and the answers."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from ..errors import ClientRefused, Json
from ..model.channels import Channel
from ..model.components import CHANNEL_SELECT, FILE_UPLOAD, MENTIONABLE_SELECT, ROLE_SELECT, USER_SELECT
from ..model.interactions import Modal, Outcome
from ..model.messages import Message
from ..model.world import Event, World
from ..people.commands import BOOLEAN, CHANNEL, FILE, INTEGER, OF_USERS, USER, offered_commands
from ..people.person import Person
from . import views

log = logging.getLogger(__name__)
_LONGEST_MESSAGE = 2000


class Window:
    """A websocket, and the person who acts there. Each action that its page can ask for is a method `do_…`."""

    def __init__(
        self,
        world: World,
        person: Person,
        people: Sequence[Person],
        socket: web.WebSocketResponse,
        tasks: set[asyncio.Task[None]],
    ) -> None:
        self.world = world
        self.person = person
        self.people = people
        self.socket = socket
        self._modals: dict[str, Modal] = {}
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
            answer = await getattr(self, f"do_{request['do']}")(request)
        except ClientRefused as refused:
            answer = {"refused": str(refused), "option": refused.option, "wanted": refused.wanted}
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            log.warning("a request from the page makes no sense: %r (%r)", text[:200], error)
            answer = {"refused": "this request makes no sense"}
        self._outbox.put_nowait({"re": number, **answer})

    async def do_slash(self, request: Json) -> Json:
        channel = self._channel(request["channel"])
        options = self._options(channel, request["command"], request["options"])
        return self._answer(await self.person.slash(channel, request["command"], **options))

    async def do_use_on(self, request: Json) -> Json:
        channel, user = self._channel(request["channel"]), self.world.users[int(request["user"])]
        return self._answer(await self.person.use_on(channel, user, request["command"]))

    async def do_menu(self, request: Json) -> Json:
        offered = offered_commands(self.world, self.person, self._channel(request["channel"]), OF_USERS)
        return {"commands": list(offered)}

    async def do_autocomplete(self, request: Json) -> Json:
        channel, others = self._channel(request["channel"]), dict(request["others"])
        command, option, typed = request["command"], request["option"], request["typed"]
        # Other options that are only half typed are left out, without an error.
        while others:
            with suppress(ClientRefused):
                filled = self._options(channel, command, others)
                return {"choices": await self.person.autocomplete(channel, command, option, typed, **filled)}
            others.popitem()
        return {"choices": await self.person.autocomplete(channel, command, option, typed)}

    async def do_click(self, request: Json) -> Json:
        return self._answer(await self.person.click(self._message(request), request["custom_id"]))

    async def do_choose(self, request: Json) -> Json:
        message, custom_id, values = self._message(request), request["custom_id"], request["values"]
        kinds = {each.custom_id: each.type for each in message.selects}
        return self._answer(await self.person.choose(message, custom_id, self._chosen(kinds.get(custom_id), values)))

    async def do_submit(self, request: Json) -> Json:
        modal = self._modals.get(request["modal"])
        if modal is None:
            raise ClientRefused("this form is closed")
        fields = modal.fields
        values = {name: self._chosen(fields[name]["type"], value) for name, value in request["values"].items()}
        answer = self._answer(await self.person.submit(modal, values))
        if answer["error"] is None:
            del self._modals[request["modal"]]
        return answer

    async def do_say(self, request: Json) -> Json:
        text = str(request["text"])
        if not 1 <= len(text) <= _LONGEST_MESSAGE:
            raise ClientRefused(f"a message takes 1 to {_LONGEST_MESSAGE} characters")
        self.person.say(self._channel(request["channel"]), text)
        return {}

    async def do_delete(self, request: Json) -> Json:
        self.person.delete(self._message(request))
        return {}

    async def do_commands(self, request: Json) -> Json:
        return {"commands": views.commands(self.world, self.person, self._channel(request["channel"]))}

    def _channel(self, channel_id: str) -> Channel:
        """The channel with an id, if this person sees it."""
        channel = self.world.channels.get(int(channel_id))
        if channel is None or not channel.allows(self.person, "view_channel"):
            raise ClientRefused("this channel is gone")
        return channel

    def _message(self, request: Json) -> Message:
        """The message of a request, if it is still there and this person sees its channel."""
        message = self._channel(request["channel"]).history.get(int(request["message"]))
        if message is None:
            raise ClientRefused("this message is gone")
        return message

    def _chosen(self, kind: int | None, value: Any) -> Any:
        """The values of a component, as people have them: files, and what menus name by ids."""
        if kind == FILE_UPLOAD:
            return [(each["name"], base64.b64decode(each["data"])) for each in value]
        if kind == CHANNEL_SELECT:
            return [self._channel(each) for each in value]
        if kind not in (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT):
            return value
        roles = {each.id: each for guild in self.world.guilds.values() for each in guild.roles.values()}
        return [(self.world.users | roles)[int(each)] for each in value]

    def _answer(self, outcome: Outcome) -> Json:
        """The answer for an outcome. If it opened a modal, that can be submitted from now on."""
        answer: Json = {"error": outcome.error}
        if (modal := outcome.modal) is not None:
            number = str(modal.interaction.id)
            self._modals[number] = modal
            answer["modal"] = {"id": number, "title": modal.title, "components": modal.components}
        return answer

    def _options(self, channel: Channel, command: str, given: Json) -> Json:
        """Options as `Person.slash` takes them, and refuses them."""
        offered = views.commands(self.world, self.person, channel)
        found = next((each for each in offered if each["words"] == command), None)
        if found is None:
            raise ClientRefused(f"there is no command /{command} here")
        options = {option["name"]: option for option in found["options"]}
        return {name: self._value(options[name], value) for name, value in given.items()}

    def _value(self, option: Json, value: Any) -> Any:
        """Converts what was typed or chosen to the type of the option, if it fits."""
        kind = option["type"]
        with suppress(ValueError, KeyError, TypeError, ClientRefused):
            if kind == FILE:
                return value["name"], base64.b64decode(value["data"])
            if kind == USER:
                return self.world.users[int(value)]
            if kind == CHANNEL:
                return self._channel(value)
            if kind == BOOLEAN:
                return {"true": True, "false": False}[str(value).strip().lower()]
            if kind == INTEGER and not option.get("choices"):
                return int(value)
        return value

    def _on_event(self, event: Event) -> None:
        if event.kind == "interaction":
            # Its messages are events of their own, and the window that asked for it gets the answer.
            return
        if event.message is not None:
            self._on_message(event.kind, event.message)
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
