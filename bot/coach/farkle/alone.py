"""Perfect play for one seat: the greatest expected total of some turns, and the most that known dice allow."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bot.coach.adviser import LookedAt
from bot.coach.farkle.answers import thrown_after
from bot.coach.farkle.most_points import points_turn, solve_turn
from bot.coach.farkle.throws import Floats, grid, states
from bot.games.chance import DiceOf
from bot.games.farkle import (
    Banked,
    Choice,
    Game,
    Kept,
    Phase,
    Rolled,
    RuleSet,
    Then,
    choices,
    evolve,
    new_game,
    play_choice,
    read,
)


class _Turn(NamedTuple):
    """The values of a turn and all later ones, in grid steps: of banks, before the first throw, and of each throw."""

    bank: Floats
    value: float
    thrown: Floats


class _Way(NamedTuple):
    """A way through a turn. `points` are at risk after the choice."""

    points: int
    game: Game
    choice: Choice


def total_of_perfect_play(rules: RuleSet, dice: DiceOf) -> int:
    """The total of the best play for points with these dice. `rules` must have `rounds` and no target, and neither an
    opening nor a floor for penalties.
    """
    game = new_game(rules, 1)
    while not game.is_over:
        game = play_choice(game, best_choice(game), dice)[-1].after
    return game.seat(1).total


def greatest_possible(rules: RuleSet, dice: DiceOf) -> int:
    """The greatest total of a player who knows the dice, if throws are numbered by turn. `rules` are as for
    `total_of_perfect_play`.
    """
    game = new_game(rules, 1)
    while not game.is_over:
        game = play_choice(game, Choice((), Then.ROLL), dice)[-1].after
        thrown, banks = [game] if game.phase is Phase.KEEP else [], list[_Way]()
        while thrown:
            # Of all ways to the same number of dice, only the one with the most points matters.
            rolls = dict[int, _Way]()
            for each in thrown:
                for choice in choices(each):
                    number, _, points = thrown_after(each, choice)
                    way = _Way(points, each, choice)
                    if choice.then is Then.BANK:
                        banks.append(way)
                    elif number not in rolls or points > rolls[number].points:
                        rolls[number] = way
            after = [play_choice(way.game, way.choice, dice)[-1].after for way in rolls.values()]
            thrown = [each for each in after if each.phase is Phase.KEEP]
        if banks:
            best = max(banks, key=lambda way: way.points)
            game = play_choice(best.game, best.choice, dice)[-1].after
    return game.seat(1).total


@lru_cache(maxsize=128)
def free(rules: RuleSet) -> RuleSet:
    """The rules within a turn, which is all that the coach's other parts need."""
    return rules.model_copy(update={"rounds": None, "target": RuleSet().target})


def best_choice(game: Game) -> Choice:
    """The choice with the greatest expected total. The rules have `rounds`, and no opening or floor for penalties."""
    worth = worths(game)
    return max(worth, key=worth.__getitem__)


def look_back(rules: RuleSet, lines: Iterable[str]) -> Iterator[LookedAt]:
    """A game's decisions after throws, as perfect play sees them."""
    game, begun = new_game(rules, 1), None
    for line in lines:
        fact = read(line)
        if isinstance(fact, Kept):
            begun = (game, fact.dice)
        elif begun is not None and isinstance(fact, Rolled | Banked):
            before, keep = begun
            choice, worth = Choice(keep, Then.ROLL if isinstance(fact, Rolled) else Then.BANK), worths(before)
            most = max(worth.values())
            if choice in worth:
                costs = {each: grid(free(rules)) * (most - worth[each]) for each in worth}
                yield LookedAt(before, choice, costs)
            begun = None
        game = evolve(game, fact)


def worths(game: Game) -> dict[Choice, float]:
    """What choices are worth, in grid steps. The rules are as for `best_choice`."""
    rules = free(game.rules)
    assert game.rules.rounds is not None
    left = game.rules.rounds - game.round
    turn, step = _turn(rules, left, game.seat(1).streak), grid(rules)

    def worth(choice: Choice) -> float:
        number, _, points = thrown_after(game, choice)
        held = points // step
        if choice.then is Then.BANK:
            return float(turn.bank[held]) if held < turn.bank.size else float("inf")
        return float(turn.thrown[held, states(rules)[number, frozenset()]]) if held < len(turn.thrown) - 1 else -1.0

    return {choice: worth(choice) for choice in choices(game)}


@lru_cache(maxsize=128)
def _turn(rules: RuleSet, left: int, streak: int) -> _Turn:
    """The values of a turn, in grid steps plus a constant, because the walk takes none below 0."""
    points = points_turn(rules)
    shift = (left + 1) * (rules.penalty.points if rules.penalty else 0) // grid(rules)
    banked, farkled = shift + expected(rules, left, 0), shift + _after_farkle(rules, left, streak)
    bank = np.arange(points.until + points.throws.most + 1, dtype=np.float64) + banked
    turn = solve_turn(points.throws, bank, max(1, -(-rules.minimum_bank // grid(rules))), points.until, farkled)
    return _Turn(bank, float(turn.value), turn.thrown)


def expected(rules: RuleSet, turns: int, streak: int) -> float:
    """The total that perfect play gains on average in `turns` turns, in grid steps."""
    if not turns:
        return 0.0
    turn = _turn(rules, turns - 1, streak)
    shift = turn.bank[0] - expected(rules, turns - 1, 0)
    return float(turn.value - shift)


def _after_farkle(rules: RuleSet, left: int, streak: int) -> float:
    penalty = rules.penalty
    if penalty is None:
        return expected(rules, left, 0)
    if streak + 1 < penalty.farkles:
        return expected(rules, left, streak + 1)
    return expected(rules, left, 0) - penalty.points / grid(rules)
