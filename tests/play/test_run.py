"""`python -m bot run`: settings, start and end."""

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app import run_until_stopped, serve
from bot.client import FarkleBot
from bot.config import Settings, load_settings, use_file
from bot.errors import FarkleError, NotNow, SetupError
from bot.host import logs
from bot.host.build import version
from bot.processes.file_locks import FileLocks
from bot.processes.shards import Shards
from bot.sentences import explain, say
from tests.support.command_line import CommandLine
from tests.support.databases import add_a_migration, opened
from tests.support.sentences import says
from tests.support.tavern import PATIENCE_SECONDS, Tavern, local_tavern, running_bot, seeded

ROOT = Path(__file__).parent.parent.parent
NAMES = ("DISCORD_TOKEN", "DATABASE_URL", "SHARDS", "DISCORD_API_URL", "DISCORD_GATEWAY_URL")


async def start(folder: Path, *program: str, **settings: str) -> asyncio.subprocess.Process:
    """The program, or another one, in a folder without `.env`, with these settings only."""
    environment = {name: value for name, value in os.environ.items() if name not in NAMES}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *(program or ("-m", "bot", "run")),
        cwd=folder,
        env=environment | {"PYTHONPATH": str(ROOT)} | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def test_without_a_token_three_lines_say_what_to_do(command_line: CommandLine, environment: pytest.MonkeyPatch) -> None:
    environment.delenv("DISCORD_TOKEN")
    ran = command_line.run("run")
    lines = ran.err.splitlines()
    assert ran.status == 2
    assert len(lines) == 3
    assert says(ran.err, "no-token")
    assert ".env" in lines[1]
    assert "python -m bot sandbox" in lines[2]


async def ended(settings: Settings) -> FarkleError:
    """The reason why a bot with these settings cannot serve."""
    with pytest.raises(FarkleError) as caught:
        await serve(settings)
    assert "\n" not in explain(caught.value)
    return caught.value


@pytest.mark.refused
@pytest.mark.without_bot
async def test_a_wrong_token_and_an_unreachable_discord_are_said_in_one_line(path: Path, tavern: Tavern) -> None:
    nowhere = ("http://127.0.0.1:9/api/v10", "http://no-such-host.invalid/api/v10")
    right = tavern.settings(path)
    error = await ended(right.model_copy(update={"discord_token": "wrong.token"}))
    assert isinstance(error, SetupError)
    assert error.code == "bad-token"
    assert "wrong.token" not in explain(error)
    not_discord = tavern.local.api_url.removesuffix("/v10")
    for url in (*nowhere, not_discord):
        error = await ended(right.model_copy(update={"discord_api_url": url}))
        assert isinstance(error, NotNow)
        assert error.code == ("answers-with-an-error" if url == not_discord else "no-connection")


LAUNCH = {"id": "1", "application_id": "2", "type": 4, "name": "launch", "description": ""}
"""The command that the developer portal makes for Activities."""


@pytest.mark.refused
async def test_commands_that_discord_refuses_are_named_and_those_of_before_stay(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_tavern(is_first_start=True) as tavern, opened(path):
        commands = tavern.local.world.commands[None]
        commands[1] = LAUNCH
        error = await ended(tavern.settings(path))
        names = "/farkle, /farkle-setup, /yahtzee, /yatzy, /farkle-moderate"
        assert says(explain(error), "commands-refused", names=names, activities="yes")
        assert (type(error), list(commands.values())) == (SetupError, [LAUNCH])
        commands[2] = older = LAUNCH | {"id": "2", "type": 1, "name": "farkle"}
        async with running_bot(tavern, path, seeded(1)):
            assert list(commands.values()) == [LAUNCH, older]
        (line,) = (record.message for record in caplog.records if record.levelname == "ERROR")
        assert says(line, "commands-refused", names=names, activities="yes")
        caplog.clear()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///", "can't be used: DATABASE_URL has to be sqlite:/// and a path"),
        ("sqlite:////", "can't be used: DATABASE_URL has to be sqlite:/// and a path"),
        ("sqlite:////proc/farkle.sqlite3", "can't be used"),
        ("sqlite:////proc", "can't be used"),
        ("sqlite:///shopping list", "can't be used: file is not a database"),
    ],
)
def test_an_unusable_database_is_said_in_one_line(
    command_line: CommandLine, environment: pytest.MonkeyPatch, tmp_path: Path, url: str, said: str
) -> None:
    (tmp_path / "shopping list").write_text("milk " * 1000)
    environment.setenv("DATABASE_URL", url)
    ran = command_line.run("run")
    assert ran.status == 2
    (line,) = ran.err.splitlines()
    assert said in line


def log_of(errors: bytes) -> list[dict[str, str]]:
    """Without a terminal, each line is a JSON object."""
    return [json.loads(line) for line in errors.decode().splitlines()]


ENDS = {
    "ZeroDivisionError()": (1, "crashed"),
    "PermissionError(13, '', 'x.lock')": (2, "You aren't allowed to use x.lock. Run this as"),
    "bot.errors.NotNow('database-in-use', path='x')": (75, "The database x is in use"),
    "bot.errors.SetupError('bad-token')": (2, "Discord refuses this DISCORD_TOKEN"),
}
ENDING = """
import os, bot.app, bot.errors
from bot.__main__ import main
for error in {errors}:
    def fail(**_options): raise eval(error)
    bot.app.run_bot = fail
    if not os.fork():
        raise SystemExit(main(["run"]))
    print(os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
"""
"""Forks a process for each of the errors: loading the bot and its sentences takes longer than all of it."""


async def test_whatever_ends_it_is_a_line_of_the_log(tmp_path: Path) -> None:
    process = await start(tmp_path, "-c", ENDING.format(errors=list(ENDS)))
    printed, errors = await process.communicate()
    assert [int(status) for status in printed.split()] == [status for status, _ in ENDS.values()]
    for line, (_, event) in zip(log_of(errors), ENDS.values(), strict=True):
        assert line["level"] == "CRITICAL"
        assert line["event"].startswith(event)
        assert ("exception" in line) == (event == "crashed")


@pytest.mark.without_bot
async def test_it_runs_without_the_local_discord_until_a_signal_ends_it(tmp_path: Path, tavern: Tavern) -> None:
    """The log begins with what runs on what, and ends with why. `page/test_starting.py` has the other signal."""
    (tmp_path / "localdiscord.py").write_text("raise AssertionError('this is not installed for hosts')")
    process = await start(
        tmp_path,
        DISCORD_TOKEN=tavern.local.token,
        DATABASE_URL="sqlite:///farkle.sqlite3",
        DISCORD_API_URL=tavern.local.api_url,
        DISCORD_GATEWAY_URL=tavern.local.gateway_url,
    )
    await tavern.local.bot_ready(PATIENCE_SECONDS)
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE_SECONDS):
        _, errors = await process.communicate()
    assert process.returncode == 0
    first, *_, last = log = log_of(errors)
    assert first["event"] == f"farkle-bot {version()}, database farkle.sqlite3, schema new"
    assert last["event"] == "stopped"
    assert {line["level"] for line in log} == {"INFO"}
    assert tavern.local.token not in errors.decode()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_does_not_interrupt_the_stop(stop: signal.Signals) -> None:
    steps: list[str] = []

    async def serving() -> None:
        signal.raise_signal(stop)
        try:
            await asyncio.Event().wait()
        finally:
            signal.raise_signal(stop)
            for _ in range(10):
                await asyncio.sleep(0)
            steps.append("all is stored")

    run_until_stopped(serving())
    assert steps == ["all is stored"]


async def test_it_ends_where_discord_py_loses_the_cancellation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    connect = FarkleBot.connect

    async def go_on(bot: FarkleBot, **options: bool) -> None:
        """As in Python 3.11, if a shard connects at the moment at which the task is cancelled."""
        connecting = asyncio.ensure_future(connect(bot, **options))
        while not connecting.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([connecting])
            if bot.is_closed():
                connecting.cancel()

    monkeypatch.setattr(FarkleBot, "connect", go_on)  # it is a matter of a moment
    async with serving(tmp_path) as (_, task):
        task.cancel()
        await asyncio.wait([task], timeout=PATIENCE_SECONDS)
        assert task.cancelled()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Tavern, asyncio.Task[None]]]:
    async with local_tavern() as tavern:
        task = asyncio.create_task(serve(tavern.settings(folder / "farkle.sqlite3")))
        await tavern.local.bot_ready(PATIENCE_SECONDS)
        yield tavern, task


@pytest.mark.parametrize(("module", "stop"), [("bot.cli", signal.SIGTERM), ("discord", signal.SIGINT)])
async def test_a_signal_while_it_is_loaded_ends_it_likewise(module: str, stop: signal.Signals, tmp_path: Path) -> None:
    program = (
        "import runpy, signal, sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, *_):\n"
        f"        if name == {module!r}: signal.raise_signal({stop.value})\n"
        "sys.meta_path.insert(0, Stop()); sys.argv = ['bot', 'run']\n"
        "runpy.run_module('bot', run_name='__main__')\n"
    )
    process = await start(tmp_path, "-c", program, DISCORD_TOKEN="any.token")
    _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")


async def test_a_token_that_is_reset_meanwhile_ends_it_with_one_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as (tavern, task):
        tavern.local.gateway.token = tavern.local.gate.token = "another"
        await tavern.local.gateway.drop()
        with pytest.raises(SetupError, match="token-reset") as caught:
            await task
    assert "\n" not in explain(caught.value)


def test_a_second_bot_is_refused(command_line: CommandLine, environment: pytest.MonkeyPatch, path: Path) -> None:
    environment.setenv("DATABASE_URL", "sqlite:///farkle.sqlite3")
    with FileLocks(path).serving(None):
        for shards in ("", "0/2"):
            environment.setenv("SHARDS", shards)
            ran = command_line.run("run")
            assert (ran.status, ran.out) == (75, "")
            assert ran.err == say("bot-twice", path="farkle.sqlite3") + "\n"


@pytest.mark.sqlite
def test_a_copy_of_a_running_bot_without_its_log_serves_only_anyway(
    command_line: CommandLine, environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.setenv("DATABASE_URL", "sqlite:///copy.sqlite3")
    environment.setenv("DISCORD_API_URL", "http://127.0.0.1:9/api/v10")
    environment.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:9")

    async def copy() -> None:
        async with opened(tmp_path / "farkle.sqlite3"):
            shutil.copy(tmp_path / "farkle.sqlite3", tmp_path / "copy.sqlite3")

    asyncio.run(copy())
    ran = command_line.run("run")
    assert (ran.status, says(ran.err, "log-missing", newest="none", log="copy.sqlite3-wal")) == (2, True)
    for options in (["--anyway"], []):
        ran = command_line.run("run", *options)
        assert (ran.status, says(ran.err, "no-connection")) == (75, True), "it went on to Discord"


@pytest.mark.sqlite
async def test_the_schema_does_not_change_under_a_process_that_serves(
    command_line: CommandLine, environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.setenv("DATABASE_URL", "sqlite:///farkle.sqlite3")
    environment.setenv("SHARDS", "0/2")
    async with opened(tmp_path / "farkle.sqlite3"):
        add_a_migration(tmp_path / "migrations", environment)
    with FileLocks(tmp_path / "farkle.sqlite3").serving(Shards((1,), 2)):
        ran = await asyncio.to_thread(command_line.run, "run")
    assert ran.status == 75
    assert says(ran.err, "database-in-use")


def test_shards_divide_the_servers(environment: pytest.MonkeyPatch) -> None:
    for text, shards in (
        ("0-3/8", Shards((0, 1, 2, 3), 8)),
        (" 7/8 ", Shards((7,), 8)),
        ("", None),
    ):
        environment.setenv("SHARDS", text)
        assert load_settings().shards == shards
    assert [Shards((1,), 2).serve(number << 22) for number in (0, 1, 2, 3)] == [False, True, False, True]
    # Outside of the bot's servers.
    assert [Shards((0,), 2).serve(-number << 22) for number in (0, 1, 2, 3)] == [True] * 4


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A token, and other settings from nowhere but the test; and the test's own log."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "set_up", lambda: None)  # pytest has its own
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    return monkeypatch


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"DATABASE_URL": "postgres://x"}, ["DATABASE_URL has to be sqlite:///"]),
        ({"DATABASE_URL": "postgresql://me:p@ss@x/y"}, ["DATABASE_URL has an @", "%40"]),
        ({"DISCORD_TOKEN": "zwölf"}, ["DISCORD_TOKEN contains characters that no token has"]),
        ({"DISCORD_TOKEN": "two words"}, ["DISCORD_TOKEN contains characters that no token has"]),
        ({"DISCORD_TOKEN": "  "}, ["DISCORD_TOKEN is missing"]),
        ({"METRICS_ADDRESS": "everywhere"}, ["METRICS_ADDRESS", "not a valid IPv4 or IPv6 address"]),
        *(
            ({"SHARDS": wrong}, ["SHARDS has to name the shards of this process", "up to 10000", "such as 0-3/8"])
            for wrong in ("3-1/8", "any-2/8", "8/8", "0/10001", "all")
        ),
        ({"DISCORD_API_URL": "http://x"}, ["DISCORD_GATEWAY_URL", "together"]),
        ({"DISCORD_GATEWAY_URL": "ws://x"}, ["DISCORD_API_URL", "together"]),
        (
            {"DISCORD_API_URL": "ftp://x", "DISCORD_GATEWAY_URL": "http://x"},
            ["DISCORD_API_URL has to begin with http://", "DISCORD_GATEWAY_URL has to begin with ws://"],
        ),
        (
            {"DISCORD_TOKEN": "", "DATABASE_URL": "mysql://x", "DISCORD_GATEWAY_URL": "ws://x"},
            ["DISCORD_TOKEN is missing", "DATABASE_URL has to be", "set together"],
        ),
        (
            {"SHARDS": "all", "METRICS_PORT": "0", "DATABASE_URL": "x", "OWNER_GUILD": "x"},
            ["DATABASE_URL has to be", "SHARDS has to name", "METRICS_PORT: Input", "OWNER_GUILD: Input"],
        ),
    ],
)
def test_wrong_settings_are_named(environment: pytest.MonkeyPatch, settings: dict[str, str], named: list[str]) -> None:
    token = settings.get("DISCORD_TOKEN", "some.token")
    for name, value in settings.items():
        environment.setenv(name, value)
    with pytest.raises(SetupError) as caught:
        load_settings()
    line = explain(caught.value)
    assert "\n" not in line
    for each in named:
        assert each in line
    assert not token.strip() or token not in line


def test_a_file_has_settings_and_prints_hide_the_token(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.delenv("DISCORD_TOKEN")
    (tmp_path / ".env").write_text("DISCORD_TOKEN= from.file \nDATABASE_URL=\nOTHER=1\n")
    settings = load_settings()
    assert settings.discord_token == "from.file"
    assert settings.database_url.endswith("/data/farkle.sqlite3")
    for printed in (repr(settings), str(settings)):
        assert "from.file" not in printed
    environment.setenv("DISCORD_TOKEN", "from.environment")
    assert load_settings().discord_token == "from.environment"


READ = {
    "DATABASE_URL=postgresql://u:p$a`b@h/d?x=1&y=$HOME": "postgresql://u:p$a`b@h/d?x=1&y=$HOME",
    "\ufeff# Ours\r\n\r\n export  DATABASE_URL = 'sqlite:///a b.db' # here\r\nFOO\r\n": "sqlite:///a b.db",
    'database_url="sqlite:///${HOME}.db"\nDISCORD_TOKEN=': "sqlite:///${HOME}.db",
    "DATABASE_URL='sqlite:///${HOME}.db'": "sqlite:///${HOME}.db",
}


@pytest.mark.parametrize("written", READ)
def test_a_file_is_read_without_a_shell_and_a_named_one_goes_before_the_environment(
    environment: pytest.MonkeyPatch, command_line: CommandLine, tmp_path: Path, written: str
) -> None:
    (tmp_path / ".env").write_bytes(written.encode())
    assert load_settings(with_token=False).database_url == READ[written]
    environment.setenv("DATABASE_URL", "sqlite:///stale.db")
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:///other.db\nOWNER_GUILD=no number")
    with patch.dict(os.environ), patch.object(Settings, "file", Settings.file):
        use_file(command_line.file(written))
        assert load_settings(with_token=False).database_url == READ[written]
    file = command_line.file("DATABASE_URL=sqlite:///named.db")
    for arguments in (("--env", file, "owner", "servers"), ("owner", "servers", "--env", file)):
        assert command_line.run(*arguments).database == str(tmp_path / "named.db")


@pytest.mark.parametrize(
    ("written", "key"),
    [
        (b"\xff\xfe", "unreadable-file"),
        (b'\nDATABASE_URL="sqlite:///a.db\n', "wrong-line-of-settings"),
        (b'A=1\nDISCORD_TOKEN="a.b\nDATABASE_URL=sqlite:///a.db\nOWNER_GUILD="\n', "wrong-line-of-settings"),
        (b"A=1\nDATABASE URL=x\n", "wrong-line-of-settings"),
        (b"A=1\nDATABASE_URL: sqlite:///a.db\n", "wrong-line-of-settings"),
        (b"A=1\nDATABASE_URL:postgresql://h/d?sslmode=require\n", "wrong-line-of-settings"),
        (b"A=1\nB=2\0\n", "wrong-line-of-settings"),
    ],
)
@pytest.mark.usefixtures("environment")
def test_a_file_that_cannot_be_read_is_an_error(
    command_line: CommandLine, tmp_path: Path, written: bytes, key: str
) -> None:
    (tmp_path / ".env").write_bytes(written)
    named = command_line.file(written)
    assert ".env" not in named
    for arguments, file in ((), ".env"), (("--env", named), named):
        ran = command_line.run("owner", "servers", *arguments)
        assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
        assert says(ran.err, key, path=file, **({"line": "2"} if key == "wrong-line-of-settings" else {}))


def test_a_named_file_has_to_be_there(command_line: CommandLine) -> None:
    ran = command_line.run("owner", "servers", "--env", "none.env")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert says(ran.err, "unreadable-file", path="none.env")


def test_each_command_says_which_database_it_works_on_without_its_password(
    environment: pytest.MonkeyPatch, command_line: CommandLine
) -> None:
    environment.setenv("DATABASE_URL", "postgresql://farkle:hidden@127.0.0.1:1/farkle?sslpassword=hidden")
    for command in ("backup x", "restore x", "stats rebuild", "owner games", "doctor"):
        ran = command_line.run(*command.split())
        assert "postgresql://farkle@127.0.0.1:1/farkle" in (ran.database or ran.out)
        assert "hidden" not in ran.out + ran.err
