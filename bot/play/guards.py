"""Who may do what. Every check of an action is written here once, and nowhere else."""

from bot.errors import IllegalMove, Refused
from bot.games.engine import State
from bot.model.games import Status, StoredGame


def game_of(stored: StoredGame) -> State:
    """The game that was begun. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
    if stored.game is None:
        raise Refused("not-begun" if stored.status is Status.LOBBY else "lobby-closed")
    return stored.game


def check_lobby(stored: StoredGame) -> None:
    """Raises Refused (`lobby-closed`, `game-over`, `begun-already`) where this is no open lobby."""
    if stored.status is Status.CLOSED:
        raise Refused("lobby-closed")
    if stored.has_ended:
        raise Refused("game-over")
    if stored.status is not Status.LOBBY:
        raise Refused("begun-already")


def check_adviser(stored: StoredGame, needed_for: str) -> None:
    """Raises Refused (`not-in-this-game`) for hints, opponents or a review (`review`) of a game without an adviser."""
    if stored.adviser is None:
        raise Refused("not-in-this-game", feature=needed_for)


def check_host(stored: StoredGame, user_id: int) -> None:
    """Raises Refused (`only-host`) for everybody but the host."""
    if user_id != stored.host_id:
        raise Refused("only-host", host=str(stored.host_id))


def check_seat(stored: StoredGame, user_id: int) -> int:
    """The seat of somebody who takes part in a game that has not ended.

    Raises Refused (as `game_of`; `game-over`, `sits-not`, `left-already`).
    """
    game, seat = game_of(stored), stored.seat_of(user_id)
    if game.is_over or stored.status is Status.STOPPED:
        raise Refused("game-over")
    return _check_stayed(game, seat)


def check_turn(stored: StoredGame, user_id: int, revision: int) -> int:
    """The seat of somebody who may move now.

    Checks, always in this order: is the game running, do they sit here, is it their turn, and did they see its newest
    `revision`. Raises Refused (as `check_seat`; `game-paused`, `passed-over`, `opponents-turn`, `not-your-turn`,
    `old-board`), or IllegalMove (`game-asleep`).
    """
    seat, game = check_seat(stored, user_id), game_of(stored)
    if stored.status is Status.PAUSED:
        raise Refused("game-paused")
    if stored.is_asleep:
        raise IllegalMove("game-asleep")
    if game.seat(seat).aside:
        raise Refused("passed-over")
    if stored.opponent is not None:
        raise Refused("opponents-turn")
    if seat != game.current:
        raise Refused("not-your-turn", player=str(stored.players[game.current - 1]))
    if revision != game.revision:
        raise Refused("old-board", link=stored.link)
    return seat


def check_rematch(stored: StoredGame, user_id: int) -> None:
    """Raises Refused (`not-over`, `sits-not`, `left-already`) for somebody who may not ask for a rematch."""
    if not stored.has_ended:
        raise Refused("not-over")
    _check_stayed(game_of(stored), stored.seat_of(user_id))


def _check_stayed(game: State, seat: int | None) -> int:
    if seat is None:
        raise Refused("sits-not")
    if game.seat(seat).left:
        raise Refused("left-already")
    return seat
