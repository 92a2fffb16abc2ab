"""Registered slash commands, with options of every kind."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import Any

from localdiscord import Channel, ClientRefused, Person
from localdiscord.people.commands import offered_commands, resolve
from tools.break_bot.nonsense import Nonsense
from tools.break_bot.seen import Seen
from tools.break_bot.world import Town

_SUB_COMMANDS = (1, 2)
_LONGEST_NAME, _WEIGHT_OF_FILE = 100, 15
_TEXT, _WHOLE, _YES_NO, _USER, _FILE = 3, 4, 5, 6, 11
Json = dict[str, Any]


class Commands:
    def __init__(self, town: Town, seen: Seen, nonsense: Nonsense) -> None:
        self.town = town
        self.seen = seen
        self.nonsense = nonsense
        self.chance = nonsense.chance

    async def use(self, place: Channel) -> None:
        """One command by a person who may use it, with any options. Raises ClientRefused."""
        person, path = self._choose(place)
        resolved: dict[str, Json] = {}
        options = [
            {"name": option["name"], "type": option["type"], "value": self._value(option, place, resolved)}
            for option in path[-1].get("options", ())
            if self.chance.random() < (0.97 if option.get("required") else 0.5)
        ]
        for step in reversed(path[1:]):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {"name": path[0]["name"], "options": options}
        await person.forge("command", place, data | ({"resolved": resolved} if resolved else {}))

    async def type_into(self, place: Channel) -> None:
        """Types into an option with autocompletion, and remembers the offers. Raises ClientRefused."""
        person, path = self._choose(place)
        offering = [option for option in path[-1].get("options", ()) if option.get("autocomplete")]
        if not offering:
            return
        option = self.chance.choice(offering)["name"]
        words = " ".join(step["name"] for step in path)
        typed = "" if self.chance.random() < 0.4 else self.nonsense.text()
        with suppress(ClientRefused):
            offered = await person.autocomplete(place, words, option, typed)
            if offered:
                self.seen.offered[option] = [choice["value"] for choice in offered]

    def _choose(self, place: Channel) -> tuple[Person, list[Json]]:
        """A person, and the steps to a command. Raises ClientRefused while the bot is not on the server."""
        managers = self.town.managers_of(place.guild) if place.guild and self.chance.random() < 0.5 else []
        person = self.chance.choice(managers or self.town.people_in(place))
        offered = offered_commands(self.town.local.world, person, place)
        if not (paths := [path for command in offered.values() for path in _leaves(command)]):
            raise ClientRefused("there are no commands here")
        return person, self.chance.choices(paths, [_weight(path[-1]) for path in paths])[0]

    def _value(self, option: Json, place: Channel, resolved: dict[str, Json]) -> Any:
        kind, chance = option["type"], self.chance
        if choices := option.get("choices"):
            return chance.choice(choices)["value"]
        if kind == _TEXT:
            return self._text(option)
        if kind == _WHOLE:
            return self.nonsense.whole(option.get("min_value"), option.get("max_value"))
        if kind == _YES_NO:
            return chance.random() < 0.5
        return resolve(
            self.nonsense.file() if kind == _FILE else chance.choice(self.things(kind, place)), place, resolved
        )

    def things(self, kind: int, place: Channel) -> list[Any]:
        """Values of an option for a user or a channel."""
        world, guild = self.town.local.world, place.guild
        if kind == _USER:
            return list(world.users.values())
        assert guild is not None, "only commands of servers ask for these"
        return list(guild.channels.values())

    def _text(self, option: Json) -> str:
        """An offered value or nonsense, mostly within Discord's length."""
        offered = self.seen.offered.get(option["name"]) or [*chain.from_iterable(self.seen.offered.values())]
        if offered and self.chance.random() < 0.5:
            return str(self.chance.choice(offered))
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        is_name = self.chance.random() < (0.6 if high <= _LONGEST_NAME else 0.2)
        text = f"Name {self.chance.randrange(1000)}" if is_name else self.nonsense.text(high)
        return text if len(text) >= low or self.chance.random() < 0.1 else "word".ljust(low)


def _weight(command: Json) -> int:
    """Commands with more options are used more often, those with a file most."""
    return 1 + sum(_WEIGHT_OF_FILE if option["type"] == _FILE else 1 for option in command.get("options", ()))


def _leaves(command: Json) -> Iterator[list[Json]]:
    """A command's usable parts, with the steps to each."""
    inner = [each for each in command.get("options", ()) if each["type"] in _SUB_COMMANDS]
    if not inner:
        yield [command]
    for each in inner:
        for path in _leaves(each):
            yield [command, *path]
