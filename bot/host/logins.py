"""Discord lets a bot log in a limited number of times a day, usually 1,000. A process that is started over and over
again, because something makes it end each time, must not use them up: Discord then resets its token.
"""

import asyncio
import logging
from dataclasses import dataclass

from bot.client import FarkleBot

log = logging.getLogger(__name__)

_FREE_PART = 0.2
"""This part of a day's logins may be used up at any pace. What is left then is spread over the rest of the day."""


@dataclass(frozen=True, slots=True)
class Logins:
    """What Discord says about logins: how many there are a day, how many are left, and in how many seconds there are
    as many again.
    """

    total: int
    remaining: int
    reset_seconds: float

    def pause(self, needed: int) -> float:
        """For how many seconds to wait before the next start, which needs so many logins: one for each shard.

        However often a process is started that waits for so long each time, there are always logins left.
        """
        if self.remaining >= self.total * (1 - _FREE_PART):
            return 0.0
        if self.remaining <= needed:
            return self.reset_seconds
        return self.reset_seconds * needed / (self.remaining - needed)


async def wait_for_login(bot: FarkleBot, shards: int | None = None) -> None:
    """Waits until the bot, which knows its token already, may connect so many shards; None: all that it serves.

    Says why, where that takes time. Raises what discord.py does where Discord does not answer.
    """
    recommended, _, limit = await bot.http.get_bot_gateway()
    needed = shards or (len(bot.shard_ids) if bot.shard_ids else recommended)
    if bot.login_turns:
        bot.login_turns.max_concurrency = limit["max_concurrency"]
    logins = Logins(limit["total"], limit["remaining"], limit["reset_after"] / 1000)
    seconds = logins.pause(needed)
    if seconds:
        log.warning(
            "only %s of %s logins are left for the next %.0f minutes, because the bot was started too often:"
            " connecting in %.0f seconds",
            logins.remaining,
            logins.total,
            logins.reset_seconds / 60,
            seconds,
        )
        await asyncio.sleep(seconds)
        if bot.login_turns:
            # Other processes have waited, too.
            await bot.login_turns.start(seconds)
