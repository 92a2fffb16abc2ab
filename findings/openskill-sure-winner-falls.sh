#!/usr/bin/env bash
# openskill 6.2.0: a settled player who beats a much weaker one has a lower ordinal afterwards, in all five models.
#
# Expected: winning never lowers mu - 3 sigma. Seen: each game first adds tau to sigma. If the result was certain, mu gains
# nothing and sigma loses nothing, so the number that a site shows falls, from 37 to 36.99. With limit_sigma=True it stays.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
"$folder/venv/bin/python" - <<'PYTHON'
from openskill import models

for name in ("PlackettLuce", "BradleyTerryFull", "BradleyTerryPart", "ThurstoneMostellerFull", "ThurstoneMostellerPart"):
    found = []
    for limit_sigma in (False, True):
        model = getattr(models, name)(limit_sigma=limit_sigma)
        strong, weak = model.rating(mu=40, sigma=1), model.rating(mu=10, sigma=1)
        ((winner,), _) = model.rate([[strong], [weak]], ranks=[1, 2])
        found.append(winner.ordinal() - strong.ordinal())
    print(f"{name}: {found[0]:+.4f}, with limit_sigma {found[1]:+.4f}")
    assert -0.02 < found[0] < -0.005 and found[1] >= 0
PYTHON
