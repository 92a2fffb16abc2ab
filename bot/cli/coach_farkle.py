"""`python -m bot coach` for games of Farkle. A function that prints returns the exit status."""

import argparse
import sys
from dataclasses import replace
from math import isfinite
from typing import TYPE_CHECKING

from bot.cli.arguments import game_in, json_line
from bot.cli.coach import describes_position
from bot.errors import SetupError
from bot.games.farkle import (
    FEWEST_SEATS,
    MOST_POINTS,
    MOST_SEATS,
    Game,
    Phase,
    RuleSet,
    Seat,
    Turn,
    choices,
    new_game,
    scoring,
)
from bot.games.notation import AnyTranscript
from bot.rulesets import NamedRules
from bot.sentences import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.coach.farkle.answers import Review
    from bot.coach.farkle.solved import Solved
    from bot.coach.simulation import Match
    from bot.ui.reviewing import AnyReviewWords


def print_advice(options: argparse.Namespace, named: NamedRules | None, text: str | None) -> int:
    from bot.coach.farkle.advice import advise

    game = _described(options, named, text)
    found = advise(game, _solved(game.rules))
    for advice in found:
        if options.json:
            print(
                json_line(
                    {
                        "keep": advice.choice.keep,
                        "then": advice.choice.then,
                        "win": advice.win,
                        # Infinite if a turn never has to end; JSON has no infinity.
                        "points": round(advice.points, 6) if isfinite(advice.points) else None,
                        "exact": advice.exact,
                    }
                )
            )
            continue
        chance = "" if advice.win is None else f"{100 * advice.win:8.3f} %"
        print(f"{' '.join(map(str, advice.choice.keep)):<12} {advice.choice.then:<7}{chance:>10} {advice.points:10.1f}")
    if not options.json and not all(advice.exact for advice in found):
        print(say("coach-not-exact"))
    return 0


def print_figures(options: argparse.Namespace, rules: RuleSet) -> int:
    from bot.coach.farkle.advice import figures

    found = figures(rules, _solved(rules))
    if options.json:
        farkle = {str(dice): chance for dice, chance in found.farkle.items()}
        known = {"turn": found.turn, "first": found.first, "exact": found.exact, "ten_turns": found.ten_turns}
        print(json_line({"farkle": farkle} | known))
        return 0
    for dice, chance in found.farkle.items():
        print(say("coach-farkle", dice=dice, chance=f"{100 * chance:.3f}"))
    if found.turn is not None:
        print(say("coach-turn", points=f"{found.turn:.4f}"))
    if found.ten_turns is not None:
        print(say("coach-ten-turns", points=f"{found.ten_turns:.4f}"))
    if found.first is not None:
        print(say("coach-first", chance=f"{100 * found.first:.3f}"))
        if not found.exact:
            print(say("coach-not-exact"))
    return 0


def matches(rules: RuleSet, games: int, seed: int) -> "Iterator[Match]":
    from bot.coach.farkle.process import ADVISER
    from bot.coach.simulation import matches

    _solved(rules)
    return matches(ADVISER, rules, games, seed)


def review_of(transcript: AnyTranscript) -> "tuple[Review, AnyReviewWords]":
    from bot.coach.farkle.review import review
    from bot.ui.games.farkle.review import REVIEW_WORDS

    return review(transcript.start, transcript.facts, _solved(transcript.start.rules)), REVIEW_WORDS


def _solved(rules: RuleSet) -> "Solved":
    """The solved game of these rules, which is computed and kept if there is none. Raises SetupError without numba."""
    from bot.coach.farkle.process import ADVISER
    from bot.coach.farkle.solver import solve
    from bot.coach.farkle.table import find_table, keep_table
    from bot.coach.farkle.twin import twin

    solved = find_table(rules)
    if solved is None:
        if not ADVISER.can_solve:
            raise SetupError("coach-no-solver")
        print(say("coach-solving"), file=sys.stderr)
        solved = solve(twin(rules))
        keep_table(solved)
    return solved


def _described(options: argparse.Namespace, named: NamedRules | None, text: str | None) -> Game:
    """The game that the options or a text describe. Raises SetupError unless a player has to decide."""
    if text is not None:
        if named is not None or describes_position(options):
            raise SetupError("coach-game-or-totals")
        game: Game = game_in(text).game
        if not choices(game):
            raise SetupError("coach-no-decision")
        return game
    if named is None or options.totals is None:
        raise SetupError("coach-game-or-totals")
    rules: RuleSet = named.rules
    seats = _seats(options, rules)
    seat = 1 if options.seat is None else options.seat
    if not 1 <= seat <= len(seats):
        raise SetupError("coach-no-seat", seat=str(seat), most=str(len(seats)))
    game = replace(new_game(rules, len(seats), roll_off=False), seats=seats, current=seat)
    return _with_turn(game, options)


def _seats(options: argparse.Namespace, rules: RuleSet) -> tuple[Seat, ...]:
    totals = _numbers(options.totals, "totals")
    if not FEWEST_SEATS <= len(totals) <= MOST_SEATS:
        raise SetupError("wrong-number-of-players", fewest=FEWEST_SEATS, most=MOST_SEATS)
    streaks = _for_each_seat(options.streaks, "streaks", [0] * len(totals))
    opened = _for_each_seat(options.opened, "opened", [int(total > 0) for total in totals])
    most = rules.penalty.farkles - 1 if rules.penalty else None
    for total in totals:
        _check_total(rules, total)
    for number, (total, streak, board) in enumerate(zip(totals, streaks, opened, strict=True), start=1):
        if streak < 0 or (most is not None and streak > most):
            raise SetupError("coach-streak", streak=str(streak), most="0" if most is None else str(most))
        if board not in (0, 1):
            raise SetupError("coach-opened", given=str(board))
        if total > 0 and not board:
            raise SetupError("coach-must-have-opened", seat=str(number), total=total)
    return tuple(Seat(total, bool(board), streak) for total, streak, board in zip(totals, streaks, opened, strict=True))


def _check_total(rules: RuleSet, total: int) -> None:
    from bot.coach.farkle.throws import grid

    reached = total > rules.target if rules.target_reach == "exceed" else total >= rules.target
    if reached:
        raise SetupError("coach-target", total=total, target=rules.target)
    lowest = 0 if rules.penalty is None else rules.penalty.floor
    if lowest is not None and total < lowest:
        raise SetupError("coach-too-low", total=total, lowest=lowest)
    if total % grid(rules) or total < -MOST_POINTS:
        raise SetupError("coach-no-such-points", points=total, step=grid(rules), most=MOST_POINTS)


def _with_turn(game: Game, options: argparse.Namespace) -> Game:
    """The game with the turn that the options describe. Raises SetupError for an impossible turn."""
    from bot.coach.farkle.throws import grid

    rules, points = game.rules, options.turn or 0
    if not 0 <= points <= MOST_POINTS or points % grid(rules):
        raise SetupError("coach-no-such-points", points=points, step=grid(rules), most=MOST_POINTS)
    if rules.target_reach == "exact" and game.seat(game.current).total + points > rules.target:
        raise SetupError("coach-past-target", points=points, target=rules.target)
    if options.thrown is None:
        dice = rules.dice if options.dice is None else options.dice
        if not 1 <= dice <= rules.dice:
            raise SetupError("coach-dice", most=str(rules.dice))
        if not points and dice < rules.dice:
            raise SetupError("coach-fresh-turn", dice=str(rules.dice))
        phase = Phase.ROLL_OR_BANK if points else Phase.THROW
        return replace(game, phase=phase, turn=Turn(dice, points))
    thrown = tuple(_numbers(options.thrown, "thrown"))
    if options.dice is not None:
        raise SetupError("coach-thrown-or-dice")
    if not 1 <= len(thrown) <= rules.dice or not all(1 <= die <= 6 for die in thrown):
        raise SetupError("coach-dice", most=str(rules.dice))
    if not points and len(thrown) < rules.dice:
        raise SetupError("coach-fresh-turn", dice=str(rules.dice))
    game = replace(game, phase=Phase.KEEP, turn=Turn(len(thrown), points, thrown))
    if scoring(rules).wins(tuple(sorted(thrown))) or not choices(game):
        raise SetupError("coach-no-decision")
    return game


def _for_each_seat(given: str | None, option: str, otherwise: list[int]) -> list[int]:
    if given is None:
        return otherwise
    numbers = _numbers(given, option)
    if len(numbers) != len(otherwise):
        raise SetupError("coach-one-for-each", option=option, number=str(len(otherwise)), given=str(len(numbers)))
    return numbers


def _numbers(given: str, option: str) -> list[int]:
    parts = given.split(",")
    if len(given) > 200 or not all(part.strip().lstrip("-").isascii() for part in parts):
        raise SetupError("coach-no-numbers", option=option)
    try:
        return [int(part) for part in parts]
    except ValueError:
        raise SetupError("coach-no-numbers", option=option) from None
