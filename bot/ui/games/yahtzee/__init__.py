"""Yahtzee as players see it."""
