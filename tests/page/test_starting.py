"""`python -m bot sandbox`: starting, stopping, and why it cannot start."""

import socket
from pathlib import Path

import aiohttp
import pytest

from bot.errors import SetupError
from bot.local.playground import play
from bot.text import explain
from tests.support.processes import line_with, start, stop

PLAY = "import sys, pathlib; from bot.local.playground import play; sys.exit(play(database=pathlib.Path(sys.argv[1])))"


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
