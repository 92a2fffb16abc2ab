"""The screens of a game, from its lobby to its ending, and their buttons."""
