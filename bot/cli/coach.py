"""`python -m bot coach`: the best choice in a game, the figures of a rule set, and games of computers."""

import argparse
import re

from bot.cli.arguments import (
    Words,
    add_word,
    coach_of,
    json_line,
    named_rules,
    read_text,
    still_working,
    whole_number,
)
from bot.errors import SetupError
from bot.rulesets import engine_of_text
from bot.sentences import say

_POSITION = ("totals", "seat", "turn", "thrown", "dice", "streaks", "opened")


def add_to(words: Words) -> None:
    coach = words.add_parser("coach", help="the best choice in a game, or the odds of a rule set")
    actions = coach.add_subparsers(required=True, metavar="ACTION")
    best = add_word(actions, "advise", advise, "all legal choices with what they are worth, best first")
    best.add_argument("rules", metavar="ID-OR-FILE", nargs="?", help="the rule set, if --game names none")
    best.add_argument("--game", metavar="FILE", help="a game in the notation, with advice for its end")
    best.add_argument("--totals", metavar="POINTS,…", help="what each seat has banked")
    best.add_argument("--seat", type=whole_number, help="whose turn it is (default: 1)")
    best.add_argument("--turn", type=whole_number, help="points set aside in this turn (default: 0)")
    best.add_argument("--thrown", metavar="FACE,…", help="the dice just rolled")
    best.add_argument("--dice", type=whole_number, help="how many dice to roll next, if none are on the table")
    best.add_argument("--streaks", metavar="N,…", help="each seat's turns without points in a row (default: none)")
    best.add_argument("--opened", metavar="0|1,…", help="who is on the board (default: all with points)")
    best.add_argument("--json", action="store_true", help="a JSON line for each choice")
    # Negative totals are values, not options.
    best._negative_number_matcher = re.compile(r"-\d[-\d,]*$")
    known = add_word(actions, "figures", figures, "what best play is worth by a rule set")
    known.add_argument("rules", metavar="ID-OR-FILE")
    known.add_argument("--json", action="store_true", help="as one JSON line")
    many = add_word(actions, "simulate", simulate, "games of best play and of each computer against each other")
    many.add_argument("rules", metavar="ID-OR-FILE")
    many.add_argument("--games", type=whole_number, default=1000, help="of each pair (default: %(default)s)")
    many.add_argument("--seed", type=whole_number, default=1, help="the same games again (default: %(default)s)")
    many.add_argument("--json", action="store_true", help="a JSON line for each pair")


def advise(options: argparse.Namespace) -> int:
    """Prints the choices of a game by the module of its coach (`coach_of`)."""
    text = None if options.game is None else read_text(options.game)
    named = None if options.rules is None else named_rules(options.rules)
    if text is not None:
        engine = engine_of_text(text)
    elif named is not None:
        engine = named.engine
    else:
        raise SetupError("coach-game-or-totals")
    if named is not None and named.engine is not engine:
        raise SetupError("coach-other-rules", given=options.rules, base=engine.name)
    with still_working():
        return int(coach_of(engine).print_advice(options, named, text))


def figures(options: argparse.Namespace) -> int:
    named = named_rules(options.rules)
    with still_working():
        return int(coach_of(named.engine).print_figures(options, named.rules))


def simulate(options: argparse.Namespace) -> int:
    named = named_rules(options.rules)
    if options.games < 1:
        raise SetupError("coach-games")
    with still_working():
        for match in coach_of(named.engine).matches(named.rules, options.games, options.seed):
            found = match.as_json()
            if options.json:
                print(json_line(found), flush=True)
                continue
            for player, mean, deviation in zip(match.players, found["mean"], found["deviation"], strict=True):
                print(say("coach-player", player=player, mean=f"{mean:.2f}", deviation=f"{deviation:.2f}"))
            if "wins" in found:
                share, error = f"{100 * found['wins'][0]:.2f}", f"{100 * found['error']:.2f}"
                print(say("coach-wins", player=match.players[0], share=share, error=error), flush=True)
    return 0


def describes_position(options: argparse.Namespace) -> bool:
    """Whether any option is given that describes a position, instead of a game as text."""
    return any(getattr(options, name) is not None for name in _POSITION)
