"""Questions about how people play. `bot.store.results` writes the numbers."""
