"""People who are called to a lobby: by its host, or because they want to hear of open lobbies."""
