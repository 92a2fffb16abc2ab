"""What people do in a game: the moves of a turn, how they come back, and how they leave.

A `revision` is that of the board on which the move was made.
"""

from dataclasses import replace

from bot.errors import Refused
from bot.games.farkle.facts import Back, Bank, Follow, Keep, Leave, Roll
from bot.games.farkle.game import Game, Phase
from bot.games.farkle.play import legal
from bot.games.farkle.scoring import Dice
from bot.model.games import Status, StoredGame
from bot.play import lobby
from bot.play.change import Change, Step, play
from bot.play.guards import check_host, check_seat, check_turn, game_of
from bot.play.rolling import Roller
from bot.play.timing import ended, played_on


def roll(stored: StoredGame, user_id: int, revision: int, kept: Dice = (), *, now: int, roller: Roller) -> Change:
    """Sets `kept` aside, where dice lie on the table, and rolls the others."""
    seat = check_turn(stored, user_id, revision)
    game, steps = _keep(game_of(stored), seat, kept)
    return _played(stored, (*steps, *_roll(stored, game, seat, roller)), now)


def bank(stored: StoredGame, user_id: int, revision: int, kept: Dice = (), *, now: int) -> Change:
    """Sets `kept` aside, and banks the points of the turn."""
    seat = check_turn(stored, user_id, revision)
    game, steps = _keep(game_of(stored), seat, kept)
    return _played(stored, (*steps, *play(game, Bank(seat))), now)


def follow(stored: StoredGame, user_id: int, revision: int, *, now: int, roller: Roller) -> Change:
    """Takes over the dice and points of the seat before, and rolls those dice."""
    seat = check_turn(stored, user_id, revision)
    steps = play(game_of(stored), Follow(seat))
    return _played(stored, (*steps, *_roll(stored, steps[-1].after, seat, roller)), now)


def come_back(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Takes up again a seat that was put aside. Where the game sleeps, it wakes, and it is this player's turn."""
    seat = check_seat(stored, user_id)
    if not game_of(stored).seat(seat).aside:
        raise Refused("not-away")
    return _played(stored, play(game_of(stored), Back(seat)), now)


def leave(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Gives up the seat for good. Where the host leaves, the next player becomes host."""
    seat, game = check_seat(stored, user_id), game_of(stored)
    steps = play(game, Leave(seat))
    host_id = stored.host_id
    if user_id == host_id:
        host_id = stored.players[next(number for number in game.active if number != seat) - 1]
    return Change(stored, played_on(replace(stored, host_id=host_id), steps[-1].after, now), steps)


def give_up_seat(stored: StoredGame, user_id: int, *, now: int) -> Change | None:
    """Leaves the lobby or the running game; None for somebody who has no seat there any more, or where it has ended."""
    seat = stored.seat_of(user_id)
    if seat is None:
        return None
    if stored.status is Status.LOBBY:
        return lobby.leave(stored, user_id)
    if stored.is_running and not game_of(stored).seat(seat).left:
        return leave(stored, user_id, now=now)
    return None


def stop(stored: StoredGame, user_id: int, *, may_manage: bool) -> Change:
    """Ends a lobby or game without a winner. Only the host may, or somebody who manages the server."""
    if stored.status is not Status.LOBBY and not stored.is_running:
        raise Refused("game-over")
    if not may_manage:
        check_host(stored, user_id)
    if stored.status is Status.LOBBY:
        return lobby.close(stored)
    return Change(stored, ended(stored, Status.STOPPED))


def _keep(game: Game, seat: int, kept: Dice) -> tuple[Game, tuple[Step, ...]]:
    """The game once the dice are set aside, and the steps to it: none where no dice lie on the table."""
    if not kept and game.phase is not Phase.KEEP:
        return game, ()
    steps = play(game, Keep(seat, kept))
    return steps[-1].after, steps


def _roll(stored: StoredGame, game: Game, seat: int, roller: Roller) -> tuple[Step, ...]:
    dice = roller(stored.seed, game.throw_count + 1, legal(game).throw)
    return play(game, Roll(seat, dice))


def _played(stored: StoredGame, steps: tuple[Step, ...], now: int) -> Change:
    return Change(stored, played_on(stored, steps[-1].after, now), steps)
