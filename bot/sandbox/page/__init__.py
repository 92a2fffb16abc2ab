"""The local Discord in a browser: what the bot sends, drawn as Discord draws it, and people who act on it.

    local = LocalDiscord(bot_name="Sample")
    page = Page(local)
    async with local:
        place = furnish(local)
        print(page.url)

It is served by the local Discord itself, on the loopback interface only, and to those only who know `page.url`.
`furnish` makes two servers with channels and people; any others do as well, if the people are made by `add_user`.
`python -m bot.sandbox my_bot.py` runs a bot of your own in it.
"""

from .neighbourhood import Neighbourhood, furnish
from .server import Page

__all__ = ["Neighbourhood", "Page", "furnish"]
