"""The local Discord in a browser: what the bot sends, drawn like Discord, and the people who use it.

    local = LocalDiscord(bot_name="Sample")
    page = Page(local)
    async with local:
        add_example_servers(local)
        print(page.url)

The local Discord itself serves the page, on the loopback interface and only to people who have `page.url`.
Instead of `add_example_servers` you can make servers and people of your own with `add_guild` and `add_user`.
"""

from ..server import LocalDiscord
from .server import Page

__all__ = ["Page", "add_example_servers"]

_PEOPLE = ("Mira", "Otto", "Juno", "Basil", "Pip")


def add_example_servers(local: LocalDiscord) -> None:
    """Three servers, a group chat and five people, for trying out a bot.

    The first person owns the first server, the last one owns the other two. The bot is not on the last server. The
    first two people have installed it for themselves.
    """
    people = [local.add_user(name.lower(), display_name=name) for name in _PEOPLE]
    tavern = local.add_guild("The Tavern", owner=people[0])
    harbour = local.add_guild("Harbour Club", owner=people[-1])
    library = local.add_guild("The Library", owner=people[-1], bot=False)
    for guild, channels, members in (
        (tavern, {"general": "Come in, sit down", "games": "Play here", "quiet-corner": "Whispers only"}, people[1:]),
        (harbour, {"deck": "With a view", "games": "Play here, too"}, people[:2]),
        (library, {"lounge": "A server without the bot", "reading-room": "The bot answers privately here"}, people[:3]),
    ):
        for name, topic in channels.items():
            guild.add_channel(name).topic = topic
        for member in members:
            guild.add_member(member)
    *_, quiet = library.channels.values()
    for person in people[:3]:
        quiet.deny(person, "use_external_apps")
    for person in people[:2]:
        person.install_bot()
    group = local.add_group("Night owls", *people[:3])
    group.topic = "Those who installed the bot can use it here"
