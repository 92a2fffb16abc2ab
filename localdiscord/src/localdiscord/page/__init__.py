"""The local Discord in a browser: what the bot sends, drawn like Discord, and the people who use it.

    local = LocalDiscord(bot_name="Sample")
    page = Page(local)
    async with local:
        add_example_servers(local)
        print(page.url)

The local Discord itself serves the page, on the loopback interface and only to people who have `page.url`.
Instead of `add_example_servers` you can make servers and people of your own with `add_guild` and `add_user`.
"""

from .example_servers import ExampleServers, add_example_servers
from .server import Page

__all__ = ["ExampleServers", "Page", "add_example_servers"]
