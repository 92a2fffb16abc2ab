"""The log: JSON lines about noteworthy events, with the ids to find them by, and few about an outage."""

import io
import json
import logging
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.coach.coach import CoachUnavailable
from bot.host.logs import JsonLines, add_context
from bot.host.outages import Outages
from bot.model.servers import Boards
from bot.play.sessions import Sessions
from localdiscord import Request, Response
from tests.support.databases import full_disk
from tests.support.postgresql import keeper
from tests.support.sentences import says
from tests.support.steps import begin, manage, no_answer_awaited, open_lobby, press
from tests.support.tavern import Tavern, playing, scripted

ROOT = Path(__file__).parents[2]


class Log:
    """`now` is the time that outages go by, in seconds."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.now = 0.0
        self.outages = Outages(lambda: self.now)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def trouble(self) -> list[str]:
        """The warnings and errors since the last call."""
        said = [line["event"] for line in self.lines if line["level"] != "INFO"]
        self.stream.truncate(self.stream.seek(0))
        return said


@pytest.fixture
def log() -> Iterator[Log]:
    """The root logger as the program sets it up without a terminal."""
    log = Log()
    handler = logging.StreamHandler(log.stream)
    handler.addFilter(log.outages.let_through)
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
        await manage(tavern, boards=Boards.ONE)
        board = await begin(tavern, target=5000)
        await press(tavern, "Roll", "Most points", "Bank")
        await tavern.until(lambda: board.deleted)
    (said,) = [line["event"] for line in log.lines if line["event"].startswith("could not delete message")]
    assert said.endswith(" by the token: TimeoutError()")


@contextmanager
def server_away() -> Iterator[None]:
    server = keeper().server
    server.stop()
    try:
        yield
    finally:
        server.start()


@pytest.mark.parametrize(
    ("kept_in", "outage"), [("postgresql", server_away), ("sqlite", full_disk)], indirect=["kept_in"]
)
async def test_a_database_that_fails_takes_three_lines_however_much_fails_for_it(
    log: Log, tavern: Tavern, caplog: pytest.LogCaptureFixture, outage: Callable[[], AbstractContextManager[None]]
) -> None:
    away = "the database cannot be read or written"
    board, bot = await begin(tavern, dice=("6", "1", *["115234"] * 20)), tavern.bot
    bot.jobs.stop()
    await tavern.until(lambda: not bot.in_work)

    async def use() -> None:
        for _ in range(3):
            assert says(await press(tavern, "Roll"), "not-stored")
            shown = await tavern.people[2].slash(tavern.channel, "farkle start")
            assert says(shown, "nothing-stored")
            assert "incident" not in shown.text
            await bot.jobs.play("clock")
        # What fails elsewhere, as the jobs that also read.
        for _ in range(20):
            with bot.jobs.watched("tidying"):
                await bot.services.sessions.database.try_writing()

    async def logged() -> list[str]:
        await log.outages.log_outages(bot.services.sessions.database.try_writing)
        return log.trouble()

    log.trouble()
    with outage():
        await use()
        (began,) = log.trouble()
        assert began.startswith(f"{away}: ")
        assert await logged() == []
        log.now = 60
        await use()
        (goes_on,) = await logged()
        assert re.fullmatch(rf"{away} \((\d\d) more, (?!\1)\d\d since it began\)", goes_on)
        log.now = 70
        assert await logged() == []
    (over,) = await logged()
    assert re.fullmatch(r"the database can be read and written again \(failures: \d\d, in 60 s\)", over)
    assert not says(await press(tavern, "Roll"), "not-stored")
    assert board.text
    assert log.trouble() == []
    caplog.clear()


@pytest.mark.refused
async def test_a_discord_that_fails_takes_one_warning_and_a_line_for_each_press_without_an_answer(
    log: Log, tavern: Tavern
) -> None:
    lobby = await open_lobby(tavern)
    await tavern.until(lambda: not tavern.bot.in_work)
    before = len(log.lines)
    tavern.local.inject(cut)
    with no_answer_awaited(tavern):
        for person in tavern.people * 2:
            await person.click(lobby, label="More")
            await person.click(lobby, label="Join")
        await tavern.until(lambda: not tavern.bot.in_work)
    tavern.local.inject(None)
    said = log.lines[before:]
    assert [line["event"][:26] for line in said if line["level"] != "INFO"] == ["Discord cannot be reached:"]
    assert sum("is undeliverable" in line["event"] for line in said) == len(tavern.people) * 4


def cut(_request: Request) -> Response:
    raise ConnectionResetError


async def never() -> None:
    raise AssertionError


async def test_what_repeats_is_counted_and_its_end_told_if_it_did(log: Log) -> None:
    logger = logging.getLogger("bot.somewhere")

    def mistake(number: int) -> None:
        try:
            raise KeyError(number)
        except KeyError:
            logger.exception("incident %s: a mistake", number)

    for number in range(5):
        mistake(number)
        logger.warning("game 7 cannot be read")
        logger.warning("the opponents of game %s cannot play now: %r", number, CoachUnavailable())
        logger.info("added to a server")
    logger.warning("game %s cannot be read", 8)
    assert log.trouble() == [
        "incident 0: a mistake",
        "game 7 cannot be read",
        "worker processes fail: the opponents of game 0 cannot play now: CoachUnavailable('hint-unavailable', {})",
        "game 8 cannot be read",
    ]
    log.now = 59
    await log.outages.log_outages(never)
    assert log.trouble() == []
    log.now = 60
    await log.outages.log_outages(never)
    assert log.trouble() == [
        "not again for a minute: incident 0: a mistake (failures: 5, in 0 s)",
        "not again for a minute: game 7 cannot be read (failures: 5, in 0 s)",
        "worker processes have worked for a minute (failures: 5, in 0 s)",
    ]
    mistake(6)
    assert log.trouble() == ["incident 6: a mistake"]


def test_what_gets_worse_is_told_again(log: Log) -> None:
    logger, error = logging.getLogger("bot.somewhere"), TimeoutError()
    for write in (logger.info, logger.info, logger.error, logger.warning):
        write("100 %% lost: %r", error)
    assert [line["event"] for line in log.lines] == [
        "100 % lost: TimeoutError()",
        "Discord cannot be reached: 100 % lost: TimeoutError()",
    ]
