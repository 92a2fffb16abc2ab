"""Time while the bot is away, while Discord fails, and while a player tries to hold up a table."""

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.farkle import Fact
from bot.model.games import StoredGame
from bot.model.servers import TURN_SECONDS
from bot.play.turns import GRACE_SECONDS, PAUSE_SECONDS
from bot.store import saving
from bot.store.units import Transaction
from bot.ui.game import clock as clocks
from localdiscord import Channel, Event, Message, reply
from tests.support.sentences import refused, says
from tests.support.steps import FARKLE, at_rest, begin, leave, press, pressable, thrown
from tests.support.table import WARNING, Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, scripted


async def begin_elsewhere(tavern: Tavern) -> Channel:
    """Another channel with a game of the same two people."""
    elsewhere = tavern.guild.add_channel("elsewhere")
    host, second, _ = tavern.people
    lobby = (await host.slash(elsewhere, "farkle start")).shown
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    return elsewhere


class TestAnAbsence:
    @pytest.mark.without_bot
    async def test_gives_time_to_turns_that_ran_out_meanwhile(self, path: Path, tavern: Tavern) -> None:
        clock = Hourglass()
        async with running_bot(tavern, path, scripted("6", "1"), clock):
            await begin(tavern)
        clock.now += TURN_SECONDS + 1000
        async with running_bot(tavern, path, scripted("115234"), clock) as bot:
            await tavern.until(lambda: says(last(tavern), "reminder-after-absence"))
            board = last(tavern)
            assert board.pings == [tavern.people[0]]
            assert says(board, "reminder-after-absence", due=due(clock, GRACE_SECONDS))
            clock.bot = bot
            await clock.passes(GRACE_SECONDS - 1)
            assert last(tavern) is board
            await clock.passes(1)
            # The bot's own round may still be at work on the game; then the next one ends the turn.
            await tavern.until(lambda: says(last(tavern), "told-lapse", why="time"))
            assert tavern.on_turn(await tavern.board()) is tavern.people[1]

    @pytest.mark.without_bot
    async def test_leaves_turns_alone_that_have_time(self, path: Path, tavern: Tavern) -> None:
        clock = Hourglass()
        async with running_bot(tavern, path, scripted("6", "1"), clock):
            board = await begin(tavern)
            end = due(clock)
        clock.now += 60
        async with running_bot(tavern, path, scripted("115234"), clock) as bot:
            clock.bot = bot
            await clock.passes(0)
            assert last(tavern) is board
            await press(tavern, "Roll")
            assert end in board.text

    async def test_of_the_gateway_stops_the_clock(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1", "115234")
        board = await begin(tavern)
        clock.bot.clock.shard_left(0)
        await clock.passes(TURN_SECONDS + 1)
        assert last(tavern) is board
        clock.bot.clock.shard_returned(0)
        await clock.passes(0)
        assert says(last(tavern), "reminder-after-absence")
        await press(tavern, "Roll")

    async def test_of_a_moment_changes_nothing(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1")
        await begin(tavern)
        clock.now += TURN_SECONDS - 5
        clock.bot.clock.shard_left(0)
        clock.now += 5
        clock.bot.clock.shard_returned(0)
        await clock.passes(0)
        assert says(last(tavern), "told-lapse", why="time")


class TestFaults:
    @pytest.mark.refused
    async def test_a_turn_whose_end_could_not_be_shown_is_over_all_the_same(
        self, tavern: Tavern, clock: Hourglass
    ) -> None:
        tavern.roll = scripted("6", "1", "115234")
        board = await begin(tavern)
        second = tavern.people[1]
        tavern.local.inject(lambda _request: reply({"code": 0, "message": "no"}, 403))
        await clock.passes(TURN_SECONDS)
        tavern.local.inject(None)
        outcome = await second.slash(tavern.channel, "farkle board")
        assert tavern.on_turn(outcome.shown) is second
        assert outcome.shown.pings == [second]
        await press(tavern, "Roll")
        assert thrown(outcome.shown.text)
        await clock.strikes_until(lambda: board.deleted)

    async def test_one_game_that_fails_holds_up_no_other(
        self, tavern: Tavern, clock: Hourglass, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tavern.roll = scripted("6", "1", "6", "1")
        await begin(tavern)
        host, second, _ = tavern.people
        elsewhere = await begin_elsewhere(tavern)
        save = saving.save

        def fail(
            transaction: Transaction, before: StoredGame, after: StoredGame, facts: Sequence[Fact], now: int
        ) -> None:
            if after.id == 1:
                raise RuntimeError("disk full")
            save(transaction, before, after, facts, now)

        with monkeypatch.context() as patched:
            patched.setattr(saving, "save", fail)
            await clock.passes(TURN_SECONDS)
        assert tavern.on_turn(elsewhere.messages()[-1]) is second
        assert tavern.on_turn(last(tavern)) is host
        assert "the clock failed in game 1" in caplog.text
        caplog.clear()
        # It is tried again after a while.
        await clock.passes(1)
        assert tavern.on_turn(last(tavern)) is host
        await clock.passes(3)
        assert tavern.on_turn(await tavern.board()) is second


class TestNobodyHoldsUpATable:
    @pytest.mark.without_bot
    async def test_by_a_bot_that_comes_and_goes(self, path: Path, tavern: Tavern) -> None:
        """A turn gets more time once."""
        clock = Hourglass()
        async with running_bot(tavern, path, scripted("6", "1"), clock):
            await begin(tavern)
        calls = list[Message]()

        def hear(event: Event) -> None:
            if event.kind == "message_create" and event.message and tavern.people[0] in event.message.pings:
                calls.append(event.message)

        tavern.local.world.listeners.append(hear)
        clock.now += TURN_SECONDS
        for _ in range(3):
            async with running_bot(tavern, path, scripted(), clock) as bot:
                await bot.rounds.play("clock")
            clock.now += GRACE_SECONDS / 2
        assert len(calls) == 1
        assert tavern.on_turn(await tavern.board()) is tavern.people[1]

    async def test_by_pausing_again_and_again(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1")
        board = await begin(tavern)
        host, second, _ = tavern.people
        clock.now += TURN_SECONDS - 100
        await host.slash(tavern.channel, "farkle pause")
        await tavern.until(lambda: "Resume" in pressable(board))
        clock.now += 5000
        await second.click(board, label="Resume")
        assert says(board, "board-time", due=due(clock, 100))
        assert refused(await host.slash(tavern.channel, "farkle pause"), "paused-already")
        await clock.passes(100)
        assert says(last(tavern), "told-lapse", why="time")
        await host.slash(tavern.channel, "farkle pause")
        await tavern.until(lambda: "Resume" in pressable(last(tavern)))

    async def test_and_a_pause_brings_no_second_reminder(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("1", "6")
        await begin(tavern)
        host, second, _ = tavern.people
        await clock.passes(TURN_SECONDS - WARNING)
        reminder = last(tavern)
        assert reminder.pings == [second]
        await host.slash(tavern.channel, "farkle pause")
        await tavern.until(lambda: "Resume" in pressable(reminder))
        await host.click(reminder, label="Resume")
        await clock.passes(WARNING - 1)
        assert last(tavern) is reminder
        await clock.passes(1)
        assert says(last(tavern), "told-lapse", why="time")

    async def test_by_pausing_while_away(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1", FARKLE)
        await begin(tavern)
        host, _, _ = tavern.people
        await clock.passes(TURN_SECONDS)
        await press(tavern, "Roll")
        await clock.passes(TURN_SECONDS)
        assert refused(await host.slash(tavern.channel, "farkle pause"), "passed-over")
        # Nor a game that sleeps.
        for _ in range(2):
            await clock.passes(TURN_SECONDS)
        assert refused(await host.slash(tavern.channel, "farkle pause"), "game-asleep")
        assert pressable(last(tavern)) == ["I'm back", "Leave"]

    async def test_by_leaving_a_game_that_they_paused_to_those_who_are_away(
        self, tavern: Tavern, clock: Hourglass
    ) -> None:
        tavern.roll = scripted("6", "1", "2", FARKLE, FARKLE)
        await begin(tavern, players=3)
        host, second, _ = tavern.people
        for _ in range(2):
            await press(tavern, "Roll")
            await clock.passes(TURN_SECONDS)
            await clock.passes(TURN_SECONDS)
        board = await tavern.board()
        await host.slash(tavern.channel, "farkle pause")
        await tavern.until(lambda: "Resume" in pressable(board))
        await leave(host, board)
        await tavern.until(lambda: says(last(tavern), "board-asleep"))
        board = last(tavern)
        assert pressable(board) == ["I'm back", "Leave"]
        await clock.passes(PAUSE_SECONDS)
        assert last(tavern) is board
        await second.click(board, label="I'm back")
        assert tavern.on_turn(board) is second
        assert says(board, "board-time", due=due(clock), then="lapse")

    async def test_by_a_pause_that_nobody_ends(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1")
        await begin(tavern)
        await tavern.people[0].slash(tavern.channel, "farkle pause")
        await clock.passes(PAUSE_SECONDS - 1)
        await tavern.until(lambda: "Resume" in pressable(last(tavern)))
        await clock.passes(1)
        assert last(tavern).pings == [tavern.people[0]]
        assert pressable(last(tavern)) == ["Roll 6", "Leave"]

    async def test_by_a_game_for_which_discord_takes_long(
        self, tavern: Tavern, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(clocks, "_ROUND_SECONDS", 0.5)  # each round waits so long
        tavern.roll = scripted("6", "1", "6", "1")
        await begin(tavern)
        host, second, _ = tavern.people
        elsewhere = await begin_elsewhere(tavern)
        async with clock.bot.services.sessions.lock(1):
            await clock.passes(TURN_SECONDS)
            assert tavern.on_turn(elsewhere.messages()[-1]) is second
            await clock.passes(TURN_SECONDS)
            assert tavern.on_turn(elsewhere.messages()[-1]) is host

    async def test_who_wakes_a_game_is_not_called_to_it(self, tavern: Tavern, clock: Hourglass) -> None:
        tavern.roll = scripted("6", "1")
        await begin(tavern)
        for _ in range(4):
            await clock.passes(TURN_SECONDS)
        _, second, stranger = tavern.people
        await second.click(last(tavern), label="I'm back")
        clock.now = time.time()
        messages = len(await at_rest(tavern))
        for person in (stranger, tavern.people[0]):
            assert (await person.slash(tavern.channel, "farkle board")).ephemeral
        assert len(await at_rest(tavern)) == messages
