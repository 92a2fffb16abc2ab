"""The discord.py client: turns events into contexts, and passes them to the router and the commands."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands
from discord.ext import commands, tasks
from discord.gateway import DiscordWebSocket

from bot import rulesets
from bot.callbacks import ask_for_no_edited_messages
from bot.config import Settings
from bot.errors import Refused
from bot.play import Roller, throw_dice
from bot.play.chance import draw_secret
from bot.play.sessions import Sessions
from bot.rate_limit import end_global_limits
from bot.servers.departures import GRACE_DAYS, Departures
from bot.servers.drafts import Drafts
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.standings.standings import Standings
from bot.stats.achievements import achievements
from bot.store.database import Database
from bot.text import DEFAULT, preload
from bot.ui.admission import InFlight, SeenInteractions, turn_away
from bot.ui.answers import UNDELIVERED, answering
from bot.ui.commands import register_commands
from bot.ui.context import Context, Interaction, Services
from bot.ui.display import Display, Displays
from bot.ui.emoji import upload_emoji
from bot.ui.game import buttons as game_buttons
from bot.ui.game.clock import Clock
from bot.ui.game.marks import Drawn
from bot.ui.router import Router
from bot.ui.rules import buttons as rules_buttons
from bot.ui.setup import settings as settings_screen
from bot.ui.stats import buttons as stats_buttons

log = logging.getLogger(__name__)

# The bot does not use voice, so a warning about missing voice libraries would only confuse.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = ("cogs.farkle", "cogs.setup")
_CLOCK_SECONDS = 2
_CLOSING_SECONDS = 5
_Noted = TypeVar("_Noted")


class FarkleBot(commands.AutoShardedBot):
    """One Discord application that hosts games from one database.

    `roll` throws the dice, `clock` gives the seconds since 1970, `draw_secret` a new secret for the dice of a game. The
    data of a server that removed the bot is kept for `grace_days`.
    """

    def __init__(
        self,
        database: Database,
        roll: Roller = throw_dice,
        clock: Callable[[], float] = time.time,
        draw_secret: Callable[[], str] = draw_secret,
        grace_days: int = GRACE_DAYS,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            # Messages ping nobody unless they say otherwise.
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=_Tree,
        )
        end_global_limits(self.http)
        self.database = database
        settings = SettingsByServer(database)
        self.services = Services(
            sessions=Sessions(database, roll, clock, settings.of, draw_secret, self.count_soon),
            rule_books=RuleBooks(database),
            settings=settings,
            standings=Standings(database, clock),
            displays=Displays(settings),
            drafts=Drafts(),
            drawn=Drawn(),
            clock=clock,
        )
        self.departures = Departures(database, clock, grace_days)
        self.router = Router(
            {
                "fk": game_buttons.handle,
                "fr": rules_buttons.handle,
                "fs": stats_buttons.handle,
                "fc": settings_screen.handle,
            }
        )
        self.clock = Clock(self.services.sessions, self, self.display_in, self.services.drawn, self._keep)
        self.in_flight = InFlight()
        self.seen_interactions = SeenInteractions()
        self._acting: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def setup_hook(self) -> None:
        """Loads texts, settings, commands and emoji before the first event, and starts the loops."""
        ask_for_no_edited_messages()
        # What is read from files only once is read now. Later, everybody would have to wait for it.
        preload()
        rulesets.shipped()
        achievements()
        await self.services.settings.load()
        for cog in COGS:
            await self.load_extension(cog)
        self.services.displays.emoji.update(await upload_emoji(self))
        await register_commands(self.tree, self.database)
        # What was won just before the process stopped.
        self.count_soon()
        self.strike_clock.start()
        self.tidy.start()

    async def close(self) -> None:
        """Disconnects after everything that people did has been stored and answered."""
        for loop in (self.strike_clock, self.tidy):
            if task := loop.get_task():
                loop.cancel()
                await asyncio.wait([task])
        self._closing = True
        if self._acting:
            await asyncio.wait(self._acting, timeout=_CLOSING_SECONDS)
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
        try:
            await self.services.standings.counter.catch_up()
        except Exception:
            # Whoever reads records tries it again.
            log.exception("could not count the games that ended")

    def display_in(self, guild_id: int) -> Display:
        """The display on a server, for what happens without an interaction."""
        guild = self.get_guild(guild_id)
        return self.services.displays.of(guild_id, str(guild.preferred_locale) if guild else DEFAULT)

    async def admit(self, interaction: Interaction) -> Context | None:
        """The context of an interaction that has arrived; None for one that is not acted on.

        That is one that comes while the bot closes, one that Discord sends again, one from outside of servers, and one
        too many of the same person. The last two are told so. Of offers, there may also be too many of all people
        together: then the list stays empty. Nobody answers what comes while the bot closes: it fails for the person
        who pressed, and they press again once the bot is back.
        """
        self._keep_current_task()
        if self._closing or not self.seen_interactions.is_new(interaction):
            return None
        context = Context.create(interaction, self.services)
        if interaction.guild_id is None:
            # Discord sends none, because the commands are for servers only. In the records, no server means all.
            await turn_away(context, "only-on-servers")
            return None
        if not self.in_flight.admits(interaction):
            await turn_away(context, "busy")
            return None
        return context

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses, choices and typed values go where their address says. Commands come through the command tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        context = await self.admit(interaction)
        if context is not None:
            async with answering(context):
                await self.router.route(context)

    async def on_ready(self) -> None:
        """The bot may have been added to servers and removed from others while it was not connected."""
        await self._note(self.departures.note_present, [guild.id for guild in self.guilds])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note(self.departures.note_joined, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._note(self.departures.note_joined, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The data of the server is deleted after a grace time."""
        await self._note(self.departures.note_left, guild.id)

    async def _note(self, deed: Callable[[_Noted], Awaitable[None]], noted: _Noted) -> None:
        """Stores what an event says. The first ready event may come after closing; then it is ignored."""
        if not self.is_closed():
            self._keep_current_task()
            await deed(noted)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.clock.shard_left(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.clock.shard_returned(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self.clock.shard_returned(shard_id)

    @tasks.loop(seconds=_CLOCK_SECONDS)
    async def strike_clock(self) -> None:
        """Closes old lobbies, sends reminders, and plays for people whose time is over."""
        await self._to_its_end(self._strike_clock())

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
        try:
            await self.clock.round()
        except Exception:
            # An exception would end the loop for good. Whatever is due is still due in the next round.
            log.exception("the clock failed")

    async def _tidy(self) -> None:
        try:
            if await self.departures.forget_departed():
                self.services.sessions.read_anew()
                await self.services.settings.load()
            await self.services.standings.leaderboards.drop_past_periods()
        except Exception:
            # As above.
            log.exception("could not tidy the records")

    @tidy.before_loop
    @strike_clock.before_loop
    async def _wait_until_connected(self) -> None:
        await self.wait_until_ready()


class _Tree(app_commands.CommandTree[FarkleBot]):
    async def interaction_check(self, interaction: discord.Interaction[FarkleBot]) -> bool:
        return await interaction.client.admit(interaction) is not None

    async def on_error(self, interaction: discord.Interaction[FarkleBot], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with answering(Context.of(interaction)):
            if isinstance(cause, app_commands.AppCommandError):
                # For example, a command that an older version registered and a client still shows.
                log.warning("refused a command: %s", cause)
                raise Refused("unknown-command")
            raise cause


class _OffersTooLate(logging.Filter):
    """Keeps suggestions that came too late out of the log: somebody typed on, and discord.py calls that an error."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], UNDELIVERED))


logging.getLogger("discord.app_commands.tree").addFilter(_OffersTooLate())


def point_at(settings: Settings) -> None:
    """Makes discord.py, in this whole process, talk to the Discord that the settings name."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
