"""`python -m bot sandbox` and `python -m bot.sandbox my_bot.py`: starting, stopping, and why it cannot start."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp
import pytest

from bot.errors import SetupError
from bot.local.playground import play
from bot.text import explain

PLAY = "import sys, pathlib; from bot.local.playground import play; sys.exit(play(database=pathlib.Path(sys.argv[1])))"
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
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=PIPE, stderr=PIPE)


async def line_with(process: Process, word: str) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(20):
        while line := (await process.stdout.readline()).decode():
            if word in line:
                return line
    pytest.fail(f"it ended without {word!r}")


async def stop(process: Process) -> tuple[int | None, str]:
    """End it as Ctrl-C does; its exit status, and what it complained of."""
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(20):
        _, errors = await process.communicate()
    return process.returncode, errors.decode()


async def test_it_serves_prints_its_address_and_stops(tmp_path: Path) -> None:
    process = await start("-c", PLAY, str(tmp_path / "games.sqlite3"))
    url = (await line_with(process, "http://127.0.0.1:")).split()[-1]
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    with pytest.raises(SetupError, match="playground-twice"):
        play(database=tmp_path / "games.sqlite3")
    assert await stop(process) == (0, "")
    assert (tmp_path / "games.sqlite3").exists()


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SetupError) as caught:
            play(port=port, browser=False, database=tmp_path / "games.sqlite3")
    assert "\n" not in explain(caught.value)
    assert f"Port {port} cannot be used" in explain(caught.value)


def test_fresh_forgets_the_games(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    database.write_bytes(b"no database at all")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(SetupError, match="port-unusable"):
            play(port=taken.getsockname()[1], fresh=True, database=database)
    assert not database.exists()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="database-unusable"):
        play(database=tmp_path / "file" / "games.sqlite3")


async def test_any_bot_runs_on_it_with_the_page(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    (tmp_path / "beside.py").touch()
    process = await start("-m", "bot.sandbox", "--token-variable", "MY_TOKEN", str(tmp_path / "my_bot.py"), "argument")
    url = (await line_with(process, "http://127.0.0.1:")).split()[-1]
    assert "argument" in await line_with(process, "ready with")
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    status, _ = await stop(process)
    assert status == 0


async def test_a_bot_that_is_not_there_is_one_line() -> None:
    process = await start("-m", "bot.sandbox", "nowhere.py")
    _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (2, "nowhere.py: there is no such file\n")
