"""Two servers with channels and five people, for trying out a bot."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.guilds import Guild
from ..people.person import Person
from ..server import LocalDiscord

_PEOPLE = ("Mira", "Otto", "Juno", "Basil", "Pip")


@dataclass(frozen=True, slots=True)
class ExampleServers:
    """What `add_example_servers` made. The first person owns the first server, the last one owns the second."""

    people: list[Person]
    guilds: list[Guild]


def add_example_servers(local: LocalDiscord) -> ExampleServers:
    """Make the servers, channels and people."""
    people = [local.add_user(name.lower(), display_name=name) for name in _PEOPLE]
    tavern = local.add_guild("The Tavern", owner=people[0])
    harbour = local.add_guild("Harbour Club", owner=people[-1])
    for guild, channels, members in (
        (tavern, {"general": "Come in, sit down", "games": "Play here", "quiet-corner": "Whispers only"}, people[1:]),
        (harbour, {"deck": "With a view", "games": "Play here, too"}, people[:2]),
    ):
        for name, topic in channels.items():
            guild.add_channel(name).topic = topic
        for member in members:
            guild.add_member(member)
    return ExampleServers(people, [tavern, harbour])
