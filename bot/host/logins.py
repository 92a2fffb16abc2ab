"""Discord's daily limit of logins, usually 1,000. If a crash loop uses them up, Discord resets the token."""

import logging

from bot.client import FarkleBot

log = logging.getLogger(__name__)

_FREE_PART = 0.2
"""The part of the logins of a day that may be used at any pace; the rest is spread over the day."""


def pause(needed: int, total: int, remaining: int, reset_seconds: float) -> float:
    """How many seconds to wait before a start that takes `needed` logins, one per shard, so that they never run out."""
    if remaining >= total * (1 - _FREE_PART):
        return 0.0
    if remaining <= needed:
        return reset_seconds
    return reset_seconds * needed / (remaining - needed)


async def wait_for_login(bot: FarkleBot) -> None:
    """Waits until the bot may log in with all its shards. Raises discord.py's errors."""
    recommended, _, limit = await bot.http.get_bot_gateway()
    needed = len(bot.shard_ids) if bot.shard_ids else recommended
    total, remaining, reset_seconds = limit["total"], limit["remaining"], limit["reset_after"] / 1000
    if seconds := pause(needed, total, remaining, reset_seconds):
        log.warning(
            "only %s of %s logins are left for the next %.0f minutes, because the bot was started too often:"
            " connecting in %.0f seconds",
            remaining,
            total,
            reset_seconds / 60,
            seconds,
        )
    await bot.wait_to_log_in(seconds, limit["max_concurrency"])
