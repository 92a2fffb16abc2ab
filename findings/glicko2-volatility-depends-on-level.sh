#!/usr/bin/env bash
# glicko2 2.1.0: the same surprising results make a player of 1500 more volatile, and one of 2500 not.
#
# Expected: only differences of ratings count in Glicko-2, so a world in which everybody has 1000 points more changes
# alike. Seen: the step for the volatility puts the player's rating where the description of Glicko-2 has the deviation
# (its step 5). At 1500 that is 0; elsewhere it keeps the volatility as it was. The package's own example is at 1500.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check glicko2==2.1.0
"$folder/venv/bin/python" - <<'PYTHON'
from glicko2 import Player


def after(shift):
    player = Player(1500 + shift, 60, 0.06)
    for _ in range(20):
        player.update_player([player.rating + 200] * 6, [60] * 6, [1, 1, 1, 1, 1, 0])
    return player.rating - shift, player.rd, player.vol


low, high = after(0), after(1000)
print(low, high)
assert low[2] - 0.06 > 0.0003 > abs(high[2] - 0.06) and low[0] - high[0] > 2
PYTHON
