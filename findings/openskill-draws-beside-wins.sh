#!/usr/bin/env bash
# openskill 6.2.0: predict_draw is no share of predict_win, and grows with certainty up to a half.
#
# Expected: wins and draws are the outcomes of a game, so their chances add up to 1, and a draw between two players
# depends on how often games of this kind end in one. Seen: predict_win alone adds up to 1. For two new players
# predict_draw says 0.237, and for two equal players with a sigma of 0.01 it says 0.500, whatever the game.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
"$folder/venv/bin/python" - <<'PYTHON'
from openskill.models import PlackettLuce

model = PlackettLuce()
for sigma, seen in ((25 / 3, 0.237), (0.01, 0.5)):
    teams = [[model.rating(sigma=sigma)] for _ in range(2)]
    wins, draw = sum(model.predict_win(teams)), model.predict_draw(teams)
    print(f"sigma {sigma:.2f}: wins {wins:.3f}, draw {draw:.3f}")
    assert abs(wins - 1) < 1e-9 and abs(draw - seen) < 1e-3
PYTHON
