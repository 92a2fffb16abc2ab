"""Perfect play of some turns alone, without knowing the dice: the greatest expected total."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bot.coach.farkle.hints import thrown_after
from bot.coach.farkle.points import points_turn, solve_turn
from bot.coach.farkle.sweep import thrown
from bot.coach.farkle.throws import Floats, Throws, grid, states
from bot.games.chance import DiceOf
from bot.games.farkle import Choice, Game, RuleSet, Then, choices, new_game, play_choice


class _Turn(NamedTuple):
    """Values with all later turns."""

    throws: Throws
    bank: Floats
    farkled: float
    worth: Floats
    until: int


def total_of_perfect_play(rules: RuleSet, dice: DiceOf) -> int:
    """`rules` must have `turns`, and neither an opening nor a floor for penalties."""
    game = new_game(rules, 1)
    while not game.is_over:
        game = play_choice(game, best_choice(game), dice)[-1].after
    return game.seat(1).total


def best_choice(game: Game) -> Choice:
    """As for `total_of_perfect_play`."""
    rules = game.rules
    assert rules.turns is not None
    left = rules.turns - game.round
    turn, step = _turn(rules, left, game.seat(1).streak), grid(rules)

    def worth(choice: Choice) -> float:
        number, _, points = thrown_after(game, choice)
        held = points // step
        if choice.then is Then.BANK:
            return float(turn.bank[held]) if held < turn.bank.size else float("inf")
        if held >= turn.until:
            # Banking is best here.
            return -1.0
        state = states(rules)[number, frozenset()]
        return float(thrown(turn.throws, turn.worth, state, held, turn.farkled, turn.farkled))

    return max(choices(game), key=worth)


@lru_cache(maxsize=128)
def _turn(rules: RuleSet, left: int, streak: int) -> _Turn:
    """Values are grid steps plus a constant, because the walk takes none below 0."""
    free = points_turn(rules)
    shift = (left + 1) * (rules.penalty.points if rules.penalty else 0) // grid(rules)
    banked, farkled = shift + expected(rules, left, 0), shift + _after_farkle(rules, left, streak)
    bank = np.arange(free.until + free.throws.most + 1, dtype=np.float64) + banked
    _, worth = solve_turn(free.throws, bank, max(1, -(-rules.minimum_bank // grid(rules))), free.until, farkled)
    return _Turn(free.throws, bank, farkled, worth, free.until)


def expected(rules: RuleSet, turns: int, streak: int) -> float:
    """In grid steps."""
    if not turns:
        return 0.0
    turn = _turn(rules, turns - 1, streak)
    shift = turn.bank[0] - expected(rules, turns - 1, 0)
    return float(turn.worth[turn.throws.hot] - shift)


def _after_farkle(rules: RuleSet, left: int, streak: int) -> float:
    penalty = rules.penalty
    if penalty is None:
        return expected(rules, left, 0)
    if streak + 1 < penalty.farkles:
        return expected(rules, left, streak + 1)
    return expected(rules, left, 0) - penalty.points / grid(rules)
