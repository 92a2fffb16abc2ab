"""Plays games on by the engine alone: one move after the other, chosen by a function."""

from collections.abc import Callable

from bot.games.dice import Seed
from bot.games.farkle import (
    Bank,
    Fact,
    Game,
    Keep,
    Leave,
    Move,
    Phase,
    Roll,
    RollOff,
    dice_to_roll,
    keeps,
    next_throw,
    play,
    points_to_bank,
)

Mover = Callable[[Game], Move]
"""Chooses a legal move."""

ENOUGH = 300
"""Sensible players bank at this many points."""


def play_on(game: Game, mover: Mover, most_facts: float = float("inf")) -> tuple[Game, list[Fact]]:
    """The game once it is over or has at least `most_facts` more facts, and these facts."""
    facts: list[Fact] = []
    while game.phase is not Phase.OVER and len(facts) < most_facts:
        steps = play(game, mover(game))
        game = steps[-1].after
        facts += (step.fact for step in steps)
    return game, facts


def leaving(game: Game) -> Move:
    return Leave(game.active[-1])


def sensible(seed: Seed) -> Mover:
    """As people play, with the dice of a seed: they keep the best, and bank at `ENOUGH`."""

    def mover(game: Game) -> Move:
        if game.phase is Phase.ROLL_OFF:
            return RollOff(game.pending[0], *seed.dice(next_throw(game), 1))
        if game.phase is Phase.KEEP:
            return Keep(game.current, keeps(game)[0].dice)
        if points_to_bank(game) >= ENOUGH:
            return Bank(game.current)
        return Roll(game.current, seed.dice(next_throw(game), dice_to_roll(game)))

    return mover
