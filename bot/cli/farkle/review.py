"""`python -m bot review`: reviews an ended game from its text."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import Words, add_word, game_in, json_line
from bot.cli.farkle.coach import table
from bot.errors import SetupError
from bot.games.farkle import ENGINE, outcome
from bot.text import legible, listed, say

if TYPE_CHECKING:
    from bot.coach.farkle.reviewed import Review


def add_to(words: Words) -> None:
    word = add_word(words, "review", run, "luck and decisions in a finished game, from its text")
    word.add_argument("file")
    word.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")
    word.add_argument("--png", metavar="OUT", help="draw each seat's chance to win into this file")


def run(options: argparse.Namespace) -> int:
    transcript = game_in(ENGINE, options.file)
    if outcome(transcript.game) is None:
        raise SetupError("review-unfinished")
    # Numba takes a second to load; a wrong file is reported first.
    from bot.coach.farkle.review import review
    from bot.ui.games.farkle.review import about_picture, chances, decision_lines, seat_line
    from bot.ui.stats.charts import letter

    found = review(transcript.start, transcript.facts, table(transcript.start.rules))
    if options.png is not None:
        _write(options.png, _picture(found))
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


def _write(path: str, png: bytes) -> None:
    """Raises SetupError."""
    try:
        Path(path).write_bytes(png)
    except OSError as error:
        raise SetupError("unwritable-file", path=path, problem=error.strerror or "") from None
