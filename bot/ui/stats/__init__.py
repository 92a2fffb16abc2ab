"""The screens about records: cards, leaderboards, history, privacy."""
