"""One interaction, from arrival to answer.

Errors become private answers. Limits per person and on offers keep queues short for others.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar, cast

import discord
from cachetools import FIFOCache, TTLCache
from discord.app_commands import CommandTree

from bot import measures
from bot.coach.coach import Coach
from bot.discord_py import UNDELIVERED, Allowance, DiscordTime, LastMessages, error_of, for_person, for_server
from bot.errors import FarkleError, Refused, UnreadableGame
from bot.hooks import features
from bot.jobs import Tasks
from bot.model.place import NOWHERE, has_rights, is_server, without_bot
from bot.model.servers import Power
from bot.play.guards import check_manager
from bot.play.sessions import Sessions
from bot.processes.served import Served
from bot.records.records import Records
from bot.records.reviews import Endings, Reviews
from bot.servers.own_settings import SettingsByPerson
from bot.servers.rule_books import Drafts, RuleBooks
from bot.servers.settings import SettingsByServer
from bot.store.units import DatabaseFailedError
from bot.ui.address import LIST_OF_GAMES, Marks
from bot.ui.answers import Answers, kind_of
from bot.ui.answers import Interaction as Interaction
from bot.ui.components import custom_ids
from bot.ui.display import Display, Displays
from bot.ui.films import Films
from bot.ui.members import Members
from bot.ui.messages import TOKEN_SECONDS, Messages

log = logging.getLogger(__name__)

MOST_AT_ONCE = 3
MOST_MARKS = 20
"""How many presses of a person that only mark dice are handled at once: more than anyone makes until Discord
answers.
"""
MOST_OFFERS = 5
"""How many offers are made at once in total. Each key asks for one, and skipping some does no harm."""
MOST_OFFERS_OF_SERVER = 3

_IN_CHANNEL = ("view_channel", "send_messages")
_IN_THREAD = ("view_channel", "send_messages_in_threads")
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED = {*_IN_CHANNEL, *_IN_THREAD, *_TO_OPEN_THREADS}
# Discord's limits for what is pressed, chosen and typed.
_LONGEST_VALUE = 100
_MOST_VALUES = 25
_LONGEST_TEXT = 4000
_REMEMBERED = 1000
_MESSAGES_REMEMBERED = 10_000
_Made = TypeVar("_Made")
_current: ContextVar["Context | None"] = ContextVar("context", default=None)


Delete = Callable[[], Awaitable[None]]
"""Deletes a private message by the token of its interaction."""


@dataclass(frozen=True, slots=True)
class Services:
    """What screens need besides Discord.

    `warnings`: how to delete each person's last refusal in a channel, and `panels` what **More** showed, by game and
    person.
    `marks` are recent, `drafts` are edited rule sets. `allowance` limits posts. `films` show what computers played.
    """

    served: Served
    sessions: Sessions
    rule_books: RuleBooks
    settings: SettingsByServer
    own_settings: SettingsByPerson
    records: Records
    reviews: Reviews
    endings: Endings
    displays: Displays
    drafts: Drafts
    marks: Marks
    messages: Messages
    last_messages: LastMessages
    tasks: Tasks
    coach: Coach
    allowance: Allowance
    clock: DiscordTime
    films: Films
    members: Members
    _of_features: dict[type, Any] = field(default_factory=dict)
    warnings: TTLCache[tuple[int, int | None], Delete] = field(
        default_factory=lambda: TTLCache(_MESSAGES_REMEMBERED, TOKEN_SECONDS)
    )
    panels: TTLCache[int, dict[int, Delete]] = field(
        default_factory=lambda: TTLCache(_MESSAGES_REMEMBERED, TOKEN_SECONDS)
    )

    def keep(self, made: Iterable[object]) -> None:
        """Keeps what features made at the start (`bot.hooks.Feature.services`)."""
        self._of_features.update((type(each), each) for each in made)

    def check(self, user_id: int, guild_id: int = NOWHERE) -> None:
        """Asks all features whether they refuse the person (`bot.hooks.Feature.check`). Raises Refused."""
        for feature in features():
            feature.check(self, user_id, guild_id)

    def get(self, kind: type[_Made]) -> _Made:
        """What a feature made of this type. Raises KeyError if the feature is not there."""
        found: _Made = self._of_features[kind]
        return found


def address_in(route: str, *parts: str) -> str:
    """A complete `custom_id` from its parts, so that it survives restarts."""
    return ":".join((route, *parts))


Handler = Callable[["Context"], Awaitable[None]]
"""What a press does, with its arguments. It raises Refused."""
Chosen = tuple[str, ...] | None
"""The values that were chosen in a menu; None for other presses."""


async def do(context: "Context", handler: Handler) -> None:
    await handler(context)


@dataclass(frozen=True, slots=True)
class Route:
    """A family of screens.

    `read` parses an address and what was chosen. It returns the route's own arguments. If they are invalid, it returns
    None or raises Refused, and the press is refused as `unknown-button`. `handle` answers the press and raises Refused.
    `managers_only` screens need the permission to manage a server that has the bot. `is_mark(arguments)`: does a press
    only mark dice?
    """

    read: Callable[[tuple[str, ...], Chosen], object]
    handle: Callable[["Context", Any], Awaitable[None]] = do
    managers_only: bool = False
    is_mark: Callable[[object], bool] = lambda _arguments: False


@dataclass(frozen=True, slots=True)
class Context:
    """One interaction with the services.

    `here` is how things look where it was made, to all; `own` how they look to its person alone, in their language.
    `guild_id` is the server's id, or stands for a place outside of servers (`bot.model.servers`). `custom_id` is empty
    for commands, and `chosen` are the values of a menu. `route` is None for commands and unknown addresses. `arguments`
    are None without a route, and if it can't read them.
    """

    interaction: Interaction
    services: Services
    here: Display
    own: Display
    answers: Answers
    guild_id: int
    custom_id: str
    chosen: Chosen
    route: Route | None = None
    arguments: object = None

    @classmethod
    def create(cls, interaction: Interaction, services: Services, routes: Mapping[str, Route]) -> "Context":
        """The context of a new interaction; `of` finds it later. `routes` are by the first word of an address."""
        data, guild_id = _data_of(interaction), _place_of(interaction)
        custom_id, values = str(data.get("custom_id", "")), data.get("values")
        chosen = tuple(map(str, values)) if isinstance(values, list) else None
        if max(map(len, (custom_id, *(chosen or ())))) > _LONGEST_VALUE or len(chosen or ()) > _MOST_VALUES:
            # Discord does not allow more.
            custom_id, chosen = "", None
        word, *parts = custom_id.split(":")
        route, arguments = routes.get(word), None
        with suppress(Refused):
            arguments = route and route.read(tuple(parts), chosen)
        here = services.displays.of(guild_id, _locale(interaction), interaction.channel_id)
        own = services.displays.of_person(interaction.user.id, str(interaction.locale), here)
        answers = Answers(interaction, own.say)
        here = own if guild_id == NOWHERE else here
        context = cls(interaction, services, here, own, answers, guild_id, custom_id, chosen, route, arguments)
        _current.set(context)
        return context

    async def handle(self) -> None:
        """Handles a press by its route. Raises what that raises; Refused (`unknown-button`) without one."""
        if self.route is None or self.arguments is None:
            raise Refused("unknown-button")
        await self.route.handle(self, self.arguments)

    @staticmethod
    def current() -> "Context | None":
        """The context of the current task; None in tasks without an interaction."""
        return _current.get()

    @staticmethod
    def of(interaction: Interaction) -> "Context":
        """The context of an interaction that was admitted, because discord.py passes only the interaction to
        commands.
        """
        context = _current.get()
        assert context is not None
        assert context.interaction is interaction
        return context

    def __del__(self) -> None:
        # Breaks a reference cycle between the interaction and its answer, which only the garbage collector would free.
        with suppress(AttributeError):
            del self.interaction._cs_response  # type: ignore[attr-defined]  # discord.py keeps it to itself

    @property
    def client(self) -> discord.Client:
        """The client, for requests other than answers."""
        return self.interaction.client

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def may_manage(self) -> bool:
        """Whether the person may manage the server now: Discord sends permissions with each interaction."""
        return self.interaction.permissions.manage_guild

    @property
    def may_help(self) -> bool:
        """Whether the person may end and pause games of others here, by a role or as a manager."""
        person, roles = self.interaction.user, self.services.settings.of(self.guild_id).helpers
        has_role = isinstance(person, discord.Member) and any(map(person.get_role, roles))
        return self.may_manage or has_role

    def may(self, power: Power) -> bool:
        """Whether the person has a power here, as a manager or because the managers let them."""
        person, roles = self.interaction.user, self.services.settings.of(self.guild_id).given(power)
        if self.may_manage or roles is None:
            return True
        return isinstance(person, discord.Member) and any(map(person.get_role, roles))

    @property
    def is_direct(self) -> bool:
        """Whether it is in direct messages with the bot."""
        return self.guild_id == NOWHERE

    @property
    def may_write(self) -> bool:
        """Whether the bot may write here by itself."""
        here = self.interaction
        return has_rights(self.guild_id) and (self.is_direct or not lacking(here.app_permissions, here.channel))

    @property
    def answers_are_private(self) -> bool:
        """Whether Discord hides the answers: on a server without the bot, to members who may not use their own apps."""
        here, theirs = self.interaction, self.interaction.permissions
        is_external = here.guild_id is not None and not has_rights(self.guild_id)
        return is_external and (not theirs.use_external_apps or bool(lacking(theirs, here.channel)))

    @property
    def display(self) -> Display:
        """How the answer looks: `own` unless it is for all."""
        return self.own if self.answers.are_private else self.here

    @property
    def on_pressed(self) -> Display:
        """How the pressed message looks."""
        return self.own if self.has_pressed_private else self.here

    @property
    def own_now(self) -> Display:
        """How things look to the person now, in the language that this interaction may have changed."""
        return self.services.displays.of_person(self.user_id, str(self.interaction.locale), self.here)

    @property
    def kind(self) -> str:
        """The kind of interaction: `component` (a button or menu), `form` or `command`."""
        return kind_of(self.interaction)

    @property
    def is_mark(self) -> bool:
        return self.route is not None and self.route.is_mark(self.arguments)

    @property
    def is_overtaken(self) -> bool:
        """Whether a later press of this person on the same board will draw this mark, too. Then `acknowledge` is
        enough.
        """
        here, pressed = self.interaction, self.interaction.message
        if pressed is None or not self.is_mark:
            return False
        return self.services.marks.is_overtaken(here.id, pressed.id, self.user_id)

    @property
    def game_id(self) -> int | None:
        return getattr(self.arguments, "game", None)

    @property
    def first_chosen(self) -> str:
        """The first value chosen in the menu; empty for other presses."""
        return self.chosen[0] if self.chosen else ""

    @property
    def chosen_people(self) -> list[int]:
        """The people chosen in a menu, without bots. Raises Refused (`bots-do-not-play`) if there are only bots."""
        found = _data_of(self.interaction).get("resolved", {}).get("users", {})
        chosen = [each for each in self.chosen or () if each in found]
        people = [int(each) for each in chosen if not found[each].get("bot")]
        if chosen and not people:
            raise Refused("bots-do-not-play", player=chosen[0])
        return people

    @property
    def has_pressed_private(self) -> bool:
        """Whether they pressed on an answer that only they see, or on a direct message with a button for the list of
        their games.
        """
        pressed = self.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return pressed is not None
        return self.is_direct and LIST_OF_GAMES in custom_ids(pressed.components)

    @property
    def filled(self) -> dict[str, str]:
        """The contents of a form's fields, by their `custom_id`: what was typed, or chosen first; `true` or `false`."""
        rows: Sequence[dict[str, Any]] = _data_of(self.interaction).get("components", [])
        fields = [row.get("component", row) for row in rows]
        return {
            each["custom_id"]: _in_text(each.get("value", next(iter(each.get("values") or ()), None)))[:_LONGEST_TEXT]
            for each in fields
            if "custom_id" in each
        }

    def typed(self, field: str) -> str:
        """The text of a form's field, or an empty text."""
        return self.filled.get(field, "")

    @property
    def uploaded(self) -> discord.Attachment | None:
        """The first file that a form has."""
        found = _data_of(self.interaction).get("resolved", {}).get("attachments", {})
        state = self.client._connection
        return next((discord.Attachment(data=data, state=state) for data in found.values()), None)


def _in_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value or "")


def _data_of(interaction: Interaction) -> dict[str, Any]:
    return cast(dict[str, Any], interaction.data or {})


def _place_of(interaction: Interaction) -> int:
    """Where an interaction comes from, as `bot.model.place` says."""
    server_id = interaction.guild_id
    if server_id is not None:
        is_there = interaction.is_guild_integration() or interaction.client.get_guild(server_id) is not None
        return server_id if is_there else without_bot(server_id)
    return without_bot(interaction.channel_id or NOWHERE) if interaction.context.private_channel else NOWHERE


def lacking(permissions: discord.Permissions, channel: object, *, threads: bool = False) -> tuple[str, ...]:
    """The permissions that the bot misses to write there; `threads` includes those to open threads.

    In a forum, it writes in people's posts, which are threads. Voice channels can have none.
    """
    in_threads = isinstance(channel, (discord.Thread, discord.ForumChannel))
    opens_threads = threads and not isinstance(channel, (discord.VoiceChannel, discord.StageChannel))
    needed = _IN_THREAD if in_threads else _IN_CHANNEL + _TO_OPEN_THREADS * opens_threads
    return tuple(name for name in needed if not getattr(permissions, name))


def _locale(interaction: Interaction) -> str:
    return str(interaction.guild_locale or interaction.locale)


class InFlight:
    """Counts interactions in progress per person, marks apart, and all offers."""

    def __init__(self) -> None:
        self._count: Counter[tuple[int, bool]] = Counter()
        # The offers' servers or channels.
        self._offers: list[int | None] = []

    def admits(self, interaction: Interaction, *, is_mark: bool = False) -> bool:
        """Counts the current task until it ends, and returns whether it may run: not if the person has too many."""
        key, channel = (interaction.user.id, is_mark), interaction.guild_id or interaction.channel_id
        is_offer = interaction.type is discord.InteractionType.autocomplete
        are_many = len(self._offers) >= MOST_OFFERS or self._offers.count(channel) >= MOST_OFFERS_OF_SERVER
        if self._count[key] >= (MOST_MARKS if is_mark else MOST_AT_ONCE) or (is_offer and are_many):
            return False
        task = asyncio.current_task()
        assert task is not None
        self._count[key] += 1
        if is_offer:
            self._offers.append(channel)
        task.add_done_callback(lambda _task: self._end(key, channel, is_offer=is_offer))
        return True

    def _end(self, key: tuple[int, bool], channel: int | None, *, is_offer: bool) -> None:
        if is_offer:
            self._offers.remove(channel)
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]


class Admission:
    """Admits interactions, until the bot `is_closed`."""

    def __init__(self, services: Services, routes: Mapping[str, Route], tree: CommandTree[discord.Client]) -> None:
        self.is_closed = False
        self._services = services
        self._routes = routes
        self._tree = tree
        # Discord sends some twice.
        self._seen: FIFOCache[int, None] = FIFOCache(_REMEMBERED)
        self._in_flight = InFlight()

    async def admit(self, interaction: Interaction) -> Context | None:
        """Returns None after answering why. Refused offers get an empty list, repeated interactions nothing.

        If the bot is closed, has not its locks, or the press is late, it fails in the client, and
        people press again.
        """
        task = asyncio.current_task()
        assert task is not None
        self._services.tasks.keep(task)
        measures.arrived_at.set(time.perf_counter())
        if interaction.id in self._seen:
            return None
        self._seen[interaction.id] = None
        if self.is_closed or not self._services.served.is_held:
            log.info("ignored interaction %s: this process does not serve it", interaction.id)
            return None
        if self._services.clock.is_late(interaction.id):
            log.info("ignored interaction %s: it came too late", interaction.id)
            measures.interactions.labels(kind_of(interaction), "late").inc()
            return None
        self._services.displays.meet(interaction.user)
        context = Context.create(interaction, self._services, self._routes)
        context.answers.begin(self._services.tasks)
        for_server.set(context.guild_id)
        for_person.set(context.user_id)
        self._services.members.pressed(interaction, context.guild_id)
        try:
            self._check(context)
        except Refused as refused:
            context.answers.outcome = "turned_away"
            if interaction.type is not discord.InteractionType.autocomplete:
                await _warn(context, refused)
            return None
        return context

    def _check(self, context: Context) -> None:
        """Checks that the person may do this now; raises Refused if not."""
        interaction = context.interaction
        if is_server(context.guild_id) and context.client.get_guild(context.guild_id) is None:
            # Only its commands were installed, or the bot was removed.
            raise Refused("not-on-this-server")
        self._services.check(context.user_id, interaction.guild_id or NOWHERE)
        if self._is_for_managers(context):
            check_on_server(context)
            check_manager(context.may_manage)
        if not self._in_flight.admits(interaction, is_mark=context.is_mark):
            raise Refused("busy")
        if context.is_mark and interaction.message is not None:
            self._services.marks.arrived(interaction.id, interaction.message.id, context.user_id)

    def _is_for_managers(self, context: Context) -> bool:
        """Whether only managers may do this. Discord's `default_permissions` are not enough: servers can override them,
        clients can ignore them, and a person may lose the permission while a screen is open.
        """
        if context.custom_id:
            return context.route is not None and context.route.managers_only
        command = self._tree.get_command(str(_data_of(context.interaction).get("name", "")))
        return command is not None and command.default_permissions is not None


async def _warn(context: Context, error: FarkleError) -> None:
    """Answers with a warning, and then deletes the person's last one in this channel, so that they don't pile up."""
    interaction, services = context.interaction, context.services
    message_id, channel = await context.answers.tell(context.own.explain(error)), interaction.channel_id
    if message_id is not None:
        last = services.warnings.pop((context.user_id, channel), None)
        services.warnings[context.user_id, channel] = partial(interaction.followup.delete_message, message_id)
        if last is not None:
            services.tasks.begin(delete_private(last))


async def delete_private(message: Delete) -> None:
    # The person may have dismissed it.
    await error_of(message(), "delete a private message")


@asynccontextmanager
async def answering(context: Context) -> AsyncIterator[None]:
    """Answers privately for any error except cancellation."""
    answers = context.answers
    try:
        yield
    except FarkleError as error:
        answers.outcome = "refused"
        if isinstance(error, UnreadableGame):
            log.warning("game %s cannot be read: %s", error.fields["id"], error.__cause__)
        await _warn(context, error)
        # From Python 3.12 on, it and the frames that hold the press would hold each other.
        error.__traceback__ = None
    except UNDELIVERED as error:
        answers.outcome = "undelivered"
        # The change is stored; the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %r", context.interaction.channel_id, error)
    except DatabaseFailedError as error:
        answers.outcome = "failed"
        log.error("a press could not be answered: %s", error)
        await answers.tell(context.own.say("not-stored" if context.game_id else "nothing-stored"))
    except Exception:
        answers.outcome = "failed"
        number = measures.log_incident(log, "an interaction could not be answered")
        await answers.tell(context.own.say("incident", id=number))


def check_on_server(context: Context) -> None:
    """Checks that it is on a server; raises Refused (`only-on-servers`) if not."""
    if not is_server(context.guild_id):
        raise Refused("only-on-servers")
