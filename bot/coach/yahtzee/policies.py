from dataclasses import dataclass

from bot.coach.characters import Character
from bot.coach.yahtzee.advice import Judge, advise
from bot.games.yahtzee import Choice, Game, Take, Throw, ranked

ENOUGH = 25


@dataclass(frozen=True, slots=True)
class Policy:
    """`errs`: how often, from 0 to 1, it takes the second-best choice."""

    plays_to_win: bool
    errs: float = 0.0


POLICIES = {
    Character.STEADY: Policy(plays_to_win=False, errs=0.2),
    Character.KEEN: Policy(plays_to_win=True, errs=0.1),
    Character.PERFECT: Policy(plays_to_win=True),
}
"""The timid one needs none."""


def decide(game: Game, character: Character, judge: Judge, chance: float) -> Choice:
    found, policy = advise(game, judge), POLICIES[character]
    if not policy.plays_to_win:
        found = sorted(found, key=lambda each: -each.points)
    return found[len(found) > 1 and chance < policy.errs].choice


def cautious(game: Game) -> Choice:
    """Takes a box worth `ENOUGH` at once; otherwise collects the most frequent face."""
    dice = game.turn.dice
    if game.turn.is_fresh:
        return Throw()
    best = ranked(game)[0]
    if not game.turn.throws_left or best.points >= ENOUGH:
        return Take(best.box, best.column)
    face = max(dice, key=lambda die: (dice.count(die), die))
    held = (face,) * dice.count(face)
    return Take(best.box, best.column) if len(held) == len(dice) else Throw(held)
