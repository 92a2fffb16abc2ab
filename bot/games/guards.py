"""What is checked first of a move in any game: is the game running, do they sit here, is it their turn?"""

from typing import Protocol

from bot.games.dice import FACES, Dice
from bot.games.errors import IllegalMove
from bot.games.facts import CameBack
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


def check_seat(game: Running, seat: int) -> None:
    """Raises IllegalMove where the game is over, or nobody sits there any more."""
    if game.is_over:
        raise IllegalMove("game-over")
    if seat not in game.active:
        raise IllegalMove("no-such-seat", seat=seat)


def come_back(game: Running, seat: int) -> CameBack:
    """The fact that a seat comes back, which it may do at any time. Raises IllegalMove if it was not put aside."""
    if not game.seat(seat).aside:
        raise IllegalMove("not-aside", seat=seat)
    return CameBack(seat)


def check_turn(game: Running, seat: int, seats_to_move: tuple[int, ...]) -> None:
    """Raises IllegalMove where the game sleeps, or it is not the turn of this seat."""
    if game.is_asleep:
        raise IllegalMove("game-asleep")
    if seat not in seats_to_move:
        raise IllegalMove("other-seats-turn", seat=seat, current=game.current)


def check_dice(dice: Dice, number: int) -> None:
    """Raises IllegalMove where these are not so many dice, or not dice at all."""
    if len(dice) != number:
        raise IllegalMove("wrong-number-of-dice", number=number, given=len(dice))
    if not _FACES.issuperset(dice):
        raise IllegalMove("no-such-face")
