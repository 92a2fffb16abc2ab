"""A Discord bot that hosts games of Farkle."""

__version__ = "1.0.0"

PRODUCT = "farkle"
"""What its commands and files are called, whichever games it hosts."""
