"""The tree of errors that this program raises on purpose.

    FarkleError                 has a `code`, the key of its sentence in the language files, and `fields` that fill it
    ├── Refused                 something a person may not do at this table now
    │   └── BeyondCoach         the coach can't work out the rules of this game (`bot.coach.adviser`)
    ├── IllegalMove             a move that the rules do not allow now, or a line that is no move
    ├── NothingToCheck          a game's text does not hold what its dice can be checked by
    ├── Discrepancy             the dice in a game's text are not those that follow from its seed
    ├── NotationError           a line of a game's text that cannot be read or played, and which error it causes
    ├── RuleSetError            a rule set that cannot be played: each `Fault` has a code and fields, too
    ├── UnreadableGame          a stored game that can no longer be read
    ├── CoachUnavailable        the coach's process died or hung, or failed (`bot.coach.coach`)
    └── SetupError              a wrong setting, database, file or argument, which has to be mended first
        └── NotNow              what cannot be done now, but may work later without a change

`bot.text.explain` makes a sentence of each; nothing else does. An error of a game has its sentence beside the game's
presentation. People never read other errors. `ValueError` and the like are mistakes of this program or of a plug-in.
Callers catch `ConflictError`, `DatabaseFailedError`, `UnknownOutcomeError`, `WorkerLostError`, `UnusableTable` and
`ContradictionError`, which are defined beside what raises them.
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


class IllegalMove(FarkleError):
    """A move that the rules do not allow now, or a line that is no move."""


class NothingToCheck(FarkleError):
    """The text of a game does not hold what its dice can be checked by."""


class Discrepancy(FarkleError):
    """The dice in the text of a game are not those that follow from its seed."""


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
        super().__init__("at-line", line=str(line), sentence=cause)
        self.line = line
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule set: the option, the key of the sentence, its fields, and the line if it came from a file.

    `where` is the path of the value in the file, if the fault lies within an option.
    """

    option: str
    code: str
    fields: Mapping[str, object] = field(default_factory=dict)
    line: int | None = None
    where: str = ""


class RuleSetError(FarkleError):
    """A rule set that cannot be played, with every fault found."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("rule-set-faults", faults=faults)
        self.faults = faults
