"""The discord.py client: turns events into contexts, and passes them to the router and the commands."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands
from discord.ext import tasks
from discord.gateway import DiscordWebSocket

from bot import measures, rulesets
from bot.callbacks import read_no_messages
from bot.coach.coach import Coach
from bot.config import Settings, Shards
from bot.errors import Refused, UnreadableGame
from bot.games.dice import Seed
from bot.model.oversight import Blocked
from bot.play import Roller
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.play.turns import give_up_seat
from bot.play.watch import Watch
from bot.plugins import FAILED
from bot.rate_limit import Refusals, for_server, watch_answers
from bot.servers.changes import Changes
from bot.servers.departures import GRACE_DAYS, Departures
from bot.servers.drafts import Drafts
from bot.servers.leases import Leases
from bot.servers.oversight import Oversight
from bot.servers.rounds import Rounds
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.shards import ShardedBot
from bot.standings.endings import Endings
from bot.standings.reviews import Reviews
from bot.standings.standings import Standings
from bot.stats.achievements import achievements
from bot.store.changes import Remembered
from bot.store.database import Database
from bot.text import DEFAULT, preload
from bot.ui.admission import WITHOUT_A_SERVER, InFlight, SeenInteractions, turn_away
from bot.ui.allowance import Allowance
from bot.ui.answers import UNDELIVERED, answering
from bot.ui.commands import register_commands
from bot.ui.context import Context, Interaction, Services
from bot.ui.daily.posts import Poster
from bot.ui.display import Display, Displays
from bot.ui.emoji import upload_emoji
from bot.ui.game.clock import Clock
from bot.ui.game.marks import Drawn
from bot.ui.games.registry import presentations
from bot.ui.rooms import ROOMS
from bot.ui.router import Router
from cogs import farkle, games, setup
from cogs.owner import Owner

log = logging.getLogger(__name__)

# The bot does not use voice, so a warning about missing voice libraries would only confuse.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = (farkle, setup, games)
_CLOCK_SECONDS = 2
_CLOSING_SECONDS = 5
_CHANGES_SECONDS = 2
_BLOCKS_SECONDS = 30
_Noted = TypeVar("_Noted")


class FarkleBot(ShardedBot):
    """One Discord application that hosts games from one database.

    `roll` throws the dice, `clock` gives the seconds since 1970, `draw_secret` a new secret for the dice of a game. The
    data of a server that removed the bot is kept for `grace_days`. `has_missed_time` says, if it is asked every second,
    whether time has passed since that nobody had. `shards` are those that this process serves, if it is one of several,
    or else `leases` says which it serves now.
    On the server `owner_guild`, the owner of the application has commands of their own. Unless it is `reviewing`, games
    are looked back at only when somebody asks.
    """

    def __init__(
        self,
        database: Database,
        roll: Roller = Seed.dice,
        clock: Callable[[], float] = time.time,
        draw_secret: Callable[[], str] = draw_secret,
        grace_days: int = GRACE_DAYS,
        has_missed_time: Callable[[], bool] | None = None,
        shards: Shards | None = None,
        owner_guild: int | None = None,
        reviewing: bool = True,
        leases: Leases | None = None,
    ) -> None:
        super().__init__(database, shards, leases, _Tree)
        self.refusals = Refusals(part_of=self.part_of)
        watch_answers(self.http, self.refusals)
        self.database = database
        settings = SettingsByServer(database)
        coach, standings = Coach(), Standings(database, clock)
        reviews = Reviews(database, coach, clock, self.served, is_queue_open=reviewing)
        sessions = Sessions(
            *(database, roll, clock, settings.of, draw_secret),
            when_won=self.count_soon,
            decide=coach.decide,
            keep=self._keep,
        )
        self.services = Services(
            sessions=sessions,
            rule_books=RuleBooks(database),
            settings=settings,
            standings=standings,
            reviews=reviews,
            endings=Endings(database, standings.counter, standings.history, reviews, clock),
            displays=Displays(settings),
            drafts=Drafts(),
            drawn=Drawn(),
            coach=coach,
            oversight=Oversight(database, clock),
            allowance=Allowance(part_of=self.part_of),
            daily=DailyDice(database, sessions, clock, draw_secret, coach.alone),
            clock=clock,
        )
        self._owner_guild = discord.Object(owner_guild) if owner_guild else None
        self.changes = Changes(database)
        self.departures = Departures(database, clock, grace_days)
        self.router = Router(ROOMS)
        self.clock = Clock(
            self.services.sessions,
            self.services.endings,
            self,
            self.display_in,
            self.services.drawn,
            self._keep,
            has_missed_time or Watch().has_missed_time,
            self.refusals.may_ask,
            self.serves,
            self.part_of,
        )
        self.poster = Poster(
            *(self, self.services.daily, self.display_in, self.services.settings.of),
            self.refusals.may_ask,
        )
        self.rounds = Rounds()
        self.in_flight = InFlight()
        self.seen_interactions = SeenInteractions()
        self._acting: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._is_connected = asyncio.Event()

    async def serve_shard(self, shard_id: int) -> None:
        """Connects a shard that was leased while the bot runs."""
        # Another process may have changed them. The others, whose servers it knows, cannot have changed.
        await self.services.settings.load()
        await super().serve_shard(shard_id)
        self._keep(asyncio.create_task(self._count_what_waited()))

    async def setup_hook(self) -> None:
        """Loads texts, settings, commands and emoji before the first event, and starts the loops."""
        read_no_messages()
        # What is read from files only once is read now. Later, everybody would have to wait for it.
        preload()
        rulesets.shipped()
        achievements()
        presentations()
        for name, problem in FAILED.items():
            log.warning("the plug-in %s is left out: %s", name, problem)
        # First: whatever changes from now on is read anew.
        await self.changes.news()
        await self.services.settings.load()
        await self.services.oversight.load()
        await self._repeat_deletions()
        for cog in COGS:
            await cog.setup(self)
        if self._owner_guild is not None:
            # Loaded here: a cog for one server takes the server along.
            await self.add_cog(Owner(self), guild=self._owner_guild)
        self.services.displays.emoji.update(await upload_emoji(self))
        await register_commands(self.tree, self.database)
        if self._owner_guild is not None:
            await self._register_owner_commands(self._owner_guild)
        self._keep(asyncio.create_task(self._count_what_waited()))
        self.watch_time.start()
        self.strike_clock.start()
        self.follow_changes.start()
        self.read_blocks.start()
        self.tidy.start()
        self.post_results.start()

    async def _register_owner_commands(self, guild: discord.Object) -> None:
        try:
            await register_commands(self.tree, self.database, guild)
        except discord.HTTPException as error:
            # Nobody else has to do without the bot for it.
            log.error("the owner's commands cannot be registered on OWNER_GUILD %s: %r", guild.id, error)

    async def _repeat_deletions(self) -> None:
        """Finishes deletions that were interrupted, and repeats those that a restored backup knows nothing of."""
        sessions, privacy = self.services.sessions, self.services.standings.privacy
        await privacy.finish_deletions()
        deleted = await privacy.deleted_since()
        for user_id in deleted:
            for game_id in await privacy.open_games(user_id):
                try:
                    async with sessions.lock(game_id) as session:
                        if change := give_up_seat(session.stored, user_id, now=session.now()):
                            await session.commit(change)
                except (UnreadableGame, Refused):
                    pass
                except Exception:
                    # Their ids are deleted all the same, and the bot starts.
                    measures.log_incident(log, "nobody can leave game %s", game_id, game_id=game_id)
        await privacy.forget_again(deleted)
        if deleted:
            sessions.read_anew()
            log.info("deleted people who had been deleted before this database was restored (%s)", len(deleted))

    async def close(self) -> None:
        """Disconnects after everything that people did has been stored and answered."""
        for loop in (
            *(self.watch_time, self.strike_clock, self.post_results),
            *(self.follow_changes, self.read_blocks, self.tidy),
        ):
            if task := loop.get_task():
                loop.cancel()
                await asyncio.wait([task])
        self._closing = True
        self.services.reviews.stop()
        if self._acting:
            log.info("stopping: finishing what is in flight (%s)", len(self._acting))
            try:
                async with asyncio.timeout(_CLOSING_SECONDS):
                    # A press may have things done that follow from it, in tasks of their own.
                    while self._acting:
                        await asyncio.wait(self._acting)
            except TimeoutError:
                log.warning("gave up what took longer than %s seconds (%s)", _CLOSING_SECONDS, len(self._acting))
        await self.services.sessions.settle()
        await self.services.coach.close()
        await self.services.reviews.stopped()
        await super().close()

    def _keep(self, task: asyncio.Task[Any]) -> None:
        """Lets a task finish before the bot disconnects."""
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    def _keep_current_task(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._keep(task)

    def count_soon(self) -> None:
        """Adds the games that were won to everyone's record, while those who play go on."""
        self._keep(asyncio.create_task(self._count()))

    async def _count(self) -> None:
        # Whoever reads records tries it again.
        with self.rounds.watched("count the games that ended"):
            await self.services.standings.counter.catch_up()
        self.services.reviews.catch_up_soon()

    async def _count_what_waited(self) -> None:
        """Counts what was won just before the process stopped. The clock then shows what that changed, and what was
        counted just before.
        """
        await self._count()
        with self.rounds.watched("find out which endings are to be shown"):
            left = await self.services.endings.left()
            self.clock.endings.update({game: guild for game, guild in left if self.serves(guild)})

    def display_in(self, guild_id: int) -> Display:
        """The display on a server, for what happens without an interaction."""
        guild = self.get_guild(guild_id)
        return self.services.displays.of(guild_id, str(guild.preferred_locale) if guild else DEFAULT)

    async def admit(self, interaction: Interaction) -> Context | None:
        """The context of an interaction that has arrived; None for one that is not acted on.

        That is one that comes while the bot closes, one that Discord sends again, one from outside of the bot's
        servers that needs a server, one that takes a permission that the person does not have now, and one too many of
        the same person. All but the first two are told so. Of offers, there may also be too many of all people
        together: then the list stays empty. Nobody answers what comes while the bot closes: it fails for the person who
        pressed, and they press again once the bot is back. The same goes for a process whose leases have run out,
        because it was suspended.
        """
        self._keep_current_task()
        measures.arrived()
        if self._closing or self.has_lost_shards or not self.seen_interactions.is_new(interaction):
            return None
        context = Context.create(interaction, self.services)
        for_server.set(interaction.guild_id or 0)
        if interaction.guild_id is None and not self._is_anywhere(context):
            await turn_away(context, "only-on-servers")
            return None
        if interaction.guild_id is not None and self.get_guild(interaction.guild_id) is None:
            # Only its commands were installed there, or it was removed and somebody presses what it left behind.
            await turn_away(context, "not-on-this-server")
            return None
        oversight = self.services.oversight
        if oversight.is_blocked(Blocked.PERSON, context.user_id):
            await turn_away(context, "blocked-person")
            return None
        if interaction.guild_id is not None and oversight.is_blocked(Blocked.SERVER, interaction.guild_id):
            await turn_away(context, "blocked-server")
            return None
        if self._is_for_managers(context) and not interaction.permissions.manage_guild:
            # Discord says with each interaction what the person may do at that moment. Nothing of it is remembered.
            await turn_away(context, "needs-manage-server")
            return None
        if not self.in_flight.admits(interaction):
            await turn_away(context, "busy")
            return None
        return context

    def _is_anywhere(self, context: Context) -> bool:
        """Is this a command, or on a screen, that needs no server?"""
        if context.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return self.router.is_anywhere(context.custom_id)
        return context.subcommand in WITHOUT_A_SERVER

    def _is_for_managers(self, context: Context) -> bool:
        """Is this a command, or on a screen, that is only for people who manage the server?

        Discord offers them such a command by its `default_permissions`. But a server may offer it to others, a client
        may send what it was not offered, and whoever could open a screen may have lost the permission since.
        """
        if context.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return self.router.is_for_managers(context.custom_id)
        command = self.tree.get_command(context.command_name)
        return command is not None and command.default_permissions is not None

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses, choices and typed values go where their address says. Commands come through the command tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        context = await self.admit(interaction)
        if context is not None:
            async with answering(context):
                await self.router.route(context)

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Commands that fail are counted where they are answered."""
        measures.handled(Context.of(interaction).kind, "done")

    @property
    def in_work(self) -> int:
        """How many interactions and rounds of the clock are being worked on."""
        return len(self._acting)

    @property
    def is_stopping(self) -> bool:
        """Has it begun to disconnect for good?"""
        return self._closing

    async def on_ready(self) -> None:
        log.info("ready (servers: %s, shards: %s)", len(self.guilds), len(self.shards))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.clock.guild_returned(guild.id)
        log.info("added to a server", extra={"guild": guild.id, "shard": guild.shard_id})
        # First: Discord may tell that the bot has left before it answers the request to leave.
        await self._note(self.departures.note_joined, guild.id)
        await self._leave_if_blocked(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.clock.guild_returned(guild.id)
        await self._note(self.departures.note_joined, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The data of the server is deleted after a grace time."""
        log.info("removed from a server", extra={"guild": guild.id, "shard": guild.shard_id})
        await self._note(self.departures.note_left, guild.id)

    async def _permissions_changed(
        self, _before: object, after: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """What the bot may do on a server may have changed."""
        self.refusals.forget_places(after.guild.id)

    on_guild_channel_update = on_guild_role_update = on_member_update = _permissions_changed

    async def _note(self, deed: Callable[[_Noted], Awaitable[None]], noted: _Noted) -> None:
        """Stores what an event says. The first ready event may come after closing; then it is ignored."""
        if not self.is_closed():
            self._keep_current_task()
            with self.rounds.watched("note which servers there are"):
                await deed(noted)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.clock.shard_left(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.clock.shard_returned(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """The bot may have been added to servers and removed from others while it was not connected."""
        self.clock.shard_returned(shard_id)
        self.ready_shards.add(shard_id)
        self._is_connected.set()
        present = {guild.id for guild in self.guilds if guild.shard_id == shard_id}
        if self.leases is not None:
            # discord.py calls it ready once all of its shards are, and does not know which are to come.
            log.info("ready (servers: %s)", len(present), extra={"shard": shard_id})
        assert self.shard_count is not None
        note = partial(self.departures.note_present, shards=Shards((shard_id,), self.shard_count))
        await self._note(note, present)

    @tasks.loop(seconds=1)
    async def watch_time(self) -> None:
        """Notices when this process was suspended, when the computer's clock was set, and when storage fails."""
        self.clock.watch()

    @tasks.loop(seconds=_CLOCK_SECONDS)
    async def strike_clock(self) -> None:
        """Closes old lobbies, sends reminders, and plays for people whose time is over."""
        await self._to_its_end(self._strike_clock())

    @tasks.loop(seconds=_CHANGES_SECONDS)
    async def follow_changes(self) -> None:
        """Learns of what other processes have changed, among them the command line."""
        await self._to_its_end(self._follow_changes())

    @tasks.loop(seconds=_BLOCKS_SECONDS)
    async def read_blocks(self) -> None:
        """Reads who is blocked, and tries again to leave servers that could not be left before."""
        await self._to_its_end(self._read_blocks())

    @tasks.loop(seconds=1)
    async def post_results(self) -> None:
        """Posts what came of yesterday's daily dice, on some of the servers that want it."""
        await self._to_its_end(self._post_results())

    @tasks.loop(hours=24)
    async def tidy(self) -> None:
        """Deletes the data of servers that removed the bot long ago, and the leaderboards of past periods."""
        await self._to_its_end(self._tidy())

    async def _to_its_end(self, round_: Coroutine[Any, Any, None]) -> None:
        """One round of a loop. Closing waits for it, because a cancelled round would leave a connection open."""
        task = asyncio.create_task(round_)
        self._keep(task)
        await asyncio.shield(task)

    async def _strike_clock(self) -> None:
        # Whatever is due is still due in the next round.
        with self.rounds.watched("look after the time of games"):
            await self.clock.round()
        with self.rounds.watched("turn over the day of the daily dice"):
            await self.services.daily.turn_over()

    async def _post_results(self) -> None:
        with self.rounds.watched("post the results of the daily dice"):
            await self.poster.round()

    async def _follow_changes(self) -> None:
        with self.rounds.watched("read what other processes have changed"):
            try:
                news = await self.changes.news()
                if news & {Remembered.PEOPLE, Remembered.SERVERS}:
                    self.services.sessions.read_anew()
                if Remembered.SERVERS in news:
                    await self.services.settings.load()
                if Remembered.BLOCKS in news:
                    await self._read_blocks()
            except Exception:
                self.changes.forget()
                raise

    async def _read_blocks(self) -> None:
        with self.rounds.watched("read who is blocked"):
            await self.services.oversight.load()
            for guild in self.guilds:
                await self._leave_if_blocked(guild)
        # Whatever kept games from being counted or looked back at may be over.
        self.count_soon()

    async def _leave_if_blocked(self, guild: discord.Guild) -> None:
        """Leaves a server that is blocked. If Discord refuses that, it is only logged: `read_blocks` tries again."""
        if not self.services.oversight.is_blocked(Blocked.SERVER, guild.id):
            return
        log.info("leaving a server that is blocked", extra={"guild": guild.id})
        try:
            await guild.leave()
        except discord.HTTPException as error:
            log.warning("could not leave a server that is blocked: %r", error, extra={"guild": guild.id})

    async def _tidy(self) -> None:
        standings = self.services.standings
        for what, tidy in (
            ("finish deletions of people", self._finish_deletions),
            ("forget servers that were left", self._forget_departed),
            ("drop leaderboards of past periods", standings.leaderboards.drop_past_periods),
            ("tidy the daily dice", self.services.daily.tidy),
        ):
            # What fails holds up nothing else.
            with self.rounds.watched(what):
                await tidy()

    async def _finish_deletions(self) -> None:
        if await self.services.standings.privacy.finish_deletions():
            # What is remembered of a game still names them.
            self.services.sessions.read_anew()

    async def _forget_departed(self) -> None:
        if await self.departures.forget_departed():
            self.services.sessions.read_anew()
            await self.services.settings.load()

    @tidy.before_loop
    @post_results.before_loop
    @strike_clock.before_loop
    async def _wait_until_connected(self) -> None:
        await self._is_connected.wait()


class _Tree(app_commands.CommandTree[FarkleBot]):
    async def interaction_check(self, interaction: discord.Interaction[FarkleBot]) -> bool:
        return await interaction.client.admit(interaction) is not None

    async def on_error(self, interaction: discord.Interaction[FarkleBot], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        try:
            async with answering(Context.of(interaction)):
                if isinstance(cause, app_commands.AppCommandError):
                    # For example, a command that an older version registered and a client still shows.
                    # Its text may hold what people typed.
                    log.warning("refused a command: %s", type(cause).__name__)
                    raise Refused("unknown-command")
                raise cause
        finally:
            # Each refers to the other, and to this call, in which one was raised. Only the garbage collector would free
            # them, and the interaction with them.
            cause.__context__ = None
            del error, cause


class _OffersTooLate(logging.Filter):
    """Keeps suggestions that came too late out of the log: somebody typed on, and discord.py calls that an error."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], UNDELIVERED))


logging.getLogger("discord.app_commands.tree").addFilter(_OffersTooLate())


class _Nameless(logging.Filter):
    """Keeps the ids of people out of the log, which discord.py writes there with the address of a request."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = _OF_SOMEBODY.sub(r"\1…", record.getMessage()), ()
        return True


_OF_SOMEBODY = re.compile(r"(/(?:members|users)/)\d+")
logging.getLogger("discord.http").addFilter(_Nameless())


def point_at(settings: Settings) -> None:
    """Makes discord.py, in this whole process, talk to the Discord that the settings name."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
