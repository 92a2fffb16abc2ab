"""Pressed buttons, chosen options and submitted modals are routed by their `custom_id`.

There is one grammar: `<room>:<part>:<part>…`. A room is a family of screens, which registers one handler; the parts are
the room's own business. The first room that fits handles the press, and nobody else is asked. Because an address says
everything by itself, it works after a restart, and on messages of earlier versions.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.errors import Refused
from bot.ui.context import Context

Handler = Callable[[Context, tuple[str, ...]], Awaitable[None]]
"""Acts on one press; gets the parts of its address. Raises Refused."""


@dataclass(frozen=True, slots=True)
class Room:
    """A family of screens: what acts on their presses, and for whom and where they are.

    `managers_only` rooms are for people who manage the server. What is `anywhere` also works in direct messages.
    """

    handle: Handler
    managers_only: bool
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class Address:
    """Where a press goes. `parse(str(address)) == address`."""

    room: str
    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((self.room, *self.parts))


def parse(custom_id: str) -> Address:
    """The address in a `custom_id`, whoever wrote it."""
    room, *parts = custom_id.split(":")
    return Address(room, tuple(parts))


class Router:
    """Knows the rooms, by the first part of their addresses."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self.rooms = rooms

    def is_for_managers(self, custom_id: str) -> bool:
        """Does this address lead to a screen that is only for people who manage the server?"""
        room = self._room_of(custom_id)
        return room is not None and room.managers_only

    def is_anywhere(self, custom_id: str) -> bool:
        """Does this address lead to a screen that also works in direct messages?"""
        room = self._room_of(custom_id)
        return room is not None and room.anywhere

    async def route(self, context: Context) -> None:
        """Hands a press to its room. Raises Refused (`unknown-button`) where there is none."""
        address = parse(context.custom_id)
        room = self.rooms.get(address.room)
        if room is None:
            raise Refused("unknown-button")
        await room.handle(context, address.parts)

    def _room_of(self, custom_id: str) -> Room | None:
        return self.rooms.get(custom_id.partition(":")[0])
