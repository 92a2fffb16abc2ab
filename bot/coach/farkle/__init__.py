"""The coach of Farkle. `docs/coach.md` says what it computes and why; these words are used throughout:

- Points are counted in grid steps: the greatest number of points that divides all that any keep brings (`throws.grid`).
- A state of a turn is the number of dice to throw, with the faces that extend a kept triple.
- A seat has a level: its total, and whether it has opened. Seats that have not are `unopened`. Its streak is the number
  of farkles in a row, if penalties count them. `side` is 1 if the other seat began and that matters, otherwise 0.
- A standing is the levels and streaks of both seats with the side, before a throw of the seat in turn. Its value is the
  chance of that seat to win, from 0 to 1.
- Several standings that are valued at once, in the last axis of an array, are lanes.
- A lead is what the other seat has more. A gain is what it adds to take over the other seat's dice (`follow_on`).
- A twin is a smaller game, solved in place of one that is too large.

Read `bounds`, `throws`, `sweep`, `most_points`; `levels`, `last_turns`, `endgame`, `solved`, `solver`; `twin`, `table`;
`duel`, `many`, `three`, `rivals`, `advice`; `policies`, `alone`, `review`, `answers`, `process`, in this order.
"""
