"""The package stands on its own, and its README and fixtures work as they say."""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path
from subprocess import run

import localdiscord

FOLDER = Path(localdiscord.__file__).parent
DEPENDENCIES = {"aiohttp", "discord", "pytest_asyncio", "yarl"}
README = (FOLDER / "README.md").read_text(encoding="utf-8")
CONFTEST, TEST, SCRIPT = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


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
    """Run Python in a folder, with localdiscord on its path. Returns the exit status and the output."""
    environment = os.environ | {"PYTHONPATH": str(FOLDER.parent)}
    done = run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_it_needs_nothing_but_its_dependencies() -> None:
    modules = list(FOLDER.rglob("*.py"))
    assert len(modules) > 20
    used = set().union(*map(imported_by, modules))
    assert used - sys.stdlib_module_names == DEPENDENCIES


def test_it_can_be_used_without_discord_py_and_pytest(tmp_path: Path) -> None:
    code = "import sys, localdiscord.page; print(sorted({'discord', 'pytest'} & sys.modules.keys()))"
    assert run_python(tmp_path, "-c", code) == (0, "[]\n")


def test_the_fixtures_work_as_the_readme_says(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_sample.py").write_text(TEST)
    status, output = run_python(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=strict")
    assert status == 0, output
    assert "1 passed" in output


def test_the_script_of_the_readme_runs(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    assert run_python(tmp_path, "script.py") == (0, "Count: 0\n")
