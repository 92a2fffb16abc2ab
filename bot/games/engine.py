from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.errors import Fault
from bot.games import seating
from bot.games.chance import DiceOf
from bot.games.measures import Measure
from bot.games.moves import TimeOut
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.seating import MOST_SEATS, Step, Summary, summary
from bot.games.told import Luck, Push, Told, logged_turns, tell
from bot.games.verification import Verdict

State: TypeAlias = seating.State[seating.Seat]
Steps: TypeAlias = tuple[Step[Any, Any], ...]


def _time_out(game: State, _dice: DiceOf) -> Steps:
    return game.rules.engine.play(game, TimeOut(game.current))


@dataclass(frozen=True, kw_only=True)
class Daily:
    """The shipped rule set `base` with other `options`. `turn_points`: of the turn that a fact ends."""

    base: str
    options: Mapping[str, Any]
    turns: int
    turn_points: Callable[[Any], int | None]


@dataclass(frozen=True, kw_only=True, eq=False)
class Engine:
    """`package` has its folder `rulesets`; `standard` is the rule set with all defaults.

    - A choice is a whole decision, with the throw that it ends in. `begin` plays the throws before the first turn.
    - `tell(rules, seats, lines)`. `turns_of`: turns that begin and end in some steps, from the game before them.
    - `own`: measured numbers of a seat, from the game's end and all turns. `alone`: measures of games with one person.
    - `unplayable`: faults that new rule sets must not have, although old games have them.
    - `streaks`: by seat, for the table `farkle_streaks`. `table`: what may be kept of every throw, for JSON.
    - A game to `quick_target` points or fewer counts for nothing, unless that is its usual target.
    """

    name: str
    package: str
    standard: str
    rules: type[OptionSet]
    fewest_seats: int = 2
    most_seats: int = MOST_SEATS
    is_seated_by_lot: Callable[[Any], bool] = lambda _rules: False
    new_game: Callable[[Any, int], State]
    begin: Callable[[Any, DiceOf], Steps] = lambda _game, _dice: ()
    evolve: Callable[[Any, Any], State]
    play: Callable[[Any, Any], Steps]
    choices: Callable[[Any], Sequence[Any]]
    play_choice: Callable[[Any, Any, DiceOf], Steps]
    play_time_out: Callable[[Any, DiceOf], Steps] = _time_out
    summary: Callable[[Any], Summary] = summary
    notation: Notation[Any, Any, Any, Any]
    verify: Callable[[str, Callable[[str], Any]], Verdict]
    measures: tuple[Measure, ...] = ()
    alone: tuple[Measure, ...] = ()
    own: Callable[[Any, int, Sequence[Any]], Mapping[str, int]] = lambda _end, _seat, _turns: {}
    tell: Callable[[Any, int, Sequence[str]], Told] = tell
    turns_of: Callable[[Any, Sequence[Any]], Iterable[Any]] = logged_turns
    highlights: Callable[[Any, Sequence[Any]], tuple[Push | None, Luck | None]] = lambda _rules, _turns: (None, None)
    unplayable: Callable[[Any], Iterator[Fault]] = lambda _rules: iter(())
    streaks: Callable[[Any], Sequence[int]] | None = None
    daily: Daily | None = None
    quick_target: int = 0
    table: Callable[[Any], Iterator[dict[str, Any]]] | None = None

    def __post_init__(self) -> None:
        # If another game claims the rules of a game, they stay that game's.
        if "engine" not in vars(self.rules):
            self.rules.engine = self
