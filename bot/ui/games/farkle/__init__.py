"""Farkle as players see it."""
