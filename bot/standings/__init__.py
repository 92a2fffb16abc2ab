"""Answers questions about how people play: `Standings` holds all services. `bot.store.results` writes the numbers."""
