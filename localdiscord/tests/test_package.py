"""The package stands on its own, and its README, fixtures and command work as they say."""

from __future__ import annotations

import ast
import asyncio
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial
from importlib.metadata import entry_points, requires
from pathlib import Path
from subprocess import run

import aiohttp
import discord
import pytest

import localdiscord
from localdiscord import LocalDiscord
from localdiscord.__main__ import main
from localdiscord.pytest_plugin import BotStarter
from localdiscord.rest.gate import API

FOLDER = Path(__file__).parents[1]
SOURCES = Path(localdiscord.__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
TEST, SCRIPT = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
# Modules whose names differ from their packages'. pytest comes with pytest-asyncio.
MODULES = {
    "discord.py": "discord",
    "axe-playwright-python": "axe_playwright_python",
    "pytest-asyncio": "pytest_asyncio",
}


def imported_by(path: Path) -> set[str]:
    """The packages that a module imports, apart from its own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.partition(".")[0])
    return found


def run_python(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run Python in a folder. Returns the exit status and the output."""
    done = run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_it_needs_nothing_but_its_dependencies() -> None:
    modules = list(SOURCES.rglob("*.py"))
    assert len(modules) > 20
    used = set().union(*map(imported_by, modules)) - sys.stdlib_module_names
    named = {re.split(r"[\[><=; ]", each)[0] for each in requires("localdiscord") or () if "dev" not in each}
    # axe is a script, which is read as a file.
    used.add("axe_playwright_python")
    assert used == {MODULES.get(each, each) for each in named} | {"pytest"}


def test_the_readme_lists_every_route_that_is_there() -> None:
    listed = {
        f"{method} {about}{path}"
        for about, there in re.findall(r"^\| `(/\S*)` \| (.*) \|$", README, re.MULTILINE)
        for method, path in re.findall(r"`([A-Z]+) ?(\S*?)`", there)
    }
    routes = [
        (each.method, each.resource.canonical) for each in LocalDiscord().application().router.routes() if each.resource
    ]
    # aiohttp answers HEAD by itself, and "*" is what is not there.
    own = [
        f"{method} {path.removeprefix(API)}"
        for method, path in routes
        if path.startswith(API) and method not in ("HEAD", "*")
    ]
    assert {re.sub(r"\{[^}]*\}", "*", each) for each in own} == listed


def test_its_licence_comes_with_it() -> None:
    assert (FOLDER / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


async def test_a_bot_without_commands_is_started(local_discord: LocalDiscord, start_bot: BotStarter) -> None:
    bot = await start_bot(discord.Client(intents=discord.Intents(guilds=True)))
    assert bot.application_id == local_discord.world.application_id


def test_imports_point_one_way() -> None:
    code = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    status, output = run_python(FOLDER, "-c", code)
    assert (status, "0 broken" in output) == (0, True), output


def test_it_can_be_imported_without_discord_py_and_pytest(tmp_path: Path) -> None:
    code = "import sys, localdiscord.page; print(sorted({'discord', 'pytest'} & sys.modules.keys()))"
    assert run_python(tmp_path, "-c", code) == (0, "[]\n")


def test_pytest_finds_the_fixtures_by_itself() -> None:
    (plugin,) = entry_points(group="pytest11", name="localdiscord")
    assert plugin.value == "localdiscord.pytest_plugin"


def test_the_fixtures_work_as_the_readme_says(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(TEST)
    status, output = run_python(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=strict")
    assert status == 0, output
    assert "1 passed" in output


def test_the_script_of_the_readme_runs(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    assert run_python(tmp_path, "script.py") == (0, "Count: 0\n")


BOT = """
import sys
import discord, beside

class Bot(discord.Client):
    async def on_ready(self):
        print("ready with", sys.argv[1], flush=True)

Bot(intents=discord.Intents(guilds=True, message_content=True)).run("any token")
"""


async def start(*arguments: str, folder: Path | None = None) -> Process:
    # Who runs the tests in the background may ignore Ctrl-C, and the program would inherit that.
    command = [str(Path(sys.executable).with_name("localdiscord")), *arguments]
    listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return await asyncio.create_subprocess_exec(*command, cwd=folder, stdout=PIPE, stderr=PIPE, preexec_fn=listen)


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


@pytest.mark.parametrize("program", [["my_bot.py"], ["-m", "package"]])
async def test_a_bot_runs_with_the_page(tmp_path: Path, program: list[str]) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    (tmp_path / "beside.py").touch()
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "__main__.py").write_text(BOT)
    process = await start("--privileged-intents", *program, "argument", folder=tmp_path)
    url = (await line_with(process, "http://127.0.0.1:")).split()[-1]
    assert "argument" in await line_with(process, "ready with")
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    assert await stop(process) == 0


@pytest.mark.parametrize(("program", "what"), [(["nowhere.py"], "file"), (["-m", "nowhere"], "module")])
def test_what_is_missing_is_one_line_of_error(
    capsys: pytest.CaptureFixture[str], program: list[str], what: str
) -> None:
    assert main(program) == 2
    assert capsys.readouterr().err == f"{program[-1]}: there is no such {what}\n"


async def test_without_a_file_the_sample_bot_runs() -> None:
    process = await start()
    await line_with(process, "http://127.0.0.1:")
    assert await stop(process) == 0
