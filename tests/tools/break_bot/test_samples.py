"""A fixed sample of what might break the bot, which also runs at length: see CONTRIBUTING."""

import subprocess
import sys
from pathlib import Path

from tools.break_bot.foreign import english_seen
from tools.break_bot.hostile import attacked

ROOT = Path(__file__).parents[3]


def broken(*arguments: str) -> str:
    """What it printed. Fails if it found anything wrong."""
    command = [sys.executable, *("-W", "error::RuntimeWarning", "-m", "tools.break_bot"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_people_do_sense_and_nonsense_while_much_fails() -> None:
    printed = broken("nonsense", "faults", "--interactions", "250", "--seed", "2")
    assert "0 wrong" in printed
    assert "  over " in printed
    assert "what happened to the bot" in printed


def test_processes_die_at_awaits_wherever_people_play() -> None:
    printed = broken(
        *("anywhere", "--processes", "2", "--spares", "1", "--deaths", "2"),
        *("--interactions", "50", "--guilds", "1", "--seed", "4"),
    )
    assert "0 wrong" in printed
    assert "a process died" in printed


async def test_no_screen_has_a_sentence_outside_the_files(tmp_path: Path) -> None:
    """In a made-up language that is longer than English, so that each screen is drawn and sent with more text, too."""
    assert await english_seen(150, 1, tmp_path) == {}


async def test_who_robs_and_spams_gets_no_further_than_is_promised() -> None:
    """How long others wait is measured at length only: that depends on the machine."""
    assert (await attacked(minutes=1, seed=1)).wrong == []
