"""The review of a game of Yahtzee on the command line."""

import argparse

from bot.cli.arguments import game_in, json_line, write_bytes
from bot.cli.yahtzee.coach import table
from bot.errors import SetupError
from bot.games.yahtzee import ENGINE, outcome, write
from bot.text import DEFAULT, legible, say


def review(options: argparse.Namespace) -> int:
    transcript = game_in(ENGINE, options.file)
    rules, game = transcript.start.rules, transcript.game
    if outcome(game) is None or not game.winners:
        raise SetupError("review-unfinished")
    # Numpy takes a moment to load, and wrong files do not wait for it.
    from bot.coach.yahtzee.advice import Judge
    from bot.coach.yahtzee.hints import written
    from bot.coach.yahtzee.review import review as look_back
    from bot.ui.games.yahtzee.review import about_picture, decision_lines, how_exact, picture, seat_line
    from bot.ui.stats.charts import letter

    found = look_back(transcript.start, transcript.facts, Judge(rules, table(rules)), exact=rules.columns == 1)
    if options.png is not None:
        write_bytes(options.png, picture(found))
    if options.json:
        for moment in found.moments:
            absence = moment.absence[moment.seat - 1] if moment.absence and moment.seat else 0.0
            line = {
                "seq": moment.step.after.revision,
                "seat": moment.seat,
                "fact": write(moment.step.fact).removeprefix(f"{moment.seat} "),
                "points": moment.points,
                "luck": moment.luck,
                "loss": moment.loss + absence,
                "best": moment.best and written(moment.best),
            }
            print(json_line(line | ({"win": moment.win} if moment.win else {})))
        sums = {
            "start": found.start,
            "luck": [found.luck(seat) for seat in found.seats],
            "loss": [found.loss(seat) + found.absence(seat) for seat in found.seats],
            "result": [found.end.seat(seat).total for seat in found.seats],
            "accuracy": [found.accuracy(seat) for seat in found.seats],
            "exact": found.exact,
        }
        print(json_line(sums))
        return 0
    names = [legible(name) for name in transcript.players]
    for seat in found.seats:
        print(seat_line(found, seat, f"{letter(seat)}. {names[seat - 1]}", DEFAULT))
    print(f"\n{say('review-decisive')}")
    for number, decision in enumerate(found.decisive(), start=1):
        first, *more = decision_lines(decision, names, DEFAULT)
        print("\n   ".join([f"{number}. {first}", *more]))
    print(f"\n{how_exact(found, DEFAULT)}")
    if options.png is not None:
        print(f"{say('review-written', path=options.png)} {about_picture(found, DEFAULT)}")
    return 0
