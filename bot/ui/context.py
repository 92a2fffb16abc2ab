"""One interaction: where it comes from, who made it, what it says, and how things look there."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.errors import Refused
from bot.model.place import NOWHERE, has_rights, is_server, without_bot
from bot.model.servers import Power
from bot.ui.answers import Answers, kind_of
from bot.ui.answers import Interaction as Interaction
from bot.ui.components import custom_ids
from bot.ui.display import Display
from bot.ui.game_addresses import GAMES_ADDRESS
from bot.ui.permissions import lacking
from bot.ui.services import Services

# Discord's limits for what is pressed, chosen and typed.
_LONGEST_VALUE = 100
_MOST_VALUES = 25
_LONGEST_TEXT = 4000
_current: ContextVar["Context | None"] = ContextVar("context", default=None)


def address_in(route: str, *parts: object) -> str:
    """A complete `custom_id` from its parts, so that it survives restarts."""
    return ":".join((route, *map(str, parts)))


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
    `guild_id` is the server's id, or stands for a place outside of servers (`bot.model.place`). `custom_id` is empty
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
        data, guild_id = data_of(interaction), _place_of(interaction)
        custom_id, values = str(data.get("custom_id", "")), data.get("values")
        chosen = tuple(map(str, values)) if isinstance(values, list) else None
        if max(map(len, (custom_id, *(chosen or ())))) > _LONGEST_VALUE or len(chosen or ()) > _MOST_VALUES:
            # Discord does not allow more.
            custom_id, chosen = "", None
        word, *parts = custom_id.split(":")
        route, arguments = routes.get(word), None
        with suppress(Refused):
            arguments = route and route.read(tuple(parts), chosen)
        locale = str(interaction.guild_locale or interaction.locale)
        here = services.displays.of(guild_id, locale, interaction.channel_id)
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
        found = data_of(self.interaction).get("resolved", {}).get("users", {})
        chosen = [each for each in self.chosen or () if each in found]
        people = [int(each) for each in chosen if not found[each].get("bot")]
        if chosen and not people:
            raise Refused("bots-do-not-play", player=chosen[0])
        return people

    @property
    def chosen_person(self) -> int:
        """The person chosen in a menu for one. Raises Refused, also for a forged choice."""
        if not (people := self.chosen_people):
            raise Refused("unknown-button")
        return people[0]

    @property
    def has_pressed_private(self) -> bool:
        """Whether they pressed on an answer that only they see, or on a direct message with a button for the list of
        their games.
        """
        pressed = self.interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return pressed is not None
        return self.is_direct and GAMES_ADDRESS in custom_ids(pressed.components)

    @property
    def filled(self) -> dict[str, str]:
        """The contents of a form's fields, by their `custom_id`: what was typed, or chosen first; `true` or `false`."""
        rows: Sequence[dict[str, Any]] = data_of(self.interaction).get("components", [])
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
        found = data_of(self.interaction).get("resolved", {}).get("attachments", {})
        state = self.client._connection
        return next((discord.Attachment(data=data, state=state) for data in found.values()), None)


def _in_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value or "")


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What Discord says of an interaction, beyond who made it and where."""
    return cast(dict[str, Any], interaction.data or {})


def _place_of(interaction: Interaction) -> int:
    """Where an interaction comes from, as `bot.model.place` says."""
    server_id = interaction.guild_id
    if server_id is not None:
        is_there = interaction.is_guild_integration() or interaction.client.get_guild(server_id) is not None
        return server_id if is_there else without_bot(server_id)
    return without_bot(interaction.channel_id or NOWHERE) if interaction.context.private_channel else NOWHERE


def check_private(context: Context) -> None:
    """Checks that a private message was pressed; raises Refused if not: the answer would replace a public message."""
    if not context.has_pressed_private:
        raise Refused("unknown-button")


def check_rival(context: Context, user_id: int, guild_id: int = NOWHERE) -> None:
    """Checks that this is another person who may be challenged; raises Refused if not."""
    if user_id == context.user_id:
        raise Refused("challenges-oneself")
    if context.services.refuses(user_id, guild_id):
        raise Refused("cannot-be-challenged", player=str(user_id))


def check_on_server(context: Context) -> None:
    """Checks that it is on a server; raises Refused (`only-on-servers`) if not."""
    if not is_server(context.guild_id):
        raise Refused("only-on-servers")
