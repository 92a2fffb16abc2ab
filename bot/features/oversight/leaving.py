"""Leaves the servers that the owner blocked."""

import logging

import discord

from bot.features.oversight.model import Blocked
from bot.features.oversight.service import Oversight

log = logging.getLogger(__name__)


async def leave_blocked(client: discord.Client, oversight: Oversight) -> None:
    """Reads the blocks anew. Errors of Discord are only logged: the job tries again."""
    await oversight.load()
    for guild in client.guilds:
        if not oversight.is_blocked(Blocked.SERVER, guild.id):
            continue
        log.info("leaving a server that is blocked", extra={"guild": guild.id})
        try:
            await guild.leave()
        except discord.HTTPException as error:
            log.warning("could not leave a server that is blocked: %r", error, extra={"guild": guild.id})
