"""`python -m bot review`: looks back at a game that has ended, from its text."""

import argparse

from bot.cli.arguments import Words, add_word, game_in, json_line, own_words, read_text, write_bytes
from bot.errors import SetupError
from bot.rulesets import engine_of_text
from bot.text import DEFAULT, legible, say


def add_to(words: Words) -> None:
    word = add_word(words, "review", review, "luck and decisions in a finished game, from its text")
    word.add_argument("file")
    word.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")
    word.add_argument("--png", metavar="OUT", help="draw each seat's chance to win into this file")


def review(options: argparse.Namespace) -> int:
    engine = engine_of_text(read_text(options.file))
    own, transcript = own_words(engine, "coach"), game_in(engine, options.file)
    if not transcript.game.winners:
        raise SetupError("review-unfinished")
    # The coach takes a second to load; a wrong file is reported first.
    found, telling = own.look_back(transcript)
    from bot.ui.stats.charts import letter

    names = [legible(name) for name in transcript.players]
    drawn = telling.drawn(found, names, DEFAULT) if options.png is not None else None
    if drawn:
        write_bytes(options.png, drawn.picture)
    if options.json:
        for line in found.as_json():
            print(json_line(line))
        return 0
    seats = [telling.seat_lines(found, seat, f"{letter(seat)}. {names[seat - 1]}", DEFAULT) for seat in found.seats]
    print(*telling.head(found, names, DEFAULT), *("\n   ".join(each) for each in seats), sep="\n")
    print(f"\n{say('review-decisive')}")
    for number, decision in enumerate(found.decisive(), start=1):
        first, *more = telling.decision_lines(decision, names, DEFAULT)
        print("\n   ".join([f"{number}. {first}", *more]))
    print(f"\n{telling.how_exact(found, DEFAULT)}")
    if drawn:
        print(f"{say('review-written', path=options.png)} {drawn.about}")
    return 0
