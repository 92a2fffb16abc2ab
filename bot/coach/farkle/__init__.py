"""The coach of Farkle. Read `bounds`, `throws`, `sweep`, `points`, `endgame`, `levels`, `solver`, `twin`, `table`,
`advice`, `review`, `answers`, `process`, in this order.
"""
