"""Direct messages that people asked for."""
