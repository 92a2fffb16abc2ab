"""The commands of the bot's owner."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.errors import Refused, first_line
from bot.features.oversight import screens as oversight
from bot.features.oversight.model import Blocked
from bot.features.oversight.service import Oversight
from bot.ui.context import Context, Interaction
from bot.ui.display import in_code
from bot.ui.registration import command, described, only_on_servers

if TYPE_CHECKING:
    from bot.client import FarkleBot

_LONGEST = 1900
_KINDS = [app_commands.Choice(name=described(f"owner-{kind.value}-choice"), value=kind.value) for kind in Blocked]
_ID = app_commands.Range[str, 1, 20]


@only_on_servers
@app_commands.default_permissions()
class Owner(commands.GroupCog, group_name=f"{PRODUCT}-owner", group_description=described("command-owner")):
    """The commands of the bot's owner. Discord shows them to administrators of one server; the bot answers only the
    owner.
    """

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        super().__init__()
        self._bot = bot

    async def _check(self, interaction: Interaction) -> Context:
        """The context of a command, for the owner of the application alone. Raises Refused for others."""
        if not await self._bot.is_owner(interaction.user):
            raise Refused("only-owner")
        return Context.of(interaction)

    @command("servers", "command-owner-servers")
    async def servers(self, interaction: Interaction) -> None:
        context = await self._check(interaction)
        names = {guild.id: guild.name for guild in self._bot.guilds}
        await _reply(context, partial(oversight.servers, names=names))

    @command("games", "command-owner-games")
    async def games(self, interaction: Interaction) -> None:
        await _reply(await self._check(interaction), oversight.games)

    @command("people", "command-owner-people", person="command-owner-person")
    async def people(self, interaction: Interaction, person: discord.User | None = None) -> None:
        context = await self._check(interaction)
        await _reply(context, partial(oversight.people, user_id=person.id if person else None))

    @command("incidents", "command-owner-incidents", number="command-owner-number")
    async def incidents(self, interaction: Interaction, number: str | None = None) -> None:
        await _reply(await self._check(interaction), partial(oversight.incidents, number=number))

    @command("block", "command-owner-block", what="command-owner-what", number="command-owner-id")
    @app_commands.rename(number="id")
    @app_commands.choices(what=_KINDS)
    async def block(self, interaction: Interaction, what: str, number: _ID) -> None:
        context = await self._check(interaction)
        kind, discord_id = _read(what, number)
        if kind is Blocked.PERSON and await self._bot.is_owner(discord.Object(discord_id)):  # type: ignore[arg-type]  # it reads the id alone
            raise Refused("owner-blocks-owner")
        if kind is Blocked.SERVER and discord_id == interaction.guild_id:
            # These commands exist on no other server.
            raise Refused("owner-blocks-home")
        await context.services.get(Oversight).block(kind, discord_id)
        if kind is Blocked.SERVER:
            await _leave(self._bot, discord_id)
        await context.answers.tell(context.display.say("owner-blocked", kind=kind.value, id=str(discord_id)))

    @command("unblock", "command-owner-unblock", what="command-owner-what", number="command-owner-id")
    @app_commands.rename(number="id")
    @app_commands.choices(what=_KINDS)
    async def unblock(self, interaction: Interaction, what: str, number: _ID) -> None:
        context = await self._check(interaction)
        kind, discord_id = _read(what, number)
        found = await context.services.get(Oversight).unblock(kind, discord_id)
        key = "owner-unblocked" if found else "owner-was-not-blocked"
        await context.answers.tell(context.display.say(key, kind=kind.value, id=str(discord_id)))

    @command("leave", "command-owner-leave", number="command-owner-id")
    @app_commands.rename(number="id")
    async def leave(self, interaction: Interaction, number: _ID) -> None:
        context = await self._check(interaction)
        _, discord_id = _read(Blocked.SERVER.value, number)
        if not await _leave(self._bot, discord_id):
            raise Refused("no-such-server")
        await context.answers.tell(context.display.say("owner-left", id=str(discord_id)))


def _read(what: str, number: str) -> tuple[Blocked, int]:
    """The kind and the id that a command names. Raises Refused if it is no id."""
    if what not in list(Blocked) or not (number.isascii() and number.isdecimal() and len(number) < 19):
        raise Refused("no-discord-id")
    return Blocked(what), int(number)


async def _leave(bot: discord.Client, guild_id: int) -> bool:
    """Leaves a server of any process, and returns whether the bot was there. Raises Refused if Discord refuses."""
    try:
        await bot.http.leave_guild(guild_id)
    except discord.NotFound:
        return False
    except discord.HTTPException as error:
        raise Refused("discord-refuses", problem=first_line(error)) from None
    return True


async def _reply(context: Context, read: Callable[..., Awaitable[list[str]]]) -> None:
    """Sends as many lines as fit, privately. Raises Refused if there are none."""
    said, text = await read(context.services.sessions.database, locale=context.display.locale), ""
    if not said:
        raise Refused("no-such-incident")
    for line in said:
        if len(text) + len(line) > _LONGEST:
            break
        text += in_code(line) + "\n"
    await context.answers.tell(f"```\n{text or ' '}```")


async def setup(bot: "FarkleBot") -> None:
    if bot.owner_guild is not None:
        await bot.add_cog(Owner(bot), guild=bot.owner_guild)
