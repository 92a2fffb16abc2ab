"""What the text of a game says about its dice, so that anybody can check them: see `docs/dice.md`."""

import re
from dataclasses import dataclass, replace

from bot.errors import IllegalMove

PROOF_WORDS = ("commitment", "joins", "started", "day", "secret")
"""The first words of the lines that hold a proof."""
NEEDED_WORDS = ("commitment", "joins", "started", "secret")
"""Those without which nothing can be checked."""
NEEDED_WORDS_OF_A_DAY = ("commitment", "day", "secret")
"""The same for a game whose dice are those of a day: they follow from nothing that its player did."""

_HEX = re.compile("[0-9a-f]{64}")
_DAY = re.compile("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
# Texts of games from before version 1.0 may have ids, by which no dice are computed any more.
_JOIN = re.compile("[0-9a-f]{64}|[1-9][0-9]{0,19}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What the dice of a game can be checked by, as far as its text says.

    `joins` say by seat how the people sat down, and `started` is the digest of the press on Start. If the dice are
    those of a day, `day` is it, such as `2026-11-22`, and stands for both. The rest is hex.
    """

    commitment: str = ""
    joins: tuple[str, ...] = ()
    secret: str = ""
    started: str = ""
    day: str = ""

    @property
    def players_part(self) -> tuple[str, ...]:
        """What beside the secret and the press on Start the dice follow from."""
        return (self.day,) if self.day else self.joins

    def with_line(self, word: str, rest: str, people: int) -> "Proof":
        """This proof with what another line says: its first word, and the rest. So many `people` have ids.

        Raises IllegalMove.
        """
        if getattr(self, word):
            raise IllegalMove("set-twice", option=word)
        if self.day if word in ("joins", "started") else word == "day" and (self.joins or self.started):
            raise IllegalMove("day-and-joins")
        if word == "day":
            if not _DAY.fullmatch(rest):
                raise IllegalMove("no-day")
            return replace(self, day=rest)
        if word != "joins":
            if not _HEX.fullmatch(rest):
                raise IllegalMove("not-hex", word=word)
            match word:
                case "commitment":
                    return replace(self, commitment=rest)
                case "started":
                    return replace(self, started=rest)
            return replace(self, secret=rest)
        joins = rest.split()
        if not all(map(_JOIN.fullmatch, joins)):
            raise IllegalMove("not-ids")
        if len(joins) != people:
            raise IllegalMove("wrong-number-of-ids", number=people, given=len(joins))
        return replace(self, joins=tuple(joins))


NO_PROOF = Proof()
