"""All words of the command line: each is documented, and has a help text."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bot import __version__, cli
from bot.__main__ import MODULES
from bot.cli.arguments import Parser
from bot.host import build
from bot.host.build import version
from tests.support.command_line import CommandLine
from tests.support.databases import opened

ROOT = Path(__file__).parents[2]


def words() -> list[str]:
    commands = Parser().add_subparsers()
    for name in MODULES:
        import_module(name).add_to(commands)
    return [*commands.choices]


def test_every_word_is_documented() -> None:
    page = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
    assert len(words()) > 10
    assert [word for word in words() if f"`python -m bot {word}" not in page and f"`{word} FILE`" not in page] == []


def test_it_says_which_version_it_is(command_line: CommandLine) -> None:
    with pytest.raises(SystemExit):
        command_line.run("--version")
    said = command_line.capsys.readouterr().out
    assert re.fullmatch(rf"farkle-bot {re.escape(__version__)}( \([0-9a-f]{{8}}\))?\n", said)


@pytest.fixture
def anew() -> Iterator[None]:
    """The version is asked for again, and afterwards, too."""
    version.cache_clear()
    yield
    version.cache_clear()


@pytest.mark.usefixtures("anew")
def test_an_image_says_its_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMMIT", "0123456789abcdef")
    assert version() == f"{__version__} (01234567)"


CHECKOUTS = {
    "of a release": "git checkout --quiet --detach",
    "of a branch": "true",
    "with packed branches": "git pack-refs --all",
    "in a worktree": "git worktree add --quiet -b other ../other; cd ../other; git commit --quiet --allow-empty -m two",
}


@pytest.mark.usefixtures("anew")
@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
@pytest.mark.skipif(not hasattr(os, "setresuid") or os.geteuid() != 0, reason="only root may be another user")
@pytest.mark.parametrize("checkout", CHECKOUTS)
def test_a_checkout_of_another_user_says_its_commit(checkout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMMIT", raising=False)
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "host")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "host@example.org")
    begin = "git init --quiet --initial-branch main; git commit --quiet --allow-empty -m one"
    with tempfile.TemporaryDirectory() as folder:  # those of pytest are for its user only
        (here := Path(folder) / "checkout").mkdir()
        script = f"{begin}; {CHECKOUTS[checkout]}; git rev-parse HEAD; pwd"
        ran = subprocess.run(["sh", "-ec", script], cwd=here, capture_output=True, text=True, check=True)
        commit, root = ran.stdout.split()
        Path(folder).chmod(0o755)
        monkeypatch.setattr(build, "_ROOT", Path(root))  # this one is not another user's
        os.setresuid(12345, 12345, 0)
        try:
            assert version() == f"{__version__} ({commit[:8]})"
        finally:
            os.setresuid(0, 0, 0)


@pytest.mark.usefixtures("anew")
def test_without_a_checkout_it_says_only_the_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("COMMIT", raising=False)
    monkeypatch.setattr(build, "_ROOT", tmp_path)
    assert version() == __version__


def test_every_file_adds_its_words() -> None:
    paths = [path for path in Path(cli.__path__[0]).glob("*.py") if "def add_to(" in path.read_text("utf-8")]
    assert {f"bot.cli.{path.stem}" for path in paths} <= set(MODULES)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "argument COMMAND: invalid choice: 'play'"),
        ([], "the following arguments are required: COMMAND"),
        (["coach"], "the following arguments are required: ACTION"),
        (["rules", "show"], "the following arguments are required: ID-OR-FILE"),
        (["rules", "list", "--all"], "unrecognized arguments: --all"),
        (["sandbox", "--port", "x"], "argument --port: 'x' is not a whole number"),
        (["sandbox", "--port", "-1"], "argument --port: a port is a number up to"),
        (["sandbox", "--demo", "--target", "1.5"], "argument --target: '1.5' is not a whole number"),
    ],
)
def test_wrong_arguments_get_one_sentence(command_line: CommandLine, arguments: list[str], said: str) -> None:
    ran = command_line.run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)
    assert "--help`." in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["bot rules table standard", "bot --help", "tools.translate fr"])
def test_a_reader_that_leaves_early_ends_a_command_quietly(command: str, unbuffered: str) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", *command.split()],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    started.stdout.close()
    _, said = started.communicate()
    assert (started.returncode, said) == (0, "")


async def test_a_backup_is_made_even_if_no_one_reads_which_database_it_is_of(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    database, copy = tmp_path / "farkle.sqlite3", tmp_path / "copy.sqlite3"
    async with opened(database):
        pass
    command = [sys.executable, "-m", "bot", "backup", str(copy)]
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{database}"}
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, env=environment, stdout=writer, stderr=writer, check=False
    )
    os.close(writer)
    assert (done.returncode, copy.exists()) == (0, True)


def test_every_tool_ends_quietly() -> None:
    paths = [*(ROOT / "tools").rglob("*.py")]
    programs = [path for path in paths if "def main(" in path.read_text(encoding="utf-8")]
    assert len(programs) > 5
    assert [path.name for path in programs if not re.search(r"^    run\(", path.read_text("utf-8"), re.MULTILINE)] == []
