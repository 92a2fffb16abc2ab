"""Pig, a game for the bot: `engine` plays it, and `presentation` shows it."""

INTERFACE = 2
"""The version of the bot's interface that this game is made for: the bot checks it before it loads anything else."""
