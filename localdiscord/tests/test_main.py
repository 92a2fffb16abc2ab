"""`localdiscord my_bot.py`: runs a bot with the page, or says why it cannot."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from localdiscord.__main__ import main

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


async def start(*arguments: str) -> Process:
    # Who runs the tests in the background may ignore Ctrl-C, and the program would inherit that.
    command = [str(Path(sys.executable).with_name("localdiscord")), *arguments]
    listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, preexec_fn=listen)


async def line_with(process: Process, word: str) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(120):
        while word not in (line := (await process.stdout.readline()).decode()):
            assert line, f"it ended without {word!r}"
    return line


async def stop(process: Process) -> int | None:
    """Stop a program as Ctrl-C does. Returns its exit status."""
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(120):
        await process.communicate()
    return process.returncode


async def test_a_bot_runs_with_the_page(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    (tmp_path / "beside.py").touch()
    process = await start("--token-variable", "MY_TOKEN", str(tmp_path / "my_bot.py"), "argument")
    url = (await line_with(process, "http://127.0.0.1:")).split()[-1]
    assert "argument" in await line_with(process, "ready with")
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    assert await stop(process) == 0


def test_a_missing_file_is_one_line_of_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere.py"]) == 2
    assert capsys.readouterr().err == "nowhere.py: there is no such file\n"


async def test_without_a_file_the_sample_bot_runs() -> None:
    process = await start()
    await line_with(process, "http://127.0.0.1:")
    assert await stop(process) == 0
