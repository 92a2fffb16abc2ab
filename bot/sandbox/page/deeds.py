"""What the page asks for, done by the person whose window it is."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ..faults import Json
from ..guild import Channel
from ..interaction import Modal, Outcome
from ..message import Message, walk
from ..options import ClientRefused
from ..people import Person
from ..world import World
from . import shown

_WHOLE, _YES_NO, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _FILE = range(4, 12)
_ENTITIES = (5, 6, 7, 8)
_UPLOAD = 19
_LONGEST_MESSAGE = 2000


@dataclass
class Hands:
    """A person, and what they have before them."""

    world: World
    person: Person
    modals: dict[str, Modal] = field(default_factory=dict)

    async def do(self, asked: Json) -> Json:
        """Do what is asked for. ClientRefused where Discord's client would not; KeyError or so if it is no request."""
        return await _DEEDS[asked["do"]](self, asked)

    def channel(self, asked: Json) -> Channel:
        """The channel that is meant, if this person sees it."""
        channel = self.world.channels.get(int(asked["channel"]))
        if channel is None or not channel.allows(self.person, "view_channel"):
            raise ClientRefused("this channel is gone")
        return channel

    def message(self, asked: Json) -> Message:
        """The message that is meant, if this person sees it."""
        message = self.channel(asked).history.get(int(asked["message"]))
        if message is None:
            raise ClientRefused("this message is gone")
        return message

    def answer(self, outcome: Outcome) -> Json:
        """What came of it, and the modal that it opened kept at hand."""
        if outcome.modal is not None:
            self.modals[str(outcome.modal.interaction.id)] = outcome.modal
        return shown.outcome(outcome)

    def entity(self, text: str, channel: Channel) -> Any:
        """A user, role or channel by its id, as far as this person knows of it."""
        guild, key = channel.guild, int(text)
        known: list[dict[int, Any]] = [self.world.users]
        if guild is not None:
            known = [{each: guild.members[each].user for each in guild.members}, guild.roles, guild.channels]
        for found in known:
            if key in found:
                return found[key]
        raise ClientRefused("this is gone")


async def _slash(hands: Hands, asked: Json) -> Json:
    channel = hands.channel(asked)
    options = _options(hands, channel, asked["command"], asked["options"])
    return hands.answer(await hands.person.slash(channel, asked["command"], **options))


async def _autocomplete(hands: Hands, asked: Json) -> Json:
    channel, others = hands.channel(asked), dict(asked["others"])
    command, option, typed = asked["command"], asked["option"], asked["typed"]
    # What is still half written elsewhere is left out, and not complained about yet.
    while others:
        with suppress(ClientRefused):
            filled = _options(hands, channel, command, others)
            return {"choices": await hands.person.autocomplete(channel, command, option, typed, **filled)}
        others.popitem()
    return {"choices": await hands.person.autocomplete(channel, command, option, typed)}


async def _click(hands: Hands, asked: Json) -> Json:
    return hands.answer(await hands.person.click(hands.message(asked), asked["custom_id"]))


async def _choose(hands: Hands, asked: Json) -> Json:
    message, values = hands.message(asked), asked["values"]
    select = next(each for each in walk(message.components) if each.get("custom_id") == asked["custom_id"])
    if select["type"] in _ENTITIES:
        values = [hands.entity(each, message.channel) for each in values]
    return hands.answer(await hands.person.choose(message, asked["custom_id"], values))


async def _submit(hands: Hands, asked: Json) -> Json:
    modal = hands.modals.get(asked["modal"])
    if modal is None:
        raise ClientRefused("this form is closed")
    values: Json = {}
    for name, value in asked["values"].items():
        kind = modal.fields[name]["type"]
        if kind in _ENTITIES:
            values[name] = [hands.entity(each, modal.interaction.channel) for each in value]
        elif kind == _UPLOAD:
            values[name] = [_file(each) for each in value]
        else:
            values[name] = value
    answer = hands.answer(await hands.person.submit(modal, values))
    if answer["error"] is None:
        del hands.modals[asked["modal"]]
    return answer


async def _say(hands: Hands, asked: Json) -> Json:
    text = str(asked["text"])
    if not 1 <= len(text) <= _LONGEST_MESSAGE:
        raise ClientRefused(f"a message takes 1 to {_LONGEST_MESSAGE} characters")
    hands.person.say(hands.channel(asked), text)
    return {}


async def _delete(hands: Hands, asked: Json) -> Json:
    hands.person.delete(hands.message(asked))
    return {}


async def _commands(hands: Hands, asked: Json) -> Json:
    return {"commands": shown.commands(hands.world, hands.person, hands.channel(asked))}


def _options(hands: Hands, channel: Channel, command: str, given: Json) -> Json:
    """The options as `Person.slash` takes them. ClientRefused at the first that cannot be read."""
    offered = shown.commands(hands.world, hands.person, channel)
    found = next((each for each in offered if each["words"] == command), None)
    if found is None:
        raise ClientRefused(f"there is no command /{command} here")
    kinds = {option["name"]: option for option in found["options"]}
    return {name: _value(hands, channel, kinds[name], value) for name, value in given.items()}


def _value(hands: Hands, channel: Channel, option: Json, value: Any) -> Any:
    kind = option["type"]
    wanted = "something from the list"
    try:
        if kind == _FILE:
            wanted = "a file"
            return _file(value)
        if kind in (_USER, _CHANNEL, _ROLE, _MENTIONABLE):
            return hands.entity(value, channel)
        if kind == _YES_NO:
            return {"true": True, "false": False}[str(value).strip().lower()]
        if kind in (_WHOLE, _NUMBER) and isinstance(value, str) and not option.get("choices"):
            wanted = "a whole number" if kind == _WHOLE else "a number"
            return int(value) if kind == _WHOLE else float(value)
    except (ValueError, KeyError, TypeError, ClientRefused):
        raise ClientRefused(f"option {option['name']}: {wanted}", option=option["name"], wanted=wanted) from None
    return value


def _file(given: Json) -> tuple[str, bytes]:
    return given["name"], base64.b64decode(given["data"])


_DEEDS: dict[str, Callable[[Hands, Json], Awaitable[Json]]] = {
    "slash": _slash,
    "autocomplete": _autocomplete,
    "click": _click,
    "choose": _choose,
    "submit": _submit,
    "say": _say,
    "delete": _delete,
    "commands": _commands,
}
