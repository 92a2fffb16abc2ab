"""Where secrets come from, and what rolls the dice."""

import secrets
from collections.abc import Callable

from bot.games.dice import Dice, Seed

_SECRET_BYTES = 32

Roller = Callable[[Seed, int, int], Dice]
"""Takes the game's seed, the number of the throw (from 1) and how many dice to throw."""


def draw_secret() -> str:
    return secrets.token_hex(_SECRET_BYTES)
