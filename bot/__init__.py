"""Farkle for Discord: the version, and the name that commands and files have."""

__version__ = "1.1.0+main"
"""The number of the last release, on main with `+main`: more has changed since."""

PRODUCT = "farkle"
"""The name of its commands and files."""
