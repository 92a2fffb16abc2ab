"""A Discord on your own machine, for trying out bots and testing them: REST v10, gateway v10, people, and a page.

README.md is the introduction. These are the names that most tests need:

- `LocalDiscord` is the server. It makes guilds and people, and disturbs requests and the gateway if a test asks.
- `Person` acts: uses commands, clicks, fills in forms, writes. What Discord's client would not let a person do raises
  `ClientRefused`.
- `Outcome` is what came of it. Like each `Message` in it, it is live: later edits and follow-ups change it.
- `LocalDiscord.requests` has every REST `Request` of the bot; those that Discord would refuse have a `status` of 400 or
  more and an `error`.

Where things are: `model` is what exists, `people` what a person can do, `rest` and `gateway` are the two sides of
Discord that a bot talks to, `server` puts them together, and `page` shows it all in a browser. `discord_py` connects
discord.py bots, and `pytest_plugin` has fixtures.
"""

from .errors import ClientRefused
from .model.accounts import Role, User
from .model.channels import Channel, Thread
from .model.components import Button, Select
from .model.guilds import Guild, Member
from .model.interactions import Interaction, Modal, Outcome
from .model.messages import Message
from .model.world import Event
from .people.person import Person
from .rest.request import AnswerLost, Request, Response, rate_limited, reply
from .server import LocalDiscord

__all__ = [
    "AnswerLost",
    "Button",
    "Channel",
    "ClientRefused",
    "Event",
    "Guild",
    "Interaction",
    "LocalDiscord",
    "Member",
    "Message",
    "Modal",
    "Outcome",
    "Person",
    "Request",
    "Response",
    "Role",
    "Select",
    "Thread",
    "User",
    "rate_limited",
    "reply",
]
