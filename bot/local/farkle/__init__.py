"""What proves the rules and the coach of Farkle: second opinions, brute force, random games."""
