#!/usr/bin/env bash
# swisspair 0.2.1: the same call twice gives different pairs.
#
# Expected: pairs follow from the points, ranks and earlier opponents that are given, so that others can check a round.
# Seen: among pairings of the same quality, one is taken by chance, also between two calls in one process, and there is no
# seed to set.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check swisspair==0.2.1
"$folder/venv/bin/python" - <<'PYTHON'
from swisspair import Player, create_matches

players = [Player(id=str(rank), points=0, rank=rank) for rank in range(1, 9)]
seen = {frozenset(frozenset((match.p1.id, match.p2.id)) for match in create_matches(players)) for _ in range(20)}
print(len(seen), "different rounds from 20 equal calls")
assert len(seen) > 1
PYTHON
