"""`doctor`: a line for each finding, and an exit code for scripts."""

from pathlib import Path

import pytest

from bot.text import say
from tests.support.command_line import CommandLine


def test_each_finding_is_a_line_and_the_exit_code_says_whether_anything_is_wrong(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///farkle.sqlite3")
    ran = command_line.run("doctor")
    assert (ran.status, ran.err) == (1, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("✓ farkle-bot ")
    assert f"· {say('doctor-no-database', path='farkle.sqlite3')}" in lines
    assert len([line for line in lines if line.startswith("✗ ")]) == 1
    assert lines[-1] == say("doctor-wrong", count=1)
    assert not (tmp_path / "farkle.sqlite3").exists()
