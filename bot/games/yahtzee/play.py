"""What a move causes. Dice arrive as values: nothing here rolls."""

from collections import Counter

from bot.errors import IllegalMove
from bot.games.chance import DiceOf
from bot.games.dice import Dice
from bot.games.facts import Rolled, TimedOut, Won
from bot.games.moves import Roll, TimeOut
from bot.games.seating import caused, check_dice, leaving_or_back, put_aside
from bot.games.yahtzee.choices import Choice, Throw, dice_to_roll, moves_of, ranked, scores
from bot.games.yahtzee.evolve import Step, evolve
from bot.games.yahtzee.facts import Fact, Held, Scored
from bot.games.yahtzee.game import Game, Phase, leaders
from bot.games.yahtzee.moves import Hold, Move, Score
from bot.games.yahtzee.rules import DICE, THROWS


def play(game: Game, move: Move) -> tuple[Step, ...]:
    """What a move causes, step by step: first what was done, then everything that follows from it by the rules.

    Raises IllegalMove, whose code says why and whose fields say what may be done instead.
    """
    return caused(game, decide(game, move), evolve, due)


def play_choice(game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
    """What a whole decision causes, step by step, the throw in which it ends included.

    `dice` is asked only once the throw is known to be legal. Raises IllegalMove.
    """
    steps: list[Step] = []
    for move in moves_of(game, choice):
        steps += play(game, move)
        game = steps[-1].after
    if isinstance(choice, Throw):
        number = dice_to_roll(game)
        steps += play(game, Roll(game.current, dice(game.throw_count + 1, number) if number else ()))
    return tuple(steps)


def play_time_out(game: Game, _dice: DiceOf) -> tuple[Step, ...]:
    """What it causes that the time of the turn runs out, step by step. The clock throws no dice."""
    return play(game, TimeOut(game.current))


def decide(game: Game, move: Move) -> Fact:
    """The fact that a move makes. Raises IllegalMove."""
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
    """The fact that follows from the state without anyone's doing, if any."""
    if game.phase is Phase.DECIDED:
        return Won(leaders(game))
    if game.phase is Phase.OVER:
        return None
    if game.turn.timed_out:
        best = ranked(game)[0]
        return Scored(game.current, best.box, best.column, best.points)
    if game.phase is Phase.THROW:
        return put_aside(game)
    return None


def _roll(game: Game, seat: int, dice: Dice) -> Rolled:
    number = dice_to_roll(game)
    if not number:
        raise IllegalMove("hold-first") if game.turn.throws_left else IllegalMove("no-throws-left", throws=THROWS)
    check_dice(dice, number)
    return Rolled(seat, dice)


def _hold(game: Game, seat: int, dice: Dice) -> Held:
    if game.phase is Phase.THROW:
        raise IllegalMove("throw-first" if game.turn.held is None else "held-already")
    if not game.turn.throws_left:
        raise IllegalMove("no-throws-left", throws=THROWS)
    if not Counter(dice) <= Counter(game.turn.dice):
        raise IllegalMove("not-lying", dice=game.turn.dice)
    if len(dice) == DICE:
        raise IllegalMove("hold-all")
    return Held(seat, dice)


def _score(game: Game, move: Score) -> Scored:
    if game.phase is Phase.THROW:
        raise IllegalMove("throw-first")
    columns = game.rules.columns
    if not 1 <= move.column <= columns:
        raise IllegalMove("no-such-column", column=move.column, columns=columns)
    for worth in scores(game):
        if (worth.box, worth.column) == (move.box, move.column):
            return Scored(move.seat, move.box, move.column, worth.points)
    is_open = move.box in game.seat(game.current).card[move.column - 1].open
    raise IllegalMove("joker-elsewhere" if is_open else "box-taken", box=move.box.value, column=move.column)
