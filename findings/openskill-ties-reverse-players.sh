#!/usr/bin/env bash
# openskill 6.2.0, ThurstoneMostellerFull: three who share the first place are in reverse order afterwards.
#
# Expected: a tie brings ratings closer together and keeps their order. Seen: 20, 23 and 26 (sigma 5) who tie before a
# fourth become 26.77, 26.43 and 26.13, so the weakest is first. Plackett-Luce and Bradley-Terry keep the order.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
"$folder/venv/bin/python" - <<'PYTHON'
from openskill import models

for name in ("PlackettLuce", "BradleyTerryFull", "BradleyTerryPart", "ThurstoneMostellerPart", "ThurstoneMostellerFull"):
    model = getattr(models, name)()
    players = [[model.rating(mu=mu, sigma=5)] for mu in (20, 23, 26, 29)]
    after = [round(player.mu, 2) for (player,) in model.rate(players, ranks=[1, 1, 1, 2])][:3]
    print(name, after)
    assert (after == sorted(after)) == (name != "ThurstoneMostellerFull")
assert after == [26.77, 26.43, 26.13]
PYTHON
