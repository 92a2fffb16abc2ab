"""The state of every game: seats, whose turn it is, and who is away. Seats are numbered from 1 in the order of play."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Any, Generic, Self, TypeAlias, TypeVar

from bot.errors import IllegalMove
from bot.games.dice import FACES, Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut
from bot.games.moves import ComeBack, Leave, SetAside, TimeOut
from bot.games.options import OptionSet

MOST_SEATS = 8
IDLE_TURNS = 2
"""The turns in a row without a player after which a seat is put aside."""
LOGGED_TURNS = 3
THROWS_OF_A_TURN = 1000
"""The numbers that each turn takes for its throws if they are numbered by turn, which is more than any turn has."""
_FACES = frozenset(FACES)

_Value = TypeVar("_Value")


def changed(value: _Value, **changes: object) -> _Value:
    """A copy with other values of fields. `value`: a frozen dataclass without slots and `__post_init__`.

    A press makes a dozen such copies, and `dataclasses.replace` takes six times as long.
    """
    made = object.__new__(type(value))
    made.__dict__.update(value.__dict__)
    made.__dict__.update(changes)
    return made


@dataclass(frozen=True, kw_only=True)
class Seat(ABC):
    """A seat of any game. `has_played`: has rolled before its time ran out. `has_missed`: has a turn ended without
    that? `idle_turns`: the latest ones in a row. A seat `aside` is skipped.
    """

    left: bool = False
    has_played: bool = False
    has_missed: bool = False
    idle_turns: int = 0
    aside: bool = False

    @property
    @abstractmethod
    def total(self) -> int: ...

    @property
    def never_came(self) -> bool:
        """Has this player missed every turn?"""
        return self.has_missed and not self.has_played

    @property
    def is_present(self) -> bool:
        return not (self.left or self.aside or self.idle_turns >= IDLE_TURNS)


@dataclass(frozen=True, kw_only=True)
class Turn:
    """A turn of any game, as it stands. `since`: the revision at its beginning."""

    since: int = 0
    throws: int = 0
    timed_out: bool = False

    @property
    def is_fresh(self) -> bool:
        """Whether nothing has happened yet in this turn."""
        return not self.throws


SeatT_co = TypeVar("SeatT_co", bound=Seat, covariant=True)


@dataclass(frozen=True)
class State(Generic[SeatT_co]):
    """A game of any kind, as it stands. `revision` counts the facts, `throw_count` those with dice. `log` has the last
    turns, the newest last.
    """

    rules: OptionSet
    seats: tuple[SeatT_co, ...]
    _: KW_ONLY
    current: int = 1
    turn: Turn
    winners: tuple[int, ...] = ()
    round: int = 1
    revision: int = 0
    throw_count: int = 0
    log: tuple[Any, ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def is_asleep(self) -> bool:
        """Whether no player is there who still has a turn."""
        return self.seat(self.current).aside and self.turn.is_fresh and not self.is_over

    def has_new_turn(self, before: "State[SeatT_co] | None") -> bool:
        """Has a turn begun since `before`? A game begins with one."""
        return before is None or before.turn.since != self.turn.since

    @property
    def is_aside_if_time_ends(self) -> bool:
        if self.seat(self.current).idle_turns + 1 < IDLE_TURNS:
            return False
        # It is, unless that ends the game.
        return any(isinstance(step.fact, PutAside) for step in self.rules.engine.play(self, TimeOut(self.current)))

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that missed their last turn and have done nothing since, in the order of their next turns."""
        idle = [number for number in self.from_seat(self.current) if self.seat(number).idle_turns]
        absent = [number for number in idle if number != self.current or self.turn.is_fresh]
        return tuple(number for number in absent if not (self.seat(number).left or self.seat(number).aside))

    @property
    def throw_of_turn(self) -> int:
        """The number of the next throw if they are numbered by turn, so that other games have the same dice in it."""
        return self.round * THROWS_OF_A_TURN + self.turn.throws + 1

    def seat(self, number: int) -> SeatT_co:
        return self.seats[number - 1]

    def with_seat(self, number: int, /, **changes: object) -> Self:
        seat = changed(self.seat(number), **changes)
        return changed(self, seats=(*self.seats[: number - 1], seat, *self.seats[number:]))

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.seats) + 1))

    @property
    def active(self) -> tuple[int, ...]:
        return tuple([number for number, seat in enumerate(self.seats, 1) if not seat.left])

    def from_seat(self, first: int) -> tuple[int, ...]:
        return self.numbers[first - 1 :] + self.numbers[: first - 1]

    def next_seat(self) -> int:
        """The seat whose turn is next, an absent one only if all are absent."""
        following = (*self.from_seat(self.current)[1:], self.current)
        staying = [number for number in following if not self.seat(number).left]
        return next((number for number in staying if self.seat(number).is_present), staying[0])

    def counted(self, fact: object) -> Self:
        """The game with a fact counted; every `evolve` begins with this."""
        if not isinstance(fact, Rolled):
            return changed(self, revision=self.revision + 1)
        turn = changed(self.turn, throws=self.turn.throws + 1)
        after = changed(self, revision=self.revision + 1, throw_count=self.throw_count + 1, turn=turn)
        if self.turn.timed_out or self.seat(fact.seat).has_played:
            return after
        return after.with_seat(fact.seat, has_played=True)

    def logged(self, turn: object) -> Self:
        return changed(self, log=(*self.log, turn)[-LOGGED_TURNS:])

    def begin_turn(self, number: int) -> Self:
        return changed(self, current=number, turn=type(self.turn)(since=self.revision))

    def pass_turn(self) -> Self:
        number = self.next_seat()
        return changed(self, round=self.round + (number <= self.current)).begin_turn(number)


FactT = TypeVar("FactT")
After = TypeVar("After")


@dataclass(frozen=True, slots=True)
class Step(Generic[FactT, After]):
    fact: FactT
    after: After


AnyStep: TypeAlias = Step[Any, Any]


def caused(
    game: After, fact: FactT | None, evolve: Callable[[After, FactT], After], due: Callable[[After], FactT | None]
) -> tuple[Step[FactT, After], ...]:
    """The steps by a fact and all that follow from it. `due`: the next fact that follows by the rules alone."""
    steps: list[Step[FactT, After]] = []
    while fact is not None:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
        fact = due(game)
    return tuple(steps)


def replayed(
    game: After, facts: Iterable[FactT], evolve: Callable[[After, FactT], After]
) -> tuple[Step[FactT, After], ...]:
    """The steps of a game by these facts, which are not checked."""
    steps: list[Step[FactT, After]] = []
    for fact in facts:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
    return tuple(steps)


@dataclass(frozen=True)
class Result:
    over: bool
    totals: Mapping[int, int]
    winners: tuple[int, ...]
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()


def result(game: State[Seat]) -> Result:
    return Result(game.is_over, {number: game.seat(number).total for number in game.numbers}, game.winners)


def leaving_or_back(game: State[Seat], move: Any, movers: tuple[int, ...] = ()) -> Left | CameBack | PutAside | None:
    """The fact of a move that is possible at any time; None for a move of `movers`, or else the current seat.

    Raises IllegalMove.
    """
    if game.is_over:
        raise IllegalMove("game-over")
    if not 1 <= move.seat <= len(game.seats):
        raise IllegalMove("no-such-seat", seat=move.seat)
    if game.seat(move.seat).left:
        raise IllegalMove("seat-left", seat=move.seat)
    if isinstance(move, Leave):
        return Left(move.seat)
    if isinstance(move, ComeBack):
        if not game.seat(move.seat).aside:
            raise IllegalMove("not-aside")
        return CameBack(move.seat)
    if game.is_asleep:
        raise IllegalMove("game-asleep")
    if isinstance(move, SetAside):
        # The turn of the current seat has to end first.
        if move.seat == game.current or move.seat not in game.missing:
            raise IllegalMove("not-missing", seat=move.seat)
        return PutAside(move.seat)
    if move.seat not in (movers or (game.current,)):
        raise IllegalMove("other-seats-turn", seat=move.seat)
    return None


def put_aside(game: State[Seat]) -> PutAside | None:
    """The fact that puts aside a seat whose player is gone, due between turns; None if there is no such seat."""
    idle = [seat for seat in game.active if not (game.seat(seat).is_present or game.seat(seat).aside)]
    return PutAside(idle[0]) if idle else None


StateT = TypeVar("StateT", bound=State[Seat])


def attended(game: StateT, fact: TimedOut | PutAside | CameBack) -> StateT:
    match fact:
        case TimedOut(number):
            late = changed(game, turn=changed(game.turn, timed_out=True))
            return late.with_seat(number, idle_turns=game.seat(number).idle_turns + 1, has_missed=True)
        case PutAside(number):
            return game.with_seat(number, aside=True)
        case CameBack(number):
            back = game.with_seat(number, aside=False, idle_turns=0)
            if not game.is_asleep:
                return back
            # The game waited for this turn, or for the next player.
            return back.begin_turn(number) if number == game.current else back.pass_turn()


def check_dice(dice: Dice, number: int) -> None:
    """Checks the number and the faces of thrown dice; raises IllegalMove if they do not fit."""
    if len(dice) != number:
        raise IllegalMove("wrong-number-of-dice", number=number, given=len(dice))
    if not _FACES.issuperset(dice):
        raise IllegalMove("no-such-face")
