"""The bot on the local Discord: `make play`, the printed demo, and what tests and tools try the bot with."""
