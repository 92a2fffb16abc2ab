"""Dice that are fixed before anybody can know them, and that anybody can compute again: see `docs/dice.md`."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

FACES = range(1, 7)

Dice = tuple[int, ...]
"""The faces of some dice."""


@dataclass(frozen=True, slots=True)
class Seed:
    """What the dice of a game follow from: the bot's secret of 32 bytes, and the players' part.

    `joins` are the ids of the interactions with which the players sat down, by seat.
    """

    secret: bytes = field(repr=False)
    joins: tuple[int, ...]

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, as hex. It is shown before the game begins, and fits no other secret."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def players_part(self) -> str:
        return " ".join(map(str, self.joins))

    def dice(self, throw: int, number: int) -> Dice:
        """`number` dice of one throw. The throws of a game count from 1, those of its roll-off included."""
        return tuple(islice(self._numbers(throw, len(FACES)), number))

    def seating(self) -> tuple[int, ...]:
        """The ids by seat in a game whose first player is drawn: in ascending order, beginning with the drawn one."""
        joins = tuple(sorted(self.joins))
        first = next(Seed(self.secret, joins)._numbers(0, len(joins)))
        return joins[first - 1 :] + joins[: first - 1]

    def _numbers(self, throw: int, most: int) -> Iterator[int]:
        """Numbers from 1 to `most`, all equally likely: bytes that would favour low numbers are skipped."""
        limit = 256 - 256 % most
        for block in count():
            message = f"{self.players_part}:{throw}:{block}".encode("ascii")
            for byte in hmac.digest(self.secret, message, "sha256"):
                if byte < limit:
                    yield byte % most + 1


def seed_of(secret: str, joins: Sequence[int]) -> Seed:
    """The seed with this secret, given as hex."""
    return Seed(bytes.fromhex(secret), tuple(joins))
