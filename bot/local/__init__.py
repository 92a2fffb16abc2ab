"""The bot on the local Discord."""
