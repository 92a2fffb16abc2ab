"""Every lobby, board and ending of random games: within Discord's limits, and with buttons that do what they offer."""

import pytest

from bot import rulesets
from bot.games.farkle import MOST_SEATS
from tests.support.drawn import check_lobbies, check_longest_board, check_random_game


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", list(rulesets.shipped()))
def test_boards_of_random_games(name: str, seed: int) -> None:
    check_random_game(name, seed)


@pytest.mark.parametrize("seats", [2, MOST_SEATS])
@pytest.mark.parametrize("name", list(rulesets.shipped()))
def test_lobbies(name: str, seats: int) -> None:
    check_lobbies(name, seats)


def test_totals_of_any_length_fit() -> None:
    check_longest_board()
