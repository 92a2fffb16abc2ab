"""What people do in a game: what they decide in their turn, how they come back, and how they leave."""

from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.games.moves import ComeBack, Leave
from bot.games.steps import AnyStep
from bot.model.games import Change, Status, StoredGame
from bot.model.seated import is_computer
from bot.play import lobby
from bot.play.chance import Roller
from bot.play.guards import Needs, game_of, only, seat_in
from bot.play.timing import ended, played_on


@only(Needs.TURN)
def choose(stored: StoredGame, _user_id: int, _revision: int, choice: Any, *, now: int, roller: Roller) -> Change:
    """Plays a whole decision of a turn, a choice of the game's kind. A decision to roll includes the throw.

    It was made on the board of this revision.
    """
    # The seed is asked for only by a decision that throws.
    steps = stored.engine.play_choice(game_of(stored), choice, lambda throw, number: roller(stored.seed, throw, number))
    return _played(stored, steps, now)


@only(Needs.SEAT)
def come_back(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Takes up again a seat that was put aside. Where the game sleeps, it wakes, and it is this player's turn."""
    seat = seat_in(stored, user_id)
    if not game_of(stored).seat(seat).aside:
        raise Refused("not-away")
    return _played(stored, stored.engine.play(game_of(stored), ComeBack(seat)), now)


@only(Needs.SEAT)
def leave(stored: StoredGame, user_id: int, *, now: int) -> Change:
    """Gives up the seat for good. Where the host leaves, the next person becomes host.

    Where only computers are left, the game ends: without a winner, unless a single one of them is.
    """
    seat, game = seat_in(stored, user_id), game_of(stored)
    steps = stored.engine.play(game, Leave(seat))
    others = [stored.players[number - 1] for number in game.active if number != seat]
    people = [player for player in others if not is_computer(player)]
    host_id = people[0] if people and user_id == stored.host_id else stored.host_id
    after = played_on(replace(stored, host_id=host_id), steps[-1].after, now)
    return Change(stored, after if people or after.has_ended else ended(after, Status.STOPPED), steps)


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


def _played(stored: StoredGame, steps: tuple[AnyStep, ...], now: int) -> Change:
    return Change(stored, played_on(stored, steps[-1].after, now), steps)
