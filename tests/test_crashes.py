"""An exception that was never retrieved is blamed on the test that left it behind."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """
import asyncio, gc

async def fails():
    raise ValueError("unasked")

async def test_leaves_it_behind():
    task = asyncio.create_task(fails())
    circle = [task]
    circle.append(circle)
    await asyncio.wait([task])

async def test_is_not_to_blame():
    gc.collect()

async def test_fails_itself():
    task = asyncio.create_task(fails())
    await asyncio.wait([task])
    raise AssertionError

async def test_is_not_to_blame_either():
    gc.collect()
"""


def test_the_next_test_is_not_blamed(tmp_path: Path) -> None:
    (tmp_path / "test_one_after_the_other.py").write_text(TESTS)
    options = ("-o", "asyncio_mode=auto", "-rA", "--tb=no")
    plugins = ("-p", "pytest_asyncio.plugin", "-p", "tests.support.crashes")
    command = [sys.executable, "-m", "pytest", *options, *plugins, f"--rootdir={tmp_path}", str(tmp_path)]
    # Others take seconds to load.
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    printed = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=False).stdout
    told = {line.split()[0] + " " + line.split("::")[1].split()[0] for line in printed.splitlines() if "::" in line}
    assert told == {
        "PASSED test_leaves_it_behind",
        "ERROR test_leaves_it_behind",
        "PASSED test_is_not_to_blame",
        "FAILED test_fails_itself",
        "PASSED test_is_not_to_blame_either",
    }, printed
