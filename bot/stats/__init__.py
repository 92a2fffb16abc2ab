"""What games add up to: turns, statistics, tallies, ratings, achievements and summaries.

Pure, like the games: rules and facts go in, values come out. (Only the list of achievements is read from a file, once.)
Read in this order: `turns` (a game's facts, turn by turn), `statistics` (what each seat did), `tally` (many games of
one person), `rating`, `achievements`, `summary` (what is worth telling of one game).
"""
