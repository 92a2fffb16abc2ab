"""Cards as numpy arrays, many of them side by side.

A card has one column of boxes, or several. Arrays of `Cards` have one row for each column and one entry in it for each
card. Boxes have numbers from 0, from top to bottom: the upper ones, ones to sixes, are 0 to 5. A set of boxes is a
whole number with a bit for each: `filled >> box & 1` is 1 if the box is filled.
"""

from dataclasses import dataclass

import numpy as np

from bot.coach.yahtzee.hands import Whole
from bot.games.dice import FACES
from bot.games.yahtzee import UPPER


@dataclass(frozen=True, slots=True)
class Cards:
    """What of a card matters for the points still to come: of each column, and `saved`, which is of the whole card.

    - `filled`: the set of filled boxes.
    - `upper`: the sum of the upper boxes, not multiplied, and no more than the upper bonus needs.
    - `extras`: how many more yahtzees bring a bonus, once this column's yahtzee box holds points; 0 before. 1 if their
      number is not limited. With a double generala, which brings points once the generala box holds some: 1 from then
      on.
    - `saved`: rolls that earlier turns did not use.
    """

    filled: Whole
    upper: Whole
    extras: Whole
    saved: Whole


class UpperParts:
    """The states of a column's upper boxes, numbered: which are filled, and their sum, as far as the upper bonus
    depends on it. Those with most boxes filled come first, and the empty one is last.

    - `filled[part]`, `sum[part]`: what a part is like. `groups`: the parts with 6, 5, … 0 boxes filled.
    - `number[filled, sum]`: the part of a column.
    """

    all = (1 << len(UPPER)) - 1
    """The set of all upper boxes."""

    def __init__(self, needed: int, dice: int) -> None:
        """`needed`: the sum that brings the upper bonus; 0 without one."""
        self.needed = needed
        self.number = np.zeros((self.all + 1, needed + 1), dtype=np.int64)
        found = list[tuple[int, int]]()
        self.groups = list[slice]()
        for count in range(len(UPPER), -1, -1):
            begin = len(found)
            for filled in (filled for filled in range(self.all + 1) if filled.bit_count() == count):
                self._add(filled, dice, found)
            self.groups.append(slice(begin, len(found)))
        self.filled, self.sum = np.array(found).T

    def _add(self, filled: int, dice: int, found: list[tuple[int, int]]) -> None:
        sums, missing = {0}, 0
        for face in FACES:
            if filled >> face - 1 & 1:
                sums = {total + number * face for total in sums for number in range(dice + 1)}
            else:
                missing += dice * face
        for total in range(self.needed + 1):
            is_hopeful = total >= self.needed - missing
            is_possible = total in sums or (total == self.needed and max(sums) > total)
            # Other sums are like the next below: without hope of the bonus, all are like 0.
            if total == 0 or (is_hopeful and is_possible):
                found.append((filled, total))
            self.number[filled, total] = len(found) - 1
