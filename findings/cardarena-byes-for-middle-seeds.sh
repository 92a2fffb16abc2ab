#!/usr/bin/env bash
# cardarena-tournament-core 1.5.0: a knockout gives its byes to the players in the middle, and not only at the beginning.
#
# Expected of mirrored seeds with byes: the best seeds have byes, all in the first round, so that the second has 2, 4, 8, …
# players, and 1 and 2 can only meet in the final. Seen: of five players, 3 has the bye, then 2; of six, 3 and 1 or 2 meet in
# the second round while the other has a bye.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cardarena-tournament-core==1.5.0
"$folder/venv/bin/python" - <<'PYTHON'
from cardarena_tournament_core import MatchupOutcome, Player, SingleElimination


def byes(players):
    event, found = SingleElimination([Player(id=str(seed), name=str(seed)) for seed in range(1, players + 1)]), []
    while len(found) < 2:
        drawn = event.pair()
        found.append([int(match.player1.id) for match in drawn.matchups if match.player2 is None])
        for match in drawn.matchups:
            if match.player2 is not None:
                match.outcome = MatchupOutcome.PLAYER1_WINS
        event.submit_results(drawn)
    return found


print({players: byes(players) for players in (5, 6, 7)})
assert byes(5) == [[3], [2]]
assert byes(6) == [[], [2]]
assert byes(7) == [[4], []]
PYTHON
