"""How often people are called."""

from bot.model.deadline import HOUR

MOST_CALLS = 2
SPAN = HOUR
"""In this time, a host calls so often, a server's list is called so often, and a person is."""
MOST_AT_ONCE = 20
"""People of the list, those first who were called longest ago."""
