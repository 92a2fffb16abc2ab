"""`python -m bot coach` for games of Yahtzee. A function that prints returns the exit status."""

import argparse
import sys
from typing import TYPE_CHECKING

from bot.cli.arguments import game_in, json_line
from bot.cli.coach import describes_position
from bot.coach.yahtzee.answers import written
from bot.coach.yahtzee.process import check_size
from bot.errors import SetupError
from bot.games.notation import AnyTranscript
from bot.games.yahtzee import RuleSet, choices
from bot.rulesets import NamedRules
from bot.sentences import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.coach.simulation import Match
    from bot.coach.yahtzee.answers import Review
    from bot.coach.yahtzee.solved import Solved
    from bot.ui.reviewing import AnyReviewWords


def print_advice(options: argparse.Namespace, named: NamedRules | None, text: str | None) -> int:
    if text is None or describes_position(options):
        raise SetupError("yahtzee-coach-game")
    transcript = game_in(text)
    if named is not None and named.base != transcript.base:
        raise SetupError("coach-other-rules", given=named.name, base=transcript.base)
    game = transcript.game
    if not choices(game):
        raise SetupError("coach-no-decision")
    # Numpy takes a moment to load, and wrong arguments do not wait for it.
    from bot.coach.yahtzee.advice import advise
    from bot.coach.yahtzee.judge import Judge

    for advice in advise(game, Judge(game.rules, _solved(game.rules))):
        said = "roll" if game.turn.is_fresh else written(advice.choice)
        if options.json:
            win = {} if advice.win is None else {"win": round(advice.win, 6)}
            print(json_line({"choice": said, "points": round(advice.points, 6)} | win))
        else:
            chance = "" if advice.win is None else f"{100 * advice.win:8.2f} %"
            print(f"{said:<26}{chance:>10} {advice.points:10.2f}")
    return 0


def print_figures(options: argparse.Namespace, rules: RuleSet) -> int:
    if rules.columns > 1:
        raise SetupError("yahtzee-coach-columns")
    from bot.coach.yahtzee.judge import Judge

    solved = _solved(rules)
    mean, is_exact = f"{solved.average:.6f}", Judge(rules, solved).is_exact
    said = say("yahtzee-coach-mean", points=mean, exact="yes" if is_exact else "no")
    print(f'{{"mean":{mean},"exact":{str(is_exact).lower()}}}' if options.json else said)
    return 0


def matches(rules: RuleSet, games: int, seed: int) -> "Iterator[Match]":
    from bot.coach.yahtzee.judge import Judge
    from bot.coach.yahtzee.simulation import matches

    return matches(Judge(rules, _solved(rules)), games, seed)


def review_of(transcript: AnyTranscript) -> "tuple[Review, AnyReviewWords]":
    from bot.coach.yahtzee.judge import Judge
    from bot.coach.yahtzee.review import review
    from bot.ui.games.yahtzee.review import REVIEW_WORDS

    rules = transcript.start.rules
    judge = Judge(rules, _solved(rules))
    return review(transcript.start, transcript.facts, judge, exact=judge.is_exact), REVIEW_WORDS


def _solved(rules: RuleSet) -> "Solved":
    """The solved column of these rules, which is computed and kept if there is none. Raises BeyondCoach."""
    from bot.coach.yahtzee.solver import solve
    from bot.coach.yahtzee.table import find_table, keep_table

    solved = find_table(rules)
    if solved is None:
        check_size(rules)
        print(say("yahtzee-coach-solving"), file=sys.stderr)
        solved = solve(rules)
        keep_table(solved)
    return solved
