"""What a character decides: the choice that is best by its aim or, where it errs, the second best."""

from dataclasses import dataclass

from bot.coach.characters import Character
from bot.coach.yahtzee.advice import Judge, advise
from bot.games.yahtzee import Choice, Game, Take, Throw, ranked

ENOUGH = 25
"""The cautious one takes a box at once that is worth so much."""


@dataclass(frozen=True, slots=True)
class Policy:
    """`errs` is the share of its decisions, from 0 to 1, in which a character takes the second best choice."""

    plays_to_win: bool
    errs: float = 0.0


POLICIES = {
    Character.STEADY: Policy(plays_to_win=False, errs=0.2),
    Character.KEEN: Policy(plays_to_win=True, errs=0.1),
    Character.PERFECT: Policy(plays_to_win=True),
}
"""What each character does but the timid one, who needs no numbers."""


def decide(game: Game, character: Character, judge: Judge, chance: float) -> Choice:
    """The choice of a character whose turn it is.

    `chance` is a number from 0 to 1 that no game has used before; where it is small, the character errs.
    """
    found, policy = advise(game, judge), POLICIES[character]
    if not policy.plays_to_win:
        found = sorted(found, key=lambda each: -each.points)
    return found[len(found) > 1 and chance < policy.errs].choice


def cautious(game: Game) -> Choice:
    """The choice of a player who takes what is worth much at once, and collects the most frequent face until then."""
    dice = game.turn.dice
    if game.turn.is_fresh:
        return Throw()
    best = ranked(game)[0]
    if not game.turn.throws_left or best.points >= ENOUGH:
        return Take(best.box, best.column)
    face = max(dice, key=lambda die: (dice.count(die), die))
    held = (face,) * dice.count(face)
    return Take(best.box, best.column) if len(held) == len(dice) else Throw(held)
