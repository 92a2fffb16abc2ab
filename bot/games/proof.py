"""The lines of a game's text that prove its dice: commitment, joins, start and secret (`docs/dice.md`)."""

import re
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import IllegalMove

PROOF_WORDS = ("commitment", "joins", "started", "day", "secret")
NEEDED_WORDS = ("commitment", "joins", "started", "secret")
NEEDED_WORDS_OF_A_DAY = ("commitment", "day", "secret")
"""The lines that prove the dice of a day, which do not depend on their player."""

_HEX = re.compile("[0-9a-f]{64}")
_DAY = re.compile("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
# Texts from before version 1.0 may have ids instead of digests.
_JOIN = re.compile("[0-9a-f]{64}|[1-9][0-9]{0,19}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves the dice of a game. `joins` and `started` are digests. The dice of a day have a `day`, such as
    `2026-11-22`, instead. The rest is hex.
    """

    commitment: str = ""
    joins: tuple[str, ...] = ()
    secret: str = ""
    started: str = ""
    day: str = ""

    @property
    def players_part(self) -> tuple[str, ...]:
        return (self.day,) if self.day else self.joins

    def with_line(self, word: str, rest: str, people: int) -> "Proof":
        """The proof with what a line says added. Raises IllegalMove if the line contradicts others or is malformed."""
        if getattr(self, word):
            raise IllegalMove("set-twice", option=word)
        of_the_other_kind = {"joins": self.day, "started": self.day, "day": self.joins or self.started}
        if of_the_other_kind.get(word):
            raise IllegalMove("day-and-joins")
        value: Any = rest
        if word == "joins":
            value = tuple(rest.split())
            if not all(map(_JOIN.fullmatch, value)):
                raise IllegalMove("not-ids")
            if len(value) != people:
                raise IllegalMove("wrong-number-of-ids", number=people, given=len(value))
        elif word == "day" and not _DAY.fullmatch(rest):
            raise IllegalMove("no-day")
        elif word != "day" and not _HEX.fullmatch(rest):
            raise IllegalMove("not-hex", word=word)
        return replace(self, **{word: value})


NO_PROOF = Proof()
