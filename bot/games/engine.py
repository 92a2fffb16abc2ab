"""What each game says about itself, so that code that hosts, stores or checks games need not know which one it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.errors import Fault
from bot.games.chance import DiceOf
from bot.games.dice import Dice
from bot.games.measures import Measure, SeatStatistics
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.seating import MOST_SEATS, Seat
from bot.games.steps import Step
from bot.games.summary import Summary
from bot.games.told import Told
from bot.games.verification import Verdict


class Turn(Protocol):
    """What every game knows of the running turn.

    `since` is the revision at which it began, and `timed_out` says that its time ran out. Nothing has happened yet in
    one that `is_fresh`.
    """

    @property
    def since(self) -> int: ...
    @property
    def is_fresh(self) -> bool: ...
    @property
    def timed_out(self) -> bool: ...


class State(Protocol):
    """What every game says about how it stands.

    `current` is the seat whose turn it is, `revision` counts the facts, and `throw_count` those in which dice were
    thrown. A game that `is_asleep` waits for a seat that was put aside.
    """

    @property
    def rules(self) -> OptionSet: ...
    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def numbers(self) -> tuple[int, ...]: ...
    @property
    def active(self) -> tuple[int, ...]: ...
    @property
    def current(self) -> int: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def round(self) -> int: ...
    @property
    def revision(self) -> int: ...
    @property
    def throw_count(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def is_asleep(self) -> bool: ...
    def seat(self, number: int, /) -> Seat: ...


Steps: TypeAlias = tuple[Step[Any, Any], ...]


@dataclass(frozen=True, kw_only=True)
class Daily:
    """How a game is played as the daily dice: alone, by the shipped rule set `base` with other values for `options`.

    `turns` is how many turns that takes, and `turn_points` what a turn brought that a fact ends; None if it ends none.
    """

    base: str
    options: Mapping[str, Any]
    turns: int
    turn_points: Callable[[Any], int | None]


@dataclass(frozen=True, kw_only=True, eq=False)
class Engine:
    """One game: its rules, its moves and facts, its decisions, and its text.

    `name` is what files call the game, `package` the package whose folder `rulesets` has its rule sets, and
    `standard` the one with the defaults of all options. A choice is a whole decision of a player; a decision to throw
    includes the throw. The values of one engine fit together, and fit no other.

    `measures` are what its finished games add up to. Of the rules, the number of seats and the lines of one, `tell`
    gives everything there is to tell, and `numbers` only those of each seat.

    `begin` plays what the dice decide before the first turn. `unplayable` are faults of rules that nobody should make,
    although games by them can be played. `streaks` is what the table `farkle_streaks` has of a game: a number for each
    seat. A game to fewer points than `least_target`, if `target` is an option, may be over with its first turn, and
    counts for nothing. `table` gives what may be kept of every throw, for JSON.
    """

    name: str
    package: str
    standard: str
    rules: type[OptionSet]
    fewest_seats: int
    most_seats: int = MOST_SEATS
    is_seated_by_lot: Callable[[Any], bool] = lambda _rules: False
    new_game: Callable[[Any, int], State]
    begin: Callable[[Any, DiceOf], Steps] = lambda _game, _dice: ()
    evolve: Callable[[Any, Any], State]
    play: Callable[[Any, Any], Steps]
    choices: Callable[[Any], Sequence[Any]]
    play_choice: Callable[[Any, Any, DiceOf], Steps]
    play_time_out: Callable[[Any, DiceOf], Steps]
    seats_to_move: Callable[[Any], tuple[int, ...]]
    legal_moves: Callable[[Any], tuple[Any, ...]]
    dice_to_roll: Callable[[Any], int]
    throw: Callable[[Any, Dice], Any]
    summary: Callable[[Any], Summary]
    notation: Notation[Any, Any, Any, Any]
    verify: Callable[[str, Callable[[str], Any]], Verdict]
    measures: tuple[Measure, ...] = ()
    tell: Callable[[Any, int, Sequence[str]], Told]
    numbers: Callable[[Any, int, Sequence[str]], tuple[SeatStatistics, ...]]
    unplayable: Callable[[Any], Iterator[Fault]] = lambda _rules: iter(())
    streaks: Callable[[Any], Sequence[int]] | None = None
    daily: Daily | None = None
    least_target: int = 0
    table: Callable[[Any], Iterator[dict[str, Any]]] | None = None

    def __post_init__(self) -> None:
        # If another game claims the rules of a game, they stay that game's.
        if "engine" not in vars(self.rules):
            self.rules.engine = self
