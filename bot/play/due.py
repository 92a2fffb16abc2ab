"""What the clock does with a game when its time comes. Pure: one rule after another is asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from bot.games.dice import Roller
from bot.model.deadline import Delay
from bot.model.games import Change, Status, StoredGame
from bot.play import claims, lobby, lobby_time, turns
from bot.play.guards import is_past, is_timed, may_opponent_play


class Calls(Enum):
    """The people whom a change that the clock makes calls, apart from those whom any change calls."""

    NOBODY = auto()
    LOBBY = auto()
    """The people in the lobby: it closes soon."""
    BOTH = auto()
    """The two people of a challenge: it is closed."""
    BACK = auto()
    """The player in turn: their delay is over."""
    AFTER_ABSENCE = auto()
    """The player in turn: the bot was away, and their turn has more time."""
    IN_TURN = auto()
    """The player in turn: the turn ends soon, or continues after a pause."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A look of the clock at a game: `now` in seconds since 1970, `delays` by user, and since when the game has failed;
    None if it works.
    """

    now: int
    roller: Roller
    delays: Mapping[int, Delay]
    failing_since: int | None = None


class Due(NamedTuple):
    change: Change
    calls: Calls = Calls.NOBODY


def due(stored: StoredGame, moment: Moment) -> Due | None:
    """The first change to make; None if the game is up to date."""
    return next((Due(change, calls) for calls, rule in _RULES if (change := rule(stored, moment))), None)


def _closing(stored: StoredGame, _moment: Moment) -> Change | None:
    is_closed = stored.is_challenge and stored.status is Status.CLOSED
    return lobby.finish_closing(stored) if is_closed else None


def _computers(stored: StoredGame, moment: Moment) -> Change | None:
    """A change of nothing if a computer is in turn: computers play after any change."""
    may_play = may_opponent_play(stored) and is_past(stored.deadline.due_at, moment.now)
    return Change(stored, stored) if may_play else None


def _back(stored: StoredGame, moment: Moment) -> Change | None:
    """The turn that continues, because its player's delay is over, unless it is longer by now."""
    return _held(stored, moment) if is_past(stored.deadline.held_until, moment.now) else None


def _held(stored: StoredGame, moment: Moment) -> Change | None:
    """The turn that waits or continues, because a delay began after the turn did, or ended early."""
    may_be = is_timed(stored) and stored.may_be_held and is_past(stored.deadline.alarm_at, moment.now)
    return turns.hold(stored, moment.delays.get(stored.current_player), now=moment.now) if may_be else None


def _given_back(stored: StoredGame, moment: Moment) -> Change | None:
    since = moment.failing_since
    return None if since is None else turns.give_back(stored, since, now=moment.now)


_RULES: tuple[tuple[Calls, Callable[[StoredGame, Moment], Change | None]], ...] = (
    (Calls.NOBODY, lambda stored, moment: lobby.close_if_due(stored, now=moment.now)),
    (Calls.LOBBY, lambda stored, moment: lobby_time.call_if_due(stored, now=moment.now)),
    (Calls.BOTH, _closing),
    (Calls.NOBODY, lambda stored, moment: claims.due(stored, moment.delays, now=moment.now)),
    (Calls.NOBODY, _computers),
    (Calls.BACK, _back),
    (Calls.NOBODY, _held),
    (Calls.AFTER_ABSENCE, _given_back),
    (Calls.NOBODY, lambda stored, moment: turns.time_out_if_due(stored, now=moment.now, roller=moment.roller)),
    (Calls.IN_TURN, lambda stored, moment: turns.remind_if_due(stored, now=moment.now)),
    (Calls.IN_TURN, lambda stored, moment: turns.resume_if_due(stored, now=moment.now)),
)
"""The rules that the clock asks in this order, each with the people whom it calls."""
