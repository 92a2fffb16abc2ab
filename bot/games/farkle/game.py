"""A game of Farkle as a value: what its facts add up to."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.dice import Dice
from bot.games.facts import Left
from bot.games.farkle.facts import Banked, Farkled, Lapsed, Overshot, RollOffDie
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import Keepable
from bot.games.seating import MOST_SEATS, Presence, Seating

FEWEST_SEATS = 2
THROWS_OF_A_TURN = 1000
"""With `turns`, throws are numbered by this many for each turn: no turn has as many."""
MOST_THROWS = 200
"""With this throw, the time of a turn runs out: by some rules, nobody ever farkles."""
MOST_FACTS = 20_000
"""A game of so many facts ends with the turn that is being played."""
LOGGED_TURNS = 3
"""So many of the last turns are remembered as a whole."""
LOGGED_KEEPS = 12
"""So many of the last keeps of a turn are remembered one by one: a turn may have thousands."""


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
class Seat(Presence):
    """One player's standing.

    `has_opened` says whether the seat has ever banked ("on the board"), `streak` counts its farkles since its last bank
    or penalty, and `since` is the revision at which its total last changed. `idle_turns` counts its latest turns in a
    row whose time ran out. A seat that is `aside` is passed over until it comes back.
    """

    total: int = 0
    has_opened: bool = False
    streak: int = 0
    left: bool = False
    since: int = 0
    idle_turns: int = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """The running turn.

    `dice` is how many dice are thrown next, `points` are not yet safe, and `thrown` are the dice on the table, in the
    order in which they fell. `kept` is what was set aside of each throw, of the last `LOGGED_KEEPS` at most.
    `taken_over` is how many of the points the seat before had banked, if the turn began with its dice. `extended` are
    the faces of which a triple was kept in this hand, if the rules extend triples. `throws` counts the throws of the
    turn, and `misses` those of the last die that scored nothing. `since` is the revision at which the turn began, and
    `timed_out` says that its time ran out, or that it had `MOST_THROWS`.
    """

    dice: int
    points: int = 0
    thrown: Dice = ()
    kept: tuple[Keepable, ...] = ()
    taken_over: int = 0
    extended: frozenset[int] = frozenset()
    throws: int = 0
    misses: int = 0
    since: int = 0
    timed_out: bool = False

    @property
    def is_fresh(self) -> bool:
        """Nothing has happened in this turn yet."""
        return not (self.thrown or self.points or self.misses)

    @property
    def at_risk(self) -> int:
        """The points that a farkle would cost: those that were taken over stay with the seat that banked them."""
        return self.points - self.taken_over


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """A turn that has ended: the state that it ended in, what ended it, and what a penalty cost, if there was one."""

    turn: Turn
    ended_by: Banked | Farkled | Overshot | Lapsed | Left
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """Dice and points that the next seat may take over. The hand goes on, so its kept triples are extended further."""

    dice: int
    points: int
    extended: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Game(Seating[Seat]):
    """One game. Seats are numbered from 1 in the order in which they sit.

    `current` is the seat whose turn it is, `starter` the one that began. In a roll-off, `pending` are the seats that
    still have to throw, and `roll_off` the dice of those that have. `offer` is what the next seat may follow on.
    `final` lists the seats that still have a turn once the target was reached (None before that), and `contenders`
    those in a play-off. `round` counts the rounds from 1 (0 in a roll-off), and `log` holds the last `LOGGED_TURNS`
    turns that ended, the newest last. `revision` counts the facts, `throw_count` those in which dice were thrown.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    phase: Phase
    current: int
    turn: Turn
    starter: int = 1
    pending: tuple[int, ...] = ()
    roll_off: tuple[RollOffDie, ...] = ()
    offer: Offer | None = None
    final: tuple[int, ...] | None = None
    contenders: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    round: int = 0
    log: tuple[LoggedTurn, ...] = ()
    revision: int = 0
    throw_count: int = 0

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def is_asleep(self) -> bool:
        """The game waits for a seat that was put aside: nobody is there, or nobody who still has a turn."""
        return self.phase is Phase.THROW and self.seat(self.current).aside


def is_seated_by_lot(rules: RuleSet) -> bool:
    """Is the order of the seats drawn, so that seat 1 begins?"""
    return rules.start == "random"


def possible_seats(rules: RuleSet) -> range:
    """How many seats a game by these rules may have. Whoever has a number of turns plays alone."""
    return range(1, 2) if rules.turns else range(FEWEST_SEATS, MOST_SEATS + 1)


def begins_with_roll_off(rules: RuleSet) -> bool:
    """Do the seats throw for who begins?"""
    return rules.start == "roll_off" and not rules.turns


def next_throw(game: Game) -> int:
    """The number of the throw that comes next, from which its dice follow.

    Throws count from 1. With `turns`, those of each turn count from its own number: whatever was thrown in one turn,
    the dice of the next are the same for everybody.
    """
    if game.rules.turns:
        return game.round * THROWS_OF_A_TURN + game.turn.throws + 1
    return game.throw_count + 1


def new_game(rules: RuleSet, seats: int, *, roll_off: bool | None = None) -> Game:
    """A game before its first fact. With `roll_off=False`, seat 1 begins whatever the rule set says."""
    if roll_off is None:
        roll_off = begins_with_roll_off(rules)
    return Game(
        rules=rules,
        seats=(Seat(),) * seats,
        phase=Phase.ROLL_OFF if roll_off else Phase.THROW,
        current=1,
        turn=Turn(rules.dice),
        pending=tuple(range(1, seats + 1)) if roll_off else (),
        round=0 if roll_off else 1,
    )


def leaders(game: Game) -> tuple[int, ...]:
    """The seats that lead: the highest total among those in a play-off, else among all who have not left."""
    contenders = tuple(number for number in game.contenders if not game.seat(number).left) or game.active
    top = max(game.seat(number).total for number in contenders)
    return tuple(number for number in contenders if game.seat(number).total == top)


def streaks(game: Game) -> list[int]:
    """How many farkles in a row each seat has."""
    return [seat.streak for seat in game.seats]
