"""Turns at the table: moves, time, reminders and pauses."""

from dataclasses import replace
from functools import partial
from typing import Any

from bot.errors import IllegalMove, Refused
from bot.games.engine import State
from bot.games.moves import ComeBack, Leave
from bot.games.seating import AnyStep, changed
from bot.model.games import Change, Status, StoredGame, is_computer
from bot.play.chance import Roller
from bot.play.guards import Needs, game_of, is_past, is_timed, only, seat_in

GRACE_SECONDS = 2 * 60
PAUSE_SECONDS = 7 * 24 * 3600
_LEAST_SECONDS = 30
_LONGEST_WARNING_SECONDS = 6 * 3600


def choose(stored: StoredGame, choice: Any, *, now: int, roller: Roller) -> Change:
    """After a check for a TURN. The choice is of the game's kind."""
    # Only throws need the seed.
    steps = stored.engine.play_choice(game_of(stored), choice, lambda throw, number: roller(stored.seed, throw, number))
    return _played(stored, steps, now)


def with_first_roll(change: Change, *, now: int, roller: Roller) -> Change:
    """If the clock ended the player's last turn, they may be away and must press."""
    before, stored, game = change.before.game, change.after, change.after.game
    if game is None or stored.status is not Status.PLAYING or stored.opponent is not None:
        return change
    begins = game.turn.is_fresh and (before is None or before.turn.since != game.turn.since)
    if not begins or game.seat(game.current).idle_turns or len(choices := stored.engine.choices(game)) != 1:
        return change
    steps = stored.engine.play_choice(game, choices[0], partial(roller, stored.seed))
    return replace(change, after=played_on(stored, steps[-1].after, now), steps=(*change.steps, *steps))


@only(Needs.SEAT)
def come_back(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Also wakes a sleeping game, for this player's turn."""
    seat = seat_in(stored, user_id)
    if not game_of(stored).seat(seat).aside:
        raise Refused("not-away")
    return _played(stored, stored.engine.play(game_of(stored), ComeBack(seat)), now)


@only(Needs.SEAT)
def leave(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """If only computers remain, the game ends; a computer that remains alone wins."""
    seat, game = seat_in(stored, user_id), game_of(stored)
    steps = stored.engine.play(game, Leave(seat))
    others = [stored.players[number - 1] for number in game.active if number != seat]
    people = [player for player in others if not is_computer(player)]
    host_id = people[0] if people and user_id == stored.host_id else stored.host_id
    after = played_on(changed(stored, host_id=host_id), steps[-1].after, now)
    return Change(stored, after if people or after.has_ended else ended(after, Status.STOPPED), steps)


def players_without(stored: StoredGame, user_id: int) -> int:
    """How many play on if this player leaves; 0 if that ends the game without a winner."""
    others = [stored.players[number - 1] for number in game_of(stored).active if number != stored.seat_of(user_id)]
    return len(others) if len(others) == 1 or not all(map(is_computer, others)) else 0


@only(Needs.RUNNING | Needs.HOST)
def pause(stored: StoredGame, user_id: int, *, now: int) -> Change:
    if stored.status is Status.PAUSED:
        raise Refused("game-paused")
    if stored.due_at is None:
        raise IllegalMove("game-asleep")
    game = game_of(stored)
    if game.seat(seat_in(stored, user_id)).aside:
        raise Refused("passed-over")
    if stored.paused_turn == game.turn.since:
        raise Refused("paused-already")
    after = changed(
        stored,
        status=Status.PAUSED,
        due_at=None,
        alarm_at=now + PAUSE_SECONDS,
        seconds_left=max(_LEAST_SECONDS, stored.due_at - now),
        paused_turn=game.turn.since,
    )
    return Change(stored, after)


@only(Needs.SEAT)
def resume(stored: StoredGame, _user_id: int, *, now: int) -> Change:
    if stored.status is not Status.PAUSED:
        raise Refused("not-paused")
    return Change(stored, _resumed(stored, now))


def resume_if_due(stored: StoredGame, *, now: int) -> Change | None:
    if stored.status is not Status.PAUSED or not is_past(stored.alarm_at, now):
        return None
    return Change(stored, _resumed(stored, now))


def remind_if_due(stored: StoredGame, *, now: int) -> Change | None:
    if not is_timed(stored) or not is_past(stored.alarm_at, now) or is_past(stored.due_at, now):
        return None
    return Change(stored, changed(stored, alarm_at=stored.due_at))


def time_out_if_due(stored: StoredGame, *, now: int, roller: Roller) -> Change | None:
    if not is_timed(stored) or not is_past(stored.due_at, now):
        return None
    return _played(stored, stored.engine.play_time_out(game_of(stored), partial(roller, stored.seed)), now)


def grant_grace(stored: StoredGame, *, now: int) -> Change | None:
    """Then call the player, and `granted`."""
    if not is_timed(stored) or stored.due_at is None:
        return None
    due_at = now + grace_seconds(stored)
    if game_of(stored).turn.since == stored.extended_turn or stored.due_at >= due_at:
        return None
    return Change(stored, changed(stored, due_at=due_at, alarm_at=due_at))


def granted(stored: StoredGame) -> Change:
    """After the ping, so that a restart between them pings again."""
    return Change(stored, changed(stored, extended_turn=game_of(stored).turn.since))


def grace_seconds(stored: StoredGame) -> int:
    return min(GRACE_SECONDS, stored.turn_seconds)


def played_on(stored: StoredGame, game: State, now: int) -> StoredGame:
    before, after = stored.game, changed(stored, game=game, status=Status.PLAYING, seconds_left=None)
    begins = before is None or before.turn.since != game.turn.since
    if game.is_over:
        return ended(after, Status.OVER)
    if after.is_asleep:
        # No player is left to resume a paused game.
        return changed(after, due_at=None, alarm_at=None)
    if stored.day is not None:
        # An attempt ends early at midnight only.
        return after
    if stored.status is Status.PAUSED:
        left = stored.turn_seconds if begins else stored.seconds_left
        return changed(after, status=Status.PAUSED, seconds_left=left)
    if stored.is_asleep:
        # The player who woke the game needs no ping.
        after, begins = changed(after, called_turn=game.turn.since), True
    return _timed(after, now, stored.turn_seconds) if begins else after


def ended(stored: StoredGame, status: Status) -> StoredGame:
    """The lobby's message shows the game again, if the game has a thread."""
    boards = tuple(replace(board, message_id=board.thread_id or board.message_id) for board in stored.boards)
    return changed(stored, status=status, due_at=None, alarm_at=None, boards=boards)


def _played(stored: StoredGame, steps: tuple[AnyStep, ...], now: int) -> Change:
    return Change(stored, played_on(stored, steps[-1].after, now), steps)


def _resumed(stored: StoredGame, now: int) -> StoredGame:
    running = changed(stored, status=Status.PLAYING, seconds_left=None)
    return _timed(running, now, stored.seconds_left or stored.turn_seconds)


def _timed(stored: StoredGame, now: int, seconds: int) -> StoredGame:
    """Reminds the player in the last fifth or hours of a full turn, unless that has passed."""
    if stored.opponent is not None:
        # Computers move at once.
        return changed(stored, due_at=now, alarm_at=now)
    due_at, warning = now + seconds, min(stored.turn_seconds // 5, _LONGEST_WARNING_SECONDS)
    return changed(stored, due_at=due_at, alarm_at=due_at - warning if warning < seconds else due_at)
