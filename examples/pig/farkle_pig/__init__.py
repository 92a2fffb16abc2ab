"""Pig, a game for the bot: `engine` plays it, and `presentation` shows it."""
