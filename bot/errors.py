"""The tree of errors that this program raises on purpose.

    FarkleError             has a `code`, the key of its sentence in the language file, and `fields` for that sentence
    ├── RuleSetError        a rule set that cannot be played: all its faults at once
    ├── NotationError       a line of a game's text that cannot be read or played
    ├── Refused             something a person may not do at this table now
    ├── SetupError          a setting, database or token with which the program cannot start
    └── in bot.games.farkle:
        ├── IllegalMove     a move that the rules do not allow now
        ├── NothingToCheck  a game's text does not hold what its dice can be checked by
        └── Discrepancy     the dice in a game's text are not those that follow from its seed

`bot.text.explain` turns each into what a person reads; nothing else does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


class FarkleError(Exception):
    """Something that a person can be told: `code` names the sentence, `fields` fill it."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields = fields


class Refused(FarkleError):
    """Something that this person may not do at this table now."""


class SetupError(FarkleError):
    """The program cannot start; one line says what to mend."""


class NotationError(FarkleError):
    """Line `line` (from 1) of a game's text is wrong; `cause` says why."""

    def __init__(self, line: int, cause: FarkleError) -> None:
        super().__init__("at-line", line=line)
        self.line = line
        self.cause = cause

    def __str__(self) -> str:
        return f"line {self.line}: {self.cause}"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule set: the option, the key of the sentence, its fields, and the line if it came from a file."""

    option: str
    code: str
    fields: Mapping[str, object] = field(default_factory=dict)
    line: int | None = None


class RuleSetError(FarkleError):
    """A rule set that cannot be played, with every fault found."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("rule-set-faults", count=len(faults))
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(f"{fault.option}: {fault.code}" for fault in self.faults)
