"""`python -m localdiscord my_bot.py`: runs a bot with the page, or says why it cannot."""

from pathlib import Path

import aiohttp

from localdiscord import sample_bot
from tests.support.processes import line_with, start, stop

BOT = """
import os, sys
import discord, beside

class Bot(discord.Client):
    async def setup_hook(self):
        tree = discord.app_commands.CommandTree(self)
        @tree.command(description="Says hello")
        async def hello(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("hello")
        await tree.sync()

    async def on_ready(self):
        print("ready with", sys.argv[1], flush=True)

Bot(intents=discord.Intents(guilds=True)).run(os.environ["MY_TOKEN"])
"""


async def test_a_bot_runs_with_the_page(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    (tmp_path / "beside.py").touch()
    process = await start("-m", "localdiscord", "--token-variable", "MY_TOKEN", str(tmp_path / "my_bot.py"), "argument")
    url = (await line_with(process, "http://127.0.0.1:")).split()[-1]
    assert "argument" in await line_with(process, "ready with")
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    status, _ = await stop(process)
    assert status == 0


async def test_a_missing_file_is_one_line_of_error() -> None:
    process = await start("-m", "localdiscord", "nowhere.py")
    _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (2, "nowhere.py: there is no such file\n")


async def test_the_sample_bot_runs() -> None:
    process = await start("-m", "localdiscord", sample_bot.__file__)
    await line_with(process, "http://127.0.0.1:")
    status, _ = await stop(process)
    assert status == 0
