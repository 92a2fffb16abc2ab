"""Breaks the bot in small ways, one at a time, and says which of them its tests notice."""
