"""Everyone's record: statistics, ratings, leaderboards, seasons, achievements and privacy, on real SQLite files."""
