"""The dice as emoji of the application, the same on all servers."""

import logging

import discord

from bot.config import DATA

EMOJI = DATA / "emoji"

log = logging.getLogger(__name__)


async def upload_emoji(client: discord.Client) -> dict[str, discord.Emoji]:
    """Uploads the emoji that the application lacks. Returns all of them by name."""
    present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    for path in sorted(EMOJI.glob("*.png")):
        if path.stem not in present:
            try:
                present[path.stem] = await client.create_application_emoji(name=path.stem, image=path.read_bytes())
            except discord.HTTPException as error:
                # The digits on the buttons say the same.
                log.warning("could not upload the emoji %s: %s", path.stem, error)
    return present
