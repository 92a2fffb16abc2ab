"""The coach of Yahtzee. Read `solver`, `table`, `advice`, `review`, `answers`, `process`, in this order."""
