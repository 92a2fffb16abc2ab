"""The values that the store and the services share: stored games, settings of servers, questions and their answers."""
