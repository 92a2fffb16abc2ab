"""Games as plug-ins: that of `examples/pig` is installed, and one of the bot's own is taken away."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.plugins import INTERFACE

ROOT = Path(__file__).parents[1]
PIG = ROOT / "examples" / "pig"


def install(folder: Path) -> None:
    """Puts the package into a folder as pip would, without the build tools that pip needs."""
    about = tomllib.loads((PIG / "pyproject.toml").read_text(encoding="utf-8"))
    name, project = about["tool"]["setuptools"]["packages"][0], about["project"]
    shutil.copytree(PIG / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    listed = folder / f"{name}-{project['version']}.dist-info"
    listed.mkdir()
    (listed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = {group: named.items() for group, named in project["entry-points"].items()}
    lines = [line for group in points for line in (f"[{group}]", *(f"{key} = {value}" for key, value in points[group]))]
    (listed / "entry_points.txt").write_text("\n".join(lines))


@pytest.mark.once
def test_pig_passes_its_own_tests_once_it_is_installed(tmp_path: Path) -> None:
    install(tmp_path)
    tests = ["-q", "-p", "no:cacheprovider", str(PIG / "tests")]
    command = [sys.executable, "-m", "pytest", *tests]
    beside = os.environ | {"PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(command, cwd=ROOT, env=beside, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.once
@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        ("en.ftl", "order-", "en.ftl lacks order-busts"),
        ("__init__.py", "INTERFACE", f"does not state INTERFACE = {INTERFACE}"),
    ],
)
def test_the_doctor_says_what_a_game_lacks(tmp_path: Path, file: str, line: str, said: str) -> None:
    install(tmp_path)
    lacking = tmp_path / "farkle_pig" / file
    lines = lacking.read_text(encoding="utf-8").splitlines(keepends=True)
    lacking.write_text("".join(each for each in lines if not each.startswith(line)), encoding="utf-8")
    command = [sys.executable, "-m", "bot", "doctor"]
    beside = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    ran = subprocess.run(command, cwd=tmp_path, env=beside, capture_output=True, text=True, check=False)
    assert "pig was not loaded: " in ran.stdout
    assert said in ran.stdout


GAME = "yahtzee"
FOLDERS = (f"bot/games/{GAME}", f"bot/ui/games/{GAME}", f"bot/coach/{GAME}")
LISTS = ("bot/games/registry.py", "bot/ui/presentation.py", "bot/coach/advisers.py")
# A game of Farkle between two people, to its end.
PLAYED = """
import asyncio
from pathlib import Path

from bot.local.demo import is_over, next_press
from tests.support.players import press_next, presser
from tests.support.tavern import playing, seeded


async def play():
    async with playing(Path("farkle.sqlite3"), seeded(1), people=2) as tavern:
        host, second = tavern.people
        lobby = (await host.slash(tavern.channel, "farkle start", target=1000)).shown
        await second.click(lobby, label="Join")
        await host.click(lobby, label="Start")
        while not is_over(board := await tavern.board()):
            await press_next(tavern.on_turn(board), board)
        assert "/yahtzee" not in (await host.slash(tavern.channel, "farkle help")).text
        assert tavern.faults() == []
        print(board.text)


asyncio.run(play())
"""


def test_without_yahtzee_the_bot_starts_and_farkle_is_played(tmp_path: Path) -> None:
    for folder in ("bot", "cogs", "data", "tests/support"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for name in FOLDERS:
        shutil.rmtree(tmp_path / name)
    for name in LISTS:
        lines = (tmp_path / name).read_text(encoding="utf-8").splitlines(keepends=True)
        (tmp_path / name).write_text("".join(line for line in lines if GAME not in line), encoding="utf-8")
    command = [sys.executable, "-c", PLAYED]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout
