"""The bot: connects to Discord, knows the tables, and hands each interaction to whoever acts on it."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands, tasks
from discord.gateway import DiscordWebSocket

from bot import rulesets
from bot.config import Settings, load_settings
from bot.errors import Refused, SetupError
from bot.play import Roller, throw_dice
from bot.play.sessions import Tables
from bot.rate_limit import watch
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import AllGuildSettings
from bot.standings.standings import GRACE_DAYS, Standings
from bot.stats.achievements import achievements
from bot.store.database import Database
from bot.text import DEFAULT, preload
from bot.ui.admission import InFlight, SeenInteractions, say_busy
from bot.ui.answers import UNDELIVERED, Interaction, answering
from bot.ui.commands import described, register_commands
from bot.ui.display import Display
from bot.ui.emoji import upload_emoji
from bot.ui.game.buttons import Presses
from bot.ui.game.clock import Clock
from bot.ui.rules.editor import RuleEditor
from bot.ui.setup.settings import SettingsScreen
from bot.ui.stats.buttons import Records

log = logging.getLogger(__name__)

# The bot has no voice, so that no warning about missing voice libraries helps anyone.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COGS = ("cogs.play", "cogs.rules", "cogs.setup", "cogs.records", "cogs.history", "cogs.verify")
_CLOCK_SECONDS = 2
_CLOSING_SECONDS = 5
_SWITCH_SECONDS = 0.001
_Noted = TypeVar("_Noted")


class FarkleBot(commands.AutoShardedBot):
    """One Discord application that hosts games from one database."""

    def __init__(self, database: Database, roll: Roller = throw_dice, grace_days: int = GRACE_DAYS) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            # Nobody is called unless a message says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=_Tree,
            http_trace=watch(lambda: self.http._global_over.set()),
        )
        self.database = database
        self.guild_settings = AllGuildSettings(database)
        self.settings_screen = SettingsScreen(self.guild_settings)
        self.tables = Tables(database, roll, settings_of=self.guild_settings.of)
        self.farkle = app_commands.Group(name="farkle", description=described("command-farkle"), guild_only=True)
        self.farkle_setup = app_commands.Group(
            name="farkle-setup",
            description=described("command-setup"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self.books = RuleBooks(database)
        self.rule_editor = RuleEditor(self.books)
        self.standings = Standings(database, lambda: self.tables.clock(), grace_days)
        self.records = Records(self.standings)
        self.presses = Presses(self.tables)
        self.clock = Clock(self.tables, self, self.display_in, self.presses.marked, self._keep)
        self.in_flight = InFlight()
        self._pictures: dict[str, discord.Emoji] = {}
        self._acting: set[asyncio.Task[Any]] = set()
        self.seen_interactions = SeenInteractions()
        self._closing = False

    async def setup_hook(self) -> None:
        """Before the first event: settings, commands, emoji, and what happens by itself."""
        # Whatever is read from files once is read now: later it would keep everybody waiting.
        preload()
        rulesets.shipped()
        achievements()
        await self.guild_settings.load()
        for cog in COGS:
            await self.load_extension(cog)
        self.tree.add_command(self.farkle)
        self.tree.add_command(self.farkle_setup)
        self._pictures = await upload_emoji(self)
        await register_commands(self.tree, self.database)
        self.strike_clock.start()
        self.tidy.start()

    async def close(self) -> None:
        """Disconnects, once what people did last is stored and answered."""
        for loop in (self.strike_clock, self.tidy):
            if task := loop.get_task():
                loop.cancel()
                await asyncio.wait([task])
        self._closing = True
        if self._acting:
            await asyncio.wait(self._acting, timeout=_CLOSING_SECONDS)
        await super().close()

    def finish_before_closing(self) -> None:
        """Lets the task that calls this come to its end before the bot disconnects."""
        task = asyncio.current_task()
        assert task is not None
        self._keep(task)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    @property
    def is_closing(self) -> bool:
        """Is nothing new begun any more?"""
        return self._closing

    def display(self, interaction: Interaction) -> Display:
        """How things look in the place where an interaction comes from."""
        return self._display(interaction.guild_id, str(interaction.guild_locale or interaction.locale))

    def display_in(self, guild_id: int) -> Display:
        """How things look on a guild, where no interaction tells."""
        guild = self.get_guild(guild_id)
        return self._display(guild_id, str(guild.preferred_locale) if guild else DEFAULT)

    def _display(self, guild_id: int | None, discord_says: str) -> Display:
        settings = self.guild_settings.of(guild_id)
        return Display(self._pictures, settings.locale or discord_says, settings.turns_call)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses, choices and typed values reach whoever drew them by the address that they carry."""
        if self._closing:
            # Answered by nobody, it fails for who pressed, and they press again once the bot is back.
            return
        self.finish_before_closing()
        is_press = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if is_press and self.seen_interactions.is_new(interaction):
            display = self.display(interaction)
            if not self.in_flight.admits(interaction):
                await say_busy(interaction, display)
                return
            await self.presses.press(interaction, display)
            await self.rule_editor.press(interaction, display)
            await self.records.press(interaction, display)
            await self.settings_screen.press(interaction, display)

    async def on_ready(self) -> None:
        """Servers may have come and gone while the bot was not connected."""
        await self._note(self.standings.guilds_present, [guild.id for guild in self.guilds])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note(self.standings.guild_joined, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._note(self.standings.guild_joined, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """What is kept of a server goes some time after the bot does."""
        await self._note(self.standings.guild_left, guild.id)

    async def _note(self, deed: Callable[[_Noted], Awaitable[None]], noted: _Noted) -> None:
        """Stores what an event says. One that comes after closing, as the first ready event may, comes too late."""
        if not self.is_closed():
            self.finish_before_closing()
            await deed(noted)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.clock.shard_left(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.clock.shard_returned(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self.clock.shard_returned(shard_id)

    @tasks.loop(seconds=_CLOCK_SECONDS)
    async def strike_clock(self) -> None:
        """Lobbies that close by time, reminders, and turns whose time is over."""
        await self._to_its_end(self._strike_clock())

    @tasks.loop(hours=24)
    async def tidy(self) -> None:
        """Clears away what is kept of servers that the bot left long ago, and leaderboards of days gone by."""
        await self._to_its_end(self._tidy())

    async def _to_its_end(self, round_: Coroutine[Any, Any, None]) -> None:
        """One round of a loop, which a closing bot waits for: cancelled halfway, it would leave a connection open."""
        task = asyncio.create_task(round_)
        self._keep(task)
        await asyncio.shield(task)

    async def _strike_clock(self) -> None:
        try:
            await self.clock.round()
        except Exception:
            # Raised out of here, it would end the loop for good. What is due stays so until the next round.
            log.exception("the clock failed")

    async def _tidy(self) -> None:
        try:
            if await self.standings.forget_departed_guilds():
                self.tables.read_anew()
                await self.guild_settings.load()
            await self.standings.drop_past_periods()
        except Exception:
            # As above: the next round tries again.
            log.exception("could not tidy the records")

    @tidy.before_loop
    @strike_clock.before_loop
    async def _wait_until_connected(self) -> None:
        await self.wait_until_ready()


class _Tree(app_commands.CommandTree[FarkleBot]):
    async def interaction_check(self, interaction: Interaction) -> bool:
        bot = interaction.client
        bot.finish_before_closing()
        if bot.is_closing or not bot.seen_interactions.is_new(interaction):
            return False
        if not bot.in_flight.admits(interaction):
            await say_busy(interaction, bot.display(interaction))
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with answering(interaction, interaction.client.display(interaction)):
            if isinstance(cause, app_commands.AppCommandError):
                # Such as a command that an older program registered and a client still offers.
                log.warning("refused a command: %s", cause)
                raise Refused("unknown-command")
            raise cause


class _OffersTooLate(logging.Filter):
    """Keeps out of the log that somebody typed on before an offer arrived: discord.py calls it an error."""

    def filter(self, stored: logging.LogRecord) -> bool:
        return not (stored.exc_info and isinstance(stored.exc_info[1], UNDELIVERED))


logging.getLogger("discord.app_commands.tree").addFilter(_OffersTooLate())


def point_at(settings: Settings) -> None:
    """Lets discord.py talk to the Discord that the settings name, for this whole process."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


async def host(settings: Settings, roll: Roller = throw_dice) -> None:
    """Runs the bot until it is stopped. Raises SetupError where it cannot begin."""
    point_at(settings)
    async with (
        Database.open(settings.database_url) as database,
        FarkleBot(database, roll, settings.guild_grace_days) as bot,
    ):
        try:
            await bot.start(settings.discord_token)
        except discord.LoginFailure:
            raise SetupError("bad-token") from None
        except (aiohttp.ClientConnectionError, discord.HTTPException) as error:
            problem = str(error).splitlines()[0]
            raise SetupError("no-connection", url=discord.http.Route.BASE, problem=problem) from None


def run() -> None:
    """Runs the bot by the settings of the environment until SIGINT or SIGTERM. Raises SetupError."""
    settings = load_settings()
    discord.utils.setup_logging()
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # All that was imported stays: looking through it for garbage would keep everybody waiting.
    gc.freeze()
    # A thread that computes gives way this often. At Python's 5 ms, a press beside one that checks a long game, and so
    # waits a dozen times, took 94 ms instead of 5; at 1 ms, 17.
    sys.setswitchinterval(_SWITCH_SECONDS)
    asyncio.run(_run_until_stopped(settings))


async def _run_until_stopped(settings: Settings) -> None:
    hosting = asyncio.ensure_future(host(settings))
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, hosting.cancel)
    try:
        await hosting
    except asyncio.CancelledError:
        log.info("stopped")
