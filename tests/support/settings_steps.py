"""Steps of tests about a server's settings."""

from collections.abc import Sequence
from typing import Any

from bot.model.servers import GuildSettings
from localdiscord import Channel, Message, Outcome, Person
from tests.support.tavern import Tavern


async def manage(tavern: Tavern, **settings: Any) -> None:
    """The first person manages the server, and sets this."""
    tavern.guild.add_member(tavern.people[0], manage_guild=True)
    if settings:
        await tavern.bot.services.settings.change(tavern.guild.id, **settings)


async def open_settings(tavern: Tavern, channel: Channel | None = None) -> Message:
    """The screen, of the person who manages the server."""
    outcome = await tavern.people[0].slash(channel or tavern.channel, "farkle-setup settings")
    assert outcome.ephemeral
    return outcome.shown


def stored(tavern: Tavern) -> GuildSettings:
    return tavern.bot.services.settings.of(tavern.guild.id)


async def forge(person: Person, message: Message, custom_id: str, values: Sequence[Any] | None = None) -> Outcome:
    """A hand-made press or choice, which no client would send."""
    kind = 2 if values is None else 3
    data = {"custom_id": custom_id, "component_type": kind, "id": 0}
    if values is not None:
        data["values"] = list(values)
    return await person.forge("component", message.channel, data, message)
