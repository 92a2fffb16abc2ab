"""A fixed sample of each long proof in `tools`, which also run at length: see CONTRIBUTING."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = ("start", "throw", "bank", "bank and win", "yahtzee: take a box")
"""The presses that matter most. Each second await is tried; the program tries every one."""


def run(*arguments: str) -> str:
    """What a program printed. Fails where it found anything wrong."""
    command = [sys.executable, *("-W", "error::RuntimeWarning", "-m"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_is_wrong_after_random_interactions() -> None:
    printed = run("tools.fuzz", "--interactions", "400", "--seed", "1")
    assert "0 wrong" in printed
    assert "  over " in printed


def test_a_process_may_die_at_any_await() -> None:
    _, *rows = run("tools.kill_everywhere", "--every", "2", *KINDS).splitlines()
    for kind, row in zip(KINDS, rows, strict=True):
        _, deaths, stored, shown, violations, _ = row.removeprefix(kind).split()
        assert violations == "0"
        # Otherwise it was not killed where it should have been.
        assert 0 <= int(shown) <= int(stored)
        assert 0 < int(stored) < int(deaths)


def test_several_processes_on_one_database_lose_and_double_nothing() -> None:
    """Two bots share the shards; one is killed while people play, and started again."""
    run("tools.processes", "--processes", "2", "--guilds", "4", "--deaths", "1", "--games", "1", "--think", "0")
