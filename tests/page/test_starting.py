"""`python -m bot sandbox`: starting, stopping, and reasons why it cannot start."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.errors import SetupError
from bot.local import playground
from bot.local.playground import Doorway, play
from bot.sentences import explain
from tests.support.tavern import PATIENCE_SECONDS

PLAY = "import sys, pathlib; from bot.local.playground import play; sys.exit(play(database=pathlib.Path(sys.argv[1])))"


def _obey_ctrl_c() -> None:
    # A shell that runs the tests in the background may ignore it, and the program would inherit that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def test_it_serves_prints_its_address_and_stops(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PLAY, str(tmp_path / "games.sqlite3")),
        stdout=PIPE,
        stderr=PIPE,
        preexec_fn=_obey_ctrl_c,
    )
    assert process.stdout is not None
    line = "started"
    async with asyncio.timeout(PATIENCE_SECONDS):
        while "http://127.0.0.1:" not in line:
            assert line, "it ended"
            line = (await process.stdout.readline()).decode()
    url = line.split()[-1]
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    with pytest.raises(SetupError, match="playground-twice"):
        play(database=tmp_path / "games.sqlite3")
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(PATIENCE_SECONDS):
        _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert (tmp_path / "games.sqlite3").exists()


@asynccontextmanager
async def served(database: Path, port: int | None = None) -> AsyncIterator[Doorway]:
    """The page, until the block ends, and its address."""
    kept = database.with_name(f"{database.name}-page.json")
    before = kept.stat().st_mtime_ns if kept.exists() else 0
    serving = asyncio.create_task(playground._serve(port, database, browser=False))
    while not kept.exists() or kept.stat().st_mtime_ns == before:
        assert not serving.done()
        await asyncio.sleep(0.005)
    yield Doorway.last(kept)
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_a_tab_that_stayed_open_finds_the_page_again(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with served(database) as first:
        assert (tmp_path / "games.sqlite3-page.json").stat().st_mode & 0o077 == 0
    async with served(database) as second, aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as tab:
        assert second == first
        origin = f"http://127.0.0.1:{first.port}"
        async with tab.get(f"{origin}/?token={first.key}") as response:
            assert response.status == 200
        async with tab.ws_connect(f"{origin}/page/socket", headers={"Origin": origin}) as socket:
            assert (await socket.receive_json())["on"] == "hello"


async def test_a_port_that_is_taken_meanwhile_is_not_insisted_on(tmp_path: Path) -> None:
    async with served(tmp_path / "games.sqlite3") as first:
        pass
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", first.port))
        taken.listen()
        async with served(tmp_path / "games.sqlite3") as second:
            assert second.port != first.port
            assert second.key == first.key


def test_what_was_kept_of_the_page_may_be_damaged(tmp_path: Path) -> None:
    (tmp_path / "page.json").write_text("{")
    assert Doorway.last(tmp_path / "page.json").port == 0


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SetupError) as caught:
            play(port=port, browser=False, database=tmp_path / "games.sqlite3")
    assert "\n" not in explain(caught.value)
    assert f"Port {port} can't be used" in explain(caught.value)


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
