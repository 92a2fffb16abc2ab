"""A Discord on your own machine, for trying out bots and testing them. README.md is the introduction."""

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
