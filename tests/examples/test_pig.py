"""The game of `examples/pig`, installed beside the bot, passes its own tests."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
    tests = ["-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(PIG / "tests")]
    command = [sys.executable, "-m", "pytest", *tests]
    beside = os.environ | {"PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(command, cwd=ROOT, env=beside, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.once
def test_the_doctor_says_which_sentence_a_game_lacks(tmp_path: Path) -> None:
    install(tmp_path)
    sentences = tmp_path / "farkle_pig" / "en.ftl"
    lines = sentences.read_text(encoding="utf-8").splitlines(keepends=True)
    sentences.write_text("".join(line for line in lines if not line.startswith("order-")), encoding="utf-8")
    command = [sys.executable, "-m", "bot", "doctor"]
    beside = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    ran = subprocess.run(command, cwd=tmp_path, env=beside, capture_output=True, text=True, check=False)
    assert "pig was not loaded: en.ftl lacks order-busts" in ran.stdout
