"""What the command line knows of Farkle only."""
