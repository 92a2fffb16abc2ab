"""Checks who may do what now, in one order for buttons, typed moves and commands."""

from collections.abc import Callable
from enum import Flag, auto
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from bot.errors import IllegalMove, Refused
from bot.games.engine import State
from bot.model.games import Status, StoredGame

_Rest = ParamSpec("_Rest")
_Result = TypeVar("_Result")
_Action = Callable[Concatenate[StoredGame, int, _Rest], _Result]


class Needs(Flag):
    """The needs of an action, in the order of their checks."""

    HELPER = auto()
    """The person may end and pause games of others on this server."""
    LOBBY = auto()
    INVITED = auto()
    """The host challenged this person."""
    HINTS = auto()
    """The game has hints, and they are allowed."""
    RUNNING = auto()
    ENDED = auto()
    """The game has ended, and this person stayed."""
    PLAYED = auto()
    """The person has or had a seat."""
    SEAT = auto()
    HOST = auto()
    CALL = auto()
    """The person may act out of turn, and saw the newest board."""
    TURN = auto()
    """The person may move, and saw the newest board."""


def only(needs: Needs) -> Callable[[_Action[_Rest, _Result]], _Action[_Rest, _Result]]:
    """Wraps an action that gets the game and the user's id."""

    def guarded_by(action: _Action[_Rest, _Result]) -> _Action[_Rest, _Result]:
        @wraps(action)
        def guarded(stored: StoredGame, user_id: int, /, *rest: _Rest.args, **named: _Rest.kwargs) -> _Result:
            check(needs, stored, user_id)
            return action(stored, user_id, *rest, **named)

        return guarded

    return guarded_by


def check(needs: Needs, stored: StoredGame, user_id: int, revision: int = 0, *, may_help: bool = False) -> None:
    """Checks what an action needs; raises Refused or IllegalMove if something lacks. `revision` is the one that was
    seen.
    """
    if Needs.HELPER in needs:
        check_manager(may_help)
    if Needs.LOBBY in needs:
        _check_lobby(stored)
    if Needs.INVITED in needs and user_id != stored.invited:
        raise Refused("unknown-button")
    if Needs.HINTS in needs:
        _check_hints(stored)
    if Needs.RUNNING in needs and not stored.is_running:
        raise Refused("not-paused")
    if Needs.ENDED in needs:
        if not stored.has_ended:
            raise Refused("not-over")
        _check_stayed(stored, user_id)
    if Needs.PLAYED in needs:
        _check_played(stored, user_id)
    if Needs.SEAT in needs:
        seat_in(stored, user_id)
    if Needs.HOST in needs:
        check_host(stored.acting_host, user_id)
    if needs & (Needs.CALL | Needs.TURN):
        _check_play(stored, user_id, revision, is_call=Needs.TURN not in needs)


def check_manager(may_manage: bool) -> None:
    """Checks that a person is a manager; raises Refused (`needs-manage-server`) if not."""
    if not may_manage:
        raise Refused("needs-manage-server")


def check_host(host_id: int, user_id: int) -> None:
    """Checks that a person is the host; raises Refused (`only-host`) if not."""
    if user_id != host_id:
        raise Refused("only-host", host=str(host_id))


def is_for_others(stored: StoredGame, user_id: int, *, may_help: bool) -> bool:
    """Whether a person decides as a helper, not as the host. Raises Refused (`only-host`, and as `check_helper`)."""
    if may_help and user_id != stored.acting_host:
        check_helper(stored, user_id)
        return True
    check_host(stored.acting_host, user_id)
    return False


def check_helper(stored: StoredGame, user_id: int) -> None:
    """Checks that a helper has and had no seat in the game; raises Refused (`helper-plays`) otherwise."""
    if stored.seats.number_of(user_id) is not None:
        raise Refused("helper-plays", host=str(stored.acting_host))


def game_of(stored: StoredGame) -> State:
    """The game that has begun. Raises Refused (`not-begun`, `lobby-closed`) without one."""
    if stored.game is not None:
        return stored.game
    if stored.status is Status.LOBBY:
        raise Refused("not-begun")
    raise Refused("lobby-closed", game=stored.engine.name)


def seat_in(stored: StoredGame, user_id: int) -> int:
    """The seat of a person in a game that has not ended. Raises Refused (as `game_of`; `game-ended`, `sits-not`)."""
    if game_of(stored).is_over or stored.status is Status.STOPPED:
        raise Refused("game-ended", game=stored.engine.name)
    return _check_stayed(stored, user_id)


def check_adviser(stored: StoredGame) -> None:
    """Checks that the game has a coach; raises Refused (`not-in-this-game`) if not."""
    if stored.adviser is None:
        raise Refused("not-in-this-game", feature="hints")


def may_opponent_play(stored: StoredGame) -> bool:
    return stored.opponent is not None and stored.status is Status.PLAYING and not stored.is_asleep


def is_timed(stored: StoredGame) -> bool:
    """Does the clock play when the time ends?"""
    return stored.status is Status.PLAYING and stored.opponent is None and not stored.is_asleep


def is_past(moment: int | None, now: int) -> bool:
    return moment is not None and moment <= now


def _check_lobby(stored: StoredGame) -> None:
    if stored.status is Status.CLOSED:
        raise Refused("lobby-closed", game=stored.engine.name)
    if stored.has_ended:
        raise Refused("game-ended", game=stored.engine.name)
    if stored.status is not Status.LOBBY:
        raise Refused("begun-already", game=stored.engine.name)


def _check_hints(stored: StoredGame) -> None:
    check_adviser(stored)
    if not stored.hints and stored.is_running:
        raise Refused("no-hints")


def _check_played(stored: StoredGame, user_id: int) -> int:
    seat = stored.seats.number_of(user_id)
    if seat is None:
        raise Refused("sits-not", game=stored.engine.name)
    return seat


def _check_stayed(stored: StoredGame, user_id: int) -> int:
    game, seat = game_of(stored), _check_played(stored, user_id)
    if game.seat(seat).left:
        raise Refused("sits-not", game=stored.engine.name)
    return seat


def _check_play(stored: StoredGame, user_id: int, revision: int, *, is_call: bool) -> None:
    seat, game = seat_in(stored, user_id), game_of(stored)
    if stored.status is Status.PAUSED:
        raise Refused("board-paused")
    if stored.is_asleep and seat == stored.lone:
        raise Refused("nobody-else-here")
    if stored.is_asleep and stored.lone is None:
        raise IllegalMove("game-asleep")
    if game.seat(seat).aside:
        raise Refused("passed-over")
    if stored.opponent is not None and not is_call:
        raise Refused("opponents-turn")
    if seat != game.current and not is_call:
        raise Refused("not-your-turn", player=str(stored.current_player))
    if revision != game.revision:
        raise Refused("old-board", link=stored.link_for(user_id))
