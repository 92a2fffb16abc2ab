"""Stops a game if all agree: a host needs the others' consent, because a losing host would stop it."""

from dataclasses import replace

from bot.errors import Refused
from bot.model.games import Change, Status, StoredGame, Vote
from bot.play.guards import Needs, check_helper, only, seat_in
from bot.play.turns import ended

AGREEING_SECONDS = 10 * 60
"""How long a question to stop is open, or for the length of a turn if that is more. Then the host has to ask again,
because the game has changed.
"""


@only(Needs.SEAT | Needs.HOST)
def ask(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """A question to stop the game. While it is open, a host who asks again only agrees.

    Raises Refused (as `seat_in`; `stop-asked-already`).
    """
    seat = seat_in(stored, user_id)
    if not is_asked(stored, now):
        return _agreed(replace(stored, vote=Vote(asked_at=now)), stored, {seat})
    change = _agreed(stored, stored, {*stored.vote.agreed, seat})
    if change.after == stored:
        raise Refused("stop-asked-already", until=str(_asked_until(stored)))
    return change


@only(Needs.SEAT | Needs.HOST)
def end(stored: StoredGame, user_id: int) -> Change:
    """Ends the game of a host who is the only person there. Raises Refused (as `seat_in`; `stale`)."""
    if {*stored.present} - {seat_in(stored, user_id)}:
        raise Refused("stale")
    return Change(stored, ended(stored, Status.STOPPED))


@only(Needs.SEAT)
def agree(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Agrees to stop the game. Raises Refused (as `seat_in`; `stop-not-asked`, `stop-agreed-already`)."""
    seat = seat_in(stored, user_id)
    if not is_asked(stored, now):
        raise Refused("stop-not-asked")
    change = _agreed(stored, stored, {*stored.vote.agreed, seat})
    if change.after == stored:
        raise Refused("stop-agreed-already")
    return change


def void(stored: StoredGame, helper_id: int) -> Change:
    """Stops a running game of others. Raises Refused (as `check_helper`; `game-ended`)."""
    check_helper(stored, helper_id)
    if not stored.is_running:
        raise Refused("game-ended", game=stored.engine.name)
    return Change(stored, ended(replace(stored, stopped_by=helper_id), Status.STOPPED))


def is_asked(stored: StoredGame, now: int) -> bool:
    return now < _asked_until(stored)


def _asked_until(stored: StoredGame) -> int:
    """The end of the question, in seconds since 1970; 0 if it was never asked."""
    asked_at = stored.vote.asked_at
    return 0 if asked_at is None else asked_at + max(AGREEING_SECONDS, stored.deadline.seconds)


def not_agreed(stored: StoredGame) -> tuple[int, ...]:
    return tuple(seat for seat in stored.present if seat not in stored.vote.agreed)


def _agreed(asked: StoredGame, before: StoredGame, seats: set[int]) -> Change:
    after = replace(asked, vote=replace(asked.vote, agreed=tuple(sorted(seats))))
    return Change(before, after if not_agreed(after) else ended(after, Status.STOPPED))
