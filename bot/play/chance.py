"""Chance: where secrets and dice come from. Games themselves know none."""

import secrets
from collections.abc import Callable

from bot.games.dice import Dice, Seed

_SECRET_BYTES = 32

Roller = Callable[[Seed, int, int], Dice]
"""Gives the dice of a throw: takes the game's seed, the number of the throw in the game (from 1), and how many dice."""


def draw_secret() -> str:
    """A new secret for the dice of a game, as hex."""
    return secrets.token_bytes(_SECRET_BYTES).hex()
