"""The log: JSON lines, each about something noteworthy, with the ids by which it can be found again."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.host.logs import JsonLines, add_context
from bot.local.tavern import playing, scripted
from bot.play.sessions import Sessions
from tests.support.steps import begin, press


class Log:
    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    """The root logger as the program sets it up where there is no terminal."""
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


async def test_a_whole_game_leaves_no_line_for_each_press(log: Log, tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", scripted("6", "1", "111234", "222345")) as tavern:
        before = len(log.lines)
        await begin(tavern, target=1000)
        await press(tavern, "Roll", "Most points", "Bank")
        after = [line["event"] for line in log.lines[before:]]
        assert [event for event in after if not event.startswith("ready: ")] == []


async def test_an_incident_says_where_it_happened(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="pytest")
    async with playing(tmp_path / "farkle.sqlite3", scripted("6", "1")) as tavern:
        board = await begin(tavern)

        def fail(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Sessions, "lock", fail)
        outcome = await tavern.on_turn(board).click(board, label="Roll")
        (line,) = [line for line in log.lines if line["level"] == "ERROR"]
        assert line["incident"] in outcome.shown.text
        assert line["guild"] == tavern.guild.id
        assert line["shard"] == 0
        assert line["game"] == 1
        assert line["interaction"] > tavern.guild.id
        assert "ZeroDivisionError" in line["exception"]
        assert str(tavern.on_turn(board).id) not in log.stream.getvalue()
