"""Dice that were fixed before anybody could know them, and that anybody can compute again: `docs/dice.md`."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

from bot.games.farkle.scoring import Dice

_SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Seed:
    """All that the dice of a game follow from: the bot's secret of 32 bytes, and the players' part.

    `joins` are the ids of the interactions by which the players sat down, by seat.
    """

    secret: bytes = field(repr=False)
    joins: tuple[int, ...]

    @property
    def commitment(self) -> str:
        """What is shown before anybody else knows the secret, and fits no other: its SHA-256, as hex."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def players_part(self) -> str:
        return " ".join(map(str, self.joins))

    def dice(self, throw: int, number: int) -> Dice:
        """So many dice of a throw; throws count from 1, roll-off included."""
        return tuple(islice(self._numbers(throw, 6), number))

    def seating(self) -> tuple[int, ...]:
        """The ids by seat where it is drawn who begins: ascending, and then from the drawn one on."""
        joins = tuple(sorted(self.joins))
        first = next(Seed(self.secret, joins)._numbers(0, len(joins)))
        return joins[first - 1 :] + joins[: first - 1]

    def _numbers(self, throw: int, most: int) -> Iterator[int]:
        """Numbers from 1 to `most`, all equally likely: bytes that would favour the low ones are passed over."""
        limit = 256 - 256 % most
        for block in count():
            message = f"{self.players_part}:{throw}:{block}".encode("ascii")
            for byte in hmac.digest(self.secret, message, "sha256"):
                if byte < limit:
                    yield byte % most + 1


def draw_secret() -> str:
    """A new secret, as hex."""
    return secrets.token_bytes(_SECRET_BYTES).hex()


def seed_of(secret: str, joins: Sequence[int]) -> Seed:
    """The seed of a secret that is given as hex."""
    return Seed(bytes.fromhex(secret), tuple(joins))
