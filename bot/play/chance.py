"""Chance: what the operating system's source of random numbers decides. Games themselves know none."""

import secrets

_SECRET_BYTES = 32


def draw_secret() -> str:
    """A new secret for the dice of a game, as hex."""
    return secrets.token_bytes(_SECRET_BYTES).hex()
