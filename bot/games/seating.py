"""The seats of any game, which are numbered from 1 in the order in which they sit, and who of them may do something."""

from dataclasses import replace
from typing import Any, Generic, Protocol, Self, TypeVar

from bot.errors import IllegalMove
from bot.games.dice import FACES, Dice
from bot.games.facts import CameBack, Left, PutAside
from bot.games.moves import ComeBack, Leave

MOST_SEATS = 8
"""So many sit at a table, whatever is played there."""
IDLE_TURNS = 2
"""After this many turns in a row whose time ran out, a seat is put aside."""


class Seat(Protocol):
    """What every game knows of a seat: its total, whether it left, and whether it was put aside.

    One that `is_present` did neither, and is not about to be put aside.
    """

    @property
    def total(self) -> int: ...
    @property
    def left(self) -> bool: ...
    @property
    def aside(self) -> bool: ...
    @property
    def is_present(self) -> bool: ...


class Presence:
    """What a seat can say of whether its player is there. The seat has these as fields.

    `idle_turns` counts its latest turns in a row whose time ran out. A seat that is `aside` is passed over until it
    comes back.
    """

    __slots__ = ()

    left: bool
    aside: bool
    idle_turns: int

    @property
    def is_present(self) -> bool:
        """Neither left, nor put aside, nor about to be."""
        return not (self.left or self.aside or self.idle_turns >= IDLE_TURNS)


SeatT = TypeVar("SeatT", bound=Seat)


class Seating(Generic[SeatT]):
    """What a game can say of its seats. The game has them as a field."""

    __slots__ = ()

    seats: tuple[SeatT, ...]

    def seat(self, number: int) -> SeatT:
        return self.seats[number - 1]

    def with_seat(self, number: int, **changes: Any) -> Self:
        """The game with other values for some fields of a seat."""
        seat = replace(self.seat(number), **changes)  # type: ignore[type-var]  # a protocol cannot say "a dataclass"
        seats = (*self.seats[: number - 1], seat, *self.seats[number:])
        return replace(self, seats=seats)  # type: ignore[type-var]  # nor can a class that has no fields of its own

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.seats) + 1))

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not left."""
        return tuple([number for number, seat in enumerate(self.seats, 1) if not seat.left])

    def from_seat(self, first: int) -> tuple[int, ...]:
        """All seats in the order of play, beginning with `first`."""
        return self.numbers[first - 1 :] + self.numbers[: first - 1]


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
