"""No one is left behind, or plays on alone: a game waits for people who are gone, and the person who stayed claims the
win or ends it. After a week, the game ends by itself.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.coach.adviser import Character
from bot.errors import FarkleError, IllegalMove
from bot.games import farkle, yahtzee
from bot.games.engine import State
from bot.model.counting import Counting
from bot.model.deadline import DAY, HOUR, LEAST_CLAIM_SECONDS, SLEEP_SECONDS, UNDO_SECONDS, Deadline, Delay
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import computer
from bot.model.servers import TURN_SECONDS, Board
from bot.play import claims, turns
from bot.ui.display import Display
from bot.ui.game.plan import screen_of
from localdiscord import Message, Person
from tests.support.record_steps import record
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    at_rest,
    begin,
    board_after,
    custom_id,
    is_over,
    manage,
    press,
    pressable,
    stored,
)
from tests.support.stored_games import lobby_of
from tests.support.table import Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, scripted

A, B, C, D = (10**17 + number for number in range(1, 5))
BOT = computer(Character.TIMID)
NOW = 1_000_000
RULES = {"farkle": farkle.RuleSet(start="seat_order"), "yahtzee": yahtzee.RuleSet()}


def game(
    *players: int, kind: str = "farkle", gone: str = "", left: str = "", new: str = "", missed: str = "", **fields: Any
) -> StoredGame:
    """A game whose seats `gone` are skipped and those `missed` missed a turn, and in which all but the `new` rolled."""
    rules = RULES[kind]
    state: State = rules.engine.new_game(rules, len(players))
    for number in state.numbers:
        has_played, is_gone = str(number) not in new, str(number) in gone
        idle = int(str(number) in missed)
        state = state.with_seat(
            number,
            has_played=has_played,
            has_missed=is_gone or bool(idle),
            aside=is_gone,
            idle_turns=idle,
            left=str(number) in left,
        )
    present = [number for number in state.numbers if state.seat(number).is_present]
    state = replace(state, current=present[0] if present else 1)
    turn = Deadline(seconds=fields.pop("seconds", TURN_SECONDS))
    some: dict[str, Any] = {"id": 1, "status": Status.PLAYING, "game": state, "counting": Counting.SHIPPED_RULES}
    found = replace(lobby_of(rules, players, **some | fields), deadline=turn)
    return replace(found, deadline=turn.sleeping(NOW) if found.is_asleep else turn.begun(NOW))


def refusal(found: StoredGame, user_id: int, away: Mapping[int, Delay] | None = None) -> str:
    """The code of the refusal of a claim; empty if it is allowed."""
    try:
        claims.claim(found, user_id, away or {}, now=NOW)
    except FarkleError as error:
        return error.code
    return ""


def claimed(found: StoredGame, user_id: int = B, now: int = NOW) -> StoredGame:
    return claims.claim(found, user_id, {}, now=now).after


def due_then(found: StoredGame, away: Mapping[int, Delay] | None = None, *, after: int) -> Change | None:
    """What the clock does this many seconds after `NOW`."""
    return claims.due(found, away or {}, now=NOW + after)


class TestWhoIsThere:
    @pytest.mark.parametrize(
        ("found", "is_asleep", "lone", "host"),
        [
            (game(A, B), False, None, A),
            (game(A, B, gone="1"), True, 2, B),
            (game(A, B, C, gone="1"), False, None, B),
            (game(A, B, C, gone="12"), True, 3, C),
            (game(A, B, C, gone="2", left="1"), True, 3, C),
            (game(A, B, C, D, gone="34"), False, None, A),
            # Players who left are not waited for.
            (game(A, B, C, left="1"), False, None, B),
            # A computer plays on with the last person, not without one.
            (game(A, B, BOT, gone="1"), False, 2, B),
            (game(A, B, BOT, gone="12"), True, None, A),
            (game(A, BOT), False, None, A),
            (game(A, kind="yahtzee"), False, None, A),
        ],
    )
    def test_decides_whether_a_game_waits_and_who_acts_as_its_host(
        self, found: StoredGame, *, is_asleep: bool, lone: int | None, host: int
    ) -> None:
        assert (found.is_asleep, found.lone, found.acting_host) == (is_asleep, lone, host)

    def test_makes_the_next_person_the_host_for_good(self) -> None:
        later = game(A, B, C, gone="1").game
        assert later is not None
        asleep = turns.moved_on(game(A, B, C), later, NOW)
        assert asleep.host_id == B
        assert turns.come_back(asleep, A, now=NOW).after.host_id == B

    @pytest.mark.parametrize(
        ("found", "seat", "is_offered"),
        [
            (game(A, B, C, seconds=HOUR - 1), 1, True),
            (game(A, B, C, seconds=HOUR), 1, False),
            (game(A, B, C, seconds=DAY), 1, False),
        ],
    )
    def test_is_not_decided_by_one_missed_turn_in_a_slow_game(
        self, found: StoredGame, seat: int, *, is_offered: bool
    ) -> None:
        assert found.game is not None
        missed = replace(found, game=found.game.with_seat(seat, idle_turns=1))
        assert missed.missing == ((seat,) if is_offered else ())
        older = replace(missed, deadline=replace(missed.deadline, edition=1))
        assert older.missing == (seat,), "older games keep the rules that they began with"
        if not is_offered:
            with pytest.raises(IllegalMove):
                turns.play_on_without(missed, B, seat, now=NOW, roller=scripted())

    @pytest.mark.parametrize(
        ("found", "is_offered"),
        [
            (game(A, B, C, missed="1"), True),
            (game(A, B, BOT, missed="1"), True),
            # The other could then end a game that they are losing, while this player may just have come back.
            (game(A, B, missed="1"), False),
            (game(A, B, C, missed="1", gone="3"), False),
            (game(A, B, C, missed="1", left="3"), False),
            (game(A, BOT, missed="1"), False),
        ],
    )
    def test_is_not_decided_by_one_missed_turn_if_one_person_would_remain(
        self, found: StoredGame, *, is_offered: bool
    ) -> None:
        assert found.missing == ((1,) if is_offered else ())


class TestAClaim:
    @pytest.mark.parametrize("kind", RULES)
    @pytest.mark.parametrize(("players", "gone"), [((A, B), (1,)), ((A, B, C), (1, 3))])
    def test_stores_the_missing_as_having_left_and_wins(
        self, kind: str, players: tuple[int, ...], gone: tuple[int, ...]
    ) -> None:
        found = claimed(game(*players, kind=kind, gone="".join(map(str, gone))))
        assert due_then(found, after=TURN_SECONDS - 1) is None
        change = due_then(found, after=TURN_SECONDS)
        assert change is not None
        lines = [found.engine.notation.write(fact) for fact in change.facts]
        assert lines == [*(f"{seat} leave" for seat in gone), "win 2"]
        assert (change.after.status, change.after.game and change.after.game.winners) == (Status.OVER, (2,))

    @pytest.mark.parametrize(("turn", "length"), [(60, LEAST_CLAIM_SECONDS), (600, 600), (DAY, DAY), (3 * DAY, DAY)])
    def test_falls_due_after_the_length_of_a_turn_from_five_minutes_to_a_day(self, turn: int, length: int) -> None:
        assert claimed(game(A, B, gone="1", seconds=turn)).claim_due == NOW + length

    def test_has_the_same_length_for_a_person_who_has_just_woken_the_game(self) -> None:
        woken = turns.come_back(game(A, B, gone="12"), B, now=NOW).after
        assert (woken.is_asleep, woken.lone, woken.host_id) == (True, 2, B)
        assert claimed(woken).claim_due == NOW + TURN_SECONDS

    def test_ends_when_somebody_comes_back(self) -> None:
        found = claimed(game(A, B, C, gone="13"))
        back = turns.come_back(found, C, now=NOW + 10).after
        assert (back.claim_due, back.is_asleep) == (None, False)
        assert back.deadline.due_at == NOW + 10 + TURN_SECONDS, "the player in turn has all of it"
        assert due_then(back, after=TURN_SECONDS) is None

    def test_keeps_its_time_if_one_of_the_missing_leaves(self) -> None:
        found = claimed(game(A, B, C, gone="13"))
        fewer = turns.leave(found, C, now=NOW + 100).after
        assert fewer.claim_due == found.claim_due
        assert due_then(fewer, after=TURN_SECONDS) is not None

    def test_ends_if_the_claimant_leaves_too(self) -> None:
        found = turns.leave(claimed(game(A, B, C, gone="13")), B, now=NOW + 100).after
        assert (found.is_asleep, found.claim_due) == (True, None)
        assert due_then(found, after=TURN_SECONDS) is None
        assert due_then(found, after=100 + SLEEP_SECONDS) is not None

    @pytest.mark.parametrize(
        ("found", "user_id", "code"),
        [
            (game(A, B), B, "claims-not"),
            (game(A, B, C, gone="1"), B, "claims-not"),
            (game(A, B, gone="1"), A, "claims-not"),
            (game(A, B, gone="1"), C, "sits-not"),
            (game(A, B, BOT, gone="1"), B, "claims-not"),
            # Whoever never rolled wins nothing.
            (game(A, B, gone="1", new="2"), B, "claims-not"),
            (claimed(game(A, B, gone="1")), B, "claimed-already"),
            (game(A, B, gone="1", status=Status.STOPPED), B, "game-ended"),
            (game(A, B, gone="1"), B, ""),
        ],
    )
    def test_is_for_the_last_person_who_has_played(self, found: StoredGame, user_id: int, code: str) -> None:
        assert refusal(found, user_id) == code

    def test_is_not_made_against_people_on_holiday(self) -> None:
        away = {A: Delay(NOW - DAY, NOW + 5 * DAY)}
        assert refusal(game(A, B, gone="1", seconds=DAY), B, away) == "claims-held"

    @pytest.mark.parametrize(
        ("holiday", "due_at"),
        [
            (Delay(NOW, NOW + DAY + HOUR), NOW + 2 * DAY + HOUR),
            # A holiday may end early, and one of some minutes can be taken back. It then blocks no claim.
            (Delay(NOW, NOW + 14 * DAY), NOW + 2 * DAY),
            (Delay(NOW + DAY - 1, NOW + 15 * DAY), NOW + DAY - 1 + UNDO_SECONDS),
        ],
    )
    def test_waits_for_a_holiday_that_begins_later(self, holiday: Delay, due_at: int) -> None:
        change = due_then(claimed(game(A, B, gone="1", seconds=DAY)), {A: holiday}, after=DAY)
        assert change is not None
        assert (change.facts, change.after.claim_due) == ((), due_at)


class TestWhoNeverRolled:
    @pytest.mark.parametrize(
        ("found", "wins_nothing"),
        [
            (game(A, B, new="2", missed="2"), True),
            (game(A, B, new="2", gone="2"), True),
            (turns.come_back(game(A, B, new="2", gone="2"), B, now=NOW).after, True),
            (game(A, B, C, new="23", gone="23"), True),
            (game(A, B, C, new="2", missed="2", left="3"), True),
            # Others may still play, or have played, or had no turn yet.
            (game(A, B, gone="2"), False),
            (game(A, B, new="2"), False),
            (game(A, B, C, new="23"), False),
            (game(A, B, C, new="23", missed="3", gone="2"), False),
            (game(A, B, C, new="2", gone="23"), False),
            (game(A, B, BOT, new="2", gone="2"), False),
        ],
    )
    def test_gets_no_win_from_the_last_player_who_leaves(self, found: StoredGame, *, wins_nothing: bool) -> None:
        change = turns.leave(found, A, now=NOW)
        assert (change.facts == ()) is wins_nothing
        if wins_nothing:
            assert change.after.status is Status.STOPPED
            assert (turns.players_without(found, A), change.after.game and change.after.game.seat(1).left) == (0, False)


class TestAWeekAlone:
    @pytest.mark.parametrize("boards", [(Board(7),), (Board(7, A), Board(8, B)), ()], ids=["channel", "own", "none"])
    @pytest.mark.parametrize("gone", ["1", "12"])
    def test_ends_a_game_without_a_winner(self, gone: str, boards: tuple[Board, ...]) -> None:
        found = game(A, B, gone=gone, boards=boards)
        assert due_then(found, after=SLEEP_SECONDS - 1) is None
        change = due_then(found, after=SLEEP_SECONDS)
        assert change is not None
        assert (change.facts, change.after.status, change.after.counts) == ((), Status.STOPPED, False)

    def test_begins_when_a_holiday_ends(self) -> None:
        change = due_then(game(A, B, gone="12", seconds=DAY), {B: Delay(NOW, NOW + 9 * DAY)}, after=SLEEP_SECONDS)
        assert change is not None
        assert change.after.deadline.alarm_at == NOW + 9 * DAY + SLEEP_SECONDS

    def test_begins_for_a_game_of_an_earlier_version_when_the_clock_looks(self) -> None:
        found = game(A, B, gone="1")
        older = replace(found, deadline=found.deadline.begun(NOW))
        assert (older.claim_due, claims.may_claim(older)) == (None, True)
        change = due_then(older, after=0)
        assert change is not None
        assert change.after.deadline.alarm_at == NOW + SLEEP_SECONDS
        assert turns.time_out_if_due(older, now=NOW + DAY, roller=scripted()) is None


def has_ended(person: Person) -> bool:
    return is_over(person.direct_messages.messages()[-1])


BOTH_ROLL = ("6", "1", *[FARKLE] * 9)


class TestABoard:
    @pytest.mark.parametrize(
        ("found", "viewer", "verbs"),
        [
            (game(A, B, gone="1"), None, {"claim", "stop", "back", "leave"}),
            (game(A, B, gone="1"), B, {"claim", "stop", "leave"}),
            (game(A, B, gone="1"), A, {"back", "leave"}),
            (game(A, B, gone="1", new="2"), None, {"stop", "back", "leave"}),
            (claimed(game(A, B, gone="1")), None, {"stop", "back", "leave"}),
            (game(A, B, gone="12"), None, {"back", "leave"}),
            (game(A, B, BOT, gone="1"), None, {"roll", "stop", "back", "leave"}),
            (game(A, B, C, gone="1"), None, {"roll", "back", "leave"}),
        ],
    )
    def test_offers_each_person_what_they_may_do(self, found: StoredGame, viewer: int | None, verbs: set[str]) -> None:
        drawn = json.dumps(screen_of(found, Display(viewer=viewer)).to_components())
        assert {*re.findall(r'"fk:1:\d+:([a-z-]+)', drawn)} == verbs


async def vanish(tavern: Tavern, clock: Hourglass, seconds: int = TURN_SECONDS, rounds: int = 1) -> Message:
    """The board after both players of a game rolled in these rounds, and the host then missed two turns."""
    await press(tavern, *["Roll", "Roll"] * rounds)
    await clock.passes(seconds)
    await press(tavern, "Roll")
    await clock.passes(seconds)
    return (await at_rest(tavern))[-1]


class TestAtTheTable:
    async def test_whoever_stayed_claims_the_win_of_a_host_who_vanished(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, dice=BOTH_ROLL)
        host, second, stranger = tavern.people
        board = await vanish(tavern, clock, rounds=3)
        assert says(
            board, "board-nobody-else", player=second, missing=host, claims="yes", ends=due(clock, SLEEP_SECONDS)
        )
        assert board.pings == [second]
        assert pressable(board) == ["Claim the win", "End without a winner", "I'm back", "Leave"]
        assert refused(await second.click(board, custom_id(board, "roll"), force=True), "nobody-else-here")
        assert refused(await host.click(board, label="Claim the win"), "claims-not")
        assert (await stranger.click(board, label="Claim the win")).ephemeral
        await second.click(board, label="Claim the win")
        board = (await at_rest(tavern))[-1]
        assert says(board, "board-claimed", missing=host, player=second, many=1, due=due(clock))
        assert board.pings == [host]
        assert pressable(board) == ["End without a winner", "I'm back", "Leave"]
        await clock.passes(TURN_SECONDS - 1)
        assert last(tavern) is board
        await clock.passes(1)
        assert is_over(last(tavern))
        assert says(last(tavern), "over-head-left", players=second)
        loser, winner = await record(tavern, 0), await record(tavern, 1)
        assert (loser.tally["lefts"], winner.tally.wins) == (1, 1), "both took three turns"

    async def test_who_comes_back_in_the_last_hour_plays_on(self, tavern: Tavern, clock: Hourglass) -> None:
        await manage(tavern, turn_seconds=DAY)
        await begin(tavern, dice=BOTH_ROLL)
        host, second, _ = tavern.people
        await second.click(await vanish(tavern, clock, DAY), label="Claim the win")
        await clock.passes(DAY - HOUR)
        board = last(tavern)
        assert says(board, "board-claimed", due=due(clock, HOUR))
        await host.click(board, label="I'm back")
        board = (await at_rest(tavern))[-1]
        assert (tavern.on_turn(board), board.pings) == (second, [second])
        assert says(board, "board-time", due=due(clock, DAY))
        await clock.passes(HOUR)
        assert not is_over(last(tavern))
        assert tavern.on_turn(await board_after(tavern, "Roll")) is host

    async def test_one_missed_turn_of_a_day_loses_no_game(self, tavern: Tavern, clock: Hourglass) -> None:
        await manage(tavern, turn_seconds=DAY)
        await begin(tavern, dice=BOTH_ROLL)
        host, second, _ = tavern.people
        await clock.passes(DAY)
        board = await tavern.board()
        assert pressable(board) == ["Roll 6", "Leave"]
        forged = await second.click(board, f"{custom_id(board, 'play-on')}:1", force=True)
        assert refused(forged, "not-missing", seat=1)
        assert tavern.on_turn(await board_after(tavern, "Roll")) is host

    async def test_whoever_stayed_ends_it_without_a_winner(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, dice=BOTH_ROLL)
        host, second, _ = tavern.people
        board = await vanish(tavern, clock)
        assert refused(await host.click(board, label="End without a winner"), "only-host", host=second)
        assert says(await second.slash(tavern.channel, "farkle stop"), "stop-sure", others=0, left=0, remaining=1)
        asked = await second.click(board, label="End without a winner")
        assert says(asked, "stop-sure", others=0, left=0, remaining=1)
        await second.click(asked.shown, label="Stop the game")
        await tavern.until(lambda: says(last(tavern), "over-stopped"))
        assert (await stored(tavern)).counts is False

    async def test_leaving_costs_nothing_if_the_others_never_came(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, dice=BOTH_ROLL)
        host, _, _ = tavern.people
        await press(tavern, "Roll")
        await clock.passes(TURN_SECONDS)
        asked = await host.click(await board_after(tavern, "Roll"), label="Leave")
        assert says(asked, "leave-sure", others=0, rated="no")
        await host.click(asked.shown, label="Leave the game")
        await tavern.until(lambda: says(last(tavern), "over-stopped"))
        assert (await stored(tavern)).counts is False

    async def test_after_a_week_nobody_wins(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, dice=BOTH_ROLL)
        board = await vanish(tavern, clock)
        await clock.passes(SLEEP_SECONDS - 1)
        assert last(tavern) is board
        await clock.passes(1)
        assert says(last(tavern), "over-stopped")
        assert (await stored(tavern)).counts is False

    @pytest.mark.without_bot
    async def test_a_claim_gets_back_what_an_absence_of_the_bot_took(self, path: Path, tavern: Tavern) -> None:
        clock = Hourglass()
        async with running_bot(tavern, path, scripted(*BOTH_ROLL), clock) as bot:
            await clock.begin(bot, tavern)
            await begin(tavern)
            await tavern.people[1].click(await vanish(tavern, clock), label="Claim the win")
            end = due(clock)
            await at_rest(tavern)
        clock.now += HOUR
        async with running_bot(tavern, path, scripted(), clock) as bot:
            await clock.begin(bot, tavern)
            end = str(int(end) + HOUR)
            await clock.strikes_until(lambda: says(last(tavern), "board-claimed", due=end))
            await clock.passes(TURN_SECONDS - 1)
            assert not is_over(last(tavern))
            await clock.passes(1)
            assert is_over(last(tavern))

    async def test_each_person_of_a_challenge_has_their_own_buttons(self, tavern: Tavern, clock: Hourglass) -> None:
        # From the second round on, first rolls fall there.
        tavern.roll = scripted(*BOTH_ROLL[:4], "115234", "115234")
        host, second = tavern.people[:2]

        async def board_of(person: Person) -> Message:
            await at_rest(tavern)
            return [each for each in person.direct_messages.messages() if each.buttons and not each.ephemeral_for][-1]

        await host.slash(tavern.channel, "farkle challenge", player=second)
        await second.click(await board_of(second), label="Accept")
        for person in (host, second):
            await person.click(await board_of(person), label="Roll")
        await clock.passes(DAY)
        await second.click(await board_of(second), label="Most points")
        await second.click(await board_of(second), label="Bank")
        await clock.passes(DAY)
        assert pressable(await board_of(host)) == ["I'm back", "Leave", "Block"]
        board = await board_of(second)
        assert pressable(board) == ["Claim the win", "End without a winner", "Leave", "Block"]
        await second.click(board, label="Claim the win")
        called = await board_of(host)
        assert called.pings == [host]
        assert says(called, "board-claimed", missing=host, player=second, due=due(clock, DAY))
        assert says(await board_of(second), "board-claimed")
        await clock.passes(DAY)
        for person in (host, second):
            await clock.strikes_until(partial(has_ended, person))

    async def test_it_can_be_claimed_from_anywhere(self, tavern: Tavern, clock: Hourglass) -> None:
        await begin(tavern, dice=BOTH_ROLL)
        host, second, _ = tavern.people
        await vanish(tavern, clock)
        listed = await second.slash(second.direct_messages, "farkle games")
        private = (await second.click(listed.shown, label="Show")).shown
        assert pressable(private)[:2] == ["Claim the win", "End without a winner"]
        await second.click(private, label="Claim the win")
        assert says(private, "board-claimed", due=due(clock))
        board = (await at_rest(tavern))[-1]
        assert says(board, "board-claimed", due=due(clock))
        assert board.pings == [host]
        listed = await host.slash(host.direct_messages, "farkle games")
        assert says(listed, "own-game-state", state="claimed", due=due(clock)), "also if they overlooked the call"
