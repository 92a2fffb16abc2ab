"""A Discord bot that hosts games of Farkle."""
