"""A finished game of Yahtzee as the turns taken in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.dice import Dice
from bot.games.facts import Left, Rolled, TimedOut
from bot.games.yahtzee.evolve import Step
from bot.games.yahtzee.facts import Fact, Held, Scored
from bot.games.yahtzee.game import Game
from bot.games.yahtzee.scoring import Box


@dataclass(frozen=True, slots=True)
class YahtzeeTurn:
    """One turn. `number` counts the turns of its seat, from 1.

    `throws` are the dice that lay on the table after each throw, and `held` which of them stayed for the next one.
    `box` is the one that was taken, in `column`, for `points`, of which `bonus` were for a further yahtzee; None where
    the seat was left instead. `idle` means that the time ran out. `totals` holds the total of each seat after the turn.
    """

    seat: int
    number: int
    throws: tuple[Dice, ...] = ()
    held: tuple[Dice, ...] = ()
    box: Box | None = None
    column: int = 0
    points: int = 0
    bonus: int = 0
    idle: bool = False
    totals: tuple[int, ...] = ()


def turns_of(start: Game, steps: Sequence[Step]) -> tuple[YahtzeeTurn, ...]:
    """The turns of a game in order, from its beginning and all of its steps."""
    return tuple(_turns(start, steps))


def _turns(before: Game, steps: Sequence[Step]) -> Iterator[YahtzeeTurn]:
    taken = [0] * len(before.seats)
    turn: YahtzeeTurn | None = None
    for step in steps:
        fact, after = step.fact, step.after
        if isinstance(fact, Rolled | TimedOut) and before.turn.is_fresh:
            taken[fact.seat - 1] += 1
            turn = YahtzeeTurn(fact.seat, taken[fact.seat - 1])
        if turn is not None:
            turn = _with_fact(turn, before, fact, after)
            if isinstance(fact, Scored) or (isinstance(fact, Left) and fact.seat == turn.seat):
                yield replace(turn, totals=tuple(seat.total for seat in after.seats))
                turn = None
        before = after


def _with_fact(turn: YahtzeeTurn, before: Game, fact: Fact, after: Game) -> YahtzeeTurn:
    match fact:
        case Rolled():
            return replace(turn, throws=(*turn.throws, after.turn.dice))
        case Held(_, dice):
            return replace(turn, held=(*turn.held, dice))
        case TimedOut():
            return replace(turn, idle=True)
        case Scored(seat, box, column, points):
            bonuses = (game.seat(seat).card[column - 1].yahtzee_bonus for game in (after, before))
            bonus = next(bonuses) - next(bonuses)
            return replace(turn, box=box, column=column, points=points, bonus=bonus)
    return turn
