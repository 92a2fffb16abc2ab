"""One interaction and everything needed to answer it. It is created once, when the interaction arrives, and passed on.

Screens, buttons and commands reach the services through it and in no other way.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.coach.coach import Coach
from bot.errors import Refused
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.rate_limit import Allowance
from bot.servers.drafts import Drafts
from bot.servers.oversight import Oversight
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.standings.endings import Endings
from bot.standings.reviews import Reviews
from bot.standings.standings import Standings
from bot.ui.display import Display, Displays
from bot.ui.game.address import Drawn

# Typed with discord.py's own client, so that nothing can reach into ours: what a screen needs is in its context.
Interaction = discord.Interaction[discord.Client]

_KINDS = {discord.InteractionType.component: "component", discord.InteractionType.modal_submit: "form"}
_current: ContextVar["Context | None"] = ContextVar("context", default=None)


@dataclass(frozen=True, slots=True)
class Services:
    """What the bot can do besides talking to Discord. `clock` gives the seconds since 1970.

    `drawn` knows the dice that people have marked recently, and `drafts` the rule sets that they are editing.
    `allowance` says how much the bot may post. `daily` are everybody's attempts with the daily dice.
    """

    sessions: Sessions
    rule_books: RuleBooks
    settings: SettingsByServer
    standings: Standings
    reviews: Reviews
    endings: Endings
    displays: Displays
    drafts: Drafts
    drawn: Drawn
    coach: Coach
    oversight: Oversight
    allowance: Allowance
    daily: DailyDice
    clock: Callable[[], float]


@dataclass(frozen=True, slots=True)
class Address:
    """Where a press goes: `<room>:<part>:<part>…`. Such a `custom_id` says everything, so it works after a restart."""

    room: str
    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((self.room, *self.parts))


def parse(custom_id: str) -> Address:
    """The address in a `custom_id`, whoever wrote it."""
    room, *parts = custom_id.split(":")
    return Address(room, tuple(parts))


@dataclass(frozen=True, slots=True)
class Route:
    """A family of screens: `act(context, arguments)` acts on their presses. It raises Refused.

    `read` makes arguments of its own of the parts of an address; None if no screen of it has such a button. Routes
    that are `managers_only` are for people who manage the server. What is `anywhere` also works in direct messages.
    """

    act: Callable[["Context", Any], Awaitable[None]]
    read: Callable[[tuple[str, ...]], Any] = tuple
    managers_only: bool = False
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class Context:
    """One interaction: who it is from and where, where it leads, how things look there, and the services.

    `route` is None for commands and for presses that lead nowhere, `arguments` for what the route cannot read.
    """

    interaction: Interaction
    services: Services
    display: Display
    route: Route | None = None
    arguments: Any = None

    @classmethod
    def create(cls, interaction: Interaction, services: Services, routes: Mapping[str, Route]) -> "Context":
        """The context of an interaction that has just arrived; `of` finds it from then on.

        `routes` are found by the rooms of their addresses.
        """
        address = parse(str(_data_of(interaction).get("custom_id", "")))
        route = routes.get(address.room)
        arguments = route.read(address.parts) if route is not None else None
        display = services.displays.of(interaction.guild_id, _locale(interaction))
        context = cls(interaction, services, display, route, arguments)
        _current.set(context)
        return context

    async def act(self) -> None:
        """Acts on a press as its route says. Raises what that raises; Refused (`unknown-button`) without one."""
        if self.route is None or self.arguments is None:
            raise Refused("unknown-button")
        await self.route.act(self, self.arguments)

    @staticmethod
    def current() -> "Context | None":
        """The context of the interaction from which the current task comes, for the log; None in all other tasks."""
        return _current.get()

    @staticmethod
    def of(interaction: Interaction) -> "Context":
        """The context of the interaction that arrived in this task. discord.py gives commands only the interaction."""
        context = _current.get()
        assert context is not None
        assert context.interaction is interaction
        return context

    def __del__(self) -> None:
        # An interaction and discord.py's answer to it refer to each other, so only the garbage collector would free
        # them. Nobody needs them without the context.
        with suppress(AttributeError):
            del self.interaction._cs_response  # type: ignore[attr-defined]  # discord.py keeps it to itself

    @property
    def client(self) -> discord.Client:
        """For requests that are not answers to the interaction."""
        return self.interaction.client

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def guild_id(self) -> int:
        """The server that it comes from. Raises Refused (`only-on-servers`) in direct messages."""
        if self.interaction.guild_id is None:
            raise Refused("only-on-servers")
        return self.interaction.guild_id

    @property
    def is_on_server(self) -> bool:
        """Does it come from a server, and not from direct messages?"""
        return self.interaction.guild_id is not None

    @property
    def display_now(self) -> Display:
        """How things look there by now, where the interaction has changed the language or the boards."""
        return self.services.displays.of(self.interaction.guild_id, _locale(self.interaction))

    @property
    def subcommand(self) -> str:
        """The first two words of the command; empty for a press."""
        options = self._data.get("options") or [{}]
        return f"{self.command_name} {options[0].get('name', '')}".strip()

    @property
    def command_name(self) -> str:
        """The first word of the command; empty for a press."""
        return str(self._data.get("name", ""))

    @property
    def custom_id(self) -> str:
        """The address of the button, select or modal; empty for a command."""
        return str(self._data.get("custom_id", ""))

    @property
    def kind(self) -> str:
        """What sort of interaction it is: `component` (a button or a menu), `form` or `command`."""
        return _KINDS.get(self.interaction.type, "command")

    @property
    def game_id(self) -> int | None:
        """The game whose button was pressed; None for everything else."""
        return getattr(self.arguments, "game", None)

    @property
    def values(self) -> tuple[str, ...] | None:
        """What was chosen in a select; None for everything else."""
        values = self._data.get("values")
        return tuple(map(str, values)) if isinstance(values, list) else None

    @property
    def chosen(self) -> str:
        """The first that was chosen in a select; empty for everything else."""
        return self.values[0] if self.values else ""

    @property
    def has_pressed_private(self) -> bool:
        """Was something pressed on a message that only this person sees?"""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    def typed(self, field: str) -> str:
        """What was typed into a field of a modal, by the field's `custom_id`; empty where there is none."""
        rows: Sequence[dict[str, Any]] = self._data.get("components", [])
        inputs = [row.get("component", row) for row in rows]
        return next((str(each.get("value") or "") for each in inputs if each.get("custom_id") == field), "")

    @property
    def _data(self) -> dict[str, Any]:
        return _data_of(self.interaction)


def _data_of(interaction: Interaction) -> dict[str, Any]:
    return cast(dict[str, Any], interaction.data or {})


def _locale(interaction: Interaction) -> str:
    """The language that Discord says."""
    return str(interaction.guild_locale or interaction.locale)
