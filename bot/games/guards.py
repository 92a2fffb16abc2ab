"""What every game decides alike: is the game running, do they sit here, is it their turn, are they still there?"""

from typing import Protocol

from bot.errors import IllegalMove
from bot.games.dice import FACES, Dice
from bot.games.facts import CameBack, Left, PutAside
from bot.games.moves import ComeBack, Leave
from bot.games.seating import Seat

_FACES = frozenset(FACES)


class Running(Protocol):
    """What is asked of a game here."""

    @property
    def is_over(self) -> bool: ...
    @property
    def is_asleep(self) -> bool: ...
    @property
    def active(self) -> tuple[int, ...]: ...
    @property
    def current(self) -> int: ...
    def seat(self, number: int, /) -> Seat: ...


def leaving_or_back(game: Running, move: object, seat: int, seats_to_move: tuple[int, ...]) -> Left | CameBack | None:
    """The fact of a move that any seat may make at any time; None for another one, if it is the turn of its seat.

    Raises IllegalMove.
    """
    if game.is_over:
        raise IllegalMove("game-over")
    if seat not in game.active:
        raise IllegalMove("no-such-seat", seat=seat)
    if isinstance(move, Leave):
        return Left(seat)
    if isinstance(move, ComeBack):
        if not game.seat(seat).aside:
            raise IllegalMove("not-aside")
        return CameBack(seat)
    if game.is_asleep:
        raise IllegalMove("game-asleep")
    if seat not in seats_to_move:
        raise IllegalMove("other-seats-turn", seat=seat)
    return None


def put_aside(game: Running) -> PutAside | None:
    """The fact that follows between turns if a seat was idle too often, and was not put aside yet."""
    idle = [seat for seat in game.active if not (game.seat(seat).is_present or game.seat(seat).aside)]
    return PutAside(idle[0]) if idle else None


def check_dice(dice: Dice, number: int) -> None:
    """Raises IllegalMove where these are not so many dice, or not dice at all."""
    if len(dice) != number:
        raise IllegalMove("wrong-number-of-dice", number=number, given=len(dice))
    if not _FACES.issuperset(dice):
        raise IllegalMove("no-such-face")
