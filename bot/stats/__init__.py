"""Pure, except for reading the achievements once."""
