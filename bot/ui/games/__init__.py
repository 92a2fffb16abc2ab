"""The games as players see them: a folder for each."""
