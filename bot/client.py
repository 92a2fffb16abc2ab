"""The discord.py client: passes events to routes and commands."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot import rulesets
from bot.coach.coach import Coach
from bot.discord_limits import Allowance, Refusals
from bot.discord_py import LastMessages, adapt, error_of
from bot.discord_time import DiscordTime
from bot.errors import Refused, SetupError
from bot.games.dice import Roller, Seed
from bot.hooks import features
from bot.jobs import Job, Jobs, Tasks
from bot.model.achievements import achievements
from bot.play.sessions import Sessions, draw_secret
from bot.plugins import FAILED
from bot.processes.changes import Changes
from bot.processes.served import Served
from bot.processes.sharded_bot import ShardedBot
from bot.records.endings import Endings
from bot.records.records import Records
from bot.records.reviews import Reviews
from bot.sentences import languages, say, titles, translated
from bot.servers.departures import GRACE_DAYS, Departures
from bot.servers.own_settings import SettingsByPerson
from bot.servers.rule_books import Drafts, RuleBooks
from bot.servers.settings import SettingsByServer
from bot.store.database import OWN_SETTINGS, PEOPLE, SERVERS, Database, changes, record_change
from bot.ui.admission import Admission, answering
from bot.ui.context import Context, Interaction
from bot.ui.display import Displays
from bot.ui.emoji import upload_emoji
from bot.ui.films import MOST_EDITS, Films
from bot.ui.game.absences import Absences, Watch
from bot.ui.game.clock import Clock
from bot.ui.game.leftovers import Clearing
from bot.ui.marks import Marks
from bot.ui.members import Members
from bot.ui.messages import Messages
from bot.ui.presentation import presentations
from bot.ui.privacy import repeat_deletions
from bot.ui.registration import register_commands
from bot.ui.router import routes
from bot.ui.services import Services
from cogs import farkle, games, setup

log = logging.getLogger(__name__)

_CLOSING_SECONDS = 5
_HOUR_SECONDS = 60 * 60
_DAY_SECONDS = 24 * _HOUR_SECONDS


def cogs() -> Iterator[Any]:
    """The modules with commands: those of the core, then those of features."""
    yield from (farkle, setup, games)
    yield from (import_module(f"cogs.{feature.name}") for feature in features() if feature.has_commands)


def read_files() -> None:
    """Reads the files that a press would wait for."""
    titles("rules-title-")
    for locale in languages():
        translated(locale)
    # Babel reads its own with the first number.
    say("words-points", points=1000)
    rulesets.shipped()
    achievements()
    presentations()


class FarkleBot(ShardedBot):
    """Hosts games from one database.

    `roll` throws dice, `draw_secret` draws a secret for a game's dice. `grace_days` is how
    long a server's data is kept after it removes the bot. `has_missed_time` must be asked every second. `served` limits
    what this process serves. `owner_guild` has the owner's commands. `sleep` waits for seconds.
    """

    def __init__(
        self,
        database: Database,
        roll: Roller = Seed.dice,
        clock: DiscordTime | None = None,
        draw_secret: Callable[[], str] = draw_secret,
        grace_days: int = GRACE_DAYS,
        has_missed_time: Callable[[], bool] | None = None,
        served: Served | None = None,
        owner_guild: int | None = None,
        reviewing: bool = True,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        served, tasks = served or Served(), Tasks()
        super().__init__(served, _Tree)
        clock = clock or DiscordTime()
        self.refusals = Refusals(fraction=served.fraction)
        # Before the login, whose answers state the time.
        last_messages = LastMessages()
        adapt(self, self.refusals, clock, last_messages)
        self.database = database
        settings, own_settings = SettingsByServer(database), SettingsByPerson(database)
        coach, records = Coach(), Records(database, clock)
        reviews = Reviews(database, coach, clock, served.shards, is_queue_open=reviewing)
        sessions = Sessions(database, roll, clock, settings.of, draw_secret, coach.decide)
        self.services = Services(
            served=served,
            sessions=sessions,
            rule_books=RuleBooks(database),
            settings=settings,
            own_settings=own_settings,
            records=records,
            reviews=reviews,
            endings=Endings(database, records.counter, records.history, reviews, clock),
            displays=Displays(settings, own_settings, self),
            drafts=Drafts(),
            marks=Marks(),
            messages=Messages(self, clock),
            last_messages=last_messages,
            tasks=tasks,
            coach=coach,
            allowance=Allowance(fraction=served.fraction),
            clock=clock,
            films=Films(sleep, Allowance(clock, MOST_EDITS, served.fraction)),
            members=Members(self, database, tasks, self.refusals, clock),
        )
        self.owner_guild = discord.Object(owner_guild) if owner_guild else None
        self.changes = Changes(lambda kinds: database.read(changes, kinds))
        # Games in memory still name who was deleted.
        self.changes.read_after(sessions.read_anew, PEOPLE, SERVERS)
        self.changes.read_after(settings.load, SERVERS)
        self.changes.read_after(own_settings.load, OWN_SETTINGS, PEOPLE)
        self.departures = Departures(database, clock, grace_days)
        self.admission = Admission(self.services, routes(), self.tree)
        self.absences = Absences(sessions, self, served, has_missed_time or Watch(clock).has_missed_time)
        self.clock = Clock(self.services, self.refusals, self.absences)
        self.clearing = Clearing(self.services, self.clock.may_act_on)
        self.services.keep(made for feature in features() for made in feature.services(self))
        self.jobs = Jobs(
            Job("watch", 1, self.absences.watch),
            Job("clock", 2, self.clock.look),
            Job("mark", _HOUR_SECONDS, database.mark),
            Job("time", _HOUR_SECONDS, self._ask_time, clock.is_doubtful),
            Job("leftovers", 2, self.clearing.look),
            Job("servers", _DAY_SECONDS, self._record_present),
            Job("changes", 2, self.changes.follow),
            Job("counting", 30, records.counter.catch_up, sessions.won),
            Job("reviews", 30, reviews.catch_up, records.counter.counted),
            Job("endings", _DAY_SECONDS, self.clock.find_endings),
            Job("deletions", _DAY_SECONDS, records.privacy.finish_deletions),
            Job("tidying", _DAY_SECONDS, records.privacy.tidy),
            Job("departures", _DAY_SECONDS, self.departures.forget_departed),
            Job("leaderboards", _DAY_SECONDS, records.drop_past_periods),
            *(job for feature in features() for job in feature.jobs(self)),
            tasks=tasks,
        )

    async def setup_hook(self) -> None:
        read_files()
        for name, problem in FAILED.items():
            log.warning("the plug-in %s is left out: %s", name, problem)
        # Whoever served these servers before reads again what changes from now on.
        await self.database.write(record_change, kind=SERVERS)
        await self.changes.follow()
        await repeat_deletions(self.services)
        for cog in cogs():
            await cog.setup(self)
        self.services.displays.emoji.update(await upload_emoji(self))
        await register_commands(self.tree, self.database)
        if self.owner_guild is not None:
            try:
                await register_commands(self.tree, self.database, self.owner_guild)
            except (discord.HTTPException, SetupError) as error:
                # The other commands still work.
                log.error("the owner's commands cannot be registered on %s: %r", self.owner_guild.id, error)

    async def _record_present(self) -> None:
        for guild_id, left_at in (await self.departures.record_present(*self.present)).items():
            self.absences.guild_returned(guild_id, left_at)

    async def _ask_time(self) -> None:
        await error_of(self.http.request(Route("GET", "/gateway")), "ask Discord for its time")

    async def close(self) -> None:
        """Disconnects after all presses are stored and answered."""
        self.jobs.stop()
        self.admission.is_closed = True
        self.services.films.stop()
        self.services.reviews.stop()
        await self.services.tasks.finish(_CLOSING_SECONDS)
        await self.services.coach.close()
        await self.services.reviews.stopped()
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handles components and forms; the command tree handles commands."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        context = await self.admission.admit(interaction)
        if context is not None:
            async with answering(context):
                await context.handle()

    @property
    def in_work(self) -> int:
        """How many interactions and jobs are in progress."""
        return len(self.services.tasks.at_work)

    async def on_ready(self) -> None:
        log.info("ready (servers: %s, shards: %s)", len(self.guilds), len(self.shards))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        log.info("added to a server", extra={"guild": guild.id, "shard": guild.shard_id})
        self.jobs.soon("servers")

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.absences.guild_returned(guild.id)
        self.jobs.soon("servers")

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.absences.guild_left(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("removed from a server", extra={"guild": guild.id, "shard": guild.shard_id})
        self.jobs.soon("servers")

    async def _permissions_changed(
        self, _before: object, after: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        self.refusals.forget_channels(after.guild.id)

    on_guild_channel_update = on_guild_role_update = on_member_update = _permissions_changed

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.absences.shard_left(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.absences.shard_returned(shard_id)
        # The computer may have slept.
        self.jobs.soon("time")

    async def on_shard_ready(self, shard_id: int) -> None:
        """Reads which servers have the bot: some may have added or removed it while the shard was disconnected."""
        self.absences.shard_returned(shard_id)
        self.ready_shards.add(shard_id)
        if not self.admission.is_closed:
            self.jobs.start()
            self.jobs.soon("time")
            self.jobs.soon("servers")


class _Tree(app_commands.CommandTree[FarkleBot]):
    async def interaction_check(self, interaction: discord.Interaction[FarkleBot]) -> bool:
        return await interaction.client.admission.admit(interaction) is not None

    async def on_error(self, interaction: discord.Interaction[FarkleBot], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with answering(Context.of(interaction)):
            if isinstance(cause, app_commands.AppCommandError):
                # For example, a client may show a command of an older version. The text may hold what people typed.
                log.warning("refused a command: %s", type(cause).__name__)
                raise Refused("unknown-command")
            raise cause
