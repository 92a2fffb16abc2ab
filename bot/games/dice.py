"""Dice that follow from a secret and the players' part, so that people can check them (`docs/dice.md`)."""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from typing import TypeVar

FACES = range(1, 7)
_CHANCE_BYTES = 6

_Seat = TypeVar("_Seat")

Dice = tuple[int, ...]

_FINGERPRINT_DIGITS = 32


def digest_of(interaction_id: int) -> str:
    """The SHA-256 of an interaction's id as a decimal number, as 64 hexadecimal digits."""
    return hashlib.sha256(str(interaction_id).encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class Seed:
    """What the dice of a game follow from: the bot's secret, 32 bytes as hex, and the digests of people's interactions.
    `joins`: by seat, without computers. `started`: the press on Start; empty before it, and for the dice of a day.
    """

    secret: str = field(repr=False)
    joins: tuple[str, ...]
    started: str = ""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, as hexadecimal digits, which is shown before the game begins."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def players_part(self) -> str:
        return " ".join(filter(None, (*self.joins, self.started)))

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.players_part)

    def dice(self, throw: int, number: int) -> Dice:
        """The first `number` dice of a throw. `throw` counts a game's throws from 1, including its roll-off."""
        return tuple(islice(self._numbers(throw, len(FACES)), number))

    def seating(self) -> tuple[str, ...]:
        """The joins in the order of seats if the first player is drawn: ascending, beginning with the drawn one."""
        return beginning_with(tuple(sorted(self.joins)), self.first_seat(len(self.joins)))

    def first_seat(self, number: int) -> int:
        """The first seat, from 1 in ascending order of the joins."""
        return next(Seed(self.secret, tuple(sorted(self.joins)), self.started)._numbers(0, number))

    def chance(self, label: str, number: int) -> float:
        """A number from 0 up to, but without, 1 that shares no part with any die."""
        message = f"{self.players_part}:{label}:{number}"
        drawn = int.from_bytes(self._digest(message)[:_CHANCE_BYTES])
        return drawn / float(256**_CHANCE_BYTES)

    def _numbers(self, throw: int, most: int) -> Iterator[int]:
        """Numbers from 1 to `most`, without end, for a throw; bytes that would favour low numbers are skipped."""
        limit = 256 - 256 % most
        for block in count():
            message = f"{self.players_part}:{throw}:{block}"
            for byte in self._digest(message):
                if byte < limit:
                    yield byte % most + 1

    def _digest(self, message: str) -> bytes:
        return hmac.digest(bytes.fromhex(self.secret), message.encode("ascii"), "sha256")


Roller = Callable[[Seed, int, int], Dice]
"""Throws dice, from the game's seed, the number of the throw (from 1) and how many dice it has."""


def fingerprint_of(players_part: str) -> str:
    """A digest of the players' part that is short enough for every game to show."""
    return hashlib.sha256(players_part.encode("ascii")).hexdigest()[:_FINGERPRINT_DIGITS]


def beginning_with(seats: tuple[_Seat, ...], first: int) -> tuple[_Seat, ...]:
    return seats[first - 1 :] + seats[: first - 1]
