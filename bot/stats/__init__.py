"""What games add up to: tallies, ratings and achievements.

Pure, like the games: numbers go in, values come out. (Only the list of achievements is read from a file, once.)
Read in this order: `tally` (many games of one person), `counting` (which of them count), `rating`, `achievements`.
"""
