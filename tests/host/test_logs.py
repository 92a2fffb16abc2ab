"""The log: JSON lines about noteworthy events, with the ids to find them by."""

import io
import json
import logging
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.host.logs import JsonLines, add_context
from bot.play.sessions import Sessions
from tests.support.steps import begin, press
from tests.support.tavern import Tavern, playing, scripted

ROOT = Path(__file__).parents[2]


class Log:
    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    """The root logger as the program sets it up without a terminal."""
    log = Log()
    handler = logging.StreamHandler(log.stream)
    handler.addFilter(add_context)
    handler.setFormatter(JsonLines())
    root, level = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield log
    root.removeHandler(handler)
    root.setLevel(level)


def test_a_line_is_an_object_with_time_level_logger_and_event(log: Log) -> None:
    logging.getLogger("bot.somewhere").warning("%s things\nin two lines", 3)
    (line,) = log.lines
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "WARNING", "logger": "bot.somewhere", "event": "3 things\nin two lines"}


async def test_a_whole_game_leaves_no_line_for_each_press(log: Log, tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "111234", "222345")
    before, ready = len(log.lines), "ready (servers: 1, shards: 1)"
    await begin(tavern, target=1000)
    await press(tavern, "Roll", "Most points", "Bank")
    after = [line["event"] for line in log.lines[before:]]
    assert [event for event in after if event != ready] == []
    assert ready in [line["event"] for line in log.lines]


async def test_an_incident_says_where_it_happened(
    log: Log, tavern: Tavern, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="pytest")
    tavern.roll = scripted("6", "1")
    board = await begin(tavern)

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Sessions, "lock", fail)  # a mistake of the program
    outcome = await tavern.on_turn(board).click(board, label="Roll")
    (line,) = [line for line in log.lines if line["level"] == "ERROR"]
    assert line["incident"] in outcome.shown.text
    assert line["guild"] == tavern.guild.id
    assert line["shard"] == 0
    assert line["game"] == 1
    assert line["interaction"] > tavern.guild.id
    assert "ZeroDivisionError" in line["exception"]
    assert str(tavern.on_turn(board).id) not in log.stream.getvalue()


@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
def test_the_guide_tells_how_to_follow_what_went_wrong_between_the_lines_of_systemd(log: Log, tmp_path: Path) -> None:
    logging.getLogger("bot.somewhere").info("ready")
    logging.getLogger("bot.somewhere").warning("not ready")
    journal = tmp_path / "journal"
    systemd = "farkle.service: Main process exited, code=exited, status=1/FAILURE\n"
    journal.write_text(f"Started farkle.service.\n{systemd}17\n[]\n{log.stream.getvalue()}{systemd}")
    (command,) = re.findall(r"^journalctl .*?\| (jq .*)$", (ROOT / "docs/hosting.md").read_text(), re.MULTILINE)
    with journal.open() as lines:
        ran = subprocess.run(["sh", "-c", command], stdin=lines, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["event"] == "not ready"


async def test_each_line_that_names_a_fault_says_which_even_where_the_error_has_no_words(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_webhook: discord.Webhook, _message_id: int, **_thread: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(discord.Webhook, "delete_message", hang)  # aiohttp's timeouts have no words
    async with playing(tmp_path / "farkle.sqlite3", scripted("6", "1", "111234")) as tavern:
        board = await begin(tavern, target=5000)
        await press(tavern, "Roll", "Most points", "Bank")
        await tavern.until(lambda: board.deleted)
    (said,) = [line["event"] for line in log.lines if line["event"].startswith("could not delete message")]
    assert said.endswith(" by the token: TimeoutError()")
