"""Everything else that people do: sensible, wrong, too often, misplaced, or handmade."""

import random
from collections.abc import Callable
from typing import Any

from localdiscord import Channel, Message, Modal, Person, Select
from localdiscord.people.commands import resolve
from tools.break_bot.commands import Commands
from tools.break_bot.nonsense import Nonsense
from tools.break_bot.people import Action, Play, ask
from tools.break_bot.seen import Seen
from tools.break_bot.world import Town

_STRING_SELECT, _ROLE_SELECT, _CHANNEL_OPTION = 3, 6, 7


class Actions:
    """Draws what happens next."""

    def __init__(self, town: Town, seen: Seen, chance: random.Random) -> None:
        self.town = town
        self.seen = seen
        self.chance = chance
        self.nonsense = Nonsense(chance, town.nasty)
        self.play = Play(town, seen, chance)
        self.commands = Commands(town, seen, self.nonsense)
        self._scenes: dict[Callable[[], list[Action]], int] = {self._game: 45, self._daily: 6}
        if not town.plan.nonsense:
            return
        self._scenes |= {
            self._crowd: 12,
            self._hammer: 8,
            self._anywhere: 8,
            self._by_hand: 14,
            self._selects: 5,
            self._forms: 6,
            self._orders: 12,
            self._typing: 3,
            self._lobbies: 1,
        }

    def some(self) -> list[Action]:
        """Simultaneous actions of several people."""
        scenes = self.chance.choices(
            list(self._scenes), list(self._scenes.values()), k=self.chance.randint(1, 4 + len(self.town.guilds) // 3)
        )
        actions = [action for scene in scenes for action in scene()]
        self.chance.shuffle(actions)
        return actions

    def untidy(self) -> None:
        """Deletes messages, boards too."""
        messages = self.seen.in_place(self._place())
        if not messages or self.chance.random() < 0.5:
            return
        message = self.chance.choice(messages)
        owner = message.ephemeral_for or (message.channel.guild and message.channel.guild.owner)
        # In direct messages, only the bot may delete its own.
        if isinstance(owner, Person):
            owner.delete(message)

    def _game(self) -> list[Action]:
        return self.play.moves(self.chance.choice((1, 3, 10, 10)))

    def _crowd(self) -> list[Action]:
        """Several people press anything on one message."""
        message = self._message()
        if message is None:
            return []
        people = self._people(message, self.chance.randint(2, 8))
        return [self._press(person, message, self._own_address(message)) for person in people]

    def _hammer(self) -> list[Action]:
        """One button repeatedly, by one person or many."""
        message = self._message()
        if message is None:
            return []
        custom_id = self._own_address(message)
        people = self._people(message, self.chance.choice((1, 1, 2, 10)))
        return [self._press(person, message, custom_id) for person in people * self.chance.choice((1, 2, 5))]

    def _anywhere(self) -> list[Action]:
        """Presses on old or unrelated messages."""
        actions = []
        for _ in range(self.chance.randint(1, 6)):
            message = self._message(old=True)
            if message is not None:
                actions.append(self._press(self._people(message, 1)[0], message, self._own_address(message)))
        return actions

    def _by_hand(self) -> list[Action]:
        """Addresses of another message, or of none."""
        actions = []
        prefixes = self.seen.prefixes_to_try
        for _ in range(self.chance.randint(1, 6)):
            message = self._message()
            if message is None or not self.seen.prefixes:
                return []
            seen = self.chance.choice(self.chance.choice(self.seen.addresses(self.chance.choice(self.seen.prefixes))))
            made = self.nonsense.address(seen, self.seen.words(), prefixes) if self.chance.random() < 0.75 else seen
            actions.append(self._press(self._people(message, 1)[0], message, made))
        return actions

    def _selects(self) -> list[Action]:
        """Choices that are offered, and others."""
        message = next((each for each in (self._message() for _ in range(5)) if each and each.selects), None)
        if message is None:
            return []
        data = self._choice(self.chance.choice(message.selects), message.channel)
        if self.chance.random() < 0.4:
            number, text = self.nonsense.number(), self.nonsense.text()
            data["values"] = self.chance.choice(([], [number], [number], [text], [number] * 30))
        return [person.forge("component", message.channel, data, message) for person in self._people(message, 2)]

    def _forms(self) -> list[Action]:
        """Opens forms, and fills in recent ones, properly or not."""
        actions: list[Action] = []
        editors = [each for each in self.seen.messages.values() if not each.deleted and _has_form(each)]
        openers = [modal.interaction.source for modal in self.seen.modals]
        known = [each for each in openers if each is not None and not each.deleted and each.selects]
        editors = known if known and self.chance.random() < 0.5 else editors[-20:]
        for message in self.chance.sample(editors, min(4, len(editors))):
            data = self._choice(self.chance.choice(message.selects), message.channel)
            person = self._people(message, 1)[0]
            actions.append(person.forge("component", message.channel, data, message))
        if self.seen.modals:
            actions.append(self._fill(self.chance.choice(self.seen.modals)))
        return actions

    def _fill(self, modal: Modal) -> Action:
        person = self.town.person(modal.interaction.user.id) or self.town.people[0]
        custom_id = modal.custom_id
        if self.chance.random() < 0.3:
            custom_id = self.nonsense.address(custom_id, self.seen.words(), self.seen.prefixes_to_try)
        fields = [*modal.fields, *(["value", ""] if self.chance.random() < 0.1 else [])]
        filled = [
            {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": field, "value": self.nonsense.text()}}
            for field in fields
        ]
        data = {"custom_id": custom_id, "components": filled if self.chance.random() < 0.95 else []}
        source = modal.interaction.source
        return person.forge("modal", modal.interaction.channel, data, source)

    def _orders(self) -> list[Action]:
        return [self.commands.use(self._place()) for _ in range(self.chance.randint(1, 3))]

    def _typing(self) -> list[Action]:
        return [self.commands.type_into(self._place()) for _ in range(self.chance.randint(1, 3))]

    def _lobbies(self) -> list[Action]:
        """One person opens many lobbies."""
        place = self._place()
        person = self.chance.choice(self.town.people_in(place))
        return [ask(person, place, "start") for _ in range(self.chance.randint(2, 12))]

    def _daily(self) -> list[Action]:
        """People ask for the daily dice, and play them."""
        place = self._place()
        actions = [ask(self.chance.choice(self.town.people_in(place)), place, "daily")]
        boards = [each for each in self.seen.messages.values() if not each.deleted and _is_daily(each)][-6:]
        for board in self.chance.sample(boards, min(6, len(boards))):
            pressable = [each.custom_id for each in board.buttons if each.custom_id and not each.disabled]
            if pressable:
                actions.append(self._press(self._people(board, 1)[0], board, self.chance.choice(pressable)))
        return actions

    def _place(self) -> Channel:
        return self.chance.choice(self.town.places)

    def _message(self, *, old: bool = False) -> Message | None:
        """Has something to press; mostly new. A challenge may be in the direct messages of someone who does nothing."""
        messages = [each for each in self.seen.messages.values() if not each.deleted]
        messages = [each for each in messages if each.channel.guild or self.town.people_in(each.channel)]
        if not old:
            messages = messages[-40:]
        return self.chance.choice(messages) if messages else None

    def _people(self, message: Message, most: int) -> list[Person]:
        """A private message has only its reader."""
        if message.ephemeral_for is not None:
            return [person for person in self.town.people if person is message.ephemeral_for]
        people = self.town.people_in(message.channel)
        return self.chance.sample(people, min(most, len(people)))

    def _own_address(self, message: Message) -> str:
        """Mostly as shown now."""
        drawn = self.seen.drawn_on(message)
        return self.chance.choice(drawn if self.chance.random() < 0.3 else drawn[-8:])

    def _press(self, person: Person, message: Message, custom_id: str) -> Action:
        select = next((each for each in message.selects if each.custom_id == custom_id), None)
        if select is None:
            return person.forge("component", message.channel, {"custom_id": custom_id}, message)
        return person.forge("component", message.channel, self._choice(select, message.channel), message)

    def _choice(self, select: Select, place: Channel) -> dict[str, Any]:
        data: dict[str, Any] = {"custom_id": select.custom_id, "component_type": select.type}
        if select.type == _STRING_SELECT:
            return data | {"values": [self.chance.choice(list(select.options) or [""])]}
        resolved: dict[str, dict[str, Any]] = {}
        roles = list(place.guild.roles.values()) if place.guild else []
        things = roles if select.type == _ROLE_SELECT else self.commands.things(_CHANNEL_OPTION, place)
        chosen = self.chance.sample(things, self.chance.randint(select.min_values, min(len(things), select.max_values)))
        return data | {"values": [resolve(each, place, resolved) for each in chosen], "resolved": resolved}


def _has_form(message: Message) -> bool:
    return message.ephemeral_for is not None and bool(message.selects)


def _is_daily(message: Message) -> bool:
    return message.ephemeral_for is not None and any(
        (each.custom_id or "").startswith("fd:") for each in message.buttons
    )
