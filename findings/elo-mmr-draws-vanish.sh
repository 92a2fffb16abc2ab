#!/usr/bin/env bash
# Elo-MMR-Py 2.0.0 and elommr 1.2.1 rate two players who win and lose five games, and then draw twenty.
#
# Expected: both say that the players have come near each other, as elommr does: 1502 and 1498. Seen: Elo-MMR-Py, in each of
# its rating systems, leaves out a contest in which all share one place. The ratings stay where they were, and somebody who
# has only drawn is not in the answer. With a third player behind the two, their draw counts.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Elo-MMR-Py==2.0.0 elommr==1.2.1
"$folder/venv/bin/python" - <<'PYTHON'
import elo_mmr_py
import elommr

GAMES = [[("first", 0, 0), ("second", 1, 1)]] * 5 + [[("first", 0, 1), ("second", 0, 1)]] * 20


def rated(games, system="mmr"):
    contests = [elo_mmr_py.Contest(standings=game, name=str(day), time_seconds=day * 86_400) for day, game in enumerate(games)]
    return {name: player.rating for name, player in sorted(elo_mmr_py.rate(contests, system=system).items())}


players = {"first": elommr.Player(), "second": elommr.Player()}
model = elommr.EloMMR()
for day, game in enumerate(GAMES):
    model.round_update([(players[name], low, high) for name, low, high in game], contest_time=day * 86_400)
near = {name: player.event_history[-1].mu for name, player in players.items()}
print("Elo-MMR-Py", rated(GAMES), "elommr", near)
assert abs(near["first"] - near["second"]) < 10
for system in elo_mmr_py.SUPPORTED_SYSTEMS:
    assert rated(GAMES, system) == rated(GAMES[:5], system) and rated(GAMES[5:], system) == {}
three = [("first", 0, 1), ("second", 0, 1), ("third", 2, 2)]
assert rated([three])["first"] == rated([three])["second"] > 1500
PYTHON
