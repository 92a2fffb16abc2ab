"""What people have been shown and can press."""

import re
from collections import OrderedDict, deque
from typing import Any

from localdiscord import Button, Channel, Event, Message, Modal, Select
from localdiscord.model.world import World
from tests.support.tavern import game_address

KNOWN_PREFIXES = ("fk:", "fr:", "fp:", "fe:", "fs:", "fc:")
_MESSAGES, _OF_A_MESSAGE, _SHAPES, _OF_A_SHAPE = 400, 40, 300, 5


class Seen:
    """Messages, addresses and forms, newest last."""

    def __init__(self, world: World) -> None:
        self.messages: OrderedDict[int, Message] = OrderedDict()
        # Each game's newest public message with buttons.
        self.boards: dict[int, Message] = {}
        self._games: dict[int, int] = {}
        # By message: addresses, also of earlier versions.
        self._drawn: dict[int, deque[str]] = {}
        self.modals: deque[Modal] = deque(maxlen=20)
        # By option: autocompletion offers.
        self.offered: dict[str, list[Any]] = {}
        # By prefix, then by address without numbers, so that rare ones are found.
        self._addresses: dict[str, OrderedDict[str, deque[str]]] = {}
        world.listeners.append(self._display)

    @property
    def prefixes(self) -> list[str]:
        return sorted(self._addresses)

    @property
    def prefixes_to_try(self) -> list[str]:
        return sorted({*KNOWN_PREFIXES, *self._addresses})

    def addresses(self, prefix: str) -> list[deque[str]]:
        return list(self._addresses[prefix].values())

    def drawn_on(self, message: Message) -> list[str]:
        return list(self._drawn.get(message.id, ()))

    def words(self) -> list[str]:
        shapes = (shape for shapes in self._addresses.values() for shape in shapes)
        return sorted({word for shape in shapes for word in shape.split(":")} | {"*"})

    def in_place(self, place: Channel) -> list[Message]:
        """Existing messages with something to press."""
        return [each for each in self.messages.values() if each.channel is place and not each.deleted]

    def _display(self, event: Event) -> None:
        message = event.message
        if message is None or event.kind not in ("message_create", "message_update"):
            return
        shown: list[Button | Select] = [*message.buttons, *message.selects]
        custom_ids = [each.custom_id for each in shown if each.custom_id]
        self._see_board(message, custom_ids)
        if not custom_ids:
            return
        self.messages[message.id] = message
        self.messages.move_to_end(message.id)
        self._drawn.setdefault(message.id, deque(maxlen=_OF_A_MESSAGE)).extend(custom_ids)
        if len(self.messages) > _MESSAGES:
            oldest, _ = self.messages.popitem(last=False)
            del self._drawn[oldest]
        for custom_id in custom_ids:
            self._see_address(custom_id)

    def _see_address(self, custom_id: str) -> None:
        prefix = custom_id.partition(":")[0] + ":"
        shapes = self._addresses.setdefault(prefix, OrderedDict())
        shape = re.sub(r"\d+", "", custom_id)
        shapes.setdefault(shape, deque(maxlen=_OF_A_SHAPE)).append(custom_id)
        if len(shapes) > _SHAPES:
            shapes.popitem(last=False)

    def _see_board(self, message: Message, custom_ids: list[str]) -> None:
        if message.ephemeral_for is not None:
            return
        game = game_of(custom_ids)
        former = self._games.pop(message.id, None)
        if former is not None and self.boards.get(former) is message:
            del self.boards[former]
        if game is not None:
            self.boards[game] = message
            self._games[message.id] = game


def game_of(custom_ids: list[str]) -> int | None:
    found = (game_address(custom_id) for custom_id in custom_ids)
    return next((address.game for address in found if address), None)
