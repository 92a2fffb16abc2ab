"""The tree of errors that this program raises on purpose.

    FarkleError                 has the key of a sentence, and its fields
    ├── Refused                 the person may not do this now
    │   └── BeyondCoach         the coach can't solve these rules
    ├── IllegalMove             not allowed by the rules now
    ├── NothingToCheck          a game's text without proof of its dice
    ├── Discrepancy             dice that don't follow from the seed
    ├── NotationError           a wrong line of a game's text
    ├── RuleSetError            a rule set with its faults
    ├── UnreadableGame          a stored game that can't be read
    │   └── MissingGame         because its game is not installed
    ├── CoachUnavailable        the coach's process failed
    └── SetupError              a wrong setting, file or argument
        └── NotNow              may work later without a change

`bot.sentences.explain` makes their sentences. Errors such as `ValueError` are mistakes of this program or a plug-in.
Callers catch `ConflictError`, `MovesLostError`, `DatabaseFailedError`, `UnknownOutcomeError`, `OutOfReachError`,
`ThreadGoneError`, `WorkerLostError`, `UnusableTable` and `ContradictionError`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


class FarkleError(Exception):
    """An error that people read. `code` names the sentence for people, `fields` fill it."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions from a worker would be rebuilt from `args`, which fits no constructor.
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[FarkleError], arguments: tuple[object, ...], state: dict[str, object]) -> FarkleError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(state)
    return error


def first_line(error: BaseException) -> str:
    """The first line of an error's message, or its class name if that is empty, as for timeouts."""
    return next(iter(str(error).splitlines()), type(error).__name__)


class Refused(FarkleError): ...


class IllegalMove(FarkleError): ...


class NothingToCheck(FarkleError): ...


class Discrepancy(FarkleError): ...


class UnreadableGame(FarkleError):
    def __init__(self, game_id: int) -> None:
        super().__init__("unreadable-game", id=str(game_id))


class MissingGame(UnreadableGame): ...


class SetupError(FarkleError):
    """An error of the installation or of a command, whose message says what to mend."""


class NotNow(SetupError): ...


NOT_NOW = 75
"""The exit status of a command that may work later, as in sysexits.h."""


class NotationError(FarkleError):
    """A line that is no part of a game. `line` counts from 1; `cause` says why."""

    def __init__(self, line: int, cause: FarkleError) -> None:
        super().__init__("at-line", line=str(line), sentence=cause)
        self.line = line
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule set. `where` is the path in the file if it lies within an option."""

    option: str
    code: str
    fields: Mapping[str, object] = field(default_factory=dict)
    line: int | None = None
    where: str = ""


class RuleSetError(FarkleError):
    """The faults in a rule set, all that were found."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("rule-set-faults", faults=faults)
        self.faults = faults
