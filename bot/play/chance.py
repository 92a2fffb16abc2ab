"""Chance: where secrets and dice come from. Games themselves know none."""

import secrets
from collections.abc import Callable

from bot.games.dice import Dice, Seed

_SECRET_BYTES = 32

Roller = Callable[[Seed | None, int, int], Dice]
"""Gives the dice of a throw: takes the game's seed, the number of the throw in the game (from 1), and how many dice."""


def draw_secret() -> str:
    """A new secret for the dice of a game, as hex."""
    return secrets.token_bytes(_SECRET_BYTES).hex()


def throw_dice(seed: Seed | None, throw: int, number: int) -> Dice:
    """Dice that follow from the seed; for a game from before there were seeds, random ones of the operating system."""
    if seed is not None:
        return seed.dice(throw, number)
    return tuple(secrets.randbelow(6) + 1 for _ in range(number))
