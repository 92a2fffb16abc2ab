"""Dice that are fixed before anybody can know them, and that anybody can compute again: see `docs/dice.md`."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import TypeVar

FACES = range(1, 7)
_CHANCE_BYTES = 6

_Seat = TypeVar("_Seat")

Dice = tuple[int, ...]
"""The faces of some dice."""

_FINGERPRINT_DIGITS = 32


def digest_of(interaction_id: int) -> str:
    """The SHA-256 of an id, written as a decimal number, as hex."""
    return hashlib.sha256(str(interaction_id).encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class Seed:
    """What the dice of a game follow from: the bot's secret of 32 bytes, and the players' part.

    `joins` are the digests (`digest_of`) of the interactions by which the players sat down, by seat; computers have
    none. `started` is that of the press on Start; empty before it, and where the dice are those of a day.
    """

    secret: bytes = field(repr=False)
    joins: tuple[str, ...]
    started: str = ""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, as hex. It is shown before the game begins, and fits no other secret."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def players_part(self) -> str:
        """The joins, and the press on Start, with one space between them."""
        return " ".join(filter(None, (*self.joins, self.started)))

    @property
    def fingerprint(self) -> str:
        """The first 32 hex digits of the SHA-256 of the players' part: short enough to be shown with every game."""
        return fingerprint_of(self.players_part)

    def dice(self, throw: int, number: int) -> Dice:
        """`number` dice of one throw. The throws of a game count from 1, those of its roll-off included."""
        return tuple(islice(self._numbers(throw, len(FACES)), number))

    def seating(self) -> tuple[str, ...]:
        """The joins by seat in a game whose first player is drawn: in ascending order, beginning with the drawn one."""
        return from_drawn(tuple(sorted(self.joins)), self.drawn(len(self.joins)))

    def drawn(self, number: int) -> int:
        """Which of so many seats is drawn to be the first, from 1: those of the joins in ascending order come first."""
        return next(Seed(self.secret, tuple(sorted(self.joins)), self.started)._numbers(0, number))

    def chance(self, label: str, number: int) -> float:
        """A number from 0 up to 1 that is no part of any die. Each label has as many as are needed."""
        message = f"{self.players_part}:{label}:{number}".encode("ascii")
        drawn = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:_CHANCE_BYTES])
        return drawn / float(256**_CHANCE_BYTES)

    def _numbers(self, throw: int, most: int) -> Iterator[int]:
        """Numbers from 1 to `most`, all equally likely: bytes that would favour low numbers are skipped."""
        limit = 256 - 256 % most
        for block in count():
            message = f"{self.players_part}:{throw}:{block}".encode("ascii")
            for byte in hmac.digest(self.secret, message, "sha256"):
                if byte < limit:
                    yield byte % most + 1


def fingerprint_of(players_part: str) -> str:
    """The fingerprint of a players' part (`Seed.fingerprint`). Nobody finds two parts that have the same."""
    return hashlib.sha256(players_part.encode("ascii")).hexdigest()[:_FINGERPRINT_DIGITS]


def seed_of(secret: str, joins: Sequence[str], started: str = "") -> Seed:
    """The seed with this secret, given as hex."""
    return Seed(bytes.fromhex(secret), tuple(joins), started)


def from_drawn(seats: tuple[_Seat, ...], drawn: int) -> tuple[_Seat, ...]:
    """The seats in their order, beginning with the drawn one (from 1)."""
    return seats[drawn - 1 :] + seats[: drawn - 1]
