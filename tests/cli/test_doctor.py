"""`doctor`: a line for each finding, and an exit code for scripts."""

from pathlib import Path

import pytest

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
    assert "· There is no database at farkle.sqlite3 yet. The first start creates it." in lines
    assert any(line.startswith("✗ There is no DISCORD_TOKEN") for line in lines)
    assert lines[-1] == "1 problem found."
    assert not (tmp_path / "farkle.sqlite3").exists()
