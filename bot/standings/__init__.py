"""The questions that people ask about records: cards, leaderboards, history, seasons, privacy."""
