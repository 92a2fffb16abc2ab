"""Tallies, ratings and achievements. Pure, except for reading the achievements once."""
