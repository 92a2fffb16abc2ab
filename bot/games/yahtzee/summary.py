"""What turns and games of Yahtzee count for: measures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.dice import Dice
from bot.games.facts import Left, Rolled, TimedOut
from bot.games.measures import How, Measure
from bot.games.summary import TakenTurn
from bot.games.yahtzee.game import Fact, Game, Held, Scored, Step
from bot.games.yahtzee.rules import Box
from bot.games.yahtzee.scoring import is_yahtzee

MEASURES = (
    *(Measure(name, is_ranked=True) for name in ("yahtzees", "yahtzee_bonuses", "upper_bonuses")),
    Measure("best_column", How.BEST, is_ranked=True),
    Measure("alike", How.EACH),
)
"""The measures of a player's games. `yahtzees` may be in any box. `best_column` includes bonuses. `alike` is the most
dice of one face in a throw.
"""
ALONE = tuple(
    each
    for box in Box
    for each in (Measure(f"box_{box}", How.RATIO, (f"points_{box}", f"taken_{box}")), Measure(f"best_{box}", How.BEST))
)
"""Measures of each box for games alone: points without bonuses, before the column multiplies them."""


@dataclass(frozen=True, slots=True)
class YahtzeeTurn(TakenTurn):
    """A turn that has ended. `throws` are all dice on the table after each throw. `box` is None if the player left.
    `bonus` is in `points`.
    """

    throws: tuple[Dice, ...] = ()
    held: tuple[Dice, ...] = ()
    box: Box | None = None
    column: int = 0
    bonus: int = 0


def turns_of(before: Game, steps: Sequence[Step]) -> Iterator[YahtzeeTurn]:
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


def own(end: Game, number: int, turns: Sequence[YahtzeeTurn]) -> dict[str, int]:
    card, turns = end.seat(number).card, [turn for turn in turns if turn.seat == number]
    return {
        "upper_bonuses": sum(column.upper_bonus > 0 for column in card),
        "best_column": max(column.total for column in card),
        "alike": max((dice.count(die) for turn in turns for dice in turn.throws for die in dice), default=0),
        "yahtzees": sum(turn.box is not None and bool(turn.throws) and is_yahtzee(turn.throws[-1]) for turn in turns),
        "yahtzee_bonuses": sum(turn.bonus > 0 for turn in turns),
        **dict(_boxes(end, turns)),
    }


def _boxes(end: Game, turns: Sequence[YahtzeeTurn]) -> Iterator[tuple[str, int]]:
    for box in Box:
        points = [(turn.points - turn.bonus) // end.rules.factor(turn.column) for turn in turns if turn.box is box]
        yield f"points_{box}", sum(points)
        yield f"taken_{box}", len(points)
        yield f"best_{box}", max(points, default=0)
