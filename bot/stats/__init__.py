"""Tallies, ratings and achievements. Pure, except that the list of achievements is read from files."""
