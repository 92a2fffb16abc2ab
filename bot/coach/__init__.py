"""Finds the best move and its chance to win. The bot asks `coach`, which asks a game's adviser."""
