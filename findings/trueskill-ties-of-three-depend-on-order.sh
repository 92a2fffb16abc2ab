#!/usr/bin/env bash
# trueskill 0.4.5: of three equal players who tie, the one in the middle of the list becomes more certain.
#
# Expected: equal ratings and equal ranks give equal results, in whatever order the players are listed. Seen: sigma is 5.695
# for the second and 5.699 for the others, because each is compared only with its neighbours.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check trueskill==0.4.5
"$folder/venv/bin/python" - <<'PYTHON'
from trueskill import TrueSkill

game = TrueSkill()
found = [round(rating.sigma, 3) for (rating,) in game.rate([(game.create_rating(),)] * 3, ranks=[0, 0, 0])]
print(found)
assert found == [5.699, 5.695, 5.699]
PYTHON
