"""The results of a day, posted in the channel that a server chose for them."""

import asyncio
import logging
import time
from collections.abc import Callable

import discord

from bot.model.daily import DayResult
from bot.play.daily import DailyDice
from bot.ui.allowance import part_of
from bot.ui.answers import UNDELIVERED
from bot.ui.components import Screen, text_display
from bot.ui.display import TEAL, Display

log = logging.getLogger(__name__)

POSTS_AT_ONCE = 5
"""So many are posted in a round."""
_ROUND_SECONDS = 1.0
_POSTING_SECONDS = 5.0


class Poster:
    """Posts the results of yesterday, once for each server.

    `display_in` says how things look on one, `share` which part of all servers this process serves, from 0 to 1, and
    `now` gives seconds that pass evenly.
    """

    def __init__(
        self,
        client: discord.Client,
        dice: DailyDice,
        display_in: Callable[[int], Display],
        share: Callable[[], float] = lambda: 1.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._dice = dice
        self._display_in = display_in
        self._share = share
        self._now = now
        self._next_round = 0.0

    async def round(self) -> None:
        """Posts some of the results that are due on the servers that this process serves.

        Nothing, if less than a second has passed since: a loop that was held up makes up for the rounds that it missed.
        """
        if self._now() < self._next_round:
            return
        self._next_round = self._now() + _ROUND_SECONDS
        here = [guild_id for guild_id in await self._dice.posts_due() if self._is_here(guild_id)]
        results = await self._dice.claim_posts(here[: part_of(POSTS_AT_ONCE, self._share())]) if here else []
        await asyncio.gather(*map(self._post, results))

    def _is_here(self, guild_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def _post(self, result: DayResult) -> None:
        """Posts a result. Where the bot may not, or cannot, nobody gets it: it is not posted twice either."""
        channel = self._client.get_partial_messageable(result.channel_id, guild_id=result.guild_id)
        view = result_view(result, self._display_in(result.guild_id))
        try:
            async with asyncio.timeout(_POSTING_SECONDS):
                await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
        except UNDELIVERED as error:
            log.info("could not post the result of a day on server %s: %s", result.guild_id, error)


def result_view(result: DayResult, display: Display) -> Screen:
    """Who was ahead on a server on a day. It pings nobody."""
    lines = [display.say("daily-result-head", day=result.day, people=result.people)]
    lines += [
        display.say("daily-rank-day", place=place, player=display.name(rank.user_id), value=rank.value)
        for place, rank in enumerate(result.ranks, start=1)
    ]
    return Screen(text_display("\n".join([*lines, display.say("daily-result-next")])), accent=TEAL)
