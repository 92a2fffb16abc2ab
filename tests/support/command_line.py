"""Runs the command line within this process."""

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

import pytest

from bot.__main__ import main
from bot.config import Settings
from bot.sentences import say

ENDLESS_SECONDS = 60
"""A command that takes this long never ends; on any machine, every other command is over by then."""


@dataclass(frozen=True)
class Ran:
    """What one command printed, how it ended, and the seconds that this process computed.

    `database` is the one that it says it works on, or an empty text. `err` is what else it said.
    """

    status: int
    out: str
    err: str
    seconds: float
    database: str

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


class CommandLine:
    """Runs commands, and writes the files that they read."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys = capsys
        self.folder = folder

    def run(self, *arguments: str) -> Ran:
        self.capsys.readouterr()
        began = process_time()
        # A command may change its environment, and which file has the settings.
        with patch.dict(os.environ), patch.object(Settings, "file", Settings.file):
            status = main(arguments)
        seconds = process_time() - began
        said = self.capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        named = re.match(re.escape(say("works-on", path="?")).replace(r"\?", "(.*)\n"), said.err)
        database, err = (named[1], said.err[named.end() :]) if named else ("", said.err)
        return Ran(status, said.out, err, seconds, database)

    def file(self, content: str | bytes, name: str = "file.txt") -> str:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def pipe(self, content: str) -> str:
        """A short text that can be read only once, such as `<(…)` in a shell."""
        reading, writing = os.pipe()
        with os.fdopen(writing, "w") as file:
            file.write(content)
        return f"/dev/fd/{reading}"


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    """Runs commands, and keeps the files of the test in its own folder."""
    return CommandLine(capsys, tmp_path)
