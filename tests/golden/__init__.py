"""Whole games as text, which together show every rule of every shipped rule set at work."""
