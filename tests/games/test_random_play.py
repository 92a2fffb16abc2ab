"""Random games of every kind under every shipped rule set; those of Yahtzee are followed by an independent referee.

RANDOM_GAMES plays as many whole games by each rule set, instead of the beginnings of a few.
"""

import os
from random import Random

import pytest

from bot import rulesets
from tests.games.yahtzee.refereed import check_with_referee
from tests.support.random_play import check_random_game

SHIPPED = rulesets.shipped()
GAMES = int(os.environ.get("RANDOM_GAMES", "0"))


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_what_holds_in_every_game(name: str) -> None:
    named = SHIPPED[name]
    for number in range(GAMES):
        check_random_game(named, named.engine.fewest_seats + number % 4, Random(f"{name} {number}"))
    for number, seats in enumerate((named.engine.fewest_seats, 3)):
        check_random_game(named, seats, Random(f"{name} {number}"), most_moves=150)


@pytest.mark.parametrize("name", ["yahtzee", "triple-yahtzee"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_referee_agrees_with_every_line_and_with_the_end(name: str, seats: int) -> None:
    for seed in range(GAMES or 3):
        check_with_referee(SHIPPED[name], seats, Random(f"{name} {seats} {seed}"))
