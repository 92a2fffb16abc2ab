"""A bot that only edits a message with eleven buttons whenever one is pressed: what discord.py itself costs."""

import asyncio
import os

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.ui import Button, View

_BUTTONS = 11


class BareBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def on_ready(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await channel.send("0", view=_view())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        count = int(interaction.message.content) + 1
        await interaction.response.edit_message(content=str(count), view=_view())


def _view() -> View:
    view = View()
    for number in range(_BUTTONS):
        view.add_item(Button(label=f"Button {number}", custom_id=f"button-{number}"))
    # Nothing is kept of it.
    view.stop()
    return view


async def serve() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    async with BareBot() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(serve())
