"""Events: knockouts, round robins, Swiss tournaments and leagues. A list of facts, as games are."""
