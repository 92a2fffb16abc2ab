#!/usr/bin/env bash
# openskill 6.2.0, BradleyTerryFull: equal players' numbers grow with the size of their tables.
#
# Expected: a game of eight and a game of two are a game each. Seen: with full pairing, eight players play 28 duels, and
# each of them seven. The mean ordinal of all players after their first game is 0.80 at a table of two and 6.34 at a table
# of eight, though nobody is better than before. With Plackett-Luce it is 0.80 and 0.26: smaller at the larger table.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
"$folder/venv/bin/python" - <<'PYTHON'
from statistics import fmean

from openskill.models import BradleyTerryFull, PlackettLuce

for model, seen in ((BradleyTerryFull(), [0.8, 6.34]), (PlackettLuce(), [0.8, 0.26])):
    found = []
    for number in (2, 8):
        rated = model.rate([[model.rating()] for _ in range(number)], ranks=list(range(number)))
        found.append(round(fmean(player.ordinal() for (player,) in rated), 2))
    print(type(model).__name__, found)
    assert found == seen
PYTHON
