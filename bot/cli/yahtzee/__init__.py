"""What the command line knows of Yahtzee only."""
