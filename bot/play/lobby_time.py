"""How long a lobby stays open, and who may start its game."""

from dataclasses import replace

from bot.errors import Refused
from bot.model.deadline import DAY, HOUR, Deadline
from bot.model.games import Change, Status, StoredGame
from bot.play.guards import check_host, is_past

LOBBY_SECONDS = 15 * 60
"""How long a quick lobby is open after its opening, or after a second person joined."""
LONGEST_SECONDS = HOUR
"""How long a quick lobby stays open at most."""
SLOW_LOBBY_SECONDS = DAY
CALL_SECONDS = HOUR
"""How long before its end a slow lobby calls the people in it."""
_HOST_SECONDS, _SLOW_HOST_SECONDS = 5 * 60, HOUR


def opened(turns: Deadline, opened_at: int) -> Deadline:
    """The time of a new lobby for such turns."""
    if turns.is_slow:
        end = opened_at + SLOW_LOBBY_SECONDS
        return replace(turns.until(end), alarm_at=end - CALL_SECONDS)
    return turns.until(opened_at + LOBBY_SECONDS)


def joined(stored: StoredGame, *, now: int) -> Deadline:
    """The time of the lobby once another person joins."""
    deadline = stored.deadline
    if deadline.is_slow or stored.is_between_two or len(stored.seats.people) > 1:
        return deadline
    assert deadline.due_at is not None
    return deadline.until(max(deadline.due_at, min(now + LOBBY_SECONDS, stored.opened_at + LONGEST_SECONDS)))


def retimed(stored: StoredGame, turns: Deadline, *, now: int) -> Deadline:
    """The time of a lobby once its turns take another time. It is open for a day at most, however often that changes,
    or until it would have closed anyway. In the last hour, it calls no one, because that may have been done.
    """
    if turns.is_slow == stored.deadline.is_slow:
        return turns
    assert stored.deadline.due_at is not None
    end = max(stored.opened_at + SLOW_LOBBY_SECONDS, stored.deadline.due_at)
    if not turns.is_slow:
        return turns.until(min(now + LOBBY_SECONDS, end))
    return opened(turns, stored.opened_at) if now < end - CALL_SECONDS else turns.until(end)


def call_if_due(stored: StoredGame, *, now: int) -> Change | None:
    """The call of a slow lobby, once. The people in it then have an hour, even if the bot was away."""
    deadline = stored.deadline
    if stored.status is not Status.LOBBY or is_called(deadline) or not is_past(deadline.alarm_at, now):
        return None
    assert deadline.due_at is not None
    called = deadline.until(max(deadline.due_at, now + CALL_SECONDS))
    return Change(stored, replace(stored, deadline=called))


def is_called(deadline: Deadline) -> bool:
    """Whether a lobby makes no more call: a slow one that has called the people in it, or a quick one."""
    return deadline.alarm_at == deadline.due_at


def host_seconds(stored: StoredGame) -> int:
    """How long the host may press nothing before others may start the game."""
    return _SLOW_HOST_SECONDS if stored.deadline.is_slow else _HOST_SECONDS


def check_may_start(stored: StoredGame, user_id: int, *, now: int) -> None:
    """Refuses people who may not start the game. Raises Refused (`only-host`; `host-first` if they may later)."""
    if user_id not in stored.seats.people:
        check_host(stored.host_id, user_id)
    later = (stored.host_at or stored.opened_at) + host_seconds(stored)
    if user_id != stored.host_id and now < later:
        raise Refused("host-first", host=str(stored.host_id), at=str(later))


def host_pressed(stored: StoredGame, *, now: int) -> Change:
    return Change(stored, replace(stored, host_at=now))
