"""The best move: the bot asks `coach`, which asks a game's adviser."""
