"""A finished game as the turns taken in it: whatever is counted or told of a game is read from them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.dice import Dice
from bot.games.facts import Left, Rolled, TimedOut, Won
from bot.games.farkle.evolve import replay
from bot.games.farkle.facts import Banked, Fact, Farkled, Followed, Kept, Lapsed, Overshot, Penalized, RollOffDie
from bot.games.farkle.game import Game, new_game
from bot.games.farkle.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of one throw, in the order in which they fell.

    `kept` and `points` say what was set aside of it: nothing if it was a farkle, a miss or an instant win. `extended`
    holds the faces whose triple had been kept before, so that each such die scored alone (`extend_triples`). `by_clock`
    and `kept_by_clock` say that the clock threw or kept them, because the time was up.
    """

    dice: Dice
    extended: frozenset[int]
    kept: Dice = ()
    points: int = 0
    by_clock: bool = False
    kept_by_clock: bool = False

    @property
    def is_hot(self) -> bool:
        """Were all dice set aside?"""
        return len(self.kept) == len(self.dice)


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """One turn. It began with a throw or by taking over dice.

    `number` counts the turns of its seat, from 1. `stake` is the turn's points when it ended, and `banked` how many of
    them were banked. `taken_over` of them came with the dice of the seat before. `penalty` is what its farkle cost as
    well: None without a penalty, 0 if the total was already at the floor. `idle` means that the time ran out. `totals`
    holds the total of each seat after the turn.
    """

    seat: int
    number: int
    throws: tuple[Throw, ...] = ()
    stake: int = 0
    banked: int = 0
    taken_over: int = 0
    farkled: bool = False
    penalty: int | None = None
    idle: bool = False
    totals: tuple[int, ...] = ()

    @property
    def lost(self) -> int:
        """How many points the player made in this turn and did not bank. What was taken over was not theirs."""
        return 0 if self.banked else self.stake - self.taken_over


def replayed(rules: RuleSet, seats: int, facts: Sequence[Fact]) -> list[Game]:
    """The state of a game before its first fact, and after each of its facts."""
    start = new_game(rules, seats, roll_off=any(isinstance(fact, RollOffDie) for fact in facts))
    return [start, *(step.after for step in replay(start, facts))]


def turns_of(games: Sequence[Game], facts: Sequence[Fact]) -> tuple[TurnTaken, ...]:
    """The turns of a game in order. `games` is what `replayed` returns for the same facts."""
    return tuple(_turns(games, facts))


def _turns(games: Sequence[Game], facts: Sequence[Fact]) -> Iterator[TurnTaken]:
    taken = [0] * len(games[0].seats)
    turn: TurnTaken | None = None
    for index, fact in enumerate(facts):
        before, after, following = games[index], games[index + 1], facts[index + 1 : index + 2]
        if isinstance(fact, Rolled | Followed) and before.turn.is_fresh:
            taken[fact.seat - 1] += 1
            turn = TurnTaken(fact.seat, taken[fact.seat - 1], taken_over=after.turn.taken_over)
        if turn is None:
            continue
        turn = _with_fact(turn, before, fact)
        if _ends(turn, fact, *following):
            yield replace(turn, totals=tuple(seat.total for seat in after.seats))
            turn = None


def _with_fact(turn: TurnTaken, before: Game, fact: Fact) -> TurnTaken:
    match fact:
        case Rolled(_, dice):
            return replace(turn, throws=(*turn.throws, Throw(dice, before.turn.extended, by_clock=turn.idle)))
        case Kept(_, dice, points):
            kept = replace(turn.throws[-1], kept=dice, points=points, kept_by_clock=turn.idle)
            return replace(turn, throws=(*turn.throws[:-1], kept))
        case Banked(_, points):
            return replace(turn, stake=points, banked=points)
        case Farkled():
            return replace(turn, stake=before.turn.points, farkled=True)
        case Penalized(_, points):
            return replace(turn, penalty=points)
        case TimedOut():
            return replace(turn, idle=True)
        case Overshot() | Lapsed() | Won():
            return replace(turn, stake=before.turn.points)
        case Left(seat) if seat == turn.seat:
            return replace(turn, stake=before.turn.points)
    return turn


def _ends(turn: TurnTaken, fact: Fact, following: Fact | None = None) -> bool:
    """Is this the last fact of the turn? A penalty belongs to the turn of its farkle."""
    match fact:
        case Farkled():
            return not isinstance(following, Penalized)
        case Banked() | Overshot() | Lapsed() | Penalized() | Won():
            return True
        case Left(seat):
            return seat == turn.seat
    return False
