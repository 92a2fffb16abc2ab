__version__ = "1.0.0"

PRODUCT = "farkle"
"""The name of its commands and files."""
