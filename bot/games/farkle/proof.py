"""What the text of a game says about its dice, so that anybody can check them: see `docs/dice.md`."""

import re
from dataclasses import dataclass, replace

from bot.games.farkle.errors import IllegalMove

PROOF_WORDS = ("commitment", "joins", "secret")
"""The first words of the lines that hold a proof."""

_HEX = re.compile("[0-9a-f]{64}")
_ID = re.compile("[1-9][0-9]{0,19}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What the dice of a game can be checked by, as far as its text says: `joins` are ids by seat, the rest is hex."""

    commitment: str = ""
    joins: tuple[int, ...] = ()
    secret: str = ""

    def with_line(self, word: str, rest: str, seats: int) -> "Proof":
        """This proof with what another line says: its first word, and the rest. Raises IllegalMove."""
        if getattr(self, word):
            raise IllegalMove("set-twice", option=word)
        if word != "joins":
            if not _HEX.fullmatch(rest):
                raise IllegalMove("not-hex", word=word)
            return replace(self, commitment=rest) if word == "commitment" else replace(self, secret=rest)
        ids = rest.split()
        if not all(map(_ID.fullmatch, ids)):
            raise IllegalMove("not-ids")
        if len(ids) != seats:
            raise IllegalMove("wrong-number-of-ids", number=seats, given=len(ids))
        return replace(self, joins=tuple(map(int, ids)))


NO_PROOF = Proof()
