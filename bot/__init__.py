__version__ = "1.1.0"

PRODUCT = "farkle"
"""The name of its commands and files."""
