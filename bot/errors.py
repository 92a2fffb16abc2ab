"""The tree of errors that this program raises on purpose.

    FarkleError             has a `code`, the key of its sentence in the language file, and `fields` for that sentence
    ├── RuleSetError        a rule set that cannot be played: all its faults at once
    ├── NotationError       a line of a game's text that cannot be read or played
    ├── Refused             something a person may not do at this table now
    ├── UnreadableGame      a stored game that can no longer be read
    ├── SetupError          a setting, database or token with which the program cannot start
    │   └── NotNow          the program cannot start now, but may later without a change
    └── in bot.games.errors:
        ├── IllegalMove     a move that the rules do not allow now
        ├── NothingToCheck  a game's text does not hold what its dice can be checked by
        └── Discrepancy     the dice in a game's text are not those that follow from its seed

`bot.text.explain` turns each into what a person reads; nothing else does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class FarkleError(Exception):
    """Something that a person can be told: `code` names the sentence, `fields` fill it."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields = fields

    def __reduce__(self) -> tuple[Any, ...]:
        # By default, an exception that comes from a worker would be made anew from `args`, which fits no constructor.
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[FarkleError], arguments: tuple[object, ...], state: dict[str, object]) -> FarkleError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(state)
    return error


def first_line(error: BaseException) -> str:
    """What an error of another library says, in one line: its kind, where it says nothing, as timeouts do."""
    return next(iter(str(error).splitlines()), type(error).__name__)


class Refused(FarkleError):
    """Something that this person may not do at this table now."""


class UnreadableGame(FarkleError):
    """A stored game that can no longer be read, so that nobody can play it. It concerns no other game."""

    def __init__(self, game_id: int) -> None:
        super().__init__("unreadable-game", id=str(game_id))


class SetupError(FarkleError):
    """The program cannot start; one line says what to mend."""


class NotNow(SetupError):
    """The program cannot start now. Nothing has to be mended: later, or once something else has ended, it can."""


NOT_NOW = 75
"""The exit status of a process that cannot start now, as in sysexits.h."""


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
