"""The seats of any game, which are numbered from 1 in the order in which they sit."""

from dataclasses import replace
from typing import Any, Generic, Protocol, Self, TypeVar

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
