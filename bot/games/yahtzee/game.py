"""A game of Yahtzee as a value: what its facts add up to."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.dice import Dice
from bot.games.facts import Left
from bot.games.seating import Presence, Seating
from bot.games.yahtzee.card import Card, is_full, new_card
from bot.games.yahtzee.facts import Scored
from bot.games.yahtzee.rules import THROWS, RuleSet

FEWEST_SEATS = 1
LOGGED_TURNS = 3
"""So many of the last turns are remembered as a whole."""


class Phase(StrEnum):
    """What the game waits for."""

    THROW = "throw"
    HOLD_OR_SCORE = "hold_or_score"
    DECIDED = "decided"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat(Presence):
    """One player's standing.

    `idle_turns` counts its latest turns in a row whose time ran out. A seat that is `aside` is passed over until it
    comes back.
    """

    card: Card
    left: bool = False
    idle_turns: int = 0
    aside: bool = False

    @property
    def total(self) -> int:
        return sum(column.total for column in self.card)

    @property
    def is_done(self) -> bool:
        """Every box is filled."""
        return is_full(self.card)


@dataclass(frozen=True, slots=True)
class Turn:
    """The running turn.

    `dice` are those on the table (none before the first throw), `held` those of them that stay, in ascending order,
    once that was said (None before). `stayed` are the places, from 0, of those that were held in the last throw.
    `throws` counts the throws that were made. `since` is the revision at which the turn began, and `timed_out` says
    that its time ran out.
    """

    dice: Dice = ()
    held: Dice | None = None
    stayed: tuple[int, ...] = ()
    throws: int = 0
    since: int = 0
    timed_out: bool = False

    @property
    def throws_left(self) -> int:
        return THROWS - self.throws

    @property
    def is_fresh(self) -> bool:
        """Nothing has happened in this turn yet."""
        return not self.throws


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """A turn that has ended: the state that it ended in, and what ended it."""

    turn: Turn
    ended_by: Scored | Left


@dataclass(frozen=True, slots=True)
class Game(Seating[Seat]):
    """One game. Seats are numbered from 1 in the order in which they sit; seat 1 begins.

    `current` is the seat whose turn it is. `round` counts the rounds from 1, `revision` the facts, and `throw_count`
    those in which dice were thrown. `log` holds the last `LOGGED_TURNS` turns that ended, the newest last.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    phase: Phase = Phase.THROW
    current: int = 1
    turn: Turn = Turn()
    winners: tuple[int, ...] = ()
    round: int = 1
    revision: int = 0
    throw_count: int = 0
    log: tuple[LoggedTurn, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def is_asleep(self) -> bool:
        """The game waits for a seat that was put aside: nobody who still has a turn is there."""
        return self.phase is Phase.THROW and self.seat(self.current).aside


def next_throw(game: Game) -> int:
    """The number of the throw that comes next, from which its dice follow. Throws count from 1."""
    return game.throw_count + 1


def new_game(rules: RuleSet, seats: int) -> Game:
    """A game before its first fact."""
    return Game(rules, (Seat(new_card(rules)),) * seats)


def leaders(game: Game) -> tuple[int, ...]:
    """The seats that lead: the highest total among all who have not left."""
    top = max((game.seat(number).total for number in game.active), default=0)
    return tuple(number for number in game.active if game.seat(number).total == top)
