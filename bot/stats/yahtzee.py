"""What each seat of a finished game of Yahtzee did, and its turns. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.dice import Dice
from bot.games.steps import replayed
from bot.games.yahtzee import (
    Box,
    Fact,
    Game,
    Held,
    Left,
    Rolled,
    RuleSet,
    Scored,
    Step,
    TimedOut,
    evolve,
    is_yahtzee,
    new_game,
    read,
)
from bot.stats.statistics import SeatStatistics, places
from bot.stats.summary import Summary, Told, rounds, swing


@dataclass(frozen=True, slots=True)
class YahtzeeStatistics(SeatStatistics):
    """One seat's game of Yahtzee, in numbers. What all games have is as in SeatStatistics.

    best_turn: the most points for which a box was taken. `best_throw` is the same: a turn is worth one throw.
    yahtzees: how many boxes were taken with five of a kind on the table, whatever the box.
    yahtzee_bonuses: how many of these brought the bonus for a further one.
    upper_bonuses: how many columns brought theirs.
    best_column: the total of the best one, with its bonuses.
    """

    yahtzees: int = 0
    yahtzee_bonuses: int = 0
    upper_bonuses: int = 0
    best_column: int = 0


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


def tell(rules: RuleSet, seats: int, lines: Sequence[str]) -> Told:
    """Everything there is to tell of a game. Raises anything if the lines are not those of a finished game."""
    end, turns = _played(rules, seats, lines)
    return Told(_statistics(end, turns), Summary(rounds(seats, turns), swing(seats, turns), None, None), turns)


def numbers(rules: RuleSet, seats: int, lines: Sequence[str]) -> tuple[SeatStatistics, ...]:
    """Only each seat's numbers, seat 1 first. Raises as `tell` does."""
    return _statistics(*_played(rules, seats, lines))


def _played(rules: RuleSet, seats: int, lines: Sequence[str]) -> tuple[Game, tuple[YahtzeeTurn, ...]]:
    """How a game ended, and its turns."""
    start = new_game(rules, seats)
    steps = replayed(start, map(read, lines), evolve)
    return (steps[-1].after if steps else start), tuple(_turns(start, steps))


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


def _statistics(end: Game, turns: Sequence[YahtzeeTurn]) -> tuple[SeatStatistics, ...]:
    reached = places(end)
    return tuple(
        YahtzeeStatistics(
            place=reached[number],
            seats=len(end.numbers),
            won=number in end.winners,
            left=end.seat(number).left,
            points=end.seat(number).total,
            upper_bonuses=sum(column.upper_bonus > 0 for column in end.seat(number).card),
            best_column=max(column.total for column in end.seat(number).card),
            **_play([turn for turn in turns if turn.seat == number]),
        )
        for number in end.numbers
    )


def _play(turns: Sequence[YahtzeeTurn]) -> dict[str, Any]:
    """What one seat did in its turns."""
    best = max((turn.points for turn in turns), default=0)
    throws = [dice for turn in turns for dice in turn.throws]
    return {
        "turns": len(turns),
        "throws": len(throws),
        "best_turn": best,
        "best_throw": best,
        "alike": max((dice.count(die) for dice in throws for die in dice), default=0),
        "yahtzees": sum(turn.box is not None and bool(turn.throws) and is_yahtzee(turn.throws[-1]) for turn in turns),
        "yahtzee_bonuses": sum(turn.bonus > 0 for turn in turns),
    }
