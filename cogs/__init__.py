"""Slash commands. `farkle.py` makes the group `/farkle` of `play.py` and `records.py`; features insert theirs."""
