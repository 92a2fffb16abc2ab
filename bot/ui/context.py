"""One interaction, from its arrival to its answer: whether the bot acts on it, and everything needed to do so.

Screens, buttons and commands reach the services through its context and in no other way. Refusals and errors become
private answers. Each interaction is accepted once, few of the same person at a time, and few offers: so nobody has to
wait behind a long queue of somebody else's presses, or behind people who are typing.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import discord
from cachetools import FIFOCache
from discord import InteractionResponseType
from discord.app_commands import CommandTree

from bot import PRODUCT, measures
from bot.coach.coach import Coach
from bot.discord_py import UNDELIVERED, Allowance, for_server
from bot.errors import FarkleError, Refused, UnreadableGame, first_line
from bot.model.oversight import Blocked
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.servers.drafts import Drafts
from bot.servers.oversight import Oversight
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.standings.endings import Endings
from bot.standings.reviews import Reviews
from bot.standings.standings import Standings
from bot.store.units import DatabaseFailedError
from bot.ui.display import Display, Displays
from bot.ui.game.address import Drawn

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")

# Typed with discord.py's own client, so that nothing can reach into ours: what a screen needs is in its context.
Interaction = discord.Interaction[discord.Client]

WITHOUT_A_SERVER = tuple(f"{PRODUCT} {name}" for name in ("daily", "help", "rules", "stats", "privacy"))
"""The commands that also work in direct messages with the bot."""
MOST_AT_ONCE = 3
MOST_OFFERS = 5
"""How many offers are handled at a time, whoever types. Each key asks for one, and nobody misses a list or two."""
MOST_OFFERS_OF_SERVER = 3

_KINDS = {discord.InteractionType.component: "component", discord.InteractionType.modal_submit: "form"}
_ANSWER_SECONDS = 3.0
# Discord waits three seconds for a first answer.
_PATIENCE_SECONDS = 1.5
_REMEMBERED = 1000
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


class SeenInteractions:
    """Recent interactions. If Discord sends one of them twice, the bot acts on it once."""

    def __init__(self) -> None:
        self._ids: FIFOCache[int, None] = FIFOCache(_REMEMBERED)

    def is_new(self, interaction: Interaction) -> bool:
        """Is this the first time that it arrives?"""
        if interaction.id in self._ids:
            return False
        self._ids[interaction.id] = None
        return True


class InFlight:
    """How many interactions of each person are being handled, and how many offers of all people."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()
        # The servers of the offers that are being handled; None for direct messages.
        self._offers: list[int | None] = []

    def admits(self, interaction: Interaction) -> bool:
        """Counts the current task for this person until it ends. False if it is one too many."""
        user_id, server_id = interaction.user.id, interaction.guild_id
        is_offer = interaction.type is discord.InteractionType.autocomplete
        are_many = len(self._offers) >= MOST_OFFERS or self._offers.count(server_id) >= MOST_OFFERS_OF_SERVER
        if self._count[user_id] >= MOST_AT_ONCE or (is_offer and are_many):
            return False
        task = asyncio.current_task()
        assert task is not None
        self._count[user_id] += 1
        if is_offer:
            self._offers.append(server_id)
        task.add_done_callback(lambda _task: self._end(user_id, server_id, is_offer=is_offer))
        return True

    def _end(self, user_id: int, server_id: int | None, *, is_offer: bool) -> None:
        if is_offer:
            self._offers.remove(server_id)
        self._count[user_id] -= 1
        if not self._count[user_id]:
            del self._count[user_id]


class Admission:
    """Lets in what is acted on. `routes` and `tree` know which screens and commands are for managers."""

    def __init__(self, services: Services, routes: Mapping[str, Route], tree: CommandTree[Any]) -> None:
        self._services = services
        self._routes = routes
        self._tree = tree
        self._seen = SeenInteractions()
        self._in_flight = InFlight()

    async def admit(self, interaction: Interaction) -> Context | None:
        """The context of an interaction that has arrived in the current task; None if it is not acted on.

        An interaction that Discord sends again is ignored. To all others that are not acted on, the bot answers why
        not. Offers that are not made are an empty list.
        """
        if not self._seen.is_new(interaction):
            return None
        context = Context.create(interaction, self._services, self._routes)
        for_server.set(interaction.guild_id or 0)
        try:
            self._check(context)
        except Refused as refused:
            await _turn_away(context, refused)
            return None
        return context

    def _check(self, context: Context) -> None:
        """Raises Refused for what is not acted on."""
        interaction, oversight = context.interaction, self._services.oversight
        server_id = interaction.guild_id
        if server_id is None and not self._is_anywhere(context):
            raise Refused("only-on-servers")
        if server_id is not None and context.client.get_guild(server_id) is None:
            # Only its commands were installed there, or it was removed and somebody presses what it left behind.
            raise Refused("not-on-this-server")
        if oversight.digests:
            if oversight.is_blocked(Blocked.PERSON, context.user_id):
                raise Refused("blocked-person")
            if server_id is not None and oversight.is_blocked(Blocked.SERVER, server_id):
                raise Refused("blocked-server")
        # Discord says with each interaction what the person may do at that moment. Nothing of it is remembered.
        if self._is_for_managers(context) and not interaction.permissions.manage_guild:
            raise Refused("needs-manage-server")
        if not self._in_flight.admits(interaction):
            raise Refused("busy")

    def _is_anywhere(self, context: Context) -> bool:
        """Is this a command, or on a screen, that needs no server?"""
        if context.custom_id:
            return context.route is not None and context.route.anywhere
        return context.subcommand in WITHOUT_A_SERVER

    def _is_for_managers(self, context: Context) -> bool:
        """Is this a command, or on a screen, that is only for people who manage the server?

        Discord offers them such a command by its `default_permissions`. But a server may offer it to others, a client
        may send what it was not offered, and whoever could open a screen may have lost the permission since.
        """
        if context.custom_id:
            return context.route is not None and context.route.managers_only
        command = self._tree.get_command(context.command_name)
        return command is not None and command.default_permissions is not None


async def _turn_away(context: Context, refused: Refused) -> None:
    """Tells the person why nothing is done for them. Offers are simply empty."""
    interaction = context.interaction
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNDELIVERED):
            async with in_time():
                await interaction.response.autocomplete([])
    else:
        measures.interactions.labels(context.kind, "turned_away").inc()
        await privately(interaction, context.display.explain(refused))


@asynccontextmanager
async def answering(context: Context) -> AsyncIterator[None]:
    """Turns any error in the block into one private answer. Only cancellation gets out."""
    interaction, display = context.interaction, context.display
    outcome = "done"
    try:
        yield
    except FarkleError as error:
        outcome = "refused"
        if isinstance(error, UnreadableGame):
            log.warning("game %s cannot be read: %s", error.fields["id"], error.__cause__)
        await privately(interaction, display.explain(error))
    except UNDELIVERED as error:
        outcome = "undelivered"
        # What they did is stored. Only showing it failed, and the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %r", interaction.channel_id, error)
        if _is_awaited(interaction):
            await privately(interaction, display.say("not-shown"))
    except DatabaseFailedError as error:
        outcome = "failed"
        # Nothing can be stored about it, either. One line, because everybody who presses meanwhile causes another.
        log.error("the database cannot be read or written: %s", first_line(error))
        await privately(interaction, display.say("not-stored"))
    except Exception:
        outcome = "failed"
        number = measures.log_incident(log, "an interaction could not be answered")
        await privately(interaction, display.say("incident", id=number))
    finally:
        measures.interactions.labels(context.kind, outcome).inc()


def in_time() -> asyncio.Timeout:
    """Gives up when Discord no longer accepts an answer. Without this, discord.py retries for half a minute."""
    return asyncio.timeout(_ANSWER_SECONDS)


async def in_patience(
    interaction: Interaction, work: Awaitable[_Found], *, opens: bool = True, private: bool = True
) -> _Found:
    """What the work results in. If that takes long, Discord is told to wait for the answer.

    The answer is then a new message if the press `opens` one, which nobody else sees if it is `private`. Otherwise it
    replaces the message that was pressed.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait([task], timeout=_PATIENCE_SECONDS)
        if not task.done():
            async with in_time():
                await interaction.response.defer(ephemeral=private, thinking=opens)
        return await task
    except Exception:
        if _is_awaited(interaction) and not private:
            # What answers the error would take its place, and everybody would see it.
            with suppress(*UNDELIVERED):
                await interaction.delete_original_response()
        raise
    finally:
        task.cancel()


def _is_awaited(interaction: Interaction) -> bool:
    """Was Discord told to wait for an answer, so that people see that the bot is thinking until there is one?"""
    return interaction.response.type is InteractionResponseType.deferred_channel_message


async def privately(interaction: Interaction, text: str) -> None:
    """Sends a text that only the user sees. If Discord no longer accepts it, that is only logged."""
    try:
        async with in_time():
            if interaction.response.is_done():
                await interaction.followup.send(text, ephemeral=True)
            else:
                await interaction.response.send_message(text, ephemeral=True)
    except UNDELIVERED as error:
        log.info("could not answer interaction %s: %r", interaction.id, error)
