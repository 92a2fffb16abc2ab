"""Duels on the same dice: each plays alone, within a day."""
