"""Permission to act. If several things are in the way, people read the first of them in a fixed order."""

from dataclasses import replace

import pytest

from bot.errors import FarkleError
from bot.games.farkle import Choice, Game, RuleSet, Then, new_game
from bot.model.games import Status, StoredGame
from bot.play import turns
from bot.play.guards import Needs, check
from tests.support.stored_games import lobby_of
from tests.support.tavern import scripted

HOST, SECOND, STRANGER = 10**17 + 1, 10**17 + 2, 10**17 + 3
RULES = RuleSet(start="seat_order")


def with_seat(game: Game, number: int, **changes: object) -> Game:
    seat = replace(game.seat(number), **changes)  # type: ignore[arg-type]  # the fields of a seat
    return replace(game, seats=(*game.seats[: number - 1], seat, *game.seats[number:]))


def stored(status: Status = Status.PLAYING, game: Game | None = None) -> StoredGame:
    """A game of two on the host's turn."""
    if game is None and status not in (Status.LOBBY, Status.CLOSED):
        game = new_game(RULES, 2)
    return lobby_of(RULES, (HOST, SECOND), id=1, status=status, due_at=300, game=game)


def refusal(found: StoredGame, user_id: int, revision: int, needs: Needs = Needs.TURN) -> str:
    """The code of the refusal of a move; empty if it is allowed."""
    try:
        check(needs, found, user_id, revision)
    except FarkleError as error:
        return error.code
    return ""


NEW = new_game(RULES, 2)
LEFT_ALONE = with_seat(NEW, 1, aside=True)
ASLEEP = with_seat(LEFT_ALONE, 2, aside=True)
LATER = replace(NEW, revision=5)
OLD = 99


@pytest.mark.parametrize(
    ("found", "user_id", "revision", "code"),
    [
        # Is the game running?
        (stored(Status.LOBBY), STRANGER, OLD, "not-begun"),
        (stored(Status.CLOSED), STRANGER, OLD, "lobby-closed"),
        (stored(Status.STOPPED), STRANGER, OLD, "game-ended"),
        # Do they sit here?
        (stored(Status.PAUSED), STRANGER, OLD, "sits-not"),
        (stored(Status.PAUSED, with_seat(NEW, 2, left=True)), SECOND, OLD, "sits-not"),
        # Is it their turn?
        (stored(Status.PAUSED), SECOND, OLD, "board-paused"),
        (stored(game=ASLEEP), SECOND, OLD, "game-asleep"),
        (stored(game=LEFT_ALONE), SECOND, OLD, "nobody-else-here"),
        (stored(game=LEFT_ALONE), HOST, OLD, "passed-over"),
        (stored(), SECOND, OLD, "not-your-turn"),
        # Did they see the newest revision?
        (stored(game=LATER), HOST, 4, "old-board"),
        (stored(game=LATER), HOST, 6, "old-board"),
        (stored(game=LATER), HOST, 5, ""),
    ],
)
def test_the_first_thing_in_a_moves_way_is_told(found: StoredGame, user_id: int, revision: int, code: str) -> None:
    assert refusal(found, user_id, revision) == code


@pytest.mark.parametrize(
    ("found", "user_id", "revision", "code"),
    [
        (stored(Status.PAUSED), STRANGER, OLD, "sits-not"),
        (stored(Status.PAUSED), SECOND, OLD, "board-paused"),
        (stored(game=with_seat(NEW, 2, aside=True)), SECOND, OLD, "passed-over"),
        (stored(game=LATER), SECOND, 4, "old-board"),
        (stored(game=LATER), SECOND, 5, ""),
        (stored(game=LATER), HOST, 5, ""),
    ],
)
def test_a_call_needs_a_seat_and_a_new_board_not_a_turn(
    found: StoredGame, user_id: int, revision: int, code: str
) -> None:
    assert refusal(found, user_id, revision, Needs.CALL) == code


def test_only_who_stayed_to_the_end_asks_for_a_rematch() -> None:
    check(Needs.ENDED, stored(Status.STOPPED), SECOND)
    for found, user_id, code in (
        (stored(), SECOND, "not-over"),
        (stored(Status.STOPPED), STRANGER, "sits-not"),
        (stored(Status.STOPPED, with_seat(NEW, 2, left=True)), SECOND, "sits-not"),
    ):
        with pytest.raises(FarkleError, match=code):
            check(Needs.ENDED, found, user_id)


def test_an_action_changes_nothing_by_itself() -> None:
    """It returns the game before and after; only a session stores the change."""
    before = stored()
    roll = Choice((), Then.ROLL)
    change = turns.choose(before, before.current_player, roll, now=100, roller=scripted("223346"))
    assert change.before is before
    assert before == stored()
    assert change.after.game is not None
    assert change.after.game == change.steps[-1].after
    assert change.after.game.revision == len(change.facts)
    assert (change.after.game.current, change.after.deadline.due_at) == (2, 100 + before.deadline.seconds)


def test_what_is_not_due_changes_nothing() -> None:
    for due in (turns.remind_if_due, turns.resume_if_due):
        assert due(stored(), now=299) is None
    assert turns.time_out_if_due(stored(), now=299, roller=scripted()) is None
    assert turns.time_out_if_due(stored(), now=300, roller=scripted()) is not None
    assert (
        turns.remind_if_due(replace(stored(), deadline=replace(stored().deadline, alarm_at=240)), now=240) is not None
    )
