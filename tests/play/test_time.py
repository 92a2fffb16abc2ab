"""The time of turns: shown, announced, played safe at its end; while the bot is away or Discord fails; and pauses."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.farkle import Fact
from bot.model.deadline import ABSENCE_SECONDS, DAY, HOUR, PAUSE_SECONDS, SLEEP_SECONDS
from bot.model.games import StoredGame
from bot.model.servers import TURN_SECONDS
from bot.store import saving
from bot.store.units import Transaction
from bot.ui.game import clock as clocks
from localdiscord import Channel, Event, Message, reply
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    address,
    at_rest,
    begin,
    board_after,
    custom_id,
    is_over,
    leave,
    manage,
    open_lobby,
    pause,
    press,
    pressable,
    thrown,
)
from tests.support.table import WARNING, Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, scripted


class TestATurn:
    async def test_its_end_and_what_happens_then_stand_on_the_board(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, dice=("6", "1", "115234", "115234"))
        assert says(board, "board-time", due=due(clock), then="lapse")
        end = due(clock)
        clock.now += 100
        await press(tavern, "Roll")
        assert says(board, "board-time", due=end, banked=250, then="bank")
        await press(tavern, "Most points", "Bank")
        assert says(await tavern.board(), "board-time", due=due(clock)), "each turn has its own"
        # A press after its end counts if the clock has not struck yet.
        clock.now += TURN_SECONDS + 1
        await press(tavern, "Roll")
        assert thrown(last(tavern).text)

    async def test_its_player_is_reminded_once_and_dice_stay_marked(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, dice=("6", "1", "115234", "12346"))
        host, end = tavern.people[0], due(clock)
        await press(tavern, "Roll", "5")
        await clock.passes(TURN_SECONDS - WARNING - 1)
        assert last(tavern) is board
        await clock.passes(1)
        reminder = last(tavern)
        assert reminder.pings == [host]
        assert says(reminder, "reminder-in-turn", player=host, due=end)
        assert [label for label in pressable(reminder) if label.startswith("✓")] == ["✓ 5"]
        await clock.passes(WARNING - 1)
        await clock.strikes_until(lambda: board.deleted)
        assert last(tavern) is reminder
        await press(tavern, "Roll 5 · 50")
        assert "⏰" not in reminder.text

    async def test_banks_what_it_may_and_a_later_press_is_too_late(self, tavern: Tavern, clock: Hourglass) -> None:
        old = await begin(tavern, dice=("6", "1", "115234"))
        host, second, _ = tavern.people
        await press(tavern, "Roll")
        bank = address(old, "Bank 250")
        await clock.passes(TURN_SECONDS)
        board = last(tavern)
        assert says(board, "turn-idle-bank", player=host, points=250, total=250, why="time")
        await clock.strikes_until(lambda: old.deleted)
        assert board.pings == [second]
        await host.click(board, bank, force=True)
        assert tavern.on_turn(board) is second
        assert pressable(board) == ["Roll 6", *missing(board), "Leave"]

    async def test_a_win_by_the_clock_ends_the_game(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, rules="kingdom-come", target=1000, dice=("6", "1", "111234"))
        await press(tavern, "Roll")
        await clock.passes(TURN_SECONDS)
        assert is_over(last(tavern))
        await clock.passes(10 * TURN_SECONDS)
        assert is_over(last(tavern))


def missing(board: Message) -> list[str]:
    return [label for label in pressable(board) if label.startswith("Play on without")]


class TestATimeOfDay:
    @pytest.mark.without_bot
    async def test_ends_each_turn_after_a_reminder_even_after_a_restart(self, path: Path, tavern: Tavern) -> None:
        clock = Hourglass()
        # Ten past one in the afternoon where the host is.
        clock.now = 3_000_000_000 // DAY * DAY + 12 * HOUR + 600
        eight = int(clock.now) - 600 + 7 * HOUR
        host, second, _ = tavern.people
        async with running_bot(tavern, path, scripted("6", "1"), clock):
            await manage(tavern, turn_seconds=DAY)
            lobby = await open_lobby(tavern, 2)
            rules = (await host.click(lobby, label="More")).shown
            await host.choose(rules, custom_id(lobby, "turns-clock"), ["13"])
            places = next(each for each in rules.selects if "Europe/Berlin" in each.options)
            await host.choose(rules, places.custom_id, ["Europe/Berlin"])
            await host.choose(rules, custom_id(lobby, "turns-hour"), ["20"])
            # Too little is left of this day.
            await tavern.until(lambda: says(lobby, "lobby-small", at_hour="yes", at=str(eight + DAY)))
            await host.click(lobby, label="Start")
            assert says(await tavern.board(), "board-time", due=str(eight + DAY), slow="yes")
        async with running_bot(tavern, path, scripted("115234", "6", "1", "3"), clock) as bot:
            await clock.begin(bot, tavern)
            board = await tavern.board()
            await clock.passes(eight + DAY - 6 * HOUR - 1 - clock.now)
            assert last(tavern) is board
            await clock.passes(1)
            reminder = last(tavern)
            assert says(reminder, "reminder-in-turn", player=host, due=str(eight + DAY))
            await clock.passes(6 * HOUR - 1)
            assert last(tavern) is reminder
            await clock.passes(1)
            board = last(tavern)
            assert says(board, "turn-lapse", player=host, why="time")
            assert says(board, "board-time", due=str(eight + 2 * DAY), slow="yes")
            await leave(second, board)
            await tavern.until(lambda: "Rematch" in pressable(board))
            lobby = (await host.click(board, label="Rematch")).shown
            assert says(lobby, "lobby-small", at_hour="yes", at=str(eight + 2 * DAY))
            assert says(lobby, "lobby-small", closes=due(clock, DAY)), "a slow rematch is gathered as slowly"


class TestASeat:
    async def test_is_put_aside_after_two_idle_turns_until_a_press(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, players=3, dice=("6", "1", "3", *[FARKLE] * 4))
        assert says(board, "board-time", aside="no")
        host, *others = tavern.people
        await clock.passes(TURN_SECONDS)
        board = await board_after(tavern, "Roll", "Roll")
        assert says(board, "board-time", aside="yes"), "what will happen if they miss this turn, too"
        await clock.passes(TURN_SECONDS)
        board = await tavern.board()
        assert says(board, "turn-aside", player=host)
        assert re.search(f"◦ {host.mention} \\*\\*0\\*\\* .* 💤", board.text)
        board = await board_after(tavern, "Roll", "Roll")
        assert tavern.on_turn(board) is others[0]
        assert refused(await host.click(board, label="Roll 6"), "passed-over")
        assert refused(await host.slash(tavern.channel, "farkle pause"), "only-host", host=others[0])
        outcome = await host.click(board, label="I'm back")
        assert outcome.kind == "update"
        assert "💤" not in board.text
        assert "I'm back" not in pressable(board)
        assert tavern.on_turn(board) is others[0]

    async def test_that_missed_a_turn_is_skipped_if_another_says_so(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, players=3, dice=("6", "1", "2", FARKLE, FARKLE, FARKLE))
        host, second, third = tavern.people
        stranger = tavern.local.add_user("stranger")
        tavern.guild.add_member(stranger)
        assert missing(board) == []
        await clock.passes(TURN_SECONDS)
        board = await tavern.board()
        assert missing(board) == [f"Play on without {host.display_name}"], "also before their next turn"
        board = await board_after(tavern, "Roll", "Roll")
        assert tavern.on_turn(board) is host
        (label,) = missing(board)
        assert refused(await stranger.click(board, label=label), "sits-not")
        assert refused(await host.click(board, label=label), "missing-yourself")
        asked = await third.click(board, label=label)
        assert says(asked, "play-on-sure", player=host, turn="yes")
        assert tavern.on_turn(board) is host, "it asks first"
        assert says(await third.click(asked.shown, label=label), "played-on-well")
        board = (await at_rest(tavern))[-1]
        assert says(board, "turn-lapse", player=host, why="time")
        assert says(board, "turn-aside", player=host)
        assert tavern.on_turn(board) is second
        assert missing(board) == []
        board = await board_after(tavern, "Roll")
        assert tavern.on_turn(board) is third
        await host.click(board, label="I'm back")
        assert (missing(board), "💤" in board.text) == ([], False)

    async def test_that_missed_a_turn_is_skipped_before_its_next_one(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, players=3, dice=("6", "1", "3", "115234", FARKLE, FARKLE))
        host, second, third = tavern.people
        await clock.passes(TURN_SECONDS)
        old = await board_after(tavern, "Roll", "5")
        (label,) = missing(old)
        gone = address(old, label)
        asked = await third.click(old, label=label)
        assert says(asked, "play-on-sure", player=host, turn="no")
        await third.click(asked.shown, label=label)
        board = (await at_rest(tavern))[-1]
        assert (tavern.on_turn(board), board.pings) == (second, old.pings), "nobody's turn ends"
        assert [each for each in pressable(board) if each.startswith("✓")] == ["✓ 5"]
        assert says(board, "board-seat", player=host)
        assert "💤" in board.text
        assert refused(await host.click(board, label="✓ 5", force=True), "passed-over")
        await third.click(board, gone, force=True)
        assert "💤" in board.text, "a second press does nothing"
        await press(tavern, "Bank")
        await press(tavern, "Roll")
        assert tavern.on_turn(await tavern.board()) is second

    async def test_that_plays_again_is_missing_no_more(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, players=3, dice=("6", "1", "2", FARKLE, FARKLE, "115234"))
        host, second, _ = tavern.people
        await clock.passes(TURN_SECONDS)
        board = await board_after(tavern, "Roll", "Roll")
        gone = address(board, *missing(board))
        await press(tavern, "Roll")
        assert missing(board) == []
        await second.click(board, gone, force=True)
        assert tavern.on_turn(await tavern.board()) is host
        await pause(tavern, board)
        assert missing(board) == []

    async def test_stays_its_owners_and_comes_back_as_another_chooses(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, players=3, dice=("6", "1", "2", FARKLE, FARKLE, FARKLE, "115234"))
        host, second, third = tavern.people
        await clock.passes(TURN_SECONDS)
        await press(tavern, "Roll", "Roll")
        await clock.passes(TURN_SECONDS)
        await press(tavern, "Roll")
        board = await board_after(tavern, "Roll", "5")
        assert refused(await second.click(board, label="I'm back"), "not-away")
        assert "✓ 5" in pressable(board)
        await host.click(board, label="I'm back")
        assert [label for label in pressable(board) if label.startswith("✓")] == ["✓ 5"]
        assert tavern.on_turn(board) is third
        await press(tavern, "Bank")
        assert tavern.on_turn(await tavern.board()) is host


class TestAGame:
    @pytest.mark.refused
    async def test_sleeps_when_nobody_is_there_and_is_woken_by_anybody(self, tavern: Tavern, clock: Hourglass) -> None:
        _, second, stranger = tavern.people
        board = await begin(tavern, computers=1, dice=("6", "1", "2", *[FARKLE] * 9))
        for _ in range(4):
            await clock.passes(TURN_SECONDS)
            await tavern.until(lambda: not tavern.bot.in_work)
        assert refused(await second.slash(tavern.channel, "farkle pause"), "game-asleep")
        board = last(tavern)
        assert says(board, "board-asleep", ends=due(clock, SLEEP_SECONDS))
        assert pressable(board) == ["I'm back", "Leave"]
        messages = len(await at_rest(tavern))
        await clock.passes(SLEEP_SECONDS - 1)
        assert len(await at_rest(tavern)) == messages
        # The command brings it back, also if its message is gone.
        tavern.channel.history.clear()
        board = (await stranger.slash(tavern.channel, "farkle board")).shown
        assert pressable(board) == ["I'm back", "Leave"]
        assert board.pings == []
        assert (await stranger.click(board, label="I'm back")).ephemeral
        await second.click(board, label="I'm back")
        board = (await at_rest(tavern))[-1]
        assert tavern.on_turn(board) is second
        assert says(board, "board-time", due=due(clock))

    async def test_paused_has_no_time_until_somebody_goes_on(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, dice=("6", "1", "115234"))
        host, second, stranger = tavern.people
        await press(tavern, "Roll")
        assert refused(await second.slash(tavern.channel, "farkle pause"), "only-host")
        roll = board.button("Most points").custom_id or ""
        outcome = await host.slash(tavern.channel, "farkle pause")
        assert outcome.ephemeral
        await tavern.until(lambda: "⏸️" in board.text)
        assert pressable(board) == ["Resume", "Leave"]
        await clock.passes(30 * TURN_SECONDS)
        assert last(tavern) is board
        outcome = await host.click(board, roll, force=True)
        assert pressable(board) == ["Resume", "Leave"]
        assert (await stranger.click(board, label="Resume")).ephemeral
        await second.click(board, label="Resume")
        assert says(board, "board-time", due=due(clock))
        assert "Most points · 250" in pressable(board)
        await press(tavern, "Most points", "Bank")

    async def test_gets_another_host_when_the_host_leaves(self, tavern: Tavern) -> None:
        board = await begin(tavern, players=3, dice=("6", "1", "2"))
        host, second, third = tavern.people
        await leave(host, board)
        assert says(await third.slash(tavern.channel, "farkle pause"), "only-host")
        assert says(await second.slash(tavern.channel, "farkle pause"), "paused-well")


async def begin_elsewhere(tavern: Tavern) -> Channel:
    """Another channel with a game of the same two people."""
    elsewhere = tavern.guild.add_channel("elsewhere")
    host, second, _ = tavern.people
    lobby = (await host.slash(elsewhere, "farkle start")).shown
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    return elsewhere


class TestFaults:
    @pytest.mark.refused
    async def test_a_turn_whose_end_could_not_be_shown_is_over(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, dice=("6", "1", "115234"))
        second = tavern.people[1]
        tavern.local.inject(lambda _request: reply({"code": 0, "message": "no"}, 403))
        await clock.passes(TURN_SECONDS)
        tavern.local.inject(None)
        outcome = await tavern.people[0].slash(tavern.channel, "farkle board")
        assert tavern.on_turn(outcome.shown) is second
        assert outcome.shown.pings == [second]
        await press(tavern, "Roll")
        assert thrown(outcome.shown.text)
        await clock.strikes_until(lambda: board.deleted)

    async def test_one_game_that_fails_holds_up_no_other(
        self, tavern: Tavern, clock: Hourglass, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await begin(tavern, dice=("6", "1", "6", "1"))
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
            patched.setattr(saving, "save", fail)  # no disk here is full
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
        """Short absences give a turn nothing."""
        clock = Hourglass()
        async with running_bot(tavern, path, scripted("6", "1"), clock):
            await begin(tavern)
        calls = list[Message]()

        def hear(event: Event) -> None:
            if event.kind == "message_create" and event.message and tavern.people[0] in event.message.pings:
                calls.append(event.message)

        tavern.local.world.listeners.append(hear)
        end = due(clock)
        for _ in range(3):
            clock.now += ABSENCE_SECONDS - 1
            async with running_bot(tavern, path, scripted(), clock) as bot:
                await bot.jobs.play("clock")
                clock.now += 60
                await bot.jobs.play("clock")
        (call,) = calls
        assert says(call, "reminder-in-turn", due=end)
        assert tavern.on_turn(await tavern.board()) is tavern.people[1]

    async def test_by_pausing_again_and_again_or_for_ever(self, tavern: Tavern, clock: Hourglass) -> None:
        board = await begin(tavern, dice=("6", "1"))
        host, second, _ = tavern.people
        clock.now += TURN_SECONDS - 100
        await pause(tavern, board)
        clock.now += 5000
        await second.click(board, label="Resume")
        assert says(board, "board-time", due=due(clock, 100))
        assert refused(await host.slash(tavern.channel, "farkle pause"), "paused-already")
        await clock.passes(100)
        assert says(last(tavern), "turn-lapse", why="time")
        await pause(tavern, last(tavern))
        # A pause without a Resume ends by itself.
        await clock.passes(PAUSE_SECONDS - 1)
        assert "Resume" in pressable(last(tavern))
        await clock.passes(1)
        assert last(tavern).pings == [second]
        assert "Roll 6" in pressable(last(tavern))

    async def test_by_leaving_a_paused_game_to_those_who_are_away(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, players=3, dice=("6", "1", "2", *[FARKLE] * 4))
        host, second, third = tavern.people
        await press(tavern, "Roll")
        await clock.passes(TURN_SECONDS)
        await press(tavern, "Roll", "Roll")
        await clock.passes(TURN_SECONDS)
        board = await tavern.board()
        await pause(tavern, board)
        await leave(host, board)
        await tavern.until(lambda: says(last(tavern), "board-nobody-else", player=third, missing=second, claims="yes"))
        board = last(tavern)
        assert pressable(board) == ["Claim the win", "End without a winner", "I'm back", "Leave"]
        await second.click(board, label="I'm back")
        board = (await at_rest(tavern))[-1]
        assert (tavern.on_turn(board), board.pings) == (third, [third])
        assert says(board, "board-time", due=due(clock), then="lapse")

    async def test_by_a_slow_answer(self, tavern: Tavern, clock: Hourglass, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(clocks, "_LOOK_SECONDS", 0.5)  # the wait of each look
        await begin(tavern, dice=("6", "1", "6", "1"))
        host, second, _ = tavern.people
        elsewhere = await begin_elsewhere(tavern)
        async with clock.bot.services.sessions.lock(1):
            await clock.passes(TURN_SECONDS)
            assert tavern.on_turn(elsewhere.messages()[-1]) is second
            await clock.passes(TURN_SECONDS)
            assert tavern.on_turn(elsewhere.messages()[-1]) is host
