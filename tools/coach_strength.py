"""Measures how strong the coach's advice is where it is an approximation: against seats that play for points alone.

    python -m tools.coach_strength ID [--seats 2] [--games 2000] [--target N] [--seed 1]

One seat takes the choice that wins most often by the coach, each other seat the one that gains the most points in its
turn; seats take turns at beginning. Prints the share of games that the coach won with its 95 % confidence interval,
and the share of a seat that is as strong as the others.
"""

import argparse
import random
import time

from bot import rulesets
from bot.coach.farkle.advice import gain, plan
from bot.coach.farkle.library import find_table
from bot.coach.farkle.solver import Solved, solve
from bot.coach.farkle.twin import twin
from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, Phase, RuleSet, change, choices, new_game, play_choice


def greedy(game: Game) -> Choice:
    """The choice that gains the most points in this turn."""
    legal = choices(game)
    return legal[0] if len(legal) == 1 else max(legal, key=lambda choice: gain(game, choice))


def coached(game: Game, solved: Solved) -> Choice:
    """The choice that wins most often by the coach."""
    legal = choices(game)
    planned = plan(game, solved) if len(legal) > 1 else None
    if planned is None:
        return greedy(game)
    return max(legal, key=lambda choice: planned.win(game, choice))


def play(rules: RuleSet, solved: Solved, seats: int, coach: int, dice: random.Random) -> float:
    """One game: 1 if the seat that is coached wins, its part of a shared win, or 0."""

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    game = new_game(rules, seats, roll_off=False)
    while game.phase is not Phase.OVER:
        choice = coached(game, solved) if game.current == coach else greedy(game)
        game = play_choice(game, choice, throw)[-1].after
    return (coach in game.winners) / len(game.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the coach against seats that play for points alone.")
    parser.add_argument("rules", metavar="ID")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--target", type=int, help="another target than that of the rule set")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    house = rulesets.shipped().get(options.rules)
    if house is None:
        parser.error(f"there is no shipped rule set {options.rules}")
    rules = change(house.rules, {"target": options.target}) if options.target else house.rules
    solved = find_table(rules) or solve(twin(rules))
    dice, worked = random.Random(options.seed), time.process_time()
    won = squares = 0.0
    for number in range(options.games):
        found = play(rules, solved, options.seats, number % options.seats + 1, dice)
        won += found
        squares += found * found
    share = won / options.games
    error = ((squares / options.games - share * share) / options.games) ** 0.5
    print(
        f"{options.rules}, {options.seats} seats, to {rules.target:,}: the coach won {100 * share:.1f} % ±"
        f" {196 * error:.1f} of {options.games} games, an equal seat {100 / options.seats:.1f} %"
        f" ({time.process_time() - worked:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    main()
