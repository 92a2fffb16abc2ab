"""`python -m bot replay`, `review` and `verify`: a game from its text."""

import argparse
from dataclasses import asdict

from bot import rulesets
from bot.cli.arguments import Words, add_word, coach_of, game_in, json_line, read_text, still_working, write_bytes
from bot.errors import SetupError
from bot.sentences import DEFAULT, say
from bot.typed import legible
from bot.ui.game.verdict import report

# A column.
_TO_TOTALS = 28


def add_to(words: Words) -> None:
    word = add_word(words, "replay", replay, "replay a game from its text, and print its lines and totals")
    word.add_argument("file", metavar="FILE")
    word.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")
    word = add_word(words, "review", review, "luck and decisions in a finished game, from its text")
    word.add_argument("file", metavar="FILE")
    word.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")
    word.add_argument("--png", metavar="OUT", help="draw each seat's chance to win into this file")
    word = add_word(
        words,
        "verify",
        verify,
        "recompute the dice of a finished game from its text; exit 1 if any differ or the text can't be read,"
        " 2 if the game or its proof is incomplete",
    )
    word.add_argument("file", metavar="FILE")


def replay(options: argparse.Namespace) -> int:
    transcript = game_in(read_text(options.file))
    engine = transcript.start.rules.engine
    if options.json:
        for fact in transcript.facts:
            print(json_line({"fact": engine.notation.word_of(fact), **asdict(fact)}))
        print(json_line(asdict(engine.result(transcript.game))))
    else:
        before = [0] * len(transcript.players)
        for step in transcript.steps:
            line, totals = engine.notation.write(step.fact), [seat.total for seat in step.after.seats]
            print(line if totals == before else f"{line:{_TO_TOTALS}} # {' '.join(map(str, totals))}")
            before = totals
        print()
        for name, total in sorted(zip(transcript.players, before, strict=True), key=lambda each: -each[1]):
            print(total, legible(name))
    return 0


def review(options: argparse.Namespace) -> int:
    """Prints the review of a game that has ended."""
    text = read_text(options.file)
    own, transcript = coach_of(rulesets.engine_of_text(text)), game_in(text)
    if not transcript.game.winners:
        raise SetupError("review-unfinished")
    # The coach takes a second to load; a wrong file is reported first.
    with still_working():
        found, words = own.review_of(transcript)
    from bot.ui.charts import letter

    names = [legible(name) for name in transcript.players]
    picture = words.picture(found, names, DEFAULT) if options.png is not None else None
    if picture:
        write_bytes(options.png, picture.png)
    if options.json:
        for line in found.as_json():
            print(json_line(line))
        return 0
    seats = [words.seat_lines(found, seat, f"{letter(seat)}. {names[seat - 1]}", DEFAULT) for seat in found.seats]
    print(*("\n   ".join(each) for each in seats), sep="\n")
    print(f"\n{say('review-decisive')}")
    for number, decision in enumerate(found.decisive(), start=1):
        first, *more = words.decision_lines(decision, names, DEFAULT)
        print("\n   ".join([f"{number}. {first}", *more]))
    print(f"\n{words.how_exact(found, DEFAULT)}")
    if picture:
        print(f"{say('review-written', path=options.png)} {picture.about}")
    return 0


def verify(options: argparse.Namespace) -> int:
    text = read_text(options.file)
    engine = rulesets.engine_of_text(text)
    verdict = engine.verify(text, rulesets.shipped_rules_of(engine))
    print("\n".join(report(verdict, bullet="  ")))
    if verdict.faults:
        return 1
    return 0 if verdict.is_over else 2
