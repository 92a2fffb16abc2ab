"""All words of the command line: each is in the README, and has a file and a help text."""

import argparse
from pathlib import Path

import pytest

from bot import __version__, cli
from bot.__main__ import main
from tests.support.command_line import CommandLine

ROOT = Path(__file__).parents[2]


def words() -> list[str]:
    """Every word that the parser knows."""
    found: list[str] = []
    original = argparse._SubParsersAction.add_parser

    def note(self: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, **options: object) -> object:
        if self.metavar == "COMMAND":
            found.append(name)
        return original(self, name, **options)  # type: ignore[arg-type]  # as it was called

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argparse._SubParsersAction, "add_parser", note)
        with pytest.raises(SystemExit):
            main(["--version"])
    return found


def test_every_word_is_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(words()) > 10
    assert [word for word in words() if f"`python -m bot {word}" not in readme and f"`{word} FILE`" not in readme] == []
    assert f"farkle-bot {__version__}" in capsys.readouterr().out


def test_every_file_is_a_word() -> None:
    files = {path.stem for path in Path(cli.__path__[0]).glob("*.py")} - {"__init__", "arguments"}
    assert files <= set(words())


def test_an_unknown_word_is_no_traceback(command_line: CommandLine) -> None:
    with pytest.raises(SystemExit) as caught:
        command_line.run("play")
    assert caught.value.code == 2
