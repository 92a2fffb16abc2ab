"""What proves the rules of Yahtzee: a second opinion, and random games."""
