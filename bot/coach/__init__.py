"""The coach: what the best move is, and how likely it wins. The bot asks `coach`, which asks the adviser of a game."""
