"""What a move causes. Dice arrive as values: nothing here rolls."""

from collections import Counter

from bot.errors import IllegalMove
from bot.games.chance import DiceOf
from bot.games.dice import Dice
from bot.games.facts import PutAside, Rolled, TimedOut, Won
from bot.games.farkle.choices import (
    Choice,
    Then,
    dice_to_roll,
    fits_target,
    keeps,
    moves_of,
    offer_to_follow,
    plays_on_if_time_ends,
    points_to_bank,
    safe_keep,
    scoring_parts,
    seats_to_move,
    why_not_bank,
)
from bot.games.farkle.evolve import Step, evolve
from bot.games.farkle.facts import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Kept,
    Lapsed,
    Missed,
    Overshot,
    Penalized,
    RollOffDie,
)
from bot.games.farkle.game import Game, Phase, leaders, next_throw
from bot.games.farkle.moves import Bank, Follow, Keep, Move, RollOff
from bot.games.farkle.scoring import scoring
from bot.games.moves import Roll, TimeOut
from bot.games.seating import IDLE_TURNS, check_dice, leaving_or_back, put_aside
from bot.games.steps import caused


def play(game: Game, move: Move) -> tuple[Step, ...]:
    """What a move causes, step by step: first what was done, then everything that follows from it by the rules.

    Raises IllegalMove, whose code says why and whose fields say what may be done instead.
    """
    return caused(game, decide(game, move), evolve, due)


def begin(game: Game, dice: DiceOf) -> tuple[Step, ...]:
    """The roll-off of a new game, step by step; nothing where the rules have none."""
    steps: list[Step] = []
    while game.phase is Phase.ROLL_OFF:
        (die,) = dice(next_throw(game), 1)
        steps += play(game, RollOff(game.pending[0], die))
        game = steps[-1].after
    return tuple(steps)


def play_choice(game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
    """What a whole decision causes, step by step, the throw in which it ends included.

    `dice` is asked only once the throw is known to be legal. Raises IllegalMove.
    """
    steps: list[Step] = []
    for move in moves_of(game, choice):
        steps += play(game, move)
        game = steps[-1].after
    if choice.then is not Then.BANK:
        number = dice_to_roll(game)
        steps += play(game, Roll(game.current, dice(next_throw(game), number) if number else ()))
    return tuple(steps)


def play_time_out(game: Game, dice: DiceOf) -> tuple[Step, ...]:
    """What it causes that the time of the turn runs out, step by step, the throws of the clock included."""
    steps = list(play(game, TimeOut(game.current)))
    while (game := steps[-1].after).turn.timed_out and (number := dice_to_roll(game)):
        steps += play(game, Roll(game.current, dice(next_throw(game), number)))
    return tuple(steps)


def is_aside_if_time_ends(game: Game) -> bool:
    """Is the current seat put aside if the time of its turn ends now?"""
    if game.seat(game.current).idle_turns + 1 < IDLE_TURNS:
        return False
    # It is, unless that ends the game.
    return any(isinstance(step.fact, PutAside) for step in play(game, TimeOut(game.current)))


def decide(game: Game, move: Move) -> Fact:
    """The fact that a move makes. Raises IllegalMove."""
    seat = move.seat
    if fact := leaving_or_back(game, move, seat, seats_to_move(game)):
        return fact
    match move:
        case RollOff(_, die):
            if game.phase is not Phase.ROLL_OFF:
                raise IllegalMove("no-roll-off")
            check_dice((die,), 1)
            return RollOffDie(seat, die)
        case Roll(_, dice):
            _check_roll_off_is_over(game)
            if not dice_to_roll(game):
                raise _keep_first(game)
            check_dice(dice, dice_to_roll(game))
            return Rolled(seat, dice)
        case Keep(_, dice):
            return _keep(game, seat, tuple(sorted(dice)))
        case Bank():
            return _bank(game, seat)
        case Follow():
            if offer_to_follow(game) is None:
                raise IllegalMove("nothing-to-follow")
            return Followed(seat)
        case TimeOut():
            _check_roll_off_is_over(game)
            return TimedOut(seat)
    raise TypeError(move)


def due(game: Game) -> Fact | None:
    """The fact that follows from the state without anyone's doing, if any."""
    seat = game.current
    match game.phase:
        case Phase.THROW | Phase.ROLL_OR_BANK if game.turn.timed_out:
            return _due_when_timed_out(game)
        case Phase.KEEP if game.turn.timed_out:
            return _due_after_throw(game) or _due_when_timed_out(game)
        case Phase.THROW:
            return put_aside(game)
        case Phase.KEEP:
            return _due_after_throw(game)
        case Phase.PENALTY:
            penalty, total = game.rules.penalty, game.seat(seat).total
            assert penalty is not None
            floor = total - penalty.points if penalty.floor is None else penalty.floor
            return Penalized(seat, min(penalty.points, max(0, total - floor)))
        case Phase.DECIDED:
            return Won(_winners(game))
    return None


def _due_after_throw(game: Game) -> Fact | None:
    seat, turn, rules = game.current, game.turn, game.rules
    if scoring(rules).wins(tuple(sorted(turn.thrown))):
        return Won((seat,))
    if not scoring_parts(game):
        tries_left = len(turn.thrown) == 1 and turn.misses + 1 < rules.last_die_throws
        return Missed(seat) if tries_left else Farkled(seat)
    return None if keeps(game) else Overshot(seat)


def _due_when_timed_out(game: Game) -> Fact | None:
    """What is safe for the seat: the best that may be kept and banked, or else the end of the turn.

    None where the clock throws on.
    """
    if plays_on_if_time_ends(game):
        best = next(iter(keeps(game)), None)
        return Kept(game.current, best.dice, best.points) if best else None
    if points := points_to_bank(game):
        return Banked(game.current, points)
    if keep := safe_keep(game):
        return Kept(game.current, keep.dice, keep.points)
    return Lapsed(game.current)


def _winners(game: Game) -> tuple[int, ...]:
    if not game.active:
        return ()
    leading = leaders(game)
    if game.rules.tie == "first":
        return (min(leading, key=lambda number: game.seat(number).since),)
    return leading


def _check_roll_off_is_over(game: Game) -> None:
    if game.phase is Phase.ROLL_OFF:
        raise IllegalMove("roll-off-first")


def _keep(game: Game, seat: int, dice: Dice) -> Kept:
    for keep in keeps(game):
        if keep.dice == dice:
            return Kept(seat, dice, keep.points)
    raise _why_not_keep(game, dice)


def _why_not_keep(game: Game, dice: Dice) -> IllegalMove:
    if game.phase is not Phase.KEEP:
        return IllegalMove("kept-already" if game.phase is Phase.ROLL_OR_BANK else "throw-first")
    if not dice:
        return _keep_first(game)
    if not Counter(dice) <= Counter(game.turn.thrown):
        return IllegalMove("not-lying", dice=game.turn.thrown)
    best = keeps(game)[0].dice
    keep = next((keep for keep in scoring_parts(game) if keep.dice == dice), None)
    if keep is None:
        return IllegalMove("not-scoring", best=best)
    if not fits_target(game, (keep,)):
        return IllegalMove("past-target", target=game.rules.target, best=best)
    return IllegalMove("keep-all", best=best)


def _keep_first(game: Game) -> IllegalMove:
    return IllegalMove("keep-first", best=keeps(game)[0].dice)


def _bank(game: Game, seat: int) -> Banked:
    if game.phase is not Phase.ROLL_OR_BANK:
        raise _keep_first(game) if game.phase is Phase.KEEP else IllegalMove("throw-first")
    if reason := why_not_bank(game):
        raise reason
    return Banked(seat, game.turn.points)
