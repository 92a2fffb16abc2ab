"""Where dice come from."""

import secrets
from collections.abc import Callable

from bot.games.dice import Seed
from bot.games.farkle.scoring import Dice

Roller = Callable[[Seed | None, int, int], Dice]
"""Gives the dice of a throw: takes the game's seed, the number of the throw in the game (from 1), and how many dice."""


def throw_dice(seed: Seed | None, throw: int, number: int) -> Dice:
    """Dice that follow from the seed; for a game from before there were seeds, random ones of the operating system."""
    if seed is not None:
        return seed.dice(throw, number)
    return tuple(secrets.randbelow(6) + 1 for _ in range(number))
