"""The command line as a fixture."""

from pathlib import Path

import pytest

from tests.support.command_line import CommandLine


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    return CommandLine(capsys, tmp_path)
