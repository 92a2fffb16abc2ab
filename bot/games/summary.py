"""What a finished game adds up to: turns, rounds, and the moments that decided it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.games.dice import Dice
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.seating import AnyStep, Seat, State, replayed


class Swing(NamedTuple):
    """The late turn that changed most who leads: its lead before and after. `idle`: the clock played it."""

    seat: int
    turn: int
    before: int
    after: int
    idle: bool


class Push(NamedTuple):
    """The turn with most throws and, among those, most at stake. `points` were `banked` or lost."""

    seat: int
    turn: int
    throws: int
    points: int
    banked: int
    idle: bool


class Luck(NamedTuple):
    """The throw whose worth was least likely: `chance` (0 to 1) is that of at least as much. A game with as many throws
    has `expected` throws as good. `points`: the most that could be kept, or 0 if it won at once.
    """

    seat: int
    turn: int
    dice: Dice
    points: int
    chance: float
    expected: float
    wins: bool


@dataclass(frozen=True, slots=True)
class TakenTurn:
    """A turn that has ended. `number` counts the turns of its seat, from 1. `idle`: its time ran out. `totals`: of all
    seats afterwards.
    """

    seat: int
    number: int
    points: int = 0
    idle: bool = False
    totals: tuple[int, ...] = ()


class Summary(NamedTuple):
    """What a finished game adds up to. `rounds[n]`: the total of each seat after n + 1 turns."""

    seats: tuple[SeatStatistics, ...] = ()
    turns: tuple[Any, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()
    swing: Swing | None = None
    push: Push | None = None
    luck: Luck | None = None


def summarize(rules: OptionSet, seats: int, lines: Sequence[str]) -> Summary:
    """What a finished game adds up to. Raises any kind of error if the lines are not a finished game."""
    engine = rules.engine
    start = engine.notation.begin(rules, seats, lines)
    steps = replayed(start, map(engine.notation.read, lines), engine.evolve)
    end = steps[-1].after if steps else start
    turns = tuple(engine.turns_of(start, steps))
    found = statistics(end, turns, engine.own)
    return Summary(found, turns, rounds(seats, turns), swing(seats, turns), *engine.highlights(rules, turns))


def rounds(seats: int, turns: Sequence[TakenTurn]) -> tuple[tuple[int, ...], ...]:
    """The total of each seat after each round, by round and seat; a seat keeps its total between its turns."""
    found: list[list[int]] = []
    totals = [0] * seats
    by_seat: dict[tuple[int, int], int] = {(turn.number, turn.seat): turn.totals[turn.seat - 1] for turn in turns}
    for number in range(1, max((turn.number for turn in turns), default=0) + 1):
        totals = [by_seat.get((number, seat), totals[seat - 1]) for seat in range(1, seats + 1)]
        found.append(totals)
    return tuple(map(tuple, found))


_LATE, _MUCH = 2 / 3, 1 / 10


def swing(seats: int, turns: Sequence[TakenTurn]) -> Swing | None:
    """The last turn, if it makes up for more than a usual one. Otherwise the biggest in the last third, by at least a
    tenth of the best total.
    """
    found: list[Swing] = []
    least = _MUCH * max(turns[-1].totals) if turns else 0
    totals: tuple[int, ...] = (0,) * seats
    for index, turn in enumerate(turns):
        before, after = _lead(totals, turn.seat), _lead(turn.totals, turn.seat)
        is_big = index >= int(_LATE * len(turns)) and abs(after - before) >= least
        if index == len(turns) - 1 and after > 0 > before + turn.totals[turn.seat - 1] / turn.number:
            return Swing(turn.seat, turn.number, before, after, turn.idle)
        if is_big and (before < 0 < after or after < 0 < before):
            found.append(Swing(turn.seat, turn.number, before, after, turn.idle))
        totals = turn.totals
    return max(found, key=lambda swing: abs(swing.after - swing.before), default=None)


def _lead(totals: Sequence[int], seat: int) -> int:
    return totals[seat - 1] - max((total for number, total in enumerate(totals, start=1) if number != seat), default=0)


def logged_turns(before: Any, steps: Sequence[AnyStep]) -> Iterator[TakenTurn]:
    """The turns that end in these steps, if the game has a log of them."""
    for step in steps:
        if step.after.log is not before.log:
            yield step.after.log[-1]
        before = step.after


def statistics(
    end: State[Seat], turns: Sequence[Any], own: Callable[[Any, int, Sequence[Any]], Mapping[str, int]]
) -> tuple[SeatStatistics, ...]:
    reached = places(end)

    def of(number: int, taken: Sequence[TakenTurn]) -> SeatStatistics:
        left = end.seat(number).left
        return SeatStatistics(
            # If a game was stopped, all who stayed are first.
            place=reached[number] if end.winners or left else 1,
            seats=len(end.seats),
            won=number in end.winners,
            left=left,
            points=end.seat(number).total,
            turns=len(taken),
            best_turn=max((turn.points for turn in taken), default=0),
            own=own(end, number, turns),
        )

    return tuple(of(number, [turn for turn in turns if turn.seat == number]) for number in end.numbers)


def places(end: State[Seat]) -> dict[int, int]:
    """The place of each seat, from 1: winners first, then the others by `Engine.standing`, then all who left."""
    standing = end.rules.engine.standing

    def rank(number: int) -> tuple[bool, bool, float]:
        won, left = number in end.winners, end.seat(number).left
        return not won, left, 0 if won or left else -standing(end, number)

    ranks = {number: rank(number) for number in end.numbers}
    return {number: 1 + sum(each < ranks[number] for each in ranks.values()) for number in end.numbers}
