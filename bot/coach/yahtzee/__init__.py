"""The coach of Yahtzee. `docs/yahtzee.md` says what it computes and why; these words are used throughout:

- A hand is some of the dice, a throw all of them. A value is what best play brings from there on (`hands`).
- A card is the columns of a player; each has numbered boxes, the same in every column (`cards`).
- A column is described by its filled lower boxes, its upper part, and the extras: how many more yahtzees bring a bonus.
- Throws are of one kind, for a box, if they bring equally many points in it (`boxes`).
- A solved column has the values of all cards of one column (`solved`), found by the `solver`. A judge takes it to value
  cards with any number of columns (`judge`).

Read `hands`, `cards`, `boxes`, `solved`, `solver`, `compiled`, `table`; `judge`, `advice`, `review`, `simulation`;
`answers`, `process`, in this order.
"""
