"""What the page can ask for: each request is carried out by the person whose window it is."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ..errors import ClientRefused, Json
from ..model.channels import Channel
from ..model.components import walk
from ..model.messages import Message
from ..model.outcomes import Modal, Outcome
from ..model.world import World
from ..people.person import Person
from . import views

_INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _FILE = range(4, 12)
_ENTITY_SELECTS = (5, 6, 7, 8)
_FILE_UPLOAD = 19
_LONGEST_MESSAGE = 2000


class Actions:
    """The actions of one person in one window, and the modals that are open there."""

    def __init__(self, world: World, person: Person) -> None:
        self.world = world
        self.person = person
        self._modals: dict[str, Modal] = {}
        self._by_name: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "say": self._say,
            "delete": self._delete,
            "commands": self._commands,
        }

    async def perform(self, request: Json) -> Json:
        """Carry out a request, and return the answer.

        ClientRefused if Discord's client would not do it. KeyError, ValueError, TypeError or AttributeError if the
        request makes no sense.
        """
        return await self._by_name[request["do"]](request)

    async def _slash(self, request: Json) -> Json:
        channel = self._channel(request)
        options = self._options(channel, request["command"], request["options"])
        return self._answer(await self.person.slash(channel, request["command"], **options))

    async def _autocomplete(self, request: Json) -> Json:
        channel, others = self._channel(request), dict(request["others"])
        command, option, typed = request["command"], request["option"], request["typed"]
        # Other options that are only half typed are left out, without an error.
        while others:
            with suppress(ClientRefused):
                filled = self._options(channel, command, others)
                return {"choices": await self.person.autocomplete(channel, command, option, typed, **filled)}
            others.popitem()
        return {"choices": await self.person.autocomplete(channel, command, option, typed)}

    async def _click(self, request: Json) -> Json:
        return self._answer(await self.person.click(self._message(request), request["custom_id"]))

    async def _choose(self, request: Json) -> Json:
        message, values = self._message(request), request["values"]
        select = next(each for each in walk(message.components) if each.get("custom_id") == request["custom_id"])
        if select["type"] in _ENTITY_SELECTS:
            values = [self._entity(each, message.channel) for each in values]
        return self._answer(await self.person.choose(message, request["custom_id"], values))

    async def _submit(self, request: Json) -> Json:
        modal = self._modals.get(request["modal"])
        if modal is None:
            raise ClientRefused("this form is closed")
        values: Json = {}
        for name, value in request["values"].items():
            kind = modal.fields[name]["type"]
            if kind in _ENTITY_SELECTS:
                values[name] = [self._entity(each, modal.interaction.channel) for each in value]
            elif kind == _FILE_UPLOAD:
                values[name] = [_file(each) for each in value]
            else:
                values[name] = value
        answer = self._answer(await self.person.submit(modal, values))
        if answer["error"] is None:
            del self._modals[request["modal"]]
        return answer

    async def _say(self, request: Json) -> Json:
        text = str(request["text"])
        if not 1 <= len(text) <= _LONGEST_MESSAGE:
            raise ClientRefused(f"a message takes 1 to {_LONGEST_MESSAGE} characters")
        self.person.say(self._channel(request), text)
        return {}

    async def _delete(self, request: Json) -> Json:
        self.person.delete(self._message(request))
        return {}

    async def _commands(self, request: Json) -> Json:
        return {"commands": views.commands(self.world, self.person, self._channel(request))}

    def _channel(self, request: Json) -> Channel:
        """The channel of a request, if this person sees it."""
        channel = self.world.channels.get(int(request["channel"]))
        if channel is None or not channel.allows(self.person, "view_channel"):
            raise ClientRefused("this channel is gone")
        return channel

    def _message(self, request: Json) -> Message:
        """The message of a request, if it is still there and this person sees its channel."""
        message = self._channel(request).history.get(int(request["message"]))
        if message is None:
            raise ClientRefused("this message is gone")
        return message

    def _answer(self, outcome: Outcome) -> Json:
        """The answer for an outcome. If it opened a modal, that can be submitted from now on."""
        if outcome.modal is not None:
            self._modals[str(outcome.modal.interaction.id)] = outcome.modal
        return views.outcome(outcome)

    def _entity(self, text: str, channel: Channel) -> Any:
        """The user, role or channel with an id, if it is one of the channel's guild."""
        guild, key = channel.guild, int(text)
        known: list[dict[int, Any]] = [self.world.users]
        if guild is not None:
            known = [{each: guild.members[each].user for each in guild.members}, guild.roles, guild.channels]
        for found in known:
            if key in found:
                return found[key]
        raise ClientRefused("this is gone")

    def _options(self, channel: Channel, command: str, given: Json) -> Json:
        """Options as `Person.slash` takes them. ClientRefused at the first that makes no sense."""
        offered = views.commands(self.world, self.person, channel)
        found = next((each for each in offered if each["words"] == command), None)
        if found is None:
            raise ClientRefused(f"there is no command /{command} here")
        options = {option["name"]: option for option in found["options"]}
        return {name: self._value(channel, options[name], value) for name, value in given.items()}

    def _value(self, channel: Channel, option: Json, value: Any) -> Any:
        kind = option["type"]
        wanted = "something from the list"
        try:
            if kind == _FILE:
                wanted = "a file"
                return _file(value)
            if kind in (_USER, _CHANNEL, _ROLE, _MENTIONABLE):
                return self._entity(value, channel)
            if kind == _BOOLEAN:
                return {"true": True, "false": False}[str(value).strip().lower()]
            if kind in (_INTEGER, _NUMBER) and isinstance(value, str) and not option.get("choices"):
                wanted = "a whole number" if kind == _INTEGER else "a number"
                return int(value) if kind == _INTEGER else float(value)
        except (ValueError, KeyError, TypeError, ClientRefused):
            raise ClientRefused(f"option {option['name']}: {wanted}", option=option["name"], wanted=wanted) from None
        return value


def _file(given: Json) -> tuple[str, bytes]:
    return given["name"], base64.b64decode(given["data"])
