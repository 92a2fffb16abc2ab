"""A fixed sample of each long proof in `tools`, which also run at length: see CONTRIBUTING."""

import subprocess
import sys
from pathlib import Path

from tools import golden

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    """What a program printed. Fails if it found anything wrong."""
    command = [sys.executable, *("-W", "error::RuntimeWarning", "-m"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_people_do_sense_and_nonsense_while_much_fails() -> None:
    printed = run("tools.break_bot", "nonsense", "faults", "--interactions", "250", "--seed", "2")
    assert "0 wrong" in printed
    assert "  over " in printed
    assert "what happened to the bot" in printed


def test_processes_die_at_awaits_wherever_people_play() -> None:
    printed = run(
        *("tools.break_bot", "anywhere", "--processes", "2", "--spares", "1", "--deaths", "2"),
        *("--interactions", "50", "--guilds", "1", "--seed", "4"),
    )
    assert "0 wrong" in printed
    assert "a process died" in printed


def test_golden_games_are_recorded(tmp_path: Path) -> None:
    """It fails unless each rule acts."""
    recorded = []
    for _ in range(2):
        golden.main(["exact", "--folder", str(tmp_path)])
        recorded.append((tmp_path / "exact.farkle").read_text())
    once, twice = recorded
    assert len(once.split("\n\n")) >= 3
    assert twice == f"{once}\n{once}"
