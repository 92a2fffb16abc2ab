"""The time of turns: shown, reminded of, played safe when it is over; seats put aside, games asleep, games paused."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.client import FarkleBot
from bot.sandbox import Message, reply
from bot.store.guilds import TURN_SECONDS
from bot.table import GRACE_SECONDS
from bot.table.pace import PAUSE_SECONDS
from tests.harness import Tavern, local_tavern, running_bot, scripted
from tests.play.steps import FARKLE, Clock, begin, press, pressable

WARNING = TURN_SECONDS // 5


class Hourglass(Clock):
    """The clock of a bot, and its rounds."""

    bot: FarkleBot

    async def passes(self, seconds: float) -> None:
        self.now += seconds
        await self.bot.strike_clock()


@asynccontextmanager
async def timed(database: Path, *throws: str, people: int = 3) -> AsyncIterator[tuple[Tavern, Hourglass]]:
    """A tavern with a bot whose time is the test's."""
    clock = Hourglass()
    async with local_tavern(people) as tavern, running_bot(tavern, database, scripted(*throws), clock) as bot:
        clock.bot = bot
        await bot.strike_clock()
        yield tavern, clock


def due(clock: Clock, seconds: int = TURN_SECONDS) -> str:
    return f"<t:{int(clock.now) + seconds}:R>"


def last(tavern: Tavern) -> Message:
    return tavern.channel.messages()[-1]


class TestATurn:
    async def test_its_end_and_what_happens_then_stand_on_the_board(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            assert f"Time is up {due(clock)}. Then the turn is lost." in board.text
            end = due(clock)
            clock.now += 100
            await press(tavern, "Roll")
            assert f"Time is up {end}. Then 250 points are banked." in board.text

    async def test_each_turn_has_its_own(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", FARKLE) as (tavern, clock):
            await begin(tavern)
            clock.now += 100
            await press(tavern, "Roll")
            assert f"Time is up {due(clock)}" in (await tavern.board()).text

    async def test_its_player_is_reminded_once(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            host, end = tavern.people[0], due(clock)
            await clock.passes(TURN_SECONDS - WARNING - 1)
            assert last(tavern) is board
            await clock.passes(1)
            reminder = last(tavern)
            assert reminder.pings == [host]
            assert f"⏰ {host.mention}, your time is up {end}." in reminder.text
            assert "further down" in board.text
            await clock.passes(WARNING - 1)
            assert last(tavern) is reminder
            await press(tavern, "Roll")
            assert "⏰" not in reminder.text
            assert tavern.faults() == []

    async def test_points_that_may_be_banked_are_banked(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            old = await begin(tavern)
            host, second, _ = tavern.people
            await press(tavern, "Roll")
            await clock.passes(TURN_SECONDS)
            assert f"⌛ Time is up for {host.mention}: the bot banks **250** for them, **250** in all." in old.text
            assert old.buttons == []
            board = last(tavern)
            assert board.pings == [second]
            assert tavern.on_turn(board) is second
            assert tavern.faults() == []

    async def test_what_may_not_be_banked_is_lost(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234", "523") as (tavern, clock):
            old = await begin(tavern, rules="on-the-table")
            host = tavern.people[0]
            await press(tavern, "Roll", "Keep best", "Roll")
            await clock.passes(TURN_SECONDS)
            assert f"⌛ Time is up for {host.mention}: the turn is lost, and **250** points with it." in old.text
            assert f"{host.mention} **0**" in last(tavern).text

    async def test_a_press_before_the_clock_struck_still_counts(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            await begin(tavern)
            clock.now += TURN_SECONDS + 1
            await press(tavern, "Roll")
            assert "Thrown" in last(tavern).text

    async def test_a_press_after_it_struck_is_too_late(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            roll = board.button("Roll").custom_id or ""
            await clock.passes(TURN_SECONDS)
            board = last(tavern)
            await tavern.people[0].click(board, roll, force=True)
            assert tavern.on_turn(board) is tavern.people[1]
            assert pressable(board) == ["Roll 6", "Leave"]

    async def test_a_win_by_the_clock_ends_the_game(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "111234") as (tavern, clock):
            await begin(tavern, rules="kingdom-come", target=1000)
            await press(tavern, "Roll")
            await clock.passes(TURN_SECONDS)
            assert pressable(last(tavern)) == ["Rematch", "Check the dice"]
            await clock.passes(10 * TURN_SECONDS)
            assert pressable(last(tavern)) == ["Rematch", "Check the dice"]


class TestASeat:
    async def test_is_put_aside_after_two_idle_turns_and_taken_up_with_one_press(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "3", *[FARKLE] * 4) as (tavern, clock):
            await begin(tavern, players=3)
            host, *others = tavern.people
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll")
            await press(tavern, "Roll")
            folded = await tavern.board()
            await clock.passes(TURN_SECONDS)
            assert f"{host.mention} missed two turns in a row and is passed over" in folded.text
            board = await tavern.board()
            assert f"◦ {host.mention} **0** · 0 % · away" in board.text
            await press(tavern, "Roll")
            board = await tavern.board()
            await press(tavern, "Roll")
            board = await tavern.board()
            assert tavern.on_turn(board) is others[0]
            outcome = await host.click(board, label="I'm back")
            assert outcome.kind == "update"
            assert "away" not in board.text
            assert "I'm back" not in pressable(board)
            assert tavern.on_turn(board) is others[0]

    async def test_stays_with_its_owner(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", FARKLE) as (tavern, clock):
            await begin(tavern)
            second, stranger = tavern.people[1:]
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll")
            await clock.passes(TURN_SECONDS)
            board = await tavern.board()
            outcome = await stranger.click(board, label="I'm back")
            assert outcome.ephemeral
            outcome = await second.click(board, label="I'm back")
            assert outcome.ephemeral
            assert "nothing to take up" in outcome.text
            assert tavern.on_turn(board) is second

    async def test_who_chooses_dice_goes_on_while_somebody_comes_back(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", FARKLE, "115234") as (tavern, clock):
            await begin(tavern)
            host, _, _ = tavern.people
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll")
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll", "5")
            board = await tavern.board()
            assert "✓ 5" in pressable(board)
            await host.click(board, label="I'm back")
            assert [label for label in pressable(board) if label.startswith("✓")] == ["✓ 5"]
            await press(tavern, "Bank")
            assert tavern.on_turn(await tavern.board()) is host


class TestAGame:
    async def test_sleeps_when_nobody_is_there_and_is_woken_by_anybody(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            await begin(tavern)
            _, second, stranger = tavern.people
            for _ in range(4):
                await clock.passes(TURN_SECONDS)
            board = last(tavern)
            assert "💤" in board.text
            assert pressable(board) == ["I'm back", "Leave"]
            messages = len(tavern.channel.messages())
            await clock.passes(30 * 24 * 3600)
            assert len(tavern.channel.messages()) == messages
            assert (await stranger.click(board, label="I'm back")).ephemeral
            await second.click(board, label="I'm back")
            assert tavern.on_turn(board) is second
            assert f"Time is up {due(clock)}" in board.text
            await press(tavern, "Roll")
            assert "Thrown" in board.text
            assert tavern.faults() == []

    async def test_asleep_is_brought_back_by_the_command(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            await begin(tavern)
            for _ in range(4):
                await clock.passes(TURN_SECONDS)
            tavern.channel.history.clear()
            outcome = await tavern.people[0].slash(tavern.channel, "farkle board")
            assert pressable(outcome.shown) == ["I'm back", "Leave"]
            assert outcome.shown.pings == []

    async def test_goes_on_with_one_who_is_there(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", *["111234"] * 2) as (tavern, clock):
            await begin(tavern, target=2000)
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll", "Keep best", "Bank")
            await clock.passes(TURN_SECONDS)
            await press(tavern, "Roll", "Keep best", "Bank")
            assert f"{tavern.people[1].mention} wins with 2,000" in last(tavern).text

    async def test_paused_has_no_time_until_somebody_goes_on(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            host, second, stranger = tavern.people
            await press(tavern, "Roll")
            outcome = await second.slash(tavern.channel, "farkle pause")
            assert outcome.ephemeral
            assert "Only the host" in outcome.text
            roll = board.button("Keep best").custom_id or ""
            outcome = await host.slash(tavern.channel, "farkle pause")
            assert outcome.ephemeral
            await tavern.until(lambda: "⏸️" in board.text)
            assert pressable(board) == ["Go on", "Leave"]
            await clock.passes(30 * TURN_SECONDS)
            assert last(tavern) is board
            outcome = await host.click(board, roll, force=True)
            assert pressable(board) == ["Go on", "Leave"]
            assert (await stranger.click(board, label="Go on")).ephemeral
            await second.click(board, label="Go on")
            assert f"Time is up {due(clock)}" in board.text
            assert "Keep best · 250" in pressable(board)
            await press(tavern, "Keep best", "Bank")
            assert tavern.faults() == []

    async def test_gets_another_host_when_the_host_leaves(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "2") as (tavern, _):
            board = await begin(tavern, players=3)
            host, second, third = tavern.people
            asked = await host.click(board, label="Leave")
            await host.click(asked.shown, label="Leave the game")
            assert "Only the host" in (await third.slash(tavern.channel, "farkle pause")).text
            assert "is paused" in (await second.slash(tavern.channel, "farkle pause")).text


class TestAnAbsence:
    async def test_gives_time_to_turns_that_ran_out_meanwhile(self, tmp_path: Path) -> None:
        database = tmp_path / "farkle.sqlite3"
        clock = Hourglass()
        async with local_tavern() as tavern:
            async with running_bot(tavern, database, scripted("6", "1"), clock):
                await begin(tavern)
            clock.now += TURN_SECONDS + 1000
            async with running_bot(tavern, database, scripted("115234"), clock) as bot:
                await tavern.until(lambda: "the bot was away" in last(tavern).text)
                board = last(tavern)
                assert board.pings == [tavern.people[0]]
                assert f"you have more time: it is up {due(clock, GRACE_SECONDS)}" in board.text
                clock.bot = bot
                await clock.passes(GRACE_SECONDS - 1)
                assert last(tavern) is board
                await clock.passes(1)
                assert "Time is up for" in board.text
                assert tavern.on_turn(await tavern.board()) is tavern.people[1]

    async def test_leaves_turns_alone_that_have_time(self, tmp_path: Path) -> None:
        database = tmp_path / "farkle.sqlite3"
        clock = Hourglass()
        async with local_tavern() as tavern:
            async with running_bot(tavern, database, scripted("6", "1"), clock):
                board = await begin(tavern)
                end = due(clock)
            clock.now += 60
            async with running_bot(tavern, database, scripted("115234"), clock) as bot:
                clock.bot = bot
                await clock.passes(0)
                assert last(tavern) is board
                await press(tavern, "Roll")
                assert end in board.text

    async def test_of_the_gateway_stops_the_clock(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            clock.bot.clock.shard_left(0)
            await clock.passes(TURN_SECONDS + 1)
            assert last(tavern) is board
            clock.bot.clock.shard_returned(0)
            await clock.passes(0)
            assert "the bot was away" in last(tavern).text
            await press(tavern, "Roll")

    async def test_of_a_moment_changes_nothing(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            board = await begin(tavern)
            clock.now += TURN_SECONDS - 5
            clock.bot.clock.shard_left(0)
            clock.now += 5
            clock.bot.clock.shard_returned(0)
            await clock.passes(0)
            assert "Time is up for" in board.text


class TestFaults:
    async def test_a_turn_whose_end_could_not_be_shown_is_over_all_the_same(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "115234") as (tavern, clock):
            board = await begin(tavern)
            second = tavern.people[1]
            tavern.local.inject(lambda _request: reply({"code": 0, "message": "no"}, 403))
            await clock.passes(TURN_SECONDS)
            tavern.local.inject(None)
            outcome = await second.slash(tavern.channel, "farkle board")
            assert tavern.on_turn(outcome.shown) is second
            assert outcome.shown.pings == [second]
            await press(tavern, "Roll")
            assert "Thrown" in outcome.shown.text
            assert not board.buttons

    async def test_one_game_that_fails_holds_up_no_other(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "6", "1") as (tavern, clock):
            await begin(tavern)
            elsewhere = tavern.guild.add_channel("elsewhere")
            host, second, _ = tavern.people
            lobby = (await host.slash(elsewhere, "farkle start")).shown
            await second.click(lobby, label="Join")
            await host.click(lobby, label="Start")
            tables, save = clock.bot.tables, clock.bot.tables._store

            async def fail(before: object, after: object, happened: object) -> None:
                if getattr(after, "id", 0) == 1:
                    raise RuntimeError("disk full")
                await save(before, after, happened)  # type: ignore[arg-type]

            with monkeypatch.context() as patched:
                patched.setattr(tables, "_store", fail)
                await clock.passes(TURN_SECONDS)
            assert tavern.on_turn(elsewhere.messages()[-1]) is second
            assert tavern.on_turn(last(tavern)) is host
            assert "the clock failed in game 1" in caplog.text
            caplog.clear()
            await clock.passes(0)
            assert tavern.on_turn(await tavern.board()) is second


class TestNobodyHoldsUpATable:
    async def test_by_a_bot_that_comes_and_goes(self, tmp_path: Path) -> None:
        """A turn gets more time once."""
        database, clock = tmp_path / "farkle.sqlite3", Hourglass()
        async with local_tavern() as tavern:
            async with running_bot(tavern, database, scripted("6", "1"), clock):
                await begin(tavern)
            clock.now += TURN_SECONDS
            for _ in range(3):
                async with running_bot(tavern, database, scripted(), clock) as bot:
                    await bot.strike_clock()
                clock.now += GRACE_SECONDS / 2
            boards = [message for message in tavern.channel.messages() if tavern.people[0] in message.pings]
            assert len(boards) == 2
            assert tavern.on_turn(await tavern.board()) is tavern.people[1]

    async def test_by_pausing_again_and_again(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            board = await begin(tavern)
            host, second, _ = tavern.people
            clock.now += TURN_SECONDS - 100
            await host.slash(tavern.channel, "farkle pause")
            await tavern.until(lambda: "Go on" in pressable(board))
            clock.now += 5000
            await second.click(board, label="Go on")
            assert f"Time is up {due(clock, 100)}" in board.text
            await clock.passes(100)
            assert "Time is up for" in board.text

    async def test_by_a_pause_that_nobody_ends(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            await begin(tavern)
            await tavern.people[0].slash(tavern.channel, "farkle pause")
            await clock.passes(PAUSE_SECONDS - 1)
            assert "Go on" in pressable(last(tavern))
            await clock.passes(1)
            assert last(tavern).pings == [tavern.people[0]]
            assert pressable(last(tavern)) == ["Roll 6", "Leave"]

    async def test_by_pausing_a_game_that_sleeps(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            await begin(tavern)
            for _ in range(4):
                await clock.passes(TURN_SECONDS)
            assert "sleeps" in (await tavern.people[0].slash(tavern.channel, "farkle pause")).text
            assert pressable(last(tavern)) == ["I'm back", "Leave"]

    async def test_by_a_game_for_which_discord_takes_long(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1", "6", "1") as (tavern, clock):
            await begin(tavern)
            elsewhere = tavern.guild.add_channel("elsewhere")
            host, second, _ = tavern.people
            lobby = (await host.slash(elsewhere, "farkle start")).shown
            await second.click(lobby, label="Join")
            await host.click(lobby, label="Start")
            async with clock.bot.tables.sit(1):
                await clock.passes(TURN_SECONDS)
                assert tavern.on_turn(elsewhere.messages()[-1]) is second
                await clock.passes(TURN_SECONDS)
                assert tavern.on_turn(elsewhere.messages()[-1]) is host

    async def test_who_wakes_a_game_is_not_called_to_it(self, tmp_path: Path) -> None:
        async with timed(tmp_path / "farkle.sqlite3", "6", "1") as (tavern, clock):
            await begin(tavern)
            for _ in range(4):
                await clock.passes(TURN_SECONDS)
            _, second, stranger = tavern.people
            await second.click(last(tavern), label="I'm back")
            clock.now = time.time()
            messages = len(tavern.channel.messages())
            for person in (stranger, tavern.people[0]):
                assert (await person.slash(tavern.channel, "farkle board")).ephemeral
            assert len([each for each in tavern.channel.messages() if not each.ephemeral_for]) == messages
