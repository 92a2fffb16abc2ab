"""Commands for Farkle only."""
