#!/usr/bin/env bash
# caissify-pairings 0.5.0, cardarena-tournament-core 1.5.0 and py4swiss 0.3.1 pair six players for a fourth round.
#
# Expected: who has not met meets, as long as that is possible; otherwise as few as possible meet again, and nobody has a
# bye, because six is even. Seen: of random sequences of rounds, the first gives two byes in some, the second lets players
# meet again although another pairing has no second meeting, and the third, asked after three rounds in which 1, 2 and 3
# met 4, 5 and 6, raises PairingError. All three paired the rounds before by themselves or take them as valid.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    caissify-pairings==0.5.0 cardarena-tournament-core==1.5.0 py4swiss==0.3.1
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import subprocess
import sys
import warnings
from collections import Counter
from random import Random

from caissify_pairings import generate_pairings
from cardarena_tournament_core import MatchupOutcome, Player, Swiss


def ways(players):
    if not players:
        yield []
    for other in players[1:]:
        for more in ways([each for each in players[1:] if each != other]):
            yield [frozenset((players[0], other)), *more]


def fourth_round(pairs, byes, met):
    if byes:
        return f"{byes} byes"
    if not met.intersection(pairs):
        return "all new"
    return "again, without need" if any(not met.intersection(way) for way in ways(list(range(1, 7)))) else "again"


def caissify(seed):
    chance, met = Random(seed), set()
    players = {
        number: {
            **{"id": number, "name": str(number), "score": 0.0, "rating": 2000 - number, "starting_number": number},
            **{"color_hist": [], "float_history": [], "bye_count": 0},
        }
        for number in range(1, 7)
    }
    for number in range(1, 5):
        drawn = generate_pairings(
            system="casual",
            players=list(players.values()),
            previous_pairings={tuple(sorted(pair)) for pair in met},
            round_number=number,
            total_rounds=4,
        )
        games = [each for each in drawn if each["white_id"] and each["black_id"]]
        pairs = [frozenset((each["white_id"], each["black_id"])) for each in games]
        if number == 4:
            return fourth_round(pairs, len(drawn) - len(games), met)
        met.update(pairs)
        for each in games:
            players[chance.choice((each["white_id"], each["black_id"]))]["score"] += 1
            players[each["white_id"]]["color_hist"].append("white")
            players[each["black_id"]]["color_hist"].append("black")


def cardarena(seed):
    chance, met = Random(seed), set()
    swiss = Swiss([Player(id=str(number), name=str(number)) for number in range(1, 7)])
    for number in range(1, 5):
        drawn = swiss.pair()
        games = [each for each in drawn.matchups if each.player2]
        pairs = [frozenset((int(each.player1.id), int(each.player2.id))) for each in games]
        if number == 4:
            return fourth_round(pairs, len(drawn.matchups) - len(games), met)
        met.update(pairs)
        for each in games:
            each.outcome = chance.choice((MatchupOutcome.PLAYER1_WINS, MatchupOutcome.PLAYER2_WINS))
        swiss.submit_results(drawn)


def py4swiss():
    rounds = [[(1, 4), (5, 2), (3, 6)], [(5, 1), (2, 6), (4, 3)], [(1, 6), (4, 2), (3, 5)]]
    lines = ["012 Six", "XXR 5"]
    for number in range(1, 7):
        line = f"001 {number:4}      P{number:<33}{2000 - number}{'':28} 1.5 {number:4}  "
        for pairs in rounds:
            first, second = next(pair for pair in pairs if number in pair)
            line += f"{second if number == first else first:4} {'w' if number == first else 'b'} =  "
        lines.append(line)
    with open(f"{sys.argv[1]}/six.trf", "w") as file:
        file.write("\n".join(lines) + "\n")
    program = [f"{sys.argv[1]}/venv/bin/py4swiss", "-t", file.name, "-p", f"{sys.argv[1]}/pairs"]
    return subprocess.run(program, capture_output=True, text=True).stderr.splitlines()[-1]


warnings.simplefilter("ignore")
seen = [Counter(map(program, range(60))) for program in (caissify, cardarena)]
print("caissify", dict(seen[0]), "cardarena", dict(seen[1]), "py4swiss", py4swiss(), sep="\n")
assert seen[0]["2 byes"]
assert seen[1]["again, without need"]
assert "PairingError" in py4swiss()
PYTHON
