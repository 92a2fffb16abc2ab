"""A game of Yahtzee as a value: what its facts add up to."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games import seating
from bot.games.dice import Dice
from bot.games.facts import Left
from bot.games.seating import State
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
class Seat(seating.Seat):
    """One player's standing."""

    card: Card

    @property
    def total(self) -> int:
        return sum(column.total for column in self.card)

    @property
    def is_done(self) -> bool:
        """Every box is filled."""
        return is_full(self.card)


@dataclass(frozen=True, slots=True)
class Turn(seating.Turn):
    """The running turn.

    `dice` are those on the table (none before the first throw), `held` those of them that stay, in ascending order,
    once that was said (None before). `stayed` are the places, from 0, of those that were held in the last throw.
    `throws` counts the throws that were made.
    """

    dice: Dice = ()
    held: Dice | None = None
    stayed: tuple[int, ...] = ()
    throws: int = 0

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
class Game(State[Seat]):
    """One game. Seats are numbered from 1 in the order in which they sit; seat 1 begins.

    `log` holds the last `LOGGED_TURNS` turns that ended, the newest last.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    phase: Phase = Phase.THROW
    turn: Turn = Turn()
    log: tuple[LoggedTurn, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER


def new_game(rules: RuleSet, seats: int) -> Game:
    """A game before its first fact."""
    return Game(rules, (Seat(new_card(rules)),) * seats)


def leaders(game: Game) -> tuple[int, ...]:
    """The seats that lead: the highest total among all who have not left."""
    top = max((game.seat(number).total for number in game.active), default=0)
    return tuple(number for number in game.active if game.seat(number).total == top)
