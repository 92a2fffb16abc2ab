"""Turns at the table: moves, time, reminders and pauses."""

from dataclasses import replace
from functools import partial
from itertools import count

from bot.errors import IllegalMove, Refused
from bot.games.chance import DiceOf
from bot.games.dice import Roller
from bot.games.engine import State
from bot.games.moves import ComeBack, Leave, SetAside
from bot.games.seating import AnyStep
from bot.model.deadline import Deadline, Delay
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import is_computer
from bot.play.guards import Needs, check, game_of, is_for_others, is_past, is_timed, only, seat_in


def choose(
    stored: StoredGame, user_id: int, choice: object, *, needs: Needs = Needs.TURN, now: int, roller: Roller
) -> Change:
    """What a choice of the game's kind causes. `needs`: a CALL if it may be out of turn. Raises as `guards.check`."""
    check(needs, stored, user_id, stored.revision)
    steps = stored.engine.play_choice(game_of(stored), choice, _dice(stored, roller))
    return _played(stored, steps, now)


def _dice(stored: StoredGame, roller: Roller) -> DiceOf:
    """Throws in their order, or by turn if other games have the same dice."""
    if stored.shared is None:
        # Only throws need the seed.
        return lambda throw, number: roller(stored.seed, throw, number)
    numbers = count(game_of(stored).throw_of_turn)
    return lambda _throw, number: roller(stored.seed, next(numbers), number)


def with_first_roll(change: Change, *, now: int, roller: Roller) -> Change:
    """The change with the first roll of its turn if the bot makes it. Players make their first roll of a game
    themselves. If the clock ended their last turn, they may be away and must press, too.
    """
    before, stored, game = change.before.game, change.after, change.after.game
    if game is None or not is_timed(stored):
        return change
    begins, seat = game.turn.is_fresh and game.has_new_turn(before), game.seat(game.current)
    if not begins or seat.idle_turns or not seat.has_played or len(choices := stored.engine.choices(game)) != 1:
        return change
    steps = stored.engine.play_choice(game, choices[0], _dice(stored, roller))
    return replace(change, after=moved_on(stored, steps[-1].after, now), steps=(*change.steps, *steps))


@only(Needs.SEAT)
def come_back(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """A player's return, which also wakes a sleeping game for their turn."""
    seat = seat_in(stored, user_id)
    if not game_of(stored).seat(seat).aside:
        raise Refused("not-away")
    return _played(stored, stored.engine.play(game_of(stored), ComeBack(seat)), now)


@only(Needs.SEAT)
def leave(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Takes a player out of a running game. If only computers remain, it ends; a computer that remains alone wins."""
    seat, game = seat_in(stored, user_id), game_of(stored)
    if leaves_nobody_who_came(stored, seat):
        return Change(stored, ended(stored, Status.STOPPED))
    steps = stored.engine.play(game, Leave(seat))
    people = [number for number in game.active if number != seat and not is_computer(stored.seats.players[number - 1])]
    after = moved_on(stored, steps[-1].after, now)
    return Change(stored, after if people or after.has_ended else ended(after, Status.STOPPED), steps)


def leaves_nobody_who_came(stored: StoredGame, seat: int) -> bool:
    """Whether only people would remain who have missed their turns and never rolled, and either one of them or none who
    is present. They win nothing, so the game then ends without a winner and without the loss of this seat.
    """
    game, people = game_of(stored), {*stored.present, *stored.gone}
    others = {number for number in game.active if number != seat}
    never_came = {number for number in people if game.seat(number).never_came}
    return bool(others) and others <= never_came and (len(others) == 1 or not others & {*stored.present})


def players_without(stored: StoredGame, user_id: int) -> int:
    """How many play on if this player leaves; 0 if that ends the game without a winner."""
    seat = stored.seats.number_of(user_id)
    others = [stored.seats.players[number - 1] for number in game_of(stored).active if number != seat]
    if seat is not None and leaves_nobody_who_came(stored, seat):
        return 0
    return len(others) if len(others) == 1 or not all(map(is_computer, others)) else 0


@only(Needs.RUNNING)
def pause(stored: StoredGame, user_id: int, *, now: int, may_help: bool = False) -> Change:
    """Pauses a game. Raises Refused (as `is_for_others`; `board-paused`, `paused-already`, `passed-over`) and
    IllegalMove.
    """
    is_helper = is_for_others(stored, user_id, may_help=may_help)
    if stored.status is Status.PAUSED:
        raise Refused("board-paused")
    if stored.is_asleep:
        raise IllegalMove("game-asleep")
    game = game_of(stored)
    if not is_helper and game.seat(seat_in(stored, user_id)).aside:
        raise Refused("passed-over")
    if stored.deadline.paused_turn == game.turn.since:
        raise Refused("paused-already")
    deadline = stored.deadline.pausing(now, game.turn.since)
    return Change(stored, replace(stored, status=Status.PAUSED, deadline=deadline))


@only(Needs.SEAT)
def resume(stored: StoredGame, _user_id: int, *, now: int) -> Change:
    if stored.status is not Status.PAUSED:
        raise Refused("not-paused")
    return Change(stored, _resumed(stored, now))


def resume_if_due(stored: StoredGame, *, now: int) -> Change | None:
    if stored.status is not Status.PAUSED or not is_past(stored.deadline.alarm_at, now):
        return None
    return Change(stored, _resumed(stored, now))


def remind_if_due(stored: StoredGame, *, now: int) -> Change | None:
    if not is_timed(stored) or not is_past(stored.deadline.alarm_at, now) or is_past(stored.deadline.due_at, now):
        return None
    return Change(stored, replace(stored, deadline=stored.deadline.until(stored.deadline.due_at)))


def hold(stored: StoredGame, delay: Delay | None, *, now: int) -> Change | None:
    """Lets a turn wait, once, for its player. Without a delay, it continues. Returns None if nothing changes."""
    deadline, until = stored.deadline, delay.until if delay else None
    if not is_timed(stored) or not deadline.may_be_held or deadline.due_at is None or until == deadline.held_until:
        return None
    if deadline.held_until is None and deadline.held_since is not None:
        return None
    after = deadline.going_on(now) if until is None else deadline.holding(now, until)
    return Change(stored, replace(stored, deadline=after))


def time_out_if_due(stored: StoredGame, *, now: int, roller: Roller) -> Change | None:
    if not is_timed(stored) or not is_past(stored.deadline.due_at, now):
        return None
    return _timed_out(stored, now, roller)


def play_on_without(stored: StoredGame, user_id: int, seat: int, *, now: int, roller: Roller) -> Change:
    """Ends the turn of the missing seat early, or skips the next ones.

    Raises Refused (as `guards.check` for a CALL; `missing-yourself`) and IllegalMove.
    """
    check(Needs.CALL, stored, user_id, stored.revision)
    game = game_of(stored)
    if stored.seats.number_of(user_id) == seat:
        raise Refused("missing-yourself")
    if seat not in stored.missing:
        raise IllegalMove("not-missing", seat=seat)
    if seat == game.current:
        ended_turn = _timed_out(stored, now, roller)
        after = game_of(ended_turn.after)
        if seat not in after.missing or seat == after.current or not ended_turn.after.is_running:
            return ended_turn
        # Away, but not idle before.
        steps = (*ended_turn.steps, *stored.engine.play(after, SetAside(seat)))
        return _played(stored, steps, now)
    return _played(stored, stored.engine.play(game, SetAside(seat)), now)


def give_back(stored: StoredGame, since: int, *, now: int) -> Change | None:
    """Gives more time to a turn that ran out while its player could not press. Then call the player."""
    if not is_timed(stored) or not is_past(stored.deadline.due_at, now):
        return None
    given = stored.deadline.given_back(since, now)
    return Change(stored, replace(stored, deadline=given.until(given.due_at)))


def moved_on(stored: StoredGame, game: State, now: int) -> StoredGame:
    after, deadline = replace(stored, game=game, status=Status.PLAYING), stored.deadline
    begins = game.has_new_turn(stored.game)
    if game.is_over:
        return ended(after, Status.OVER)
    if after.acting_host != after.host_id:
        after = replace(after, host_id=after.acting_host)
    if after.is_asleep:
        # No player is left to resume a paused game.
        return replace(after, deadline=_asleep(stored, after, now))
    if not stored.boards:
        return after
    if stored.status is Status.PAUSED:
        seconds_left = None if begins else deadline.seconds_left
        return replace(after, status=Status.PAUSED, deadline=replace(deadline, seconds_left=seconds_left))
    if stored.is_asleep:
        begins = True
        if stored.lone is None:
            # The player who woke the game needs no ping.
            after = replace(after, deadline=replace(deadline, called_turn=game.turn.since))
    return _timed(after, now) if begins else after


def ended(stored: StoredGame, status: Status) -> StoredGame:
    """A game that has ended. The lobby's message shows it again, if it has a thread."""
    boards = tuple(replace(board, message_id=board.thread_id or board.message_id) for board in stored.boards)
    return replace(stored, status=status, deadline=stored.deadline.until(None), boards=boards)


def _asleep(before: StoredGame, after: StoredGame, now: int) -> Deadline:
    """The time of a game that waits. While it is for the same person, their claim and the end of the game stay."""
    deadline = before.deadline
    if not before.is_asleep or before.lone != after.lone or deadline.due_at is not None:
        return deadline.sleeping(now)
    return deadline if before.claim_due is None else replace(deadline, claimed_revision=after.revision)


def _timed_out(stored: StoredGame, now: int, roller: Roller) -> Change:
    return _played(stored, stored.engine.play_time_out(game_of(stored), partial(roller, stored.seed)), now)


def _played(stored: StoredGame, steps: tuple[AnyStep, ...], now: int) -> Change:
    return Change(stored, moved_on(stored, steps[-1].after, now), steps)


def _resumed(stored: StoredGame, now: int) -> StoredGame:
    return _timed(replace(stored, status=Status.PLAYING), now, stored.deadline.seconds_left)


def _timed(stored: StoredGame, now: int, seconds_left: int | None = None) -> StoredGame:
    """A game with the time of its turn; computers move at once."""
    deadline = stored.deadline
    timed = deadline.begun(now, seconds_left) if stored.opponent is None else deadline.until(now)
    return replace(stored, deadline=timed)
