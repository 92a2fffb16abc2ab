"""Time that players did not have: if they could not press, their turns get it back before they are played."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.client import FarkleBot
from bot.model.deadline import GRACE_SECONDS
from bot.model.servers import TURN_SECONDS
from bot.store import sqlite
from bot.store.units import UnknownOutcomeError
from bot.ui.game.absences import Watch
from localdiscord import Message, reply
from tests.support.databases import change, taken
from tests.support.ledger import facts_in
from tests.support.sentences import says
from tests.support.steps import FARKLE, Clock, at_rest, begin
from tests.support.table import WARNING, due
from tests.support.tavern import Tavern, running_bot, scripted

pytestmark = [pytest.mark.sqlite, pytest.mark.without_bot, pytest.mark.refused]

AWAY = "the bot was away"
LONG = TURN_SECONDS + 60


class Computer(Clock):
    """A computer with a bot on it, where time passes. The bot is suspended, or the computer sleeps."""

    bot: FarkleBot
    path: Path

    def __init__(self) -> None:
        super().__init__()
        self.awake = 0.0

    def watch(self) -> Watch:
        return Watch(self, lambda: self.awake)

    async def passes(self, seconds: float) -> None:
        """People could press all that time."""
        while seconds > 0:
            step = min(seconds, 5)
            self.skip(step)
            await self.bot.absences.watch()
            seconds -= step
        await self.strike()

    async def strike(self) -> None:
        """Lets the clock look once, at games and at leftovers, and waits until what it remembers is stored."""
        await self.bot.jobs.play("clock", "leftovers")

    def skip(self, seconds: float) -> None:
        """The process does not run, but the computer does."""
        self.now += seconds
        self.awake += seconds


@asynccontextmanager
async def watched(
    tavern: Tavern, path: Path, *throws: str, computer: Computer | None = None
) -> AsyncIterator[Computer]:
    """A bot on a computer whose clock strikes when a test says so."""
    computer = computer or Computer()
    watch, computer.path = computer.watch(), path
    async with running_bot(
        tavern, path, scripted(*throws), computer, has_missed_time=watch.has_missed_time, pace=10
    ) as computer.bot:
        computer.bot.jobs.stop("clock")
        await computer.strike()
        yield computer


async def suspended(_tavern: Tavern, computer: Computer) -> None:
    computer.skip(LONG)


async def asleep(_tavern: Tavern, computer: Computer) -> None:
    """The computer itself sleeps: only Discord's time advances."""
    computer.now += LONG


async def in_an_outage(tavern: Tavern, computer: Computer) -> None:
    guild = computer.bot.get_guild(tavern.guild.id)
    assert guild is not None
    tavern.guild.begin_outage()
    await tavern.until(lambda: guild.unavailable)
    await computer.passes(LONG)
    tavern.guild.end_outage()
    await tavern.until(lambda: not guild.unavailable)


async def removed_for_a_while(tavern: Tavern, computer: Computer) -> None:
    tavern.guild.kick_bot()
    await tavern.until(lambda: computer.bot.get_guild(tavern.guild.id) is None)
    await computer.passes(LONG)
    tavern.guild.invite_bot()
    await tavern.until(lambda: computer.bot.get_guild(tavern.guild.id) is not None)
    # The clock passes over games of servers that are noted as left.
    await tavern.until(lambda: not computer.bot.in_work)


async def disconnected(_tavern: Tavern, computer: Computer) -> None:
    computer.bot.absences.shard_left(0)
    await computer.passes(LONG)
    computer.bot.absences.shard_returned(0)


async def without_storage(_tavern: Tavern, computer: Computer) -> None:
    with taken(computer.path):
        # A press cannot be stored.
        with pytest.raises(UnknownOutcomeError):
            await computer.bot.services.sessions.database.try_writing()
        await computer.passes(LONG)


TROUBLES: list[Callable[[Tavern, Computer], Awaitable[None]]] = [
    suspended,
    asleep,
    in_an_outage,
    removed_for_a_while,
    disconnected,
    without_storage,
]


@pytest.fixture(autouse=True)
def impatient_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_SECONDS", 0.05)  # a write would wait for seconds until another lets go


def calls(tavern: Tavern) -> int:
    """How many messages give more time."""
    return sum(AWAY in message.text for message in tavern.channel.messages())


def played_for(path: Path) -> list[str]:
    """The facts of turns played for people and of seats put aside."""
    return [line for line in facts_in(path) if line.split()[1] in ("idle", "lapse", "aside")]


async def called(tavern: Tavern, path: Path) -> None:
    """Nothing has been played, and the one whose turn it is has been called again."""
    assert played_for(path) == []
    board = await tavern.board()
    assert AWAY in board.text
    assert board.pings == [tavern.on_turn(board)]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_turn_gets_back_what_each_absence_took_and_calls_a_player_who_had_little_left(
    tavern: Tavern, path: Path, caplog: pytest.LogCaptureFixture, trouble: Callable[[Tavern, Computer], Awaitable[None]]
) -> None:
    async with watched(tavern, path, "6", "1", FARKLE, FARKLE) as computer:

        async def has_trouble() -> Message:
            await at_rest(tavern)
            # Where the last board stands is stored after it was posted, and before this.
            await computer.bot.services.sessions.database.try_writing()
            await trouble(tavern, computer)
            await computer.strike()
            await at_rest(tavern)
            caplog.clear()
            return await tavern.board()

        await begin(tavern)
        first = await tavern.board()
        board = await has_trouble()
        assert board is first, "all of the turn was left: nobody needs a call"
        assert says(board, "board-time", due=due(computer))
        await computer.passes(TURN_SECONDS - 90)
        board = await has_trouble()
        await called(tavern, path)
        assert says(board, "reminder-after-absence", due=due(computer, GRACE_SECONDS))
        # Not once a turn, but each time; and only the time that it took.
        assert await has_trouble() is board
        await tavern.until(lambda: says(board, "board-time", due=due(computer, GRACE_SECONDS)))
        await computer.passes(GRACE_SECONDS - 1)
        assert played_for(path) == []
        await computer.passes(1)
        assert len(played_for(path)) > 0
        # The clock deletes the old board at its next look, or a minute later if Discord did not let it.
        await computer.passes(61)
        assert calls(tavern) == 0
        caplog.clear()


async def test_a_moment_without_the_process_or_the_connection_changes_nothing(tavern: Tavern, path: Path) -> None:
    async with watched(tavern, path, "6", "1") as computer:
        await begin(tavern)
        await computer.passes(TURN_SECONDS - 119)
        messages = len(tavern.channel.messages())
        computer.skip(59)
        await computer.strike()
        computer.bot.absences.shard_left(0)
        computer.skip(59)
        computer.bot.absences.shard_returned(0)
        await computer.strike()
        assert (played_for(path), len(tavern.channel.messages())) == ([], messages)
        await computer.passes(1)
        assert len(played_for(path)) > 0


async def test_what_happens_while_others_are_looked_after_counts_too(tavern: Tavern, path: Path) -> None:
    """The clock has begun to look at a game, waits for a press that is still answered, and then time is missed."""
    async with watched(tavern, path, "6", "1") as computer:
        await begin(tavern)
        async with computer.bot.services.sessions.lock(1):
            await computer.passes(TURN_SECONDS)
            computer.skip(60)
        await tavern.until(lambda: not computer.bot.clock._at_work)  # its look may end before that
        assert played_for(path) == []
        await computer.strike()
        await called(tavern, path)


async def test_a_bot_that_stopped_before_it_called_anybody_calls_them_then(tavern: Tavern, path: Path) -> None:
    async with watched(tavern, path, "6", "1") as computer:
        await begin(tavern)
        await computer.passes(TURN_SECONDS - 30)
        tavern.local.inject(lambda request: reply({}, 403) if request.method == "POST" else None)
        board = await tavern.board()
        computer.skip(LONG)
        await computer.strike()
        assert played_for(path) == []
        assert await tavern.board() is board
        tavern.local.inject(None)
    computer.skip(LONG)
    async with watched(tavern, path, computer=computer):
        await computer.passes(GRACE_SECONDS - WARNING)
        board = await tavern.board()
        assert says(board, "reminder-in-turn", due=due(computer, WARNING))
        assert board.pings == [tavern.on_turn(board)]


async def test_a_game_in_which_the_clock_failed_for_long_is_like_an_absence(
    tavern: Tavern, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The game was spoiled, so every press failed; then it was mended."""
    async with watched(tavern, path, "6", "1") as computer:
        await begin(tavern)
        opened = computer.bot.database
        await change(opened, "UPDATE games SET rules = rules || 'x'")
        computer.bot.services.sessions.read_anew()
        await computer.passes(TURN_SECONDS)
        for seconds in (4, 8, 16):
            await computer.passes(seconds)
        await change(opened, "UPDATE games SET rules = substr(rules, 1, length(rules) - 1)")
        await computer.passes(32)
        await called(tavern, path)
        caplog.clear()


def test_a_process_that_stood_by_missed_no_time() -> None:
    computer = Computer()
    watch = computer.watch()
    computer.skip(LONG)
    assert not watch.has_missed_time()
    computer.skip(LONG)
    assert watch.has_missed_time()
