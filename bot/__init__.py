"""A Discord bot that hosts games of Farkle."""

__version__ = "0.1.0"
