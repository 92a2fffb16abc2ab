"""Which facts a move causes, and which choices a player has."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from bot.errors import FarkleError, IllegalMove
from bot.games.chance import DiceOf, WeightedThrow, throws_of
from bot.games.dice import Dice
from bot.games.facts import Rolled, TimedOut, Won
from bot.games.moves import Roll, TimeOut
from bot.games.seating import caused, check_dice, leaving_or_back, put_aside
from bot.games.yahtzee.game import (
    Fact,
    Game,
    Held,
    Hold,
    Move,
    Phase,
    Score,
    Scored,
    Step,
    evolve,
    leaders,
    wins_at_once,
    worths_now,
)
from bot.games.yahtzee.rules import UPPER, Box, RuleSet
from bot.games.yahtzee.scoring import Worth, boxes_of, filled, most_in


@dataclass(frozen=True, slots=True)
class Throw:
    held: Dice = ()


@dataclass(frozen=True, slots=True)
class Take:
    box: Box
    column: int


Choice = Throw | Take

_HALF = 0.5


def choices(game: Game) -> tuple[Choice, ...]:
    """The choices of the player in turn: throws first, those with the fewest held first. Empty while the game sleeps,
    and once it is over.
    """
    first = (Throw(),) * bool(game.turn.is_fresh and dice_to_roll(game))
    again = tuple(Throw(held) for held in holds(game))
    return (*first, *again, *(Take(worth.box, worth.column) for worth in scores(game)))


def moves_of(game: Game, choice: Choice) -> tuple[Move, ...]:
    """The moves that make up a choice, without the throw that follows."""
    match choice:
        case Take(box, column):
            return (Score(game.current, box, column),)
        case Throw(held):
            return () if game.turn.is_fresh and not held else (Hold(game.current, held),)


def dice_to_roll(game: Game) -> int:
    if game.phase is not Phase.THROW or game.is_asleep:
        return 0
    return game.rules.dice - len(game.turn.held or ())


def holds(game: Game) -> tuple[Dice, ...]:
    """Which dice may stay in another throw, the fewest first."""
    if game.phase is not Phase.HOLD_OR_SCORE or not game.turn.throws_left:
        return ()
    return _parts(tuple(sorted(game.turn.dice)))


@lru_cache(maxsize=512)
def _parts(dice: Dice) -> tuple[Dice, ...]:
    return tuple(held for number in range(len(dice)) for held in sorted(set(combinations(dice, number))))


def scores(game: Game) -> tuple[Worth, ...]:
    """The boxes that may be taken now, those with the most points first."""
    return ranked(game) if game.phase is Phase.HOLD_OR_SCORE else ()


def ranked(game: Game) -> tuple[Worth, ...]:
    """The boxes that may be taken: the most points first, and among equals the one that can hold the least.

    If time runs out, the first is taken.
    """
    most, found = _most(game.rules), worths_now(game)
    return tuple(sorted(found, key=lambda worth: (-worth.points, most[worth.box, worth.column], worth.column)))


@lru_cache(maxsize=256)
def _most(rules: RuleSet) -> Mapping[tuple[Box, int], int]:
    """What each box of a card can hold."""
    columns = range(1, rules.columns + 1)
    return {(box, column): most_in(rules, box) * rules.factor(column) for box in boxes_of(rules) for column in columns}


def best_box(game: Game) -> Worth | None:
    """The box that the dice fill best: what it adds to the total, as a share of the most that it can hold.

    While rolls are left, they must fill it completely, afterwards by half unless it is the only one. Of full boxes, the
    best adds the most. None if no box is good enough, or if several are equally good.
    """
    found = sorted(((*_filling(game, worth), worth) for worth in scores(game)), key=lambda each: each[:2])
    if not found:
        return None
    *others, (share, extra, best) = found
    is_enough = share == 1 or (not game.turn.throws_left and (share >= _HALF or (not others and best.points > 0)))
    return best if is_enough and all(other[:2] != (share, extra) for other in others) else None


def _filling(game: Game, worth: Worth) -> tuple[float, int]:
    """The share of the most that a box can hold, and what it adds to the total if it is full, to compare boxes."""
    points = added(game, worth)
    share = min(1, points / _most(game.rules)[worth.box, worth.column])
    return share, points if share == 1 else 0


def added(game: Game, worth: Worth) -> int:
    """The points that taking a box adds to the total of the player in turn, with all bonuses."""
    seat = game.seat(game.current)
    return sum(column.total for column in filled(game.rules, seat.card, worth)) - seat.total


def chance(game: Game) -> tuple[WeightedThrow, ...]:
    return throws_of(dice_to_roll(game))


def play(game: Game, move: Move) -> tuple[Step, ...]:
    """The step of a move, then those that follow by the rules. Raises IllegalMove."""
    return caused(game, decide(game, move), evolve, due)


def play_choice(game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
    """The steps of a choice, with the throw that follows. Raises IllegalMove before it asks for dice."""
    steps: list[Step] = []
    for move in moves_of(game, choice):
        steps += play(game, move)
        game = steps[-1].after
    if isinstance(choice, Throw):
        number = dice_to_roll(game)
        steps += play(game, Roll(game.current, dice(game.throw_count + 1, number) if number else ()))
    return tuple(steps)


def decide(game: Game, move: Move) -> Fact:
    """The fact that a move causes. Raises IllegalMove for moves that the rules do not allow."""
    seat = move.seat
    if fact := leaving_or_back(game, move):
        return fact
    match move:
        case Roll(_, dice):
            return _roll(game, seat, dice)
        case Hold(_, dice):
            return _hold(game, seat, tuple(sorted(dice)))
        case Score():
            return _score(game, move)
        case TimeOut():
            return TimedOut(seat)
    raise TypeError(move)


def due(game: Game) -> Fact | None:
    if game.phase is Phase.DECIDED:
        return Won(leaders(game))
    if game.phase is Phase.OVER:
        return None
    if wins_at_once(game):
        return Won((game.current,))
    if game.turn.timed_out:
        best = ranked(game)[0]
        return Scored(game.current, best.box, best.column, best.points)
    if game.phase is Phase.THROW:
        return put_aside(game)
    return None


def _roll(game: Game, seat: int, dice: Dice) -> Rolled:
    number = dice_to_roll(game)
    if not number:
        raise (
            IllegalMove("hold-first")
            if game.turn.throws_left
            else IllegalMove("no-throws-left", throws=game.turn.most_throws)
        )
    check_dice(dice, number)
    return Rolled(seat, dice)


def _hold(game: Game, seat: int, dice: Dice) -> Held:
    if game.phase is Phase.THROW:
        raise IllegalMove("throw-first" if game.turn.held is None else "held-already")
    if not game.turn.throws_left:
        raise IllegalMove("no-throws-left", throws=game.turn.most_throws)
    if not Counter(dice) <= Counter(game.turn.dice):
        raise IllegalMove("not-lying", dice=game.turn.dice)
    if len(dice) == game.rules.dice:
        raise IllegalMove("hold-all")
    return Held(seat, dice)


def _score(game: Game, move: Score) -> Scored:
    if game.phase is Phase.THROW:
        raise IllegalMove("throw-first")
    columns = game.rules.columns
    if not 1 <= move.column <= columns:
        raise IllegalMove("no-such-column", column=move.column, columns=columns)
    card = game.seat(move.seat).card
    for worth in worths_now(game):
        if (worth.box, worth.column) == (move.box, move.column):
            return Scored(move.seat, move.box, move.column, worth.points)
    still_open, box = card[move.column - 1].open, move.box
    if box not in still_open:
        code = "box-taken"
    elif game.rules.order == "card":
        code, box = "box-above-first", still_open[0]
    elif game.rules.order == "sections" and still_open[0] in UPPER:
        code = "upper-boxes-first"
    else:
        code = "joker-elsewhere"
    raise IllegalMove(code, box=FarkleError(box.named), column=move.column, joker=game.rules.joker)
