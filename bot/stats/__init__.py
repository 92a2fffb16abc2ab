"""What people's games add up to: pure, like the rules. Everything here can be worked out again from the facts.

Read in this order: `turns` (a game's facts, turn by turn), `statistics` (what each seat did), `tally` (many games of
one person), `rating`, `achievements`, `summary` (one game told), `sheets` (questions about records, and answers).
"""
