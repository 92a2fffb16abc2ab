"""Games of random choices, and whether their reviews agree with rule sets that are solved exactly."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.coach.farkle.advice import PRECISION, plan
from bot.coach.farkle.answers import Review
from bot.coach.farkle.review import best_choice, review, win_after_throw
from bot.coach.farkle.solved import Solved
from bot.games.dice import Dice
from bot.games.farkle import (
    Fact,
    Game,
    Leave,
    Phase,
    Rolled,
    RollOff,
    RuleSet,
    Then,
    chance,
    choices,
    due,
    new_game,
    play,
    play_choice,
    play_time_out,
)

LUCK = 1e-9
"""The tolerance: the luck of a throw is 0 on average."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game: how it began, what happened, and how it ended."""

    begin: Game
    facts: tuple[Fact, ...]
    end: Game


def random_game(rules: RuleSet, seed: int, *, seats: int = 2, absent: float = 0.0) -> Played:
    """A game of random choices; of the decisions, a share of `absent` is not made in time."""
    dice = random.Random(seed)

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    begin = game = new_game(rules, seats)
    facts: list[Fact] = []
    while game.phase is not Phase.OVER:
        if game.phase is Phase.ROLL_OFF:
            steps = play(game, RollOff(game.pending[0], dice.randint(1, 6)))
        elif not choices(game):
            # The game sleeps until the player it waits for leaves.
            steps = play(game, Leave(game.current))
        elif dice.random() < absent:
            steps = play_time_out(game, throw)
        else:
            steps = play_choice(game, dice.choice(choices(game)), throw)
        facts += [step.fact for step in steps]
        game = steps[-1].after
    return Played(begin, tuple(facts), game)


def off_by(found: Review, end: Game) -> float:
    """How much start, luck and losses of seat 1 of 2 miss its result by."""
    result = (1 in end.winners) / len(end.winners)
    spent = [found.loss(seat) + found.absence(seat) for seat in (1, 2)]
    return abs(result - (found.start[0] + found.luck(1) - found.luck(2) - spent[0] + spent[1]))


def mean_luck(before: Game, solved: Solved) -> float:
    """The average luck of all throws that may fall next."""
    planned = plan(before, solved)
    assert planned is not None
    throws = chance(before)
    roll = next(choice for choice in choices(before) if choice.then is Then.ROLL)
    mean = sum(throw.orders * win_after_throw(planned, before, throw.dice) for throw in throws)
    return mean / sum(throw.orders for throw in throws) - planned.win(before, roll)


def broken_promises(played: Played, solved: Solved, looks: random.Random) -> Iterator[str]:
    """The errors in the review of a solved game of two seats. It checks a few states."""
    found = review(played.begin, played.facts, solved)
    lowest_total = min(seat.total for moment in found.moments for seat in moment.step.after.seats)
    # Totals below those of a table are answered by the nearest one, so that nothing adds up exactly there.
    if (off := off_by(found, played.end)) > PRECISION and (found.exact or lowest_total >= 0):
        yield f"start, luck and losses miss the result by {off}"
    if (lowest := min(moment.loss for moment in found.moments)) < 0:
        yield f"a loss is {lowest}"
    if any(each.loss for each in found.decisions() if not each.is_free):
        yield "a forced decision costs something"
    decided = [(found.begin, None), *((moment.step.after, moment) for moment in found.moments)]
    thrown = [
        before
        for (before, _), moment in zip(decided, found.moments, strict=False)
        if isinstance(moment.step.fact, Rolled) and not before.turn.timed_out
    ]
    mean = mean_luck(looks.choice(thrown), solved)
    if abs(mean) > LUCK:
        yield f"the luck of a throw is {mean} on average"
    for game, moment in looks.sample(decided, min(5, len(decided))):
        # A throw that wins at once leaves nothing to decide.
        planned = plan(game, solved) if choices(game) and due(game) is None and not game.turn.timed_out else None
        if moment is None or planned is None or not planned.is_exact:
            continue
        off = abs(best_choice(planned, game)[1] - moment.win[game.current - 1])
        if off > PRECISION:
            yield f"a probability is off by {off}"
