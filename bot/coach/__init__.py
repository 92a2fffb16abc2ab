"""The bot asks `coach`, which asks a game's adviser."""
