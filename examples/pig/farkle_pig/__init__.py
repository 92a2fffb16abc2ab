"""Pig, a game for the bot: `engine` plays it, and `presentation` shows it."""

INTERFACE = 2
"""Of the bot, which checks it before it loads anything else."""
