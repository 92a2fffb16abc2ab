"""Pig, a game for the bot: `engine` plays it, and `presentation` shows it."""

INTERFACE = 1
"""Of the bot, which checks it before it loads anything else."""
