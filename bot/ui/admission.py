"""Which interactions the bot handles, and what people read if it does not or if that fails.

Limits per person and on offers keep queues short for others.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial

import discord
from cachetools import FIFOCache
from discord.app_commands import CommandTree

from bot import counters
from bot.discord_limits import for_person, for_server
from bot.discord_py import UNDELIVERED
from bot.errors import FarkleError, Refused, UnreadableGame
from bot.model.place import NOWHERE, is_server
from bot.play.guards import check_manager
from bot.store.units import DatabaseFailedError
from bot.ui.answers import Interaction, kind_of
from bot.ui.context import Context, Route, check_on_server, data_of
from bot.ui.services import Services, delete_private

log = logging.getLogger(__name__)

MOST_AT_ONCE = 3
MOST_MARKS = 20
"""How many presses of a person that only mark dice are handled at once: more than anyone makes until Discord
answers.
"""
MOST_OFFERS = 5
"""How many offers are made at once in total. Each key asks for one, and skipping some does no harm."""
MOST_OFFERS_OF_SERVER = 3

_REMEMBERED = 1000


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
        counters.arrived_at.set(time.perf_counter())
        if interaction.id in self._seen:
            return None
        self._seen[interaction.id] = None
        if self.is_closed or not self._services.served.is_held:
            log.info("ignored interaction %s: this process does not serve it", interaction.id)
            return None
        if self._services.clock.is_late(interaction.id):
            log.info("ignored interaction %s: it came too late", interaction.id)
            counters.interactions.labels(kind_of(interaction), "late").inc()
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
        is_mark = context.is_mark
        if not self._in_flight.admits(interaction, is_mark=is_mark):
            raise Refused("busy")
        if is_mark and interaction.message is not None:
            self._services.marks.arrived(interaction.id, interaction.message.id, context.user_id)

    def _is_for_managers(self, context: Context) -> bool:
        """Whether only managers may do this. Discord's `default_permissions` are not enough: servers can override them,
        clients can ignore them, and a person may lose the permission while a screen is open.
        """
        if context.custom_id:
            return context.route is not None and context.route.managers_only
        command = self._tree.get_command(str(data_of(context.interaction).get("name", "")))
        return command is not None and command.default_permissions is not None


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
        number = counters.log_incident(log, "an interaction could not be answered")
        await answers.tell(context.own.say("incident", id=number))


async def _warn(context: Context, error: FarkleError) -> None:
    """Answers with a warning, and then deletes the person's last one in this channel, so that they don't pile up."""
    interaction, services = context.interaction, context.services
    message_id, channel = await context.answers.tell(context.own.explain(error)), interaction.channel_id
    if message_id is not None:
        last = services.warnings.pop((context.user_id, channel), None)
        services.warnings[context.user_id, channel] = partial(interaction.followup.delete_message, message_id)
        if last is not None:
            services.tasks.begin(delete_private(last))
