#!/usr/bin/env bash
# openskill 6.2.0: ThurstoneMostellerPart moves two players half as far as ThurstoneMostellerFull.
#
# Expected: partial pairing leaves pairs out, and two players are one pair, so both models are the same for duels, as
# BradleyTerryPart and BradleyTerryFull are. Seen: twice the spread is put into the partial one, so a duel counts half.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
"$folder/venv/bin/python" - <<'PYTHON'
from openskill import models


def gained(name):
    model = getattr(models, name)()
    (winner,), _ = model.rate([[model.rating()], [model.rating()]])
    return winner.mu - 25


for family in ("BradleyTerry", "ThurstoneMosteller"):
    print(family, gained(family + "Part"), gained(family + "Full"))
assert gained("BradleyTerryPart") == gained("BradleyTerryFull")
assert abs(gained("ThurstoneMostellerPart") * 2 - gained("ThurstoneMostellerFull")) < 0.02
PYTHON
