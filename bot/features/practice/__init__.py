"""People's own mistakes, to decide again."""
