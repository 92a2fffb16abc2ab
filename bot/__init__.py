"""Farkle for Discord: the version, and the name that commands and files have."""

__version__ = "1.1.0"

PRODUCT = "farkle"
"""The name of its commands and files."""
