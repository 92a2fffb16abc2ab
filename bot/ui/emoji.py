"""Uploads the pictures of dice as the application's emoji."""

import asyncio
import logging

import discord

from bot.config import DATA
from bot.discord_py import UNDELIVERED

EMOJI = DATA / "emoji"

log = logging.getLogger(__name__)

# Uploading takes some seconds, once.
_LONGEST_SECONDS = 60.0


async def upload_emoji(client: discord.Client) -> dict[str, discord.Emoji]:
    """Uploads missing emoji, and returns those available in time by name. The digits on buttons replace missing
    ones.
    """
    present: dict[str, discord.Emoji] = {}
    try:
        async with asyncio.timeout(_LONGEST_SECONDS):
            present |= await _present(client)
            refused = dict[str, discord.HTTPException]()
            lacking = [path for path in sorted(EMOJI.glob("*.png")) if path.stem not in present]
            for path in lacking:
                try:
                    present[path.stem] = await client.create_application_emoji(name=path.stem, image=path.read_bytes())
                except discord.HTTPException as error:
                    refused[path.stem] = error
            if refused:
                # They may have been uploaded meanwhile.
                present |= await _present(client)
            for name, refusal in refused.items():
                if name not in present:
                    log.warning("could not upload the emoji %s: %s", name, refusal)
    except UNDELIVERED as error:
        log.warning("could not list the emoji of the application, so some dice are shown as digits: %r", error)
    return present


async def _present(client: discord.Client) -> dict[str, discord.Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
