"""A fixed sample of each long proof in `tools`, which also run at length: see CONTRIBUTING."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KINDS = ("start", "throw", "bank", "bank and win", "yahtzee: take a box")
"""The presses that matter most. Each third await is tried; the program tries every one."""

FAULTS = (
    ("500 all the time", "cut after the first"),
    ("twice at once", "board deleted while it is pressed", "disk full"),
)
"""Of each kind some."""


def run(*arguments: str) -> str:
    """What a program printed. Fails if it found anything wrong."""
    command = [sys.executable, *("-W", "error::RuntimeWarning", "-m"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_crowd_does_sense_and_nonsense() -> None:
    printed = run("tools.break_bot", "crowd", "nonsense", "--interactions", "400", "--seed", "1")
    assert "0 wrong" in printed
    assert "  over " in printed


def test_a_process_may_die_at_any_await() -> None:
    _, *rows = run("tools.break_bot", "presses", "--every", "3", *KINDS).splitlines()
    for kind, row in zip(KINDS, rows, strict=True):
        _, deaths, stored, shown, wrong = row.removeprefix(kind).split()
        assert wrong == "0"
        # Otherwise the process was not killed at the right moment.
        assert 0 <= int(shown) <= int(stored)
        assert 0 < int(stored) < int(deaths)


@pytest.mark.parametrize("faults", FAULTS, ids=lambda faults: faults[0])
def test_presses_meet_faults(faults: tuple[str, ...]) -> None:
    run("tools.break_bot", "presses", "--fault", *faults)


def test_golden_games_are_recorded(tmp_path: Path) -> None:
    """It fails unless each rule acts."""
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        assert len(run("tools.golden", "exact", "--folder", str(tmp_path / folder)).splitlines()) >= 3
    one, two = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))
    assert [path.read_text() for path in one] == [path.read_text() for path in two]
