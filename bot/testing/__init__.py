"""Helps to test games, also of plug-ins: `random_play` checks an engine, `table` plays on the local Discord."""
