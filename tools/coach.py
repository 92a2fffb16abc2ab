"""Solves the coach's tables, and checks what docs/coach.md says of them.

python -m tools.coach WORD [NAME …] [--games N] [--seats N] [--seed N]

A NAME is a shipped rule set (of Farkle, except for accuracy); without one, all. Exits with 1 if a check fails.

solve        writes tables to data/coach, those that are missing (also of quick games) or named, and prints the
             memory of each
solve-three  does so for games of three seats
play         plays games of two by each exact table: who begins wins as often as the table says
luck         reviews random games by each exact table: luck and skill add up; in a third, players are away at times
opponents    plays the characters against each other: the stronger one wins more often
strength     how often a seat that follows the coach wins against others that maximize each turn's points
accuracy     plays games of two, each character against itself, or any choice: the loss per decision in those of a
             beginner, the accuracy, and what 5, 25, 50, 75 and 95 in 100 players of single games stay below
brute-force  compares the coach with an independent brute force; a NAME is a mix of options
brute-force-three
             does so for three seats
"""

import argparse
import random
import resource
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import numpy as np

from bot import rulesets
from bot.cli.pipes import run
from bot.coach.adviser import BY_STRENGTH, Character
from bot.coach.advisers import adviser_of
from bot.coach.farkle.advice import PRECISION, figures, gain
from bot.coach.farkle.bounds import is_known
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.solver import solve as solved_anew
from bot.coach.farkle.table import MOST_BYTES, find_table, path_of, write_table
from bot.coach.farkle.three import find_three, keep_three, path_of_three, plain
from bot.coach.farkle.three_solver import solve_three as solved_three
from bot.coach.farkle.twin import twin
from bot.coach.files import SHIPPED
from bot.coach.reviewed import BEGINNER, MILLION, SeatSums, accuracy_of
from bot.games import farkle
from bot.games.dice import Dice
from bot.games.engine import State
from bot.games.farkle import Choice, Game, RuleSet, change, choices
from bot.games.options import OptionSet
from tests.coach import three_seats
from tests.coach.brute_force import MIXES, differences
from tests.coach.matches import by_character, share_against, share_of_first
from tests.coach.reviewed_games import broken_promises, random_game

_SHIPPED: dict[str, RuleSet] = {
    name: each.rules for name, each in rulesets.shipped_of(farkle.ENGINE).items() if is_known(each.rules)
}
_AWAY = 0.02
"""How often players are away, in a game with absence."""
_MOST_ERRORS = 3
_SHARES = (5, 25, 50, 75, 95)


def solve(name: str, options: Namespace) -> bool:
    usual = _SHIPPED[name]
    for target in (usual.target, farkle.ENGINE.quick_target):
        # Rules too large to solve have the table of their twin.
        rules = twin(change(usual, {"target": target}))
        if find_table(rules, [SHIPPED]) and not (options.names and target == usual.target):
            continue
        solved = solved_anew(rules, lambda sweep, change: print(f"  sweep {sweep}: {change:.1e}", flush=True))
        data = write_table(solved)
        if len(data) <= MOST_BYTES:
            path_of(rules, SHIPPED).write_bytes(data)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{memory} MB at most, {len(data)} bytes, {solved.levels.count} standings, off by {solved.bound:.1e}")
    return True


def solve_three(name: str, options: Namespace) -> bool:
    small = plain(twin(_SHIPPED[name]))
    if small is None or (find_three(small, [SHIPPED]) and not options.names):
        return True
    three = solved_three(small)
    keep_three(three, SHIPPED)
    size, memory = path_of_three(small).stat().st_size, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{memory} MB at most, {size} bytes, {three.more[0].size} standings")
    return True


def play(name: str, options: Namespace) -> bool:
    if not (solved := _exact(name)):
        return True
    rules, dice, games = _SHIPPED[name], random.Random(options.seed), options.games or 20_000
    share = share_of_first([by_character(Character.PERFECT, solved, dice)] * 2, rules, games, dice)
    expected = figures(rules, solved).first
    assert expected is not None
    off = (share.wins - expected) / share.error
    print(f"{games} games, won {share.wins:.5f}, expected {expected:.5f}: {off:+.2f} errors")
    return abs(off) <= _MOST_ERRORS


def luck(name: str, options: Namespace) -> bool:
    looks, broken = random.Random(options.seed), 0
    if solved := _exact(name):
        for number in range(options.seed, options.seed + (options.games or 1000)):
            played = random_game(_SHIPPED[name], number, absent=0.0 if number % 3 else _AWAY)
            for promise in broken_promises(played, solved, looks):
                broken += 1
                print(f"game {number}: {promise}", flush=True)
    return not broken


def opponents(name: str, options: Namespace) -> bool:
    rules, solved, dice = _SHIPPED[name], _table(name), random.Random(options.seed)
    is_ordered = True
    for weaker, stronger in combinations(Character, 2):
        player, other = (by_character(each, solved, dice) for each in (stronger, weaker))
        share = share_against(player, other, rules, options.games or 20_000, dice)
        is_ordered = is_ordered and share.wins - 1.96 * share.error > 0.5
        print(f"{stronger} beats {weaker}: {share}", flush=True)
    return is_ordered


def strength(name: str, options: Namespace) -> bool:
    rules, dice, games, seats = _SHIPPED[name], random.Random(options.seed), options.games or 2000, options.seats
    coached = by_character(Character.PERFECT, _table(name), dice)
    share = share_against(coached, _most_points, rules, games, dice, seats=seats)
    print(f"{seats} seats: won {share} % of {games} games, equal {100 / seats:.1f} %")
    return True


def accuracy(name: str, options: Namespace) -> bool:
    players = {"any choice": _any_choice} | {str(each): partial(_by_character, each) for each in BY_STRENGTH}
    for player, choose in players.items():
        dice = random.Random(1)
        games = (
            _reviewed(rulesets.shipped()[name].rules, partial(choose, dice), dice) for _ in range(options.games or 200)
        )
        seats = [each for game in games for each in game if each.decisions]
        if not seats:
            print("no game was reviewed exactly")
            break
        lost = sum(each.lost for each in seats) / sum(each.decisions for each in seats) / MILLION
        shares = np.percentile([each.accuracy or 0.0 for each in seats], _SHARES)
        print(f"{player}: {lost / BEGINNER:.3f}, {accuracy_of(lost):.1f},", *map(round, shares), flush=True)
    return True


def brute_force(name: str, _options: Namespace) -> bool:
    off = differences(name)
    key, most = max(off, key=lambda each: each[1])
    print(f"{len(off)} standings, off by at most {most:.1e} at {key}")
    return most <= PRECISION


def brute_force_three(name: str, _options: Namespace) -> bool:
    off = [each for _, each in three_seats.differences(name)]
    print(f"{len(off)} standings, off by at most {max(off):.1e}")
    return max(off) <= three_seats.PRECISION


def _table(name: str) -> Solved:
    return find_table(_SHIPPED[name]) or solved_anew(twin(_SHIPPED[name]))


def _exact(name: str) -> Solved | None:
    """The solved table of a rule set; None if there is only that of a twin."""
    solved = find_table(_SHIPPED[name])
    return solved if solved and solved.bound <= PRECISION and solved.levels.rules == _SHIPPED[name] else None


def _most_points(game: Game) -> Choice:
    """The choice that gains the most points in its turn."""
    return max(choices(game), key=partial(gain, game))


def _reviewed(rules: OptionSet, choose: Callable[[State], Any], dice: random.Random) -> list[SeatSums]:
    """What the review of a game adds up to; nothing if it is not exact."""
    engine, adviser = rules.engine, adviser_of(rules)
    assert adviser is not None

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.choices(range(1, 7), k=count))

    game = engine.new_game(rules, 2)
    steps = list(engine.begin(game, throw))
    game = steps[-1].after if steps else game
    while not game.is_over:
        steps += engine.play_choice(game, choose(game), throw)
        game = steps[-1].after
    found = adviser.review(rules, 2, tuple(engine.notation.write(step.fact) for step in steps))
    return list(found[1].seats) if found and found[1].exact else []


def _any_choice(dice: random.Random, game: State) -> Any:
    return dice.choice(game.rules.engine.choices(game))


def _by_character(character: Character, dice: random.Random, game: State) -> Any:
    adviser = adviser_of(game.rules)
    assert adviser is not None
    return adviser.decide(game, character, dice.random())[0]


_WORDS: dict[str, Callable[[str, Namespace], bool]] = {
    **{each.__name__: each for each in (solve, play, luck, opponents, strength, accuracy)},
    "brute-force": brute_force,
    "brute-force-three": brute_force_three,
    "solve-three": solve_three,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("word", metavar="WORD", choices=_WORDS)
    parser.add_argument("names", metavar="NAME", nargs="*")
    parser.add_argument("--games", type=int, help="another number than in docs/coach.md")
    parser.add_argument("--seats", type=int, default=2, help="of `strength` (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    mixes = {"brute-force": list(MIXES), "brute-force-three": list(three_seats.MIXES)}
    known = (mixes | {"accuracy": list(rulesets.shipped())}).get(options.word, list(_SHIPPED))
    if unknown := set(options.names).difference(known):
        parser.error(f"there is no {sorted(unknown)[0]}")
    holds = True
    for name in options.names or known:
        worked = time.process_time()
        print(f"{name}:", flush=True)
        holds = _WORDS[options.word](name, options) and holds
        print(f"  {time.process_time() - worked:.0f} s", flush=True)
    return 0 if holds else 1


if __name__ == "__main__":
    run(main)
