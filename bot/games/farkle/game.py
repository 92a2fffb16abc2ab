"""A game of Farkle as a value: what its facts add up to."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.farkle.facts import Start
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import Dice

MOST_SEATS = 8
IDLE_TURNS = 2
"""So many turns in a row whose time ran out put a seat aside."""


class Phase(StrEnum):
    """What the game waits for."""

    ROLL_OFF = "roll_off"
    THROW = "throw"
    KEEP = "keep"
    ROLL_OR_BANK = "roll_or_bank"
    PENALTY = "penalty"
    DECIDED = "decided"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's standing. `since` is the revision at which the total became what it is.

    `idle` counts the turns in a row whose time ran out; `aside`: passed over until they are back.
    """

    total: int = 0
    has_opened: bool = False
    streak: int = 0
    left: bool = False
    since: int = 0
    idle: int = 0
    aside: bool = False

    @property
    def is_present(self) -> bool:
        """Neither left, nor put aside, nor about to be."""
        return not (self.left or self.aside or self.idle >= IDLE_TURNS)


@dataclass(frozen=True, slots=True)
class Turn:
    """The running turn: points not yet safe, how many dice are thrown next, and the throw that lies on the table.

    `since` is the revision at which it began; `idle`: its time is over.
    """

    dice: int
    points: int = 0
    thrown: Dice = ()
    extended: frozenset[int] = frozenset()
    misses: int = 0
    since: int = 0
    idle: bool = False

    @property
    def is_fresh(self) -> bool:
        """Nothing has happened in this turn yet."""
        return not (self.thrown or self.points or self.misses)


@dataclass(frozen=True, slots=True)
class Offer:
    """Dice and points that the next seat may follow on. The hand goes on, so its kept triples are extended further."""

    dice: int
    points: int
    extended: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Game:
    """One game. Seats are numbered from 1 in the order in which they sit.

    `final` lists the seats that still have a turn once the target was reached (None before that), `contenders` those
    in a play-off, `revision` counts the facts, `throw_count` those that throw dice.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    phase: Phase
    current: int
    turn: Turn
    starter: int = 1
    pending: tuple[int, ...] = ()
    throws: tuple[Start, ...] = ()
    offer: Offer | None = None
    final: tuple[int, ...] | None = None
    contenders: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    revision: int = 0
    throw_count: int = 0

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.seats) + 1))

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not left."""
        return tuple(number for number in self.numbers if not self.seat(number).left)

    @property
    def is_asleep(self) -> bool:
        """It waits for a seat that was put aside: nobody is there, or nobody who still has a turn."""
        return self.phase is Phase.THROW and self.seat(self.current).aside

    def from_seat(self, first: int) -> tuple[int, ...]:
        """All seats in the order of play, beginning with `first`."""
        return self.numbers[first - 1 :] + self.numbers[: first - 1]


def new_game(rules: RuleSet, seats: int, *, roll_off: bool | None = None) -> Game:
    """A game before its first fact. `roll_off=False` lets seat 1 begin whatever the rule set says."""
    if roll_off is None:
        roll_off = rules.start == "roll_off"
    return Game(
        rules=rules,
        seats=(Seat(),) * seats,
        phase=Phase.ROLL_OFF if roll_off else Phase.THROW,
        current=1,
        turn=Turn(rules.dice),
        pending=tuple(range(1, seats + 1)) if roll_off else (),
    )


def best(game: Game) -> tuple[int, ...]:
    """The seats that lead: the highest total among those in a play-off, else among all who have not left."""
    contenders = tuple(number for number in game.contenders if not game.seat(number).left) or game.active
    top = max(game.seat(number).total for number in contenders)
    return tuple(number for number in contenders if game.seat(number).total == top)
