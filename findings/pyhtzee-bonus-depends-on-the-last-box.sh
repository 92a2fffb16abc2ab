#!/usr/bin/env bash
# pyhtzee 1.2.7: whether 63 points in the upper section earn the bonus depends on which box is filled last.
#
# Expected: 78 points in the six boxes earn 35 more, in whatever order they are filled. Seen: of the last box, its number
# from 0 to 5 is added instead of its points: 78 points that end with sixes earn nothing, and the same that end with aces do.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyhtzee==1.2.7
"$folder/venv/bin/python" - <<'PYTHON'
from pyhtzee import Pyhtzee
from pyhtzee.classes import Category
from pyhtzee.utils import category_to_action_map

BOXES = [Category.ACES, Category.TWOS, Category.THREES, Category.FOURS, Category.FIVES, Category.SIXES]
THROWS = [[1, 1, 1, 2, 3], [2, 2, 2, 1, 3], [3, 3, 3, 1, 2], [4, 4, 4, 4, 1], [5, 5, 5, 5, 1], [6, 6, 6, 6, 1]]


def filled(order):
    game = Pyhtzee()
    for number in order:
        game.dice = list(THROWS[number])
        game.take_action(category_to_action_map[BOXES[number]])
    return sum(game.scores[box] for box in BOXES), game.scores[Category.UPPER_SECTION_BONUS]


print("sixes last", filled([0, 1, 2, 3, 4, 5]), "aces last", filled([5, 4, 3, 2, 1, 0]))
assert filled([0, 1, 2, 3, 4, 5]) == (78, 0) and filled([5, 4, 3, 2, 1, 0]) == (78, 35)
PYTHON
