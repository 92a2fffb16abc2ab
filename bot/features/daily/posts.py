"""Posts a day's results in the channels that servers chose, which their managers are offered once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.discord_limits import Refusals
from bot.discord_py import error_of
from bot.errors import Refused
from bot.features.daily import store
from bot.features.daily.board import address, named, play_button
from bot.features.daily.model import NAME, DayResult, RankedBy
from bot.features.daily.pages import rank_lines
from bot.features.daily.rules import over_at, result_due
from bot.features.daily.store import POSTING
from bot.jobs import survives
from bot.model.place import is_server
from bot.servers.settings import SettingsByServer
from bot.store.database import Database
from bot.ui.channels import home_of
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context, Handler, address_in, check_private
from bot.ui.display import TEAL, Display, Displays
from bot.ui.game.checking import in_short
from bot.ui.messages import Messages
from bot.ui.page import BESIDE
from bot.ui.permissions import lacking

log = logging.getLogger(__name__)

POSTS_AT_ONCE = 5


@dataclass
class Poster:
    """Posts each server's result once, in turn among all processes. `left_alone`: days and servers that failed."""

    client: discord.Client
    messages: Messages
    database: Database
    clock: Callable[[], float]
    displays: Displays
    settings: SettingsByServer
    refusals: Refusals
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep
    left_alone: set[tuple[int, str]] = field(default_factory=set)

    async def look(self) -> None:
        """Posts and edits some due results; others wait until the bot may post or the next result is due."""
        now = int(self.clock())
        due = await self.database.read(store.posts_due, now)
        today = {guild_id: result_due(self.settings.of(guild_id).zone, now) for guild_id in due}
        posts = [(guild_id, day) for guild_id, day in today.items() if day in due[guild_id]]
        failed = "the result of a day could not be posted on server %s"
        for do, results in ((self._post_on, posts), (self._edit_on, await self.database.read(store.edits_due))):
            here = [(*each,) for each in results if each not in self.left_alone and self._may_post(each[0])]
            for guild_id, day in here[:POSTS_AT_ONCE]:
                if not await survives(do(guild_id, day), log, failed, guild_id):
                    self.left_alone.add((guild_id, day))

    async def _post_on(self, guild_id: int, day: str) -> None:
        while isinstance(result := await self.database.write(store.claim_post, day, guild_id), float):
            await self.wait(result)
        if result is not None:
            # A failed post is not repeated.
            where = (guild_id, result.channel_id, f"post the result of a day on server {guild_id}", POSTING / 1000)
            posted = await self.messages.try_to_send(*where, view=_result_view(result, self.displays.at(guild_id)))
            to_edit = None if result.is_over or isinstance(posted, Exception) else posted
            await self.database.write(store.record_posted, day, guild_id, result.channel_id, to_edit)

    async def _edit_on(self, guild_id: int, day: str) -> None:
        """Edits the post of a day once, with the last results."""
        if claimed := await self.database.write(store.claim_edit, day, guild_id):
            message_id, result = claimed
            view = _result_view(result, self.displays.at(guild_id))
            editing = self.messages.edit(guild_id, result.channel_id, message_id, view=view)
            await error_of(editing, f"edit the result of a day on server {guild_id}", POSTING / 1000)

    def _may_post(self, guild_id: int) -> bool:
        """Checks the cache only, without a request."""
        guild = self.client.get_guild(guild_id)
        if guild is None or guild.unavailable or not self.refusals.may_ask(guild_id):
            return False
        channel = guild.get_channel(self.settings.of(guild_id).posts.get(NAME, 0))
        return channel is not None and not lacking(channel.permissions_for(guild.me), channel)


def _result_view(result: DayResult, display: Display) -> Screen:
    """The post of a day's result, which pings no one. All people can press its buttons."""
    say = display.say
    day, people = named(result.day, display), result.people
    lines = [say("daily-result-head", number=str(result.number), day=day, people=people)]
    if not result.is_over:
        lines.append(say("daily-result-yet", end=str(over_at(result.day))))
    first = [each for each in result.ranks if each.place == 1]
    if first and people == 1:
        lines.append(say("daily-result-alone", player=display.name(first[0].user_id), points=first[0].value))
    elif first:
        players = display.people(each.user_id for each in first)
        key = "daily-result-won" if result.is_over else "daily-result-leads"
        lines.append(say(key, players=players, many=len(first), points=first[0].value))
    lines += rank_lines(result.ranks[len(first) :], RankedBy.DAY, display)
    if result.daring is not None:
        risk, player = result.daring.risk, display.name(result.daring.user_id)
        lines.append(say("daily-result-daring", player=player, points=risk.points, dice=risk.dice))
    lines.append(say("daily-result-next"))
    if result.later is not None:
        later, commitment = result.later
        lines.append(say("dice-of-day", day=named(later, display), commitment=in_short(commitment)))
    buttons = [play_button(display)]
    if result.is_over:
        buttons.append(button(say("button-daily-day-page"), address("day", result.day, BESIDE)))
    return Screen(text_display("\n".join(lines)), action_row(*buttons), accent=TEAL)


_address = partial(address_in, "fc", "results")


async def offer_results(context: Context) -> None:
    """Offers it in a private message, if the bot may post here. Call it after the answer."""
    settings, guild_id = context.services.settings, context.guild_id
    is_useful = is_server(guild_id) and NAME not in settings.of(guild_id).posts and _home_of(context) is not None
    if context.may_manage and is_useful and await settings.may_offer_posts(guild_id, NAME):
        say = context.display.say
        here = button(say("button-results-here"), _address("here"), style=Style.primary)
        row = action_row(here, button(say("button-results-no"), _address("no")))
        view = Screen(text_display(say("results-offer")), row, accent=TEAL)
        await error_of(context.answers.show(view=view), "offer to post results")


async def _post_here(context: Context) -> None:
    """Has results posted in this channel from now on. Raises Refused if that has become impossible."""
    home = _home_of(context)
    if home is None:
        raise Refused("results-not-here")
    check_private(context)
    await context.services.settings.change(context.guild_id, posts={NAME: home.id})
    await _close(context, "results-taken")


async def _decline(context: Context) -> None:
    check_private(context)
    await _close(context, "results-declined")


async def _close(context: Context, key: str) -> None:
    await context.answers.edit(Screen(text_display(context.display.say(key)), accent=TEAL))


def _home_of(context: Context) -> discord.TextChannel | None:
    """This channel or the thread's, if results can be posted there."""
    guild = context.interaction.guild
    home = guild.get_channel(home_of(context.interaction) or 0) if guild else None
    if not isinstance(home, discord.TextChannel) or home.is_news():
        return None
    return None if lacking(home.permissions_for(home.guild.me), home) else home


ANSWERS: Mapping[tuple[str, ...], Handler] = {("results", "here"): _post_here, ("results", "no"): _decline}
