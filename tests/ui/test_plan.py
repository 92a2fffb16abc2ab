"""What people see of a change, decided without Discord: which messages are edited and posted, and whom they call."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.coach.adviser import Character
from bot.games.farkle import Choice, RuleSet, Then
from bot.model.games import Change, StoredGame
from bot.model.people import Pings
from bot.model.seats import Seats, computer
from bot.model.servers import Board, Boards
from bot.play import lobby, stopping, turns
from bot.play.guards import game_of
from bot.ui.components import Screen
from bot.ui.display import Display
from bot.ui.game.calling import Calling
from bot.ui.game.plan import (
    Ask,
    Begin,
    CloseThread,
    Edit,
    OpenThread,
    Plan,
    Post,
    Retire,
    lobby_line,
    plan_call,
    plan_change,
    plan_closing,
)
from tests.support.drawn import check_texts
from tests.support.stored_games import NOON, lobby_of
from tests.support.tavern import scripted

HOST, SECOND, THIRD = 10**17 + 1, 10**17 + 2, 10**17 + 3
RULES = RuleSet(start="seat_order", target=1000)
CHANNEL, LOBBY, MESSAGE = 7, 70, 71
SHARED = Board(CHANNEL, message_id=MESSAGE, lobby_message_id=LOBBY)
OWN = (
    Board(8, viewer=HOST, locale="en", message_id=80, lobby_message_id=80),
    Board(9, viewer=SECOND, locale="de", message_id=90, lobby_message_id=90),
)


def started(*boards: Board, players: tuple[int, ...] = (HOST, SECOND), thread: bool = False) -> Change:
    """The start of a game; in a `thread` of the lobby's message."""
    joins = tuple("5" * 64 for _ in players)
    shown_in = boards or (Board(CHANNEL, message_id=LOBBY),)
    opened = replace(lobby_of(RULES, players, joins=joins, secret="5" * 64), boards=shown_in)
    change = lobby.start(opened, HOST, 5, now=NOON, roller=scripted())
    if not thread:
        return change
    in_thread = tuple(replace(board, thread_id=LOBBY, message_id=None) for board in change.after.boards)
    return replace(change, after=replace(change.after, boards=in_thread))


def begun(*boards: Board, players: tuple[int, ...] = (HOST, SECOND)) -> StoredGame:
    return replace(started(players=players).after, boards=boards or (SHARED,))


def moved(stored: StoredGame, choice: Choice, dice: str = "") -> Change:
    return turns.choose(stored, stored.current_player, choice, now=NOON, roller=scripted(dice))


def taken(stored: StoredGame, choice: Choice, dice: str) -> Change:
    """A choice of a computer, which has no rights of a person."""
    steps = stored.engine.play_choice(game_of(stored), choice, partial(scripted(dice), stored.seed))
    return Change(stored, turns.moved_on(stored, steps[-1].after, NOON), steps)


def thrown(*boards: Board) -> StoredGame:
    """The host has rolled 1 1 5 2 3 4."""
    return moved(begun(*boards), Choice((), Then.ROLL), "115234").after


BANK = Choice((1, 1, 5), Then.BANK)


def shown(change: Change, boards: Boards = Boards.ONE, asker: int | None = HOST) -> Plan:
    return plan_change(change, Display().on, Calling(boards), asker=asker)


def items(found: Plan, *kinds: type) -> list[Any]:
    """Its items, which are of these kinds."""
    assert [type(item) for item in found.items] == list(kinds)
    return list(found.items)


def text_of(screen: Screen) -> str:
    return check_texts(screen)


def test_a_move_edits_the_board() -> None:
    (edit,) = items(shown(moved(begun(), Choice((), Then.ROLL), "115234")), Edit)
    assert edit.board == SHARED


MOMENTS = ((True, True), (True, False), (False, True), (False, False))
"""Is the next player there, and the board near the bottom of its channel?"""
STAYS, MOVES, CALLS = "stays", "moves", "calls"
TURNS = {
    (Boards.AS_NEEDED, Pings.SERVER): (STAYS, CALLS, CALLS, CALLS),
    (Boards.AS_NEEDED, Pings.ABSENT): (STAYS, MOVES, CALLS, CALLS),
    (Boards.AS_NEEDED, Pings.NEVER): (STAYS, MOVES, STAYS, MOVES),
    (Boards.IN_PLACE, Pings.SERVER): (STAYS, STAYS, STAYS, STAYS),
    (Boards.IN_PLACE, Pings.ABSENT): (STAYS, STAYS, CALLS, CALLS),
    (Boards.IN_PLACE, Pings.NEVER): (STAYS, STAYS, STAYS, STAYS),
    **{(boards, Pings.ALWAYS): (CALLS, CALLS, CALLS, CALLS) for boards in Boards},
    **{(boards, Pings.SERVER): (CALLS, CALLS, CALLS, CALLS) for boards in (Boards.ONE, Boards.FOLD)},
    **{(boards, Pings.ABSENT): (MOVES, MOVES, CALLS, CALLS) for boards in (Boards.ONE, Boards.FOLD)},
    **{(boards, Pings.NEVER): (MOVES, MOVES, MOVES, MOVES) for boards in (Boards.ONE, Boards.FOLD)},
}
"""What a turn that begins does to the board, by what the server and its player chose, in each of these moments."""


@pytest.mark.parametrize(("boards", "pings"), TURNS)
def test_what_a_new_turn_does_to_the_board_is_a_setting(boards: Boards, pings: Pings) -> None:
    for (is_there, is_near), expected in zip(MOMENTS, TURNS[boards, pings], strict=True):
        calling = Calling(boards, {SECOND: pings}, [SECOND] * is_there, [SHARED] * is_near)
        found = plan_change(moved(thrown(), BANK), Display().on, calling, asker=HOST)
        match found.items:
            case (Edit(),):
                assert expected is STAYS
            case (*retired, Post(called=called, replaces=replaces)):
                assert expected is (CALLS if called == (SECOND,) else MOVES)
                assert (len(retired), replaces) == ((1, False) if boards is Boards.FOLD else (0, True))


def test_a_board_that_should_have_stayed_but_is_gone_calls_like_a_new_one() -> None:
    stays = Calling(there=[SECOND], near=[SHARED])
    for calling, called in ((stays, (SECOND,)), (replace(stays, pings={SECOND: Pings.NEVER}), ())):
        (edit,) = items(plan_change(moved(thrown(), BANK), Display().on, calling, asker=HOST), Edit)
        assert edit.called == called
    (edit,) = items(shown(moved(begun(), Choice((), Then.ROLL), "115234")), Edit)
    assert edit.called == ()


def test_the_start_turns_the_lobby_into_a_line_and_calls_the_first_player() -> None:
    line, board = items(shown(started()), Begin, Post)
    assert line.board.lobby_message_id == LOBBY
    assert board.called == (HOST,)


def test_in_a_thread_the_lobby_links_to_it() -> None:
    begun = started(thread=True)
    line, _, board, link = items(shown(begun), Begin, OpenThread, Post, Begin)
    assert (line.links, board.board.thread_id, link.links) == (False, LOBBY, True)
    assert f"<#{LOBBY}>" in text_of(lobby_line(begun.after, Display(), LOBBY))


def test_a_game_in_a_thread_ends_in_its_channel() -> None:
    board = replace(SHARED, thread_id=LOBBY)
    stored = begun(board)
    found = shown(turns.leave(stored, HOST, now=NOON))
    ending_in_thread, ending, _ = items(found, Retire, Edit, CloseThread)
    assert (ending_in_thread.board.channel_id, ending_in_thread.board.message_id) == (LOBBY, MESSAGE)
    assert (ending.board.channel_id, ending.board.message_id) == (CHANNEL, LOBBY)
    # The ending in the channel describes no turn.
    assert found.story == {None: ()}


def test_an_ending_is_completed_with_the_lines_of_its_last_turn() -> None:
    found = shown(turns.leave(begun(), HOST, now=NOON))
    items(found, Edit)
    (lines,) = found.story.values()
    assert f"<@{HOST}>" in "".join(lines)


def test_each_person_of_a_challenge_has_a_board_in_their_language_and_the_next_one_is_called() -> None:
    own, other = items(shown(moved(thrown(*OWN), BANK)), Edit, Post)
    assert own.board.viewer == HOST
    assert (other.board.viewer, other.called) == (SECOND, (SECOND,))
    assert "du bist dran" in text_of(other.screen)
    assert "it's your turn" not in text_of(own.screen)


def test_the_board_of_the_person_who_presses_comes_first() -> None:
    found = shown(moved(begun(*OWN), Choice((), Then.ROLL), "115234"), asker=SECOND)
    assert [item.board.viewer for item in items(found, Edit, Edit)] == [SECOND, HOST]


def test_a_private_board_beside_the_public_one_needs_no_new_idea() -> None:
    private = Board(9, viewer=SECOND, locale="de", message_id=90)
    public, own = items(shown(moved(thrown(SHARED, private), BANK)), Post, Post)
    assert (public.board.viewer, own.board.viewer) == (None, SECOND)


def test_a_challenge_that_closes_is_shown_to_the_asker_and_later_to_both() -> None:
    opened = replace(lobby_of(RULES, (HOST,), joins=("5" * 64,), secret="5" * 64), boards=OWN)
    change = lobby.leave(opened, SECOND, now=NOON)
    (line,) = items(shown(change, asker=SECOND), Retire)
    assert line.board.viewer == SECOND
    assert shown(change, asker=None).items == ()
    # Only the host, who waits for the answer, gets a new message.
    news, own = items(plan_closing(change.after, Display().on), Post, Retire)
    assert (news.board.viewer, own.board.viewer) == (HOST, SECOND)


def test_if_the_host_asks_to_stop_the_others_are_asked_and_the_board_stays() -> None:
    change = stopping.ask(begun(players=(HOST, SECOND, THIRD)), HOST, now=NOON)
    (question,) = items(shown(change), Ask)
    assert list(question.called) == [SECOND, THIRD]


def test_a_person_alone_watches_the_turns_of_computers_but_the_clock_shows_the_last_board() -> None:
    stored = replace(thrown(), seats=Seats((HOST, computer(Character.TIMID)), ("5" * 64, None)))
    change = moved(stored, BANK)
    stored = change.after
    for choice, dice in ((Choice((), Then.ROLL), "115234"), (BANK, "")):
        further = moved(stored, choice, dice) if stored.opponent is None else taken(stored, choice, dice)
        change, stored = replace(change, after=further.after, steps=(*change.steps, *further.steps)), further.after
    assert len(shown(change).frames) == 1
    assert shown(change, asker=None).frames == ()


def reminded(stored: StoredGame, calling: Calling) -> Plan:
    return plan_call(stored, Display().on, calling, asker=None, why=lambda _display: "Still there?", marked=None)


def test_a_reminder_calls_who_is_not_there_on_a_new_board_and_others_on_the_old_one() -> None:
    (board,) = items(reminded(begun(), Calling()), Post)
    assert board.called == (HOST,)
    assert "Still there?" in text_of(board.screen)
    there = Calling(there=[HOST], near=[SHARED])
    (board,) = items(reminded(begun(), there), Edit)
    assert "Still there?" in text_of(board.screen)
    in_place = Calling(Boards.IN_PLACE, {HOST: Pings.NEVER})
    items(reminded(begun(), in_place), Edit)
    items(reminded(begun(*OWN), Calling()), Post, Edit)
