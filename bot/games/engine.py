"""What the bot asks of a game: an abstract class. Every function is pure; dice arrive as values."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.errors import Fault
from bot.games import seating
from bot.games.chance import DiceOf
from bot.games.measures import Measure
from bot.games.moves import TimeOut
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.seating import MOST_SEATS, AnyStep, Result, Step, result
from bot.games.summary import Luck, Push, Summary, logged_turns, summarize
from bot.games.verification import Verdict

State: TypeAlias = seating.State[seating.Seat]
Steps: TypeAlias = tuple[AnyStep, ...]

_Rules = TypeVar("_Rules", bound=OptionSet)
_Game = TypeVar("_Game", bound=seating.State[seating.Seat])
_Fact = TypeVar("_Fact")
_Move = TypeVar("_Move")
_Choice = TypeVar("_Choice")


class Solo(NamedTuple):
    """What one person plays alone: the shipped rule set `base` with other `options`. `turn_points`: of the turn that a
    fact ends. `risk`: what was at risk in the throw that a fact makes good, from the game before the fact.
    """

    base: str
    options: Mapping[str, object]
    turns: int
    turn_points: Callable[[Any], int | None]
    risk: Callable[[Any, Any], "Risk | None"]


class Risk(NamedTuple):
    """The points that a throw put at risk, and the number of dice thrown."""

    points: int
    dice: int


class Engine(ABC, Generic[_Rules, _Game, _Fact, _Move, _Choice]):
    """The rules of one game; `Engine[RuleSet, Game, Fact, Move, Choice]` names its types.

    - `package` has its folder `rulesets`; `standard` is the rule set with all defaults.
    - `notation` writes and reads a game as text. `measures` are what the games of a player add up to, `alone` those of
      games with one person.
    - A game to `quick_target` points or fewer counts for nothing, unless that is its usual target.
    """

    name: str
    package: str
    standard: str
    rules: type[_Rules]
    notation: Notation[_Rules, _Game, _Fact, _Move]
    fewest_seats: int = 2
    most_seats: int = MOST_SEATS
    measures: tuple[Measure, ...] = ()
    alone: tuple[Measure, ...] = ()
    solo: Solo | None = None
    quick_target: int = 0

    def __init__(self) -> None:
        # If another game claims the rules of a game, they stay that game's.
        if "engine" not in vars(self.rules):
            self.rules.engine = self

    @abstractmethod
    def new_game(self, rules: _Rules, seats: int, /) -> _Game:
        """A game before its first move."""

    @abstractmethod
    def play(self, game: _Game, move: _Move, /) -> tuple[Step[_Fact, _Game], ...]:
        """The facts that a move causes, each with the game after it. Raises IllegalMove."""

    @abstractmethod
    def evolve(self, game: _Game, fact: _Fact, /) -> _Game:
        """The game after a fact, which is not checked."""

    @abstractmethod
    def choices(self, game: _Game, /) -> Sequence[_Choice]:
        """All decisions of the current player, each with the throw that it ends in."""

    @abstractmethod
    def play_choice(self, game: _Game, choice: _Choice, dice: DiceOf, /) -> tuple[Step[_Fact, _Game], ...]:
        """The steps that a choice causes, with the throw that it ends in. Raises IllegalMove."""

    @abstractmethod
    def verify(self, text: str, rules_of: Callable[[str], _Rules | None], /) -> Verdict:
        """The verdict on the dice of a game as text. `Verifier(notation, most_dice).verify` is enough if seat 1
        begins.
        """

    def begin(self, _game: _Game, _dice: DiceOf, /) -> tuple[Step[_Fact, _Game], ...]:
        """The steps before the first turn, such as a roll-off."""
        return ()

    def decide(self, game: _Game, chance: float, /) -> _Choice:
        """What a computer plays without a coach: any choice, by a number from 0 up to 1 from the game's secret."""
        choices = self.choices(game)
        return choices[int(chance * len(choices))]

    def play_time_out(self, game: _Game, _dice: DiceOf, /) -> tuple[Step[_Fact, _Game], ...]:
        """The clock's steps in a turn whose time ran out. By default, it throws no dice."""
        return self.play(game, TimeOut(game.current))  # type: ignore[arg-type]  # every game has this move

    def is_seated_by_lot(self, _rules: _Rules, /) -> bool:
        return False

    def result(self, game: _Game, /) -> Result:
        return result(game)

    def standing(self, game: _Game, seat: int, /) -> float:
        """A number that says how well a seat stands, more if better. Winners come before all others, and who left comes
        last.
        """
        return float(game.seat(seat).total)

    def own(self, _end: _Game, _seat: int, _turns: Sequence[Any], /) -> Mapping[str, int]:
        """The numbers of a seat, from the game's end and all turns, that other games do not have."""
        return {}

    def summarize(self, rules: _Rules, seats: int, lines: Sequence[str], /) -> Summary:
        """What a finished game adds up to. Raises any kind of error if the lines are not a finished game."""
        return summarize(rules, seats, lines)

    def turns_of(self, before: _Game, steps: Sequence[Step[_Fact, _Game]], /) -> Iterable[Any]:
        """The turns that begin and end in these steps."""
        return logged_turns(before, steps)

    def highlights(self, _rules: _Rules, _turns: Sequence[Any], /) -> tuple[Push | None, Luck | None]:
        return None, None

    def unplayable(self, _rules: _Rules, /) -> Iterator[Fault]:
        """Faults that new rule sets must not have, although old games have them."""
        return iter(())

    def streaks(self, _game: _Game, /) -> Sequence[int]:
        """The farkles in a row of each seat, in order, for the table `farkle_streaks`; empty if the game has none."""
        return ()

    def table(self, _rules: _Rules, /) -> Iterator[dict[str, object]] | None:
        """The keeps of every throw, for JSON; None if the game has no such table."""
        return None


AnyEngine: TypeAlias = Engine[Any, Any, Any, Any, Any]
