"""Slash commands, thinly: read the options, one call of the table, one view."""
