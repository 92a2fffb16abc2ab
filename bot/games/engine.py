"""What each game says about itself, so that code that hosts, stores or checks games need not know which one it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.errors import Fault
from bot.games import seating
from bot.games.chance import DiceOf
from bot.games.facts import PutAside
from bot.games.measures import Measure
from bot.games.moves import TimeOut
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.seating import IDLE_TURNS, MOST_SEATS, Summary, summary
from bot.games.steps import Step
from bot.games.told import Told
from bot.games.verification import Verdict

State: TypeAlias = seating.State[seating.Seat]
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

    `measures` are what its finished games add up to. `tell` looks back at a game from its rules, the number of its
    seats and its lines.

    `begin` plays what the dice decide before the first turn. `unplayable` are faults of rules that nobody should make,
    although games by them can be played. `streaks` is what the table `farkle_streaks` has of a game: a number for each
    seat. A game to fewer points than `least_target`, if `target` is an option, may be over with its first turn, and
    counts for nothing. `table` gives what may be kept of every throw, for JSON.
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
    play_time_out: Callable[[Any, DiceOf], Steps]
    summary: Callable[[Any], Summary] = summary
    notation: Notation[Any, Any, Any, Any]
    verify: Callable[[str, Callable[[str], Any]], Verdict]
    measures: tuple[Measure, ...] = ()
    tell: Callable[[Any, int, Sequence[str]], Told]
    unplayable: Callable[[Any], Iterator[Fault]] = lambda _rules: iter(())
    streaks: Callable[[Any], Sequence[int]] | None = None
    daily: Daily | None = None
    least_target: int = 0
    table: Callable[[Any], Iterator[dict[str, Any]]] | None = None

    def is_aside_if_time_ends(self, game: State) -> bool:
        """Is the current seat put aside if the time of its turn ends now?"""
        if game.seat(game.current).idle_turns + 1 < IDLE_TURNS:
            return False
        # It is, unless that ends the game.
        return any(isinstance(step.fact, PutAside) for step in self.play(game, TimeOut(game.current)))
