"""The review of a game of Farkle on the command line."""

import argparse
from typing import TYPE_CHECKING

from bot.cli.arguments import game_in, json_line, write_bytes
from bot.cli.farkle.coach import table
from bot.errors import SetupError
from bot.games.farkle import ENGINE, outcome
from bot.text import legible, listed, say

if TYPE_CHECKING:
    from bot.coach.farkle.reviewed import Review


def review(options: argparse.Namespace) -> int:
    transcript = game_in(ENGINE, options.file)
    if outcome(transcript.game) is None:
        raise SetupError("review-unfinished")
    # Numba takes a second to load; a wrong file is reported first.
    from bot.coach.farkle.review import review as look_back
    from bot.ui.games.farkle.review import about_picture, chances, decision_lines, seat_line
    from bot.ui.stats.charts import letter

    found = look_back(transcript.start, transcript.facts, table(transcript.start.rules))
    if options.png is not None:
        write_bytes(options.png, _picture(found))
    if options.json:
        for line in found.as_json():
            print(json_line(line))
        return 0
    names = [legible(name) for name in transcript.players]
    print(chances(found, names, say, listed))
    for seat in found.seats:
        print(seat_line(found, seat, f"{letter(seat)}. {names[seat - 1]}", say))
    print(f"\n{say('review-decisive')}")
    for number, decision in enumerate(found.decisive(), start=1):
        first, *more = decision_lines(decision, names, say)
        print("\n   ".join([f"{number}. {first}", *more]))
    print(f"\n{say('review-exact' if found.exact else 'review-estimated')}")
    if options.png is not None:
        print(f"{say('review-written', path=options.png)} {about_picture(found, say)}")
    return 0


def _picture(found: "Review") -> bytes:
    from bot.ui.games.farkle.review import curves
    from bot.ui.stats.charts import win_by_fact

    return win_by_fact(curves(found))
